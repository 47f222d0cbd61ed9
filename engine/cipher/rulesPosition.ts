import { columnsOf, rowsOf } from './axis';
import type { Board } from './board';
import { createEvenGauge } from './evenGauge';
import type { Gauge } from './gauge';
import { createMirrorGauge } from './mirrorGauge';
import type { Position } from './position';
import type { Rule } from './rules';
import { createRunGauge } from './runGauge';

/** A grid on its way to any grid in which the rules hold. Accepts every combination of rules. */
export function createRulesPosition(
  board: Board,
  rules: readonly Rule[],
  start: ArrayLike<number>,
  symbols: number,
): Position {
  const cells = Uint8Array.from(start);
  const gauges = gaugesOf(board, rules, cells, symbols);

  return {
    cells,
    bound() {
      let most = 0;
      for (let i = 0; i < gauges.length; i++) most = Math.max(most, gauges[i]!.value());
      return most;
    },
    boundAfter(a, b) {
      let most = 0;
      for (let i = 0; i < gauges.length; i++) most = Math.max(most, gauges[i]!.after(a, b));
      return most;
    },
    swap(a, b) {
      for (let i = 0; i < gauges.length; i++) gauges[i]!.note(a, b);
      const x = cells[a]!;
      cells[a] = cells[b]!;
      cells[b] = x;
    },
  };
}

function gaugesOf(board: Board, rules: readonly Rule[], cells: Uint8Array, symbols: number): Gauge[] {
  const { rows, columns } = board;
  const byRow = rowsOf(rows, columns);
  const byColumn = columnsOf(rows, columns);
  const even: Gauge[] = [];
  if (rules.includes('EVEN_ROWS')) even.push(createEvenGauge(byRow, cells, symbols));
  if (rules.includes('EVEN_COLS')) even.push(createEvenGauge(byColumn, cells, symbols));

  const gauges: Gauge[] = even.length === 2 ? [sumOf(even[0]!, even[1]!)] : even;
  if (rules.includes('MIRROR_LR')) gauges.push(createMirrorGauge(byColumn, byRow, cells, symbols));
  if (rules.includes('MIRROR_TB')) gauges.push(createMirrorGauge(byRow, byColumn, cells, symbols));
  if (rules.includes('NO_TOUCH')) gauges.push(createRunGauge(rows, columns, 2, cells));
  if (rules.includes('NO_THREE')) gauges.push(createRunGauge(rows, columns, 3, cells));
  return gauges;
}

/** Two gauges that count different swaps. */
function sumOf(one: Gauge, other: Gauge): Gauge {
  return {
    value: () => one.value() + other.value(),
    after: (a, b) => one.after(a, b) + other.after(a, b),
    note(a, b) {
      one.note(a, b);
      other.note(a, b);
    },
  };
}
