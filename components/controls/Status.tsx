import { Words } from './Words';

interface StatusProps {
  readonly children: string;
}

/** Words that change while one looks on: a screen reader says each change once. */
export function Status({ children }: StatusProps) {
  return (
    <Words as="heading" role="status" aria-live="polite" style={{ textAlign: 'center' }}>
      {children}
    </Words>
  );
}
