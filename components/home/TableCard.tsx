import { useRouter } from 'expo-router';

import type { Table } from '@/engine';
import { t } from '@/components/i18n';
import { callName, yourSeat } from '@/components/table/names';
import { discardTable } from '@/stores';

import { ResumeCard } from './ResumeCard';

/** Who plays whom, in a line. */
function pairing(table: Table): string {
  const you = yourSeat(table);
  if (you === undefined) return t('home.hotseat', { one: callName(table, 0), two: callName(table, 1) });
  return t('home.against', { name: callName(table, you === 0 ? 1 : 0) });
}

/** A game in progress: tap to go on with it. */
export function TableCard({ table }: { readonly table: Table }) {
  const router = useRouter();
  const game = t(`game.${table.session.game}.name`);
  const line = t('home.tableLine', {
    who: pairing(table),
    moves: t('home.moves', { count: table.session.cursor }),
  });
  return (
    <ResumeCard
      name={game}
      line={line}
      label={t('home.resume', { game })}
      // Several games of one kind have one label.
      hint={line}
      onResume={() => router.push({ pathname: '/play/[id]', params: { id: table.id } })}
      discard={{
        label: t('home.discard'),
        question: t('home.discardQuestion'),
        note: t('home.discardNote'),
        onDiscard: () => discardTable(table.id),
      }}
    />
  );
}
