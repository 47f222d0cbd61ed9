import { Spoken } from './Spoken';

interface StatusProps {
  readonly children: string;
}

/** How things stand, in one line: said whenever it changes. */
export function Status({ children }: StatusProps) {
  return (
    <Spoken as="heading" role="status" style={{ textAlign: 'center' }}>
      {children}
    </Spoken>
  );
}
