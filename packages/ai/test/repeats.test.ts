import { expect, it } from 'vitest';
import { Repeats } from '../bots/repeats.ts';

type Menu = Parameters<Repeats['note']>[0];

/** A menu or a window of turn 3 with acts of card 7; only what is looked at. */
const at = (kind: 'act' | 'respond', undoes: Readonly<Record<string, string>>): Menu =>
  ({
    g: { def: { undoes } },
    seat: 0,
    view: { turn: 3 },
    decision: { kind, options: ['turn x', 'lift x', 'pass'].map((key) => ({ key, card: key === 'pass' ? 0 : 7 })) },
  }) as unknown as Menu;

it('what takes itself back is done once in a turn, also where it opens its own window again', () => {
  for (const kind of ['act', 'respond'] as const) {
    const repeats = new Repeats();
    const now = at(kind, { turn: 'turn' });
    expect(repeats.enough(now, 'turn x')).toBe(false);
    repeats.note(now, 'turn x');
    expect(repeats.enough(now, 'turn x')).toBe(true);
    expect(repeats.enough(now, 'turn y')).toBe(false);
    expect(repeats.enough(now, 'lift x')).toBe(false);
  }
});

it('other answers in windows may come again, and passing always', () => {
  const repeats = new Repeats();
  const window = at('respond', {});
  for (let i = 0; i < 9; i++) for (const key of ['lift x', 'pass']) repeats.note(window, key);
  expect(repeats.enough(window, 'lift x')).toBe(false);
  expect(repeats.enough(window, 'pass')).toBe(false);
});
