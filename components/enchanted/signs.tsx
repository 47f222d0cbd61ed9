import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/components/theme';

/** Strokes on a 100 × 100 cell, drawn with the same pen as the marks. */
const FROST_CORNERS =
  'M4 26V12Q4 4 12 4H26M74 4H88Q96 4 96 12V26M96 74V88Q96 96 88 96H74M26 96H12Q4 96 4 88V74';
const FLAKE = 'M84 6V30M73.6 12L94.4 24M94.4 12L73.6 24M84 10l-3-3M84 10l3-3M84 26l-3 3M84 26l3 3';
const SEAL = 'M22 46H78V82H22zM34 46V34a16 16 0 0 1 32 0V46M50 60V69';
const HOURGLASS = 'M77 7H91M77 29H91M79 7c0 7 10 8 10 11s-10 4-10 11M89 7c0 7-10 8-10 11s10 4 10 11';

interface SignProps {
  readonly d: string;
  readonly color: string;
  readonly width: number;
}

function Sign({ d, color, width }: SignProps) {
  return (
    <Svg width="100%" height="100%" viewBox="0 0 100 100" style={styles.sign} aria-hidden>
      <Path
        d={d}
        stroke={color}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Svg>
  );
}

/** Ice at the corners and a flake: Disrupt cannot touch this piece. */
export function FrozenSign() {
  const { colors } = useTheme();
  return (
    <View style={styles.over}>
      <Sign d={FROST_CORNERS} color={colors.frost} width={4} />
      <Sign d={FLAKE} color={colors.frost} width={3.5} />
    </View>
  );
}

/** An hourglass: this piece freezes at the end of the turn if it stays. */
export function FreezingSign() {
  const { colors } = useTheme();
  return (
    <View style={styles.over}>
      <Sign d={HOURGLASS} color={colors.frost} width={3.5} />
    </View>
  );
}

/** A padlock: nobody can enter this cell this turn. */
export function SealedSign() {
  const { colors } = useTheme();
  return (
    <View style={styles.over}>
      <Sign d={SEAL} color={colors.muted} width={6} />
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, pointerEvents: 'none' },
  sign: { position: 'absolute' },
});
