import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { gameById, isRecorded, seatToMove, type Seat } from '@/engine';
import { Icon, Press, Screen } from '@/components/controls';
import { t } from '@/components/i18n';
import { TableLayout } from '@/components/table/TableLayout';
import { refusalText } from '@/components/table/statusText';
import { positionKey } from '@/components/table/useHint';
import { TOUCH } from '@/components/theme';
import { feedback } from '@/platform/feedback';
import { useSettings } from '@/stores';
import { actNearby, asTable, type Nearby } from '@/stores/nearby';

import { AfterGame } from './AfterGame';
import { LineStatus } from './LineStatus';
import { NearbyMenu } from './NearbyMenu';
import { nearbyRefusal, sendingText, standingText } from './nearbyWords';

interface NearbyTableProps {
  readonly now: Nearby;
  readonly seat: Seat;
}

/** A game between two devices: the board of every other game, and the line to the other one. */
export function NearbyTable({ now, seat }: NearbyTableProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const [touched, setTouched] = useState<{ readonly at: string; readonly code: string } | null>(null);
  const name = useSettings((settings) => settings.name1);
  const table = asTable(now, name)!;
  const game = gameById(table.session.game)!;
  const at = `${now.log.number}:${positionKey(table)}`;
  const over = isRecorded(table);
  const interactive = !over && now.sending === null && seatToMove(game, table) === seat;

  const refuse = (code: string | null) => {
    if (code !== null) feedback('illegal');
    setTouched(code === null ? null : { at, code });
  };
  const move = (text: string) => {
    if (over) return refuse('game-over');
    if (now.sending !== null) return refuse('busy');
    if (!interactive) return refuse('not-your-turn');
    const action = game.read(text);
    const legal = action.ok ? game.play(stateNow(now), action.value) : action;
    if (!legal.ok) return refuse(legal.code);
    setTouched(null);
    actNearby({ t: 'move', m: text });
  };

  const said =
    now.sending !== null
      ? sendingText(now.sending)
      : touched?.at === at
        ? touchText(touched.code)
        : now.refused !== null
          ? nearbyRefusal(now.refused)
          : null;

  return (
    <Screen
      fixed
      title={t('nearby.table.title', { number: now.log.number })}
      actions={
        <Press label={t('play.menu')} onPress={() => setMenuOpen(true)} style={styles.menu}>
          <Icon name="menu" size={28} />
        </Press>
      }
    >
      <TableLayout
        table={table}
        near={seat}
        facing={false}
        interactive={interactive}
        onMove={move}
        onRefuse={refuse}
        said={said}
        otherwise={standingText(table)}
        header={<LineStatus line={now.line} waits={now.sending !== null} />}
        controls={over ? <AfterGame now={now} seat={seat} /> : null}
      />
      <NearbyMenu now={now} open={menuOpen} onClose={() => setMenuOpen(false)} />
    </Screen>
  );
}

function stateNow(now: Nearby): unknown {
  return now.log.game!.state;
}

/** What a touch on this screen led to: the table's own words where it has them. */
function touchText(code: string): string {
  return code === 'busy' || code === 'not-your-turn' ? nearbyRefusal(code) : refusalText(code);
}

const styles = StyleSheet.create({
  menu: { width: TOUCH, height: TOUCH, alignItems: 'center', justifyContent: 'center' },
});
