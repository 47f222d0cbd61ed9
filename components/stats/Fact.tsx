import { StyleSheet, View } from 'react-native';

import { Words } from '@/components/controls';

interface FactProps {
  readonly name: string;
  readonly value: string;
}

/** One number and what it is. */
export function Fact({ name, value }: FactProps) {
  return (
    <View accessible aria-label={`${name}: ${value}`} style={styles.fact}>
      <Words as="heading" role="presentation">
        {value}
      </Words>
      <Words as="small" tone="muted">
        {name}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  fact: { flexBasis: '45%', flexGrow: 1 },
});
