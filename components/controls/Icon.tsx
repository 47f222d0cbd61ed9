import Svg, { Path } from 'react-native-svg';

import { useTheme, type Palette } from '@/components/theme';

/** Our own icons: strokes on a 24-point grid, drawn with the same pen as the marks. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  first: 'M18 5l-7 7 7 7M7 5v14',
  last: 'M6 5l7 7-7 7M17 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M18.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  stats: 'M5 20v-7M12 20V5M19 20v-10',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1.2 1.5 1.2 2.5h5.6c0-1 .4-1.7 1.2-2.5A6 6 0 0 0 12 3z',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
  restart: 'M19 12a7 7 0 1 1-2.2-5.1M19 3v5h-5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.5 2.5-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3 2.8 3 5.5',
  robot: 'M6 9h12v10H6zM12 9V5M9.5 13.5v1.5M14.5 13.5v1.5M3.5 13v3M20.5 13v3M12 5a.5.5 0 1 0 0-1',
  learn: 'M4 5.5c3-1.2 5.5-1 8 .8 2.5-1.8 5-2 8-.8V19c-3-1.2-5.5-1-8 .8-2.5-1.8-5-2-8-.8zM12 6.3V19.8',
  nearby: 'M12 20h.01M8.5 16.5a5 5 0 0 1 7 0M5 13a10 10 0 0 1 14 0M2 9.5a14.5 14.5 0 0 1 20 0',
  daily: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M9 15l2 2 4-4',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 11v9h12v-9',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  check: 'M5 12.5l5 5L19.5 7',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  flag: 'M6 21V4M6 5h11l-2.5 3.5L17 12H6',
  seal: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2',
  shift: 'M4 12h15M13.5 6.5L19 12l-5.5 5.5M4 7v10',
  disrupt: 'M13.5 3L6 13.5h5.5L10 21l8-11h-5.5z',
  double: 'M4 4l7 7M11 4l-7 7M13 13l7 7M20 13l-7 7',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  energy: 'M13 3L6 13h5l-1 8 8-11h-5z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  import: 'M12 4v11M8 11.5l4 3.5 4-3.5M5 20h14',
  export: 'M12 15V4M8 7.5L12 4l4 3.5M5 20h14',
  equals: 'M6 9.5h12M6 14.5h12',
  history: 'M12 7v5.5l3.5 2M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4 4.5v3.8h3.8',
  ring: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  down: 'M12 5v14M6.5 13.5L12 19l5.5-5.5',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  readonly tone?: keyof Palette;
  readonly size?: number;
}

/** Decoration beside words: screen readers pass it over. */
export function Icon({ name, tone = 'text', size = 22 }: IconProps) {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={PATHS[name]}
        stroke={colors[tone]}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Svg>
  );
}
