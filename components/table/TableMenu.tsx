import { useRouter } from 'expo-router';

import { isRecorded, type Table } from '@/engine';
import { Button, Sheet, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { restart } from '@/stores';

interface TableMenuProps {
  readonly table: Table;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** What can be done with the whole game. */
export function TableMenu({ table, open, onClose, onLeave }: TableMenuProps) {
  const router = useRouter();
  const { game } = table.session;
  return (
    <Sheet title={t(`game.${game}.name`)} open={open} onClose={onClose}>
      <Button
        icon="restart"
        label={t('play.restart')}
        disabled={isRecorded(table) || table.session.moves.length === 0}
        onPress={() => {
          restart(table.id);
          onClose();
        }}
      />
      <Button
        icon="learn"
        label={t('play.rules')}
        onPress={() => {
          onClose();
          router.push({ pathname: '/learn/[game]', params: { game } });
        }}
      />
      <Button
        icon="flag"
        label={t('play.leave')}
        onPress={() => {
          onClose();
          onLeave();
        }}
      />
      <Words as="small" tone="muted">
        {t('play.leaveNote')}
      </Words>
      <Button kind="quiet" label={t('common.close')} onPress={onClose} />
    </Sheet>
  );
}
