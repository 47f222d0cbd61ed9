import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { encode } from 'uqr';

import { radius, space } from '@/components/theme';

interface QrCodeProps {
  readonly link: string;
  /** What the link leads to, for whoever does not see it: the link itself cannot be listened to. */
  readonly label: string;
  readonly side: number;
}

/** One path over all dark modules, row by row. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** A link for a camera. Dark on white in every theme: many readers know nothing else. */
export function QrCode({ link, label, side }: QrCodeProps) {
  const { data, size } = encode(link, { border: 0 });
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={{ backgroundColor: '#ffffff', padding: space.l, borderRadius: radius.m, alignSelf: 'center' }}
    >
      <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
        <Path d={pathOf(data)} fill="#000000" />
      </Svg>
    </View>
  );
}
