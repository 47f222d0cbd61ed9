import { StyleSheet, View } from 'react-native';

import { radius, useStyles, type Palette } from '@/components/theme';

import { SymbolMark } from './SymbolMark';

interface MiniGridProps {
  readonly columns: number;
  readonly cells: readonly number[];
  readonly side: number;
  readonly label: string;
}

/** A grid to look at. */
export function MiniGrid({ columns, cells, side, label }: MiniGridProps) {
  const styles = useStyles(makeStyles);
  return (
    <View accessible role="img" aria-label={label} style={[styles.grid, { width: columns * side + 10 }]}>
      {cells.map((symbol, index) => (
        <View key={index} style={[styles.cell, { width: side, height: side }]}>
          <SymbolMark symbol={symbol} size={side * 0.84} />
        </View>
      ))}
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    grid: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      direction: 'ltr',
      padding: 4,
      borderRadius: radius.s,
      borderWidth: 1,
      borderColor: colors.line,
      backgroundColor: colors.surface,
    },
    cell: { alignItems: 'center', justifyContent: 'center' },
  });
