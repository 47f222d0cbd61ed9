/** The symbols, in the order in which puzzles number them. */
export const SYMBOLS = ['star', 'circle', 'square', 'triangle', 'heart', 'moon'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** Outlines on a 100 × 100 square, drawn by the same light hand as the marks. */
export const OUTLINES = {
  star: 'M51 13 L62 37 Q75 38 88 41 L68 59 Q71 72 74 86 L50 72 Q38 80 26 86 L32 58 Q22 50 12 40 L39 37 Z',
  circle: 'M51 15 C32 14 15 31 16 52 C17 73 35 86 54 84 C73 82 86 66 84 46 C82 29 70 16 51 15 Z',
  square: 'M21 22 Q50 19 79 21 Q81 50 78 79 Q50 81 22 78 Q19 50 21 22 Z',
  triangle: 'M51 14 Q67 46 87 80 Q50 83 13 80 Q33 47 51 14 Z',
  heart: 'M50 84 C27 68 12 53 14 36 C16 19 40 14 50 34 C61 14 84 19 86 36 C88 53 73 68 50 84 Z',
  moon: 'M60 13 C34 12 16 31 17 54 C18 77 41 89 62 83 C71 80 79 75 83 67 C62 70 47 58 46 41 C46 30 51 21 60 13 Z',
} as const satisfies Record<SymbolName, string>;

/** The name of a symbol by its number. */
export function symbolName(symbol: number): SymbolName {
  return SYMBOLS[symbol] ?? 'star';
}

/** The optional letter, as puzzle ids write it. */
export function symbolLetter(symbol: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + symbol);
}
