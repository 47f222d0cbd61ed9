import Svg from 'react-native-svg';

import type { Player } from '@/engine';
import { DrawnPath, useReducedMotion } from '@/components/motion';
import { motion, useTheme } from '@/components/theme';
import { useSettings } from '@/stores';

import { MARK_STROKES, PEN } from './marks';

interface MarkProps {
  readonly player: Player;
  readonly size: number;
  /** It was placed just now, so it draws itself. */
  readonly fresh?: boolean;
}

/** X or O, drawn with the pen. Decoration: the cell's label says what it is. */
export function Mark({ player, size, fresh = false }: MarkProps) {
  const { colors } = useTheme();
  const style = useSettings((settings) => settings.marks);
  const still = useReducedMotion();
  const strokes = MARK_STROKES[player];
  const each = motion.slow / strokes.length;
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      {strokes.map((stroke, order) => (
        <DrawnPath
          key={stroke.d}
          d={stroke.d}
          length={stroke.length}
          stroke={colors[player]}
          strokeWidth={PEN[style]}
          duration={each}
          delay={order * each}
          animate={fresh && !still}
        />
      ))}
    </Svg>
  );
}
