import Svg, { Path, Text as SvgText } from 'react-native-svg';

import { useTheme } from '@/components/theme';
import { usePuzzleSettings } from '@/stores';

import { OUTLINES, symbolLetter, symbolName } from './symbols';

interface SymbolMarkProps {
  readonly symbol: number;
  readonly size: number;
}

const PEN = 7;

/** A symbol, by shape and colour. Decoration: the tile's label says what it is. */
export function SymbolMark({ symbol, size }: SymbolMarkProps) {
  const { colors } = useTheme();
  const letters = usePuzzleSettings((settings) => settings.letters);
  const name = symbolName(symbol);
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Path
        d={OUTLINES[name]}
        stroke={colors[name]}
        strokeWidth={PEN}
        strokeLinejoin="round"
        fill={colors[name]}
        fillOpacity={letters ? 0.14 : 0.34}
      />
      {letters ? (
        <SvgText x={50} y={66} fontSize={42} fontWeight="700" textAnchor="middle" fill={colors.text}>
          {symbolLetter(symbol)}
        </SvgText>
      ) : null}
    </Svg>
  );
}
