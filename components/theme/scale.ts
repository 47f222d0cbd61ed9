/** Distances, in points. */
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;

export const radius = { s: 8, m: 12, l: 20, round: 999 } as const;

/** Text sizes; line heights keep large system fonts readable. */
export const type = {
  title: { fontSize: 28, lineHeight: 34, fontWeight: '700' },
  heading: { fontSize: 20, lineHeight: 26, fontWeight: '600' },
  body: { fontSize: 16, lineHeight: 23, fontWeight: '400' },
  label: { fontSize: 16, lineHeight: 22, fontWeight: '600' },
  small: { fontSize: 13.5, lineHeight: 19, fontWeight: '400' },
} as const;
export type TypeName = keyof typeof type;

/** How long things move, in milliseconds. */
export const motion = { quick: 140, normal: 220, slow: 340 } as const;

/** The smallest thing a finger is asked to hit. */
export const TOUCH = 48;

/** The widest a column of reading or controls becomes on a tablet or a desktop. */
export const COLUMN = 560;
