import { cloneState, type Game, type GameDef, newGame, type SetupInput, type State } from '@bojiste/kernel';
import { readySetup, rng, type SetupOf } from '../drive/random.ts';
import { neededForUnused, playable, withChains, withMissing, withOneAim } from './aim.ts';
import { Formats } from './formats.ts';
import { instrument, type Noted } from './instrument.ts';
import { type Player, type Spending, type Taken, THRIFT, type Tries, takeOne } from './player.ts';

/**
 * The exhaustive runner: games until every card was used, every ability fired and every verb executed. It prefers what
 * is still missing, in its choices and in its decks. Every second game is played with some sense, since much is only
 * reached by those who build something up.
 */

export interface ExhaustOptions {
  /** Games at most. */
  readonly games?: number;
  readonly seed?: number;
  readonly setup?: SetupOf;
  /** Decks are remixed with missing cards unless this is false. */
  readonly remix?: boolean;
  /** Told after every game. */
  readonly progress?: (games: number, missing: readonly string[]) => void;
}

export interface ExhaustReport {
  readonly game: string;
  readonly games: number;
  readonly cards: { readonly total: number; readonly used: number };
  readonly abilities: { readonly total: number; readonly used: number };
  readonly verbs: { readonly total: number; readonly used: number };
  /** `card x`, `ability y`, `verb z`. */
  readonly missing: readonly string[];
}

const KINDS = ['card', 'ability', 'verb'] as const;

const unused = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].flatMap(([key, times]) => (times === 0 ? [key] : []));

function missingOf({ cards, abilities, verbs }: Noted): string[] {
  return [cards, abilities, verbs].flatMap((counts, i) => unused(counts).map((key) => `${KINDS[i]} ${key}`));
}

export function exhaust(def: GameDef, options: ExhaustOptions = {}): ExhaustReport {
  const { games = 2000, seed = 1, setup = readySetup, remix = true, progress } = options;
  const noted = instrument(def);
  const tries: Tries = new Map();
  const taken: Taken = new Map();
  const spending: Spending = { played: new Set(), gone: new Set(), standing: new Set(), running: null };
  const formats = new Formats(noted.g);
  let played = 0;
  let vain = 0;
  let missing = missingOf(noted);
  while (played < games && missing.length > 0) {
    const random = rng(seed + played);
    const input = formats.vary(setup(noted.g, seed + played), played);
    // The first games use the decks as they are; only what they lack is mixed in.
    const late = vain >= PATIENCE;
    const pair = Math.floor(played / 2);
    const remixed = late ? (pair % 4 > 0 ? withOneAim : withChains) : pair % 4 > 0 ? withMissing : withChains;
    const mixed = remix && played >= def.decks.length ? { ...input, decks: remixed(noted, input, random) } : input;
    const player: Player = {
      random,
      tries,
      taken,
      spending,
      thrift: THRIFT[pair % THRIFT.length],
      sense: played % 2 === 1,
      late,
      useful: neededForUnused(noted),
    };
    spending.running = null;
    const most = playNoted(noted, playable(noted.g, mixed) ? mixed : input, player);
    played++;
    const left = missingOf(noted);
    formats.learn(input, missing.length - left.length, most / Math.max(1, player.useful.size));
    vain = left.length < missing.length ? 0 : vain + 1;
    missing = left;
    progress?.(played, missing);
  }
  const count = (counts: ReadonlyMap<string, number>) => ({
    total: counts.size,
    used: counts.size - unused(counts).length,
  });
  const { cards, abilities, verbs } = noted;
  return {
    game: def.id,
    games: played,
    cards: count(cards),
    abilities: count(abilities),
    verbs: count(verbs),
    missing,
  };
}

/** Games in a row that brought nothing new; then a game is gone on with in several ways wherever more is prepared. */
const PATIENCE = 6;
/** Such positions in a game, one in how many decisions is looked at, how often each is taken up, and for how long. */
const BRANCHINGS = 40;
const GLANCE_EVERY = 5;
const BRANCHES = 12;
const BRANCH_LENGTH = 80;

/** Decisions after which a game is broken off: some formats have no end for those who do not aim at it. */
const LONGEST = 4000;

/** Plays a game and returns how much of what is waited for lay on the table at most. */
function playNoted(noted: Noted, input: SetupInput, player: Player): number {
  const s = newGame(noted.g, input);
  let branches = player.late ? BRANCHINGS : 0;
  let most = 0;
  for (let i = 0; i < LONGEST && s.over < 0; i++) {
    noteBoard(noted, s);
    takeOne(noted, s, player);
    if (i % GLANCE_EVERY > 0 || s.over >= 0) continue;
    const now = prepared(noted.g, s, player.useful);
    if (branches > 0 && (now > most || (now > 0 && player.random.below(BRANCHINGS) === 0))) {
      branch(noted, s, player);
      branches--;
    }
    most = Math.max(most, now);
  }
  noteBoard(noted, s);
  return most;
}

/** How much of what is waited for lies openly on the table, not in a pile: every card once. */
function prepared(g: Game, s: State, useful: ReadonlySet<string>): number {
  const found = new Set<string>();
  s.zones.forEach((zone, at) => {
    const { sight, decl } = g.zones[at];
    if (sight !== 0 || decl.alike) return;
    for (const id of zone) {
      const { key } = g.defs[s.cards[id].def].decl;
      if (useful.has(key)) found.add(key);
    }
  });
  return found.size;
}

/** What must meet something else in play gets several chances: the game goes on in several ways. */
function branch(noted: Noted, s: State, player: Player): void {
  for (let b = 0; b < BRANCHES; b++) {
    const copy = cloneState(s);
    player.spending.running = null;
    const other = { ...player, thrift: THRIFT[b % THRIFT.length], sense: false };
    for (let i = 0; i < BRANCH_LENGTH && copy.over < 0; i++) takeOne(noted, copy, other);
  }
}

/** A card that stands on the board has entered. */
function noteBoard({ g, cards }: Noted, s: State): void {
  s.zones.forEach((zone, at) => {
    for (const id of zone) {
      const def = g.defs[s.cards[id].def];
      // A card without a text can do no more than lie openly on the table.
      if (!g.zones[at].board && (g.zones[at].sight !== 0 || def.abilities.length > 0)) continue;
      cards.set(def.decl.key, (cards.get(def.decl.key) ?? 0) + 1);
    }
  });
}
