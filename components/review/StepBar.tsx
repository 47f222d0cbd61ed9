import { StyleSheet, View } from 'react-native';

import { Icon, Press, type IconName } from '@/components/controls';
import { t, type MessageKey } from '@/components/i18n';
import { TOUCH, space } from '@/components/theme';

interface StepBarProps {
  readonly position: number;
  readonly total: number;
  readonly onGo: (to: number) => void;
}

/** To the first position, one back, one on, to the last. */
export function StepBar({ position, total, onGo }: StepBarProps) {
  const steps: readonly (readonly [MessageKey, IconName, number])[] = [
    ['review.first', 'first', 0],
    ['review.previous', 'back', position - 1],
    ['review.next', 'forward', position + 1],
    ['review.last', 'last', total],
  ];
  return (
    <View style={styles.steps}>
      {steps.map(([label, icon, to]) => (
        <Press
          key={label}
          label={t(label)}
          disabled={to === position || to < 0 || to > total}
          onPress={() => onGo(to)}
          style={styles.step}
        >
          <Icon name={icon} size={28} />
        </Press>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', justifyContent: 'center', gap: space.m },
  step: { width: TOUCH, height: TOUCH, alignItems: 'center', justifyContent: 'center' },
});
