import { StyleSheet, View } from 'react-native';

import { holds, type Config } from '@/engine/cipher';
import { Icon, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';

import { MiniGrid } from './MiniGrid';
import { SymbolMark } from './SymbolMark';
import { symbolText } from './tiles';

interface GoalViewProps {
  readonly config: Config;
  readonly cells: readonly number[];
}

/** The height a target may take, in points. */
const TARGET_HEIGHT = 108;
const LARGEST_CELL = 30;

/** What the puzzle asks for: a target grid, or rules and whether each holds. */
export function GoalView({ config, cells }: GoalViewProps) {
  const { goal } = config;
  if (goal.kind === 'rules') return <RulesView config={config} cells={cells} />;
  return (
    <View style={styles.goal}>
      <TargetView config={config} target={goal.target} />
      {goal.kind === 'cycle' ? <OrderView symbols={config.symbols} /> : null}
    </View>
  );
}

function TargetView({ config, target }: { readonly config: Config; readonly target: readonly number[] }) {
  const { rows, columns } = config;
  const side = Math.min(LARGEST_CELL, Math.floor(TARGET_HEIGHT / rows));
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
            {place === 0 ? null : <Icon name="forward" tone="muted" size={12} />}
            <SymbolMark symbol={symbol} size={20} />
          </View>
        ))}
      </View>
    </View>
  );
}

function RulesView({ config, cells }: GoalViewProps) {
  const { goal, rows, columns } = config;
  if (goal.kind !== 'rules') return null;
  return (
    <View style={styles.rules} role="list" aria-label={t('cipher.rulesTitle')}>
      {goal.rules.map((rule) => {
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
            <Icon name={done ? 'check' : 'close'} tone={done ? 'good' : 'danger'} size={18} />
            <Words as="label" style={styles.ruleText}>
              {words}
            </Words>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  goal: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m, alignItems: 'flex-start', flexShrink: 1 },
  part: { gap: 2, alignItems: 'flex-start' },
  order: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
  rules: { flex: 1, gap: space.xs, justifyContent: 'center' },
  rule: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  ruleText: { flexShrink: 1 },
});
