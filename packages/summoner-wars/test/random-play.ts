import {
  choose,
  compileGame,
  type Deck,
  decidingSeat,
  type Game,
  newGame,
  optionsOf,
  type State,
} from '@bojiste/kernel';
import { summonerWars } from '../index.ts';

/** Plays random games over all pairs of decks: `npx tsx test/random-play.ts [games] [seed]`. Also used by the tests. */

export interface Tally {
  games: number;
  decisions: number;
  choices: number;
  turns: number;
  outcomes: Record<string, number>;
  used: Set<string>;
}

export const newTally = (): Tally => ({ games: 0, decisions: 0, choices: 0, turns: 0, outcomes: {}, used: new Set() });

/** A quick generator of its own: the game's stream must not depend on how moves are picked. */
export function random(seed: number): (n: number) => number {
  let x = (seed * 2654435761 + 12345) >>> 0 || 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
}

const MOST_DECISIONS = 20_000;

export function playOut(g: Game, s: State, pick: (n: number) => number, tally: Tally, each?: (s: State) => void): void {
  let left = MOST_DECISIONS;
  while (s.over < 0) {
    const seat = decidingSeat(g, s);
    const options = optionsOf(g, s, seat);
    if (options.length === 0) throw new Error(`nobody can act: ${s.frames.length} frames, phase ${s.phase}`);
    if (--left < 0) throw new Error('a game without end');
    tally.decisions++;
    if (options.length > 1) tally.choices++;
    choose(g, s, seat, options[pick(options.length)]);
    each?.(s);
  }
}

export function playRandom(
  g: Game,
  decks: readonly Deck[],
  seed: number,
  tally: Tally,
  each?: (s: State) => void,
): State {
  const s = newGame(g, { seats: 2, mode: 'duel', decks, seed: `random ${seed}` });
  playOut(g, s, random(seed), tally, each);
  tally.games++;
  tally.turns += s.turn;
  tally.outcomes[s.over] = (tally.outcomes[s.over] ?? 0) + 1;
  return s;
}

function main(): void {
  const [games = '640', first = '1'] = process.argv.slice(2);
  const g = compileGame(summonerWars);
  const decks = summonerWars.decks;
  const tally = newTally();
  const begin = process.cpuUsage().user;
  for (let i = 0; i < Number(games); i++) {
    const pair = [decks[i % decks.length], decks[Math.floor(i / decks.length) % decks.length]];
    try {
      playRandom(g, pair, Number(first) + i, tally);
    } catch (error) {
      console.error(`game ${Number(first) + i}: ${pair[0].key} against ${pair[1].key}`);
      throw error;
    }
  }
  const seconds = (process.cpuUsage().user - begin) / 1e6;
  console.log({
    ...tally,
    used: undefined,
    seconds,
    perSecond: Math.round(tally.choices / seconds),
    all: Math.round(tally.decisions / seconds),
  });
}

if (process.argv[1]?.endsWith('random-play.ts')) main();
