import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FEEDBACK_EVENTS } from '@/platform/feedback/events';
import { renderSounds } from '@/tools/sounds/render';

const FOLDER = join(__dirname, '..', '..', 'assets', 'sounds');
const SMALL = 12_000;
const HEADER = 44;

const sounds = renderSounds();

describe('the sounds', () => {
  it('are one for each event', () => {
    expect([...sounds.keys()].sort()).toEqual(FEEDBACK_EVENTS.map((event) => `${event}.wav`).sort());
    expect(readdirSync(FOLDER).sort()).toEqual([...sounds.keys()].sort());
  });

  it.each([...sounds])('%s is what `npx tsx tools/sounds/main.ts` makes, byte for byte', (file, bytes) => {
    expect(readFileSync(join(FOLDER, file)).equals(bytes)).toBe(true);
  });

  it.each([...sounds])(
    '%s is small, 16 bits mono at 22 kHz, and is heard without being cut off',
    (_, bytes) => {
      expect(bytes.length).toBeLessThan(SMALL);
      expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
      expect([bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(34)]).toEqual([
        1, 22_050, 16,
      ]);
      const samples = Array.from({ length: (bytes.length - HEADER) / 2 }, (_each, i) =>
        Math.abs(bytes.readInt16LE(HEADER + 2 * i)),
      );
      expect(Math.max(...samples)).toBeGreaterThan(8_000);
      expect(Math.max(...samples)).toBeLessThan(32_000);
      expect(Math.max(...samples.slice(-20))).toBeLessThan(300);
    },
  );
});
