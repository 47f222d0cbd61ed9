import { useRouter } from 'expo-router';
import { useState } from 'react';

import { Button, Sheet, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { actNearby, leaveSeat, pauseTable, type Nearby } from '@/stores/nearby';

interface NearbyMenuProps {
  readonly now: Nearby;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What can be done with the whole table. */
export function NearbyMenu({ now, open, onClose }: NearbyMenuProps) {
  const router = useRouter();
  const [resigning, setResigning] = useState(false);
  const { game } = now.log;
  const close = () => {
    setResigning(false);
    onClose();
  };
  const leave = () => {
    close();
    if (now.role === 'host') void pauseTable();
    else leaveSeat();
    router.dismissTo('/');
  };
  if (resigning) {
    return (
      <Sheet title={t('nearby.table.resignQuestion')} open={open} onClose={close}>
        <Words>{t('nearby.table.resignNote')}</Words>
        <Button
          kind="danger"
          label={t('nearby.table.resign')}
          onPress={() => {
            actNearby({ t: 'resign' });
            close();
          }}
        />
        <Button label={t('common.cancel')} onPress={close} />
      </Sheet>
    );
  }
  return (
    <Sheet title={t('nearby.title')} open={open} onClose={close}>
      {now.role === 'host' ? (
        <Button
          icon="nearby"
          label={t('nearby.table.invite')}
          onPress={() => {
            close();
            router.push('/nearby/host');
          }}
        />
      ) : null}
      {game === null ? null : (
        <Button
          icon="learn"
          label={t('play.rules')}
          onPress={() => {
            close();
            router.push({ pathname: '/learn/[game]', params: { game: game.start.game } });
          }}
        />
      )}
      <Button
        icon="flag"
        label={t('nearby.table.resign')}
        disabled={game?.standing.kind !== 'playing' || now.sending !== null}
        onPress={() => setResigning(true)}
      />
      <Button label={t('nearby.table.leave')} onPress={leave} />
      <Words as="small" tone="muted">
        {t('nearby.table.leaveNote')}
      </Words>
      <Button kind="quiet" label={t('common.close')} onPress={close} />
    </Sheet>
  );
}
