import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/components/theme';

interface GridProps {
  readonly rows: number;
  readonly columns: number;
  readonly side: number;
}

/** The lines between cells, drawn with a light hand: they bend a little and do not quite reach the edge. */
export function Grid({ rows, columns, side }: GridProps) {
  const { colors } = useTheme();
  const width = columns * side;
  const height = rows * side;
  const inset = side * 0.08;
  const bend = Math.min(1.5, side * 0.02);
  const strokes: string[] = [];
  for (let column = 1; column < columns; column++) {
    const x = column * side;
    strokes.push(`M${x} ${inset}Q${x + bend} ${height / 2} ${x} ${height - inset}`);
  }
  for (let row = 1; row < rows; row++) {
    const y = row * side;
    strokes.push(`M${inset} ${y}Q${width / 2} ${y - bend} ${width - inset} ${y}`);
  }
  return (
    <Svg width={width} height={height} style={{ position: 'absolute' }} aria-hidden>
      <Path d={strokes.join('')} stroke={colors.line} strokeWidth={2.5} strokeLinecap="round" fill="none" />
    </Svg>
  );
}
