import { Pressable, StyleSheet, type PressableProps, type StyleProp, type ViewStyle } from 'react-native';

export interface PressProps extends Omit<PressableProps, 'style' | 'children'> {
  /** What a screen reader says. Nothing that can be pressed exists without it. */
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: React.ReactNode;
}

/** Anything that can be pressed: always labelled, visibly pressed. The web page's own style shows focus. */
export function Press({ label, style, disabled, children, ...rest }: PressProps) {
  return (
    <Pressable
      role="button"
      aria-label={label}
      disabled={disabled}
      aria-disabled={disabled ?? undefined}
      {...rest}
      style={(state) => [style, state.pressed && styles.pressed, disabled && styles.disabled]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  pressed: { opacity: 0.7 },
  disabled: { opacity: 0.45 },
});
