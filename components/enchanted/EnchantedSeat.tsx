import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { RULES, enchanted, stateOf, type EnchantedState } from '@/engine';
import { Words } from '@/components/controls';
import type { SeatProps } from '@/components/table/GameView';
import { space, type, useTheme } from '@/components/theme';

import { EnergyBar } from './EnergyBar';
import { forecastWords, heatWords, seatWords } from './energyWords';

const STAR = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z';

/** A seat's points, energy, and what its next turn will bring. */
export function EnchantedSeat({ table, mark }: SeatProps) {
  return <SeatFacts state={stateOf(enchanted, table.session) as EnchantedState} mark={mark} />;
}

/** The same, said in words as part of the seat's label. */
export function enchantedSeatWords({ table, mark }: SeatProps): string {
  return seatWords(stateOf(enchanted, table.session) as EnchantedState, mark);
}

interface SeatFactsProps {
  readonly state: EnchantedState;
  readonly mark: SeatProps['mark'];
}

/** Points as stars, energy as cells, and the forecast beside them. */
export function SeatFacts({ state, mark }: SeatFactsProps) {
  const { colors } = useTheme();
  const heat = heatWords(state, mark);
  const words = state.result === null ? forecastWords(state, mark) : '';
  return (
    <View style={styles.facts}>
      <View style={styles.points} aria-hidden>
        {Array.from({ length: RULES.winScore }, (_, point) => (
          <Svg key={point} width={22} height={22} viewBox="0 0 24 24">
            <Path
              d={STAR}
              stroke={colors[mark]}
              strokeWidth={1.8}
              strokeLinejoin="round"
              fill={point < state.scores[mark] ? colors[mark] : 'none'}
            />
          </Svg>
        ))}
      </View>
      <EnergyBar state={state} player={mark} />
      <Words as="small" tone="muted" style={styles.words}>
        {heat === null ? words : `${words}, ${heat}`}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    rowGap: space.xs,
    paddingBottom: space.s,
    minHeight: 2 * type.small.lineHeight + space.s,
  },
  points: { flexDirection: 'row' },
  // Two lines, kept free: the board stands still when there is more to say.
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
