import { act, fireEvent, screen } from '@testing-library/react-native';

// Taken before a test makes time stand still: real sockets need real time.
const later = setTimeout;

/** Lets timers run, and the real sockets between them. */
export async function settle(milliseconds = 200): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(50);
      await new Promise((done) => later(done, 5));
    });
  }
}

/** Waits until something holds, and says what did not if it never does. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (holds()) return;
    await settle(50);
  }
  throw new Error(`never came about: ${what}`);
}

export const untilText = (text: string | RegExp) =>
  until(String(text), () => screen.queryByText(text) !== null);
export const untilLabel = (label: string | RegExp) =>
  until(String(label), () => screen.queryByLabelText(label) !== null);

export const press = (label: string | RegExp) => fireEvent.press(screen.getByLabelText(label));
export const type = (label: string, text: string) => fireEvent.changeText(screen.getByLabelText(label), text);

export function cell(row: number, column: number) {
  return screen.getByLabelText(new RegExp(`^Row ${row}, column ${column}, `));
}
