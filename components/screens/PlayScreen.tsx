import { useLocalSearchParams, useRouter } from 'expo-router';

import { Button, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { TableScreen } from '@/components/table/TableScreen';
import { useTables } from '@/stores';

export function PlayScreen() {
  const { id } = useLocalSearchParams<'/play/[id]'>();
  const router = useRouter();
  const table = useTables((state) => state.list.find((one) => one.id === id));
  if (table) return <TableScreen key={table.id} table={table} />;
  return (
    <Screen title={t('notFound.title')}>
      <Words>{t('play.noGame')}</Words>
      <Button kind="main" label={t('notFound.home')} onPress={() => router.replace('/')} />
    </Screen>
  );
}
