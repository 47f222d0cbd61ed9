import { View } from 'react-native';

import { Mark } from './Mark';

/** An X leaning on an O: the box's lid. */
export function Logo({ size }: { readonly size: number }) {
  const mark = size * 0.66;
  return (
    <View style={{ width: size, height: size }} aria-hidden>
      <View style={{ position: 'absolute', left: 0, top: 0 }}>
        <Mark player="O" size={mark} />
      </View>
      <View style={{ position: 'absolute', right: 0, bottom: 0 }}>
        <Mark player="X" size={mark} />
      </View>
    </View>
  );
}
