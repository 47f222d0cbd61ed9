import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';

import { isRecorded, unreachable, type Table } from '@/engine';
import { Button, Icon, Press, Screen } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH } from '@/components/theme';
import { feedback } from '@/platform/feedback';
import { aiToMove, leaveTable, playMove } from '@/stores';

import { yourSeat } from './names';
import { ResultSheet } from './ResultSheet';
import { refusalText, statusText } from './statusText';
import { TableControls } from './TableControls';
import { TableLayout } from './TableLayout';
import { TableMenu } from './TableMenu';
import { positionKey, useHint, type HintState } from './useHint';
import { useOpponent } from './useOpponent';
import { useResultOpen } from './useResultOpen';
import { worthText } from './worthText';

/** What is said of a hint; nothing when none was asked for. */
function hintText(hint: HintState): string | null {
  switch (hint.kind) {
    case 'none':
      return null;
    case 'asked':
      return t('play.hintAsked');
    case 'failed':
      return t('play.hintFailed');
    case 'given':
      return t('play.hintIs', { move: hint.hint.move, worth: worthText(hint.hint.worth) });
    default:
      return unreachable(hint);
  }
}

/** One game being played: two seats, a board between them, and what can be done now. */
export function TableScreen({ table }: { readonly table: Table }) {
  const router = useRouter();
  const [refusal, setRefusal] = useState<{ readonly at: string; readonly code: string } | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const result = useResultOpen(table);
  const { hint, ask } = useHint(table);
  const { stuck, askAgain } = useOpponent(table);
  const at = positionKey(table);
  const over = isRecorded(table);
  const interactive = !over && aiToMove(table) === undefined;
  const near = yourSeat(table) ?? 0;
  const hotseat = yourSeat(table) === undefined;

  useEffect(() => () => leaveTable(table.id), [table.id]);

  const move = (text: string) => {
    const played = interactive
      ? playMove(table.id, text)
      : { ok: false as const, code: over ? 'game-over' : 'not-your-turn' };
    setRefusal(played.ok ? null : { at, code: played.code });
  };
  const refuse = (code: string | null) => {
    if (code !== null) feedback('illegal');
    setRefusal(code === null ? null : { at, code });
  };
  const said = refusal?.at === at ? refusalText(refusal.code) : null;

  const { rounds } = table.match.rules;
  const title =
    rounds === 'endless'
      ? t('play.round', { round: table.round.number })
      : t('play.roundOf', { round: table.round.number, rounds });

  return (
    <Screen
      fixed
      title={title}
      actions={
        <Press label={t('play.menu')} onPress={() => setMenuOpen(true)} style={styles.menu}>
          <Icon name="menu" size={28} />
        </Press>
      }
    >
      <TableLayout
        table={table}
        near={near}
        facing={hotseat}
        interactive={interactive}
        onMove={move}
        onRefuse={refuse}
        hint={hint.kind === 'given' ? hint.hint.move : null}
        said={said}
        otherwise={hintText(hint) ?? statusText(table, { stuck })}
        controls={
          stuck ? (
            <Button kind="main" label={t('play.askAgain')} onPress={askAgain} />
          ) : (
            <TableControls table={table} canHint={interactive} onHint={ask} onShowResult={result.show} />
          )
        }
      />
      <TableMenu
        table={table}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        onLeave={() => router.dismissTo('/')}
      />
      <ResultSheet table={table} open={result.open} onClose={result.hide} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  menu: { width: TOUCH, height: TOUCH, alignItems: 'center', justifyContent: 'center' },
});
