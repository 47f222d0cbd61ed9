import Svg, { G, Path, Rect } from 'react-native-svg';

import type { GameId } from '@/engine';
import { MARK_STROKES, PEN } from '@/components/board';
import { OUTLINES, type SymbolName } from '@/components/cipher/symbols';
import { useTheme, type Palette } from '@/components/theme';

const SIDE = 88;
const LINE = 3;
const ENERGY = [0, 1, 2, 3, 4] as const;

interface DrawingProps {
  readonly colors: Palette;
}

interface MarkAtProps extends DrawingProps {
  readonly player: 'X' | 'O';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function MarkAt({ colors, player, x, y, size }: MarkAtProps) {
  return (
    <G transform={`translate(${x} ${y}) scale(${size / 100})`}>
      {MARK_STROKES[player].map(({ d }) => (
        <Path
          key={d}
          d={d}
          stroke={colors[player]}
          strokeWidth={PEN.drawn + 3}
          strokeLinecap="round"
          fill="none"
        />
      ))}
    </G>
  );
}

/** Three in a row, struck through. */
function ClassicArt({ colors }: DrawingProps) {
  return (
    <>
      <Path
        d="M31 6Q32 44 31 82M57 6Q56 44 57 82M6 31Q44 30 82 31M6 57Q44 58 82 57"
        stroke={colors.line}
        strokeWidth={LINE}
        strokeLinecap="round"
        fill="none"
      />
      <MarkAt colors={colors} player="X" x={5} y={5} size={24} />
      <MarkAt colors={colors} player="O" x={59} y={5} size={24} />
      <MarkAt colors={colors} player="X" x={32} y={32} size={24} />
      <MarkAt colors={colors} player="O" x={5} y={59} size={24} />
      <MarkAt colors={colors} player="X" x={59} y={59} size={24} />
      <Path
        d="M9 8Q46 42 80 81"
        stroke={colors.accentText}
        strokeWidth={LINE + 1}
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}

/** Two pieces, a spark between them, and the energy that is left. */
function EnchantedArt({ colors }: DrawingProps) {
  return (
    <>
      <MarkAt colors={colors} player="X" x={2} y={14} size={44} />
      <MarkAt colors={colors} player="O" x={42} y={14} size={44} />
      <Path d="M45 4L40 18L48 16L43 30" stroke={colors.energy} {...SPARK} />
      {ENERGY.map((cell) => (
        <Rect
          key={cell}
          x={7 + cell * 15}
          y={68}
          width={11}
          height={13}
          rx={3}
          stroke={colors.energy}
          strokeWidth={2}
          fill={cell < 3 ? colors.energy : 'none'}
        />
      ))}
    </>
  );
}

const SPARK = { strokeWidth: LINE, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

const TILES: readonly (readonly [SymbolName, number, number])[] = [
  ['star', 5, 5],
  ['circle', 46, 5],
  ['heart', 5, 46],
  ['triangle', 46, 46],
];

/** Four tiles, two of them about to change places. */
function CipherArt({ colors }: DrawingProps) {
  return (
    <>
      {TILES.map(([symbol, x, y]) => (
        <G key={symbol} transform={`translate(${x} ${y})`}>
          <Rect width={37} height={37} rx={9} fill={colors.sunken} stroke={colors.line} strokeWidth={1.5} />
          <G transform="translate(6.5 6.5) scale(0.24)">
            <Path d={OUTLINES[symbol]} fill={colors[symbol]} />
          </G>
        </G>
      ))}
    </>
  );
}

const ART = {
  classic: ClassicArt,
  enchanted: EnchantedArt,
  cipher: CipherArt,
} as const satisfies Record<GameId, (props: DrawingProps) => React.ReactNode>;

/** A game's picture on the lid of the box. Decoration: its card says what it is. */
export function GameArt({ game }: { readonly game: GameId }) {
  const { colors } = useTheme();
  const Drawing = ART[game];
  return (
    <Svg width={SIDE} height={SIDE} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden>
      <Drawing colors={colors} />
    </Svg>
  );
}
