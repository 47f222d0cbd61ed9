import { StyleSheet, View } from 'react-native';

import { RULES, forecast, type EnchantedState, type Player } from '@/engine';
import { Fill } from '@/components/motion';
import { motion, useStyles, type Palette } from '@/components/theme';

interface EnergyBarProps {
  readonly state: EnchantedState;
  readonly player: Player;
}

/** Five cells that fill and drain; a dashed one will fill at the next turn, a struck one will be lost. */
export function EnergyBar({ state, player }: EnergyBarProps) {
  const styles = useStyles(makeStyles);
  const now = state.energies[player];
  const next = state.result === null ? forecast(state, player).energy : now;
  return (
    <View style={styles.bar} aria-hidden>
      {Array.from({ length: RULES.maxEnergy }, (_, unit) => (
        <View key={unit} style={[styles.cell, unit >= now && unit < next && styles.coming]}>
          <Fill
            share={unit < now ? 1 : 0}
            color={styles.full.color}
            duration={motion.normal}
            delay={unit * 40}
            style={styles.vessel}
          />
          {unit < now && unit >= next ? <View style={styles.lost} /> : null}
        </View>
      ))}
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    bar: { flexDirection: 'row', gap: 4 },
    cell: {
      width: 16,
      height: 24,
      borderRadius: 5,
      borderWidth: 1.5,
      borderColor: colors.line,
      overflow: 'hidden',
      justifyContent: 'center',
    },
    coming: { borderStyle: 'dashed', borderColor: colors.energy },
    vessel: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 },
    full: { color: colors.energy },
    lost: {
      alignSelf: 'center',
      width: 22,
      height: 3,
      backgroundColor: colors.text,
      transform: [{ rotate: '-55deg' }],
    },
  });
