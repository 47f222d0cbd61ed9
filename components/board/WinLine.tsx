import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';

import { DrawnPath, useReducedMotion } from '@/components/motion';
import { motion, useTheme } from '@/components/theme';

interface WinLineProps {
  readonly lines: readonly (readonly number[])[];
  readonly rows: number;
  readonly columns: number;
  readonly side: number;
  readonly fresh: boolean;
}

/** The stroke through a winning line, from just before its first cell's centre to just past its last. */
function through(line: readonly number[], columns: number, side: number): string {
  const centre = (cell: number) => ({
    x: ((cell % columns) + 0.5) * side,
    y: (Math.floor(cell / columns) + 0.5) * side,
  });
  const from = centre(line[0] ?? 0);
  const to = centre(line[line.length - 1] ?? 0);
  const reach = 0.32;
  const [dx, dy] = [Math.sign(to.x - from.x) * side * reach, Math.sign(to.y - from.y) * side * reach];
  return `M${from.x - dx} ${from.y - dy}L${to.x + dx} ${to.y + dy}`;
}

export function WinLine({ lines, rows, columns, side, fresh }: WinLineProps) {
  const { colors } = useTheme();
  const still = useReducedMotion();
  return (
    <Svg width={columns * side} height={rows * side} style={styles.over} pointerEvents="none" aria-hidden>
      {lines.map((line) => (
        <DrawnPath
          key={line.join('-')}
          d={through(line, columns, side)}
          length={Math.hypot(rows, columns) * side}
          stroke={colors.text}
          strokeWidth={Math.max(4, side * 0.07)}
          duration={motion.slow}
          delay={motion.slow}
          animate={fresh && !still}
        />
      ))}
    </Svg>
  );
}

const styles = StyleSheet.create({ over: { position: 'absolute', pointerEvents: 'none' } });
