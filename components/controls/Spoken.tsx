import { Words, type WordsProps } from './Words';

export interface SpokenProps extends WordsProps {
  readonly children: string;
}

/** Words that change while one looks on: a screen reader says each change once. */
export function Spoken(props: SpokenProps) {
  return <Words aria-live="polite" {...props} />;
}
