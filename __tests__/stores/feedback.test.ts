import { createFeedback } from '@/platform/feedback/feedback';
import { FEEDBACK_EVENTS } from '@/platform/feedback/events';
import { fakeSenses } from '@/platform/feedback/fake';
import { memoryKeyValue } from '@/platform/storage/fake';

import { launch } from '../support/launch';

describe('feedback', () => {
  it.each(FEEDBACK_EVENTS)('of %s is heard and felt as far as the person wants it', (event) => {
    const senses = fakeSenses();
    const { feedback, setFeedback } = createFeedback(senses);
    feedback(event);
    setFeedback({ sound: true, haptics: 'off' });
    feedback(event);
    expect(senses.noted).toEqual([`sound ${event}`]);
    setFeedback({ sound: false, haptics: 'strong' });
    feedback(event);
    expect(senses.noted).toHaveLength(2);
    expect(senses.noted[1]).toMatch(/^strong (tap|firm|warning|success|failure)$/);
  });
});

describe('at a table', () => {
  async function heard(ai: boolean, moves: readonly string[]): Promise<readonly string[]> {
    const stores = await launch(memoryKeyValue());
    const { senses } = stores;
    stores.changeSettings({ haptics: 'off' });
    const { id } = stores.startTable({
      game: 'classic',
      config: { size: 3, k: 3, first: 'X', swap: false },
      sitters: [
        { kind: 'person', name: '' },
        ai ? { kind: 'ai', choice: 'easy', level: 'easy' } : { kind: 'person', name: '' },
      ],
      rules: { rounds: 1, starter: 'loser', marks: 'keep', holdsX: 0, starts: 0 },
      practice: true,
    });
    for (const move of moves) {
      if (move === 'undo') stores.undoMove(id);
      else stores.playMove(id, move);
    }
    return senses.noted.map((note) => note.replace('sound ', ''));
  }

  it('a mark is placed, refused and taken back', async () => {
    expect(await heard(true, ['b2', 'b2', 'a1', 'undo'])).toEqual(['place', 'illegal', 'place', 'undo']);
  });

  it('you win or lose against the AI, and a shared phone takes no side', async () => {
    const won = ['b2', 'a1', 'b1', 'a2', 'b3'];
    const lost = ['b2', 'a1', 'b1', 'a2', 'c3', 'a3'];
    const drawn = ['b2', 'a1', 'c1', 'a3', 'a2', 'c2', 'b1', 'b3', 'c3'];
    expect((await heard(true, won)).at(-1)).toBe('win');
    expect((await heard(true, lost)).at(-1)).toBe('lose');
    expect((await heard(true, drawn)).at(-1)).toBe('draw');
    expect((await heard(false, won)).at(-1)).toBe('round-over');
  });

  it('is silent when sound and vibration are off, from the first launch on', async () => {
    const stores = await launch(memoryKeyValue());
    const { senses } = stores;
    const { feedback } = stores;
    feedback('place');
    expect(senses.noted).toEqual(['sound place', 'light tap']);
    stores.changeSettings({ sound: 'off', haptics: 'off' });
    feedback('place');
    expect(senses.noted).toHaveLength(2);
  });
});
