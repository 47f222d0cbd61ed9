import { useId } from 'react';
import Svg, { Defs, Path, Pattern, Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme';

const HEIGHT = 22;
const GAP = 2;
const HATCH = 7;

/** How a set of games ended. */
export interface Tally3 {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

interface ResultBarProps extends Tally3 {
  readonly width: number;
}

/** Wins, draws and losses as parts of one bar: filled, empty and hatched, so that shape tells them apart. */
export function ResultBar({ wins, draws, losses, width }: ResultBarProps) {
  const { colors } = useTheme();
  const hatch = useId();
  const parts = [
    { share: wins, fill: colors.good, stroke: colors.good },
    { share: draws, fill: 'none', stroke: colors.line },
    { share: losses, fill: `url(#${hatch})`, stroke: colors.danger },
  ].filter(({ share }) => share > 0);
  const total = wins + draws + losses;
  const room = width - GAP * (parts.length - 1);
  const widths = parts.map(({ share }) => (room * share) / total);
  return (
    <Svg width={width} height={HEIGHT}>
      <Defs>
        <Pattern id={hatch} width={HATCH} height={HATCH} patternUnits="userSpaceOnUse">
          <Path d={`M0 ${HATCH}L${HATCH} 0`} stroke={colors.danger} strokeWidth={2} />
        </Pattern>
      </Defs>
      {parts.map(({ fill, stroke }, i) => {
        const before = widths.slice(0, i).reduce((sum, each) => sum + each + GAP, 0);
        return (
          <Rect
            key={stroke}
            x={before + 1}
            y={1}
            width={Math.max(1, widths[i]! - 2)}
            height={HEIGHT - 2}
            rx={4}
            fill={fill}
            stroke={stroke}
            strokeWidth={1.5}
          />
        );
      })}
    </Svg>
  );
}
