import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { space, useTheme } from '@/components/theme';

import { starsText } from './names';
import { OUTLINES } from './symbols';

interface StarsProps {
  readonly count: number;
  readonly size: number;
}

/** Three stars, as many of them filled as were earned. */
export function Stars({ count, size }: StarsProps) {
  const { colors } = useTheme();
  return (
    <View accessible role="img" aria-label={starsText(count)} style={styles.row}>
      {[1, 2, 3].map((place) => (
        <Svg key={place} width={size} height={size} viewBox="0 0 100 100" aria-hidden>
          <Path
            d={OUTLINES.star}
            stroke={place <= count ? colors.star : colors.line}
            strokeWidth={7}
            strokeLinejoin="round"
            fill={place <= count ? colors.star : 'none'}
          />
        </Svg>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: space.xs } });
