import { useRouter } from 'expo-router';

import { Button, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { tableHere } from '@/platform/links';
import { dropSeat, leaveSeat, returnToSeat, sitDown, type Nearby } from '@/stores/nearby';

import { endingText } from './endingText';

/** After these the seat itself is still ours, and dialling once more may help. */
const WORTH_RETRYING: readonly Nearby['why'][] = [
  'superseded',
  'garbage',
  'silent',
  'wait',
  'version',
  'left',
];

/** Why a table was lost, and the way back to one. */
export function Ended({ now }: { readonly now: Nearby }) {
  const router = useRouter();
  const here = tableHere();
  const again = () => {
    if (WORTH_RETRYING.includes(now.why)) {
      leaveSeat();
      returnToSeat();
      return;
    }
    dropSeat();
    if (here !== null && here.code !== null && here.place === now.place) void sitDown(here.place, here.code);
    else router.replace({ pathname: '/nearby/join', params: { place: now.place ?? '' } });
  };
  return (
    <Screen title={t('nearby.title')}>
      <Words as="heading" role="alert">
        {endingText(now.why ?? 'left', now.hostVersion)}
      </Words>
      <Button kind="main" label={t('nearby.again')} onPress={again} />
      <Button
        kind="quiet"
        label={t('result.home')}
        onPress={() => {
          leaveSeat();
          router.dismissTo('/');
        }}
      />
    </Screen>
  );
}
