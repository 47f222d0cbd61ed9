import Svg, { Circle, Line, Rect } from 'react-native-svg';

import type { Interval } from '@/engine';
import { t } from '@/components/i18n';
import { useTheme } from '@/components/theme';

import { ChartFrame } from './ChartFrame';

const HEIGHT = 24;
const DOT = 7;
const BAND = 14;

const percent = (share: number) => Math.round(share * 100);

/** A share on a line from 0 to 100 %, in the band that the true share is likely within. */
export function IntervalBar({ share, low, high }: Interval) {
  const { colors } = useTheme();
  const values = { share: percent(share), low: percent(low), high: percent(high) };
  return (
    <ChartFrame label={t('records.charts.interval', values)}>
      {(width) => {
        const x = (value: number) => DOT + value * (width - 2 * DOT);
        const middle = HEIGHT / 2;
        return (
          <Svg width={width} height={HEIGHT}>
            <Line x1={DOT} x2={width - DOT} y1={middle} y2={middle} stroke={colors.line} strokeWidth={2} />
            <Rect
              x={x(low)}
              y={middle - BAND / 2}
              width={x(high) - x(low)}
              height={BAND}
              rx={BAND / 2}
              fill={colors.last}
              stroke={colors.accentText}
              strokeWidth={1.5}
            />
            <Circle cx={x(share)} cy={middle} r={DOT} fill={colors.accentText} />
          </Svg>
        );
      }}
    </ChartFrame>
  );
}
