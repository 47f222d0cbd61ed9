const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIGIT_VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** One segment of a source map's `mappings`: base-64 numbers, least significant digits first. */
function decodeSegment(text: string): number[] {
  const numbers: number[] = [];
  let shift = 0;
  let value = 0;
  for (const digit of text) {
    const bits = DIGIT_VALUES.get(digit) ?? 0;
    value |= (bits & 31) << shift;
    if (bits & 32) {
      shift += 5;
    } else {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1);
      value = 0;
      shift = 0;
    }
  }
  return numbers;
}

/** `node_modules/@scope/name/…` is `@scope/name`; our own files are counted by their top folder. */
function packageOf(source: string): string {
  const inside = source.split('node_modules/').pop() ?? source;
  if (inside === source) return `our ${source.replace(/^\//, '').split('/')[0]}/`;
  return inside
    .split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/');
}

/** How many characters of a minified file come from each package. */
export function bytesByPackage(code: string, map: string): Map<string, number> {
  const { mappings, sources } = JSON.parse(map) as { mappings: string; sources: readonly string[] };
  const lines = code.split('\n');
  const totals = new Map<string, number>();
  let source = 0;
  mappings.split(';').forEach((line, number) => {
    const marks: { column: number; source: number | undefined }[] = [];
    let column = 0;
    for (const segment of line.split(',')) {
      if (segment === '') continue;
      const [across = 0, file] = decodeSegment(segment);
      column += across;
      if (file !== undefined) source += file;
      marks.push({ column, source: file === undefined ? undefined : source });
    }
    marks.forEach((mark, i) => {
      const end = marks[i + 1]?.column ?? lines[number]?.length ?? mark.column;
      const name = mark.source === undefined ? '(glue)' : packageOf(sources[mark.source] ?? '');
      totals.set(name, (totals.get(name) ?? 0) + end - mark.column);
    });
  });
  return totals;
}

/** How many characters of source each package brought in, before anything was made of them. */
export function sourcesByPackage(map: string): Map<string, number> {
  const { sources, sourcesContent = [] } = JSON.parse(map) as {
    sources: readonly string[];
    sourcesContent?: readonly (string | null)[];
  };
  const totals = new Map<string, number>();
  sources.forEach((source, i) => {
    const name = packageOf(source);
    totals.set(name, (totals.get(name) ?? 0) + (sourcesContent[i]?.length ?? 0));
  });
  return totals;
}
