import { Text, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
export default function H(){ return <View><Text>hi</Text><Svg width={10} height={10}><Path d="M0 0L10 10"/></Svg></View>; }
