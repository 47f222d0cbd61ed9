import { type ReactNode } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { holds, type Config, type Rule } from '@/engine/cipher';
import { Icon, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';

import { MiniGrid } from './MiniGrid';
import { SymbolMark } from './SymbolMark';
import { symbolText } from './tiles';

interface GoalViewProps {
  readonly config: Config;
  readonly cells: readonly number[];
  /** It stands beside the board, where there is more room. */
  readonly wide: boolean;
  /** What belongs next to it. */
  readonly children?: ReactNode;
}

/** Below this height everything is made a little smaller, so that the board and its goal stay in view together. */
const TALL = 640;

/** What the puzzle asks for: a target grid, or rules and whether each holds. */
export function GoalView({ config, cells, wide, children }: GoalViewProps) {
  const { goal } = config;
  if (goal.kind === 'rules') {
    return (
      <View style={styles.below}>
        <RulesView config={config} rules={goal.rules} cells={cells} />
        {children}
      </View>
    );
  }
  return (
    <View style={styles.beside}>
      <TargetView config={config} target={goal.target} wide={wide} />
      <View style={styles.rest}>
        {goal.kind === 'cycle' ? <OrderView symbols={config.symbols} /> : null}
        {children}
      </View>
    </View>
  );
}

interface TargetViewProps {
  readonly config: Config;
  readonly target: readonly number[];
  readonly wide: boolean;
}

function TargetView({ config, target, wide }: TargetViewProps) {
  const { height } = useWindowDimensions();
  const { rows, columns } = config;
  const [room, largest] = height < TALL ? [86, 26] : wide ? [190, 44] : [110, 30];
  const side = Math.min(largest, Math.floor(room / rows));
  const said = Array.from({ length: rows }, (_, row) =>
    t('cipher.targetRow', {
      row: row + 1,
      symbols: target
        .slice(row * columns, (row + 1) * columns)
        .map(symbolText)
        .join(', '),
    }),
  );
  return (
    <View style={styles.part}>
      <Words as="small" tone="muted" aria-hidden>
        {t('cipher.target')}
      </Words>
      <MiniGrid
        columns={columns}
        cells={target}
        side={side}
        label={t('cipher.targetIs', { rows: said.join('. ') })}
      />
    </View>
  );
}

function OrderView({ symbols }: { readonly symbols: number }) {
  const order = Array.from({ length: symbols }, (_, symbol) => symbol);
  const label = t('cipher.orderIs', { symbols: order.map(symbolText).join(', '), first: symbolText(0) });
  return (
    <View accessible role="img" aria-label={label} style={styles.part}>
      <Words as="small" tone="muted" aria-hidden>
        {t('cipher.order')}
      </Words>
      <View style={styles.order}>
        {[...order, 0].map((symbol, place) => (
          <View key={place} style={styles.order}>
            {place === 0 ? null : <Icon name="forward" tone="muted" size={11} />}
            <SymbolMark symbol={symbol} size={19} />
          </View>
        ))}
      </View>
    </View>
  );
}

interface RulesViewProps {
  readonly config: Config;
  readonly rules: readonly Rule[];
  readonly cells: readonly number[];
}

function RulesView({ config: { rows, columns }, rules, cells }: RulesViewProps) {
  const { height } = useWindowDimensions();
  return (
    <View style={styles.rules} role="list" aria-label={t('cipher.rulesTitle')}>
      {rules.map((rule) => {
        const done = holds(rule, { rows, columns, cells });
        const words = t(`cipher.rule.${rule}`);
        return (
          <View
            key={rule}
            accessible
            role="listitem"
            aria-label={t(done ? 'cipher.ruleHolds' : 'cipher.ruleBroken', { rule: words })}
            style={styles.rule}
          >
            <View style={styles.sign}>
              <Icon name={done ? 'check' : 'close'} tone={done ? 'good' : 'danger'} size={18} />
            </View>
            <Words as={height < TALL ? 'small' : 'label'} style={styles.words}>
              {words}
            </Words>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  below: { alignSelf: 'stretch', gap: space.s, alignItems: 'center' },
  beside: { alignSelf: 'stretch', flexDirection: 'row', gap: space.l },
  rest: { flex: 1, justifyContent: 'space-evenly', alignItems: 'center', gap: space.s },
  part: { gap: 2, alignItems: 'flex-start' },
  order: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
  rules: { gap: 2 },
  rule: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  sign: { flexShrink: 0 },
  words: { flexShrink: 1 },
});
