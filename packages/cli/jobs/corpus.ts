import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Bot, makeBot, playGame } from '@bojiste/ai';
import { LISTED } from '@bojiste/games';
import { type Game, type Move, notesOf, type SetupInput, type State, sure } from '@bojiste/kernel';
import { type Corpus, type CorpusGame, corpusFromText, corpusToText, MARK_EVERY } from '@bojiste/testing/corpus/format';
import { listedChanges, markOf } from '@bojiste/testing/corpus/replay';
import { rng } from '@bojiste/testing/drive/random';
import { entryOf } from '../games.ts';

/** Recording the replay corpus: games of all modes, of two to four players, with several decks and levels of bots. */

export const CORPUS_GAMES: readonly string[] = LISTED.map(({ id }) => id);

const ROOT = join(import.meta.dirname, '..', '..', '..');
export const CHANGES_FILE = join(ROOT, 'docs', 'rules-changes.md');
export const corpusFile = (game: string): string =>
  join(ROOT, 'packages', entryOf(game).tests, 'corpus', `${game}.txt`);

export function readCorpus(game: string): Corpus {
  const file = corpusFile(game);
  return existsSync(file) ? corpusFromText(readFileSync(file, 'utf8')) : { game, games: [] };
}

export function writeCorpus(corpus: Corpus): void {
  const file = corpusFile(corpus.game);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, corpusToText(corpus));
}

export const changesListed = (): Set<string> => listedChanges(readFileSync(CHANGES_FILE, 'utf8'));

/** Writes the reason for changed games where people read it. */
export function noteChange(ids: readonly string[], reason: string): void {
  writeFileSync(CHANGES_FILE, `${readFileSync(CHANGES_FILE, 'utf8').trimEnd()}\n- ${ids.join(', ')}: ${reason}\n`);
}

/** Larger tables take too long to be played again on every change. */
const MOST_SEATS = 4;
/** Who plays, from game to game: the stronger ones are slow and know what they do, the others try everything. */
const LEVELS: readonly (readonly string[])[] = [
  ['random', 'easy'],
  ['easy', 'easy'],
  ['random', 'random'],
  ['easy', 'random'],
  ['normal', 'easy'],
];

/** Most games of Original War are agreed to be short: whole ones of thirty rounds take long to be played again. */
function agreed(game: string, number: number): Record<string, number> {
  if (game !== 'original-war' || number % 5 === 0) return {};
  return { roundLimit: number % 2 === 0 ? 4 : 8, people: 6 };
}

export function planGame(g: Game, number: number, generation: number): { setup: SetupInput; bots: string[] } {
  const tables = g.def.modes.flatMap(({ key, seats }) =>
    seats.flatMap((n) => (n <= MOST_SEATS ? { mode: key, n } : [])),
  );
  const { mode, n } = sure(tables[number % tables.length]);
  const random = rng(number * 7919 + generation);
  const seed = `corpus ${number}.${generation}`;
  const pair = sure(LEVELS[number % LEVELS.length]);
  return {
    setup: {
      seats: n,
      mode,
      decks: Array.from({ length: n }, () => random.pick(g.def.decks)),
      seed,
      options: agreed(g.def.id, number),
    },
    bots: Array.from({ length: n }, (_, seat) => sure(pair[(seat + generation) % 2])),
  };
}

/** Games that take longer than this are not kept: another seed is tried. */
const LONGEST = 4000;

function botNamed(name: string): Bot {
  const bot = makeBot(name);
  if (bot === undefined) throw new Error(`no bot "${name}"`);
  return bot;
}

/** Plays a game and writes it down; null for one that did not end in time. */
function playOne(
  g: Game,
  setup: SetupInput,
  bots: readonly string[],
): Omit<CorpusGame, 'number' | 'generation'> | null {
  const moves: Move[] = [];
  const marks: string[] = [];
  let last: State | null = null;
  // Seats after the players' are decided by players; where a ruled seat decides itself, chance does.
  const players = Array.from({ length: setup.seats + 2 }, (_, seat) => botNamed(bots[seat] ?? 'random'));
  const played = playGame(g, setup, players, setup.seed, {
    cap: LONGEST,
    chosen: (s, seat, value) => {
      const note = notesOf(g, s, seat).find((one) => one.value === value);
      if (note === undefined) throw new Error(`no notation for the option ${value}`);
      moves.push({ seat, key: note.key });
    },
    watch: (s) => {
      last = s;
      if (moves.length > 0 && moves.length % MARK_EVERY === 0) marks.push(markOf(g, s));
    },
  });
  if (played.outcome < 0 || last === null) return null;
  return {
    bots: bots.slice(0, setup.seats),
    setup,
    moves,
    marks: [...marks, markOf(g, last)],
    over: played.outcome,
    winners: played.winners,
  };
}

const TRIES = 5;

export function recordGame(g: Game, number: number, generation: number): CorpusGame {
  for (let n = 0; n < TRIES; n++) {
    const { setup, bots } = planGame(g, number, generation);
    const game = playOne(g, n === 0 ? setup : { ...setup, seed: `${setup.seed}/${n}` }, bots);
    if (game !== null) return { number, generation, ...game };
  }
  throw new Error(`${g.def.id}: game ${number} did not end in ${LONGEST} decisions, ${TRIES} times`);
}
