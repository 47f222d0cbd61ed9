import type { Option } from '@/components/controls';

/** Options from a list of values and the words for each. */
export function options<Value extends string>(
  values: readonly Value[],
  words: (value: Value) => string,
): readonly Option<Value>[] {
  return values.map((value) => ({ value, label: words(value) }));
}
