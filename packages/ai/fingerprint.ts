import { digest, type Game, notesOf, type SetupInput } from '@bojiste/kernel';
import { randomBot } from './bots/random.ts';
import { playGame } from './play.ts';
import type { Bot } from './types.ts';

const DECISIONS = 40;

/**
 * How a bot plays, as a short text: a digest of what it chose at the beginning of a game against a blind one. Two runs
 * that show the same fingerprint measured the same bot, whatever happened to its code meanwhile.
 */
export function fingerprint(g: Game, bot: Bot, setup: SetupInput): string {
  const keys: string[] = [];
  const bots = Array.from({ length: setup.seats }, (_, seat) => (seat === 0 ? bot : randomBot()));
  playGame(g, { ...setup, seed: 'fingerprint' }, bots, 'fingerprint', {
    cap: DECISIONS,
    chosen: (s, seat, value) => {
      if (seat === 0) keys.push(notesOf(g, s, seat).find((note) => note.value === value)?.key ?? '');
    },
  });
  return digest(keys.join(' ')).toString(16);
}
