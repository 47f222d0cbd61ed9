import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

interface ChartFrameProps {
  /** What a screen reader says instead of the drawing. */
  readonly label: string;
  readonly children: (width: number) => ReactNode;
}

/** A drawing as wide as its place, and the words for whoever cannot see it. */
export function ChartFrame({ label, children }: ChartFrameProps) {
  const [width, setWidth] = useState(0);
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}
    >
      {width > 0 ? children(width) : null}
    </View>
  );
}
