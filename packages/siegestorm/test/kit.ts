import {
  addCard,
  applyMove,
  beginAt,
  type Card,
  decidingSeat,
  decidingSeats,
  emptyState,
  type Game,
  type GameDef,
  notesOf,
  type Refusal,
  type Seat,
  type State,
  setFlag,
  setResource,
  setTally,
  statOf,
  watching,
} from '@bojiste/kernel';
import { currentDef, ready, useGames } from '@bojiste/testing';
import { siegestorm } from '../index.ts';
import { FLAG, MODE, RES, STAT, TALLY } from '../types.ts';
import { fixtures } from './fixtures.ts';

/** Positions in a few words, moves by their notation. A and B as in the checks; the boss is `boss`. */

useGames({ siegestorm: () => siegestorm });

const withFixtures = new WeakMap<GameDef, GameDef>();

/** The game under test, with the cards of the checks. */
export function game(): Game {
  const def = currentDef('siegestorm');
  const made = withFixtures.get(def) ?? { ...def, cards: [...def.cards, ...fixtures] };
  withFixtures.set(def, made);
  return ready(made);
}

export interface Side {
  readonly hand?: readonly string[];
  /** Bottom to top, or a number of cards that do not matter. */
  readonly deck?: readonly string[] | number;
  readonly loss?: readonly string[];
  readonly heal?: readonly string[] | number;
  /** A star marks a used reserve. */
  readonly reserves?: readonly string[];
  /** Deployment area, middle, foremost; '' is empty. */
  readonly army?: readonly string[];
  readonly front?: string;
  /** Second side of the ring, and the boss's front on the second board. */
  readonly army2?: readonly string[];
  readonly front2?: string;
}

export interface BossSide extends Side {
  readonly lives?: number;
  readonly start?: number;
  readonly threat?: number;
  readonly sheet?: string;
  readonly reinforcements?: readonly string[] | number;
  readonly renewed?: boolean;
  readonly turns?: number;
}

export interface Table {
  readonly mode?: keyof typeof MODE;
  readonly A?: Side;
  readonly B?: Side;
  readonly C?: Side;
  readonly D?: Side;
  readonly boss?: BossSide;
  /** "A card" in no man's land; by board where there are several. */
  readonly land?: string;
  readonly lands?: Readonly<Record<string, string>>;
  readonly active?: Seat;
  readonly step?: string;
  readonly options?: Readonly<Record<string, number>>;
  readonly dice?: readonly number[];
}

const FILLER = 'm0/1/1';
const list = (cards: readonly string[] | number | undefined, standard: number): readonly string[] =>
  typeof cards === 'object' ? cards : new Array<string>(cards ?? standard).fill(FILLER);

function fill(g: Game, s: State, seat: Seat, side: Side, standard: number): void {
  const pile = (zone: string, cards: readonly string[]) => {
    for (const key of cards) {
      const card = addCard(g, s, key.replace('*', ''), seat, g.zoneOf(zone, seat));
      if (key.endsWith('*')) setFlag(s, card, FLAG.used, true);
    }
  };
  pile('deck', list(side.deck, standard));
  pile('hand', side.hand ?? []);
  pile('loss', side.loss ?? []);
  pile('heal', list(side.heal, 0));
  pile('reserves', side.reserves ?? []);
  const letter = 'ABCD'[seat];
  const place = (space: string, key: string | undefined) => {
    if (key !== undefined && key !== '') addCard(g, s, key, seat, g.spaceNamed(space));
  };
  for (const [i, key] of (side.army ?? []).entries()) place(`${letter}${i + 1}`, key);
  for (const [i, key] of (side.army2 ?? []).entries()) place(`${letter}x${i + 1}`, key);
  place(`${letter}-front`, side.front);
  place(`${letter}x-front`, side.front2);
}

function fillBoss(g: Game, s: State, seat: Seat, boss: BossSide): void {
  fill(g, s, seat, boss, 10);
  for (const key of list(boss.reinforcements, 0)) addCard(g, s, key, seat, g.zoneOf('reinforcements', seat));
  addCard(g, s, boss.sheet ?? 'sheet4', seat, g.zoneOf('sheet', seat));
  setResource(s, seat, RES.lives, boss.lives ?? 20);
  setResource(s, seat, RES.threat, boss.threat ?? 3);
  setTally(s, TALLY.startLives, boss.start ?? 20);
  setTally(s, TALLY.renewal, boss.renewed === true ? 0 : 1);
  setTally(s, TALLY.bossTurns, boss.turns ?? 1);
}

const SEATS = { duel: 2, siege: 1, coop: 2, last: 3 } as const;

/** A position at the menu of a step; A's deployment step unless said otherwise. */
export function table(t: Table): State {
  const g = game();
  const mode = t.mode ?? 'duel';
  const seats = mode === 'last' && t.D !== undefined ? 4 : SEATS[mode];
  const s = emptyState(g, { seats, mode, decks: [], seed: 'kit', options: t.options ?? {} });
  setTally(s, TALLY.mode, MODE[mode]);
  [t.A, t.B, t.C, t.D].slice(0, seats).forEach((side, seat) => {
    fill(g, s, seat, side ?? {}, 20);
  });
  if (mode === 'siege' || mode === 'coop') fillBoss(g, s, seats, t.boss ?? {});
  for (const [space, entry] of Object.entries({ ...(t.land && { land: t.land }), ...t.lands })) {
    const [owner, key] = entry.split(' ');
    addCard(g, s, key, owner === 'boss' ? seats : 'ABCD'.indexOf(owner), g.spaceNamed(space));
  }
  s.script = [...(t.dice ?? [])];
  const active = t.active ?? 0;
  // Only the ring's turns have a second advance; from there its own deployment step follows.
  beginAt(g, s, mode === 'coop' ? [0, 1] : [active], mode === 'last' ? 'advance2' : (t.step ?? 'deploy'));
  if (mode === 'last' && t.step !== 'advance2') play(s, 'done');
  return s;
}

// ---- moves --------------------------------------------------------------------------------------------------------------

export const options = (s: State, seat: Seat = decidingSeat(game(), s)): string[] =>
  notesOf(game(), s, seat).map((note) => note.key);

export const offers = (s: State, key: string, seat?: Seat): boolean => options(s, seat).includes(key);

/** Tries a move of a seat; the refusal if there is one. */
export const tried = (s: State, key: string, seat: Seat = decidingSeat(game(), s)): Refusal | null =>
  applyMove(game(), s, { seat, key });

/** Moves of whoever decides; "B: key" says who, where several may. */
export function play(s: State, ...moves: string[]): State {
  for (const move of moves) {
    const [, who, key] = /^(?:([A-D]): )?(.*)$/.exec(move) as unknown as [string, string | undefined, string];
    const seat = who === undefined ? decidingSeat(game(), s) : 'ABCD'.indexOf(who);
    const refusal = tried(s, key, seat);
    if (refusal !== null)
      throw new Error(
        `"${move}" refused (${refusal.code} ${refusal.clause}); ${seat} has: ${options(s, seat).join(', ')}`,
      );
  }
  return s;
}

/** Names of the events that happen meanwhile. */
export function watch(run: () => void): string[] {
  const out: string[] = [];
  const g = game();
  watching((entry) => out.push(g.events[entry.kind].decl.name), run);
  return out;
}

/** Declines everything until a turn of another seat, or the same seat's next, has begun. */
export function endTurn(s: State): State {
  const { turn } = s;
  while (s.turn === turn && s.over < 0) {
    const seat = decidingSeat(game(), s);
    const all = options(s, seat);
    play(s, all.at(-1) as string);
  }
  return s;
}

/** Goes on by "done" and "pass" until a step's menu is there. */
export function until(s: State, step: string): State {
  const wanted = game().names.steps.get(step);
  for (let i = 0; i < 60 && s.phase !== wanted && s.over < 0; i++) play(s, options(s).at(-1) as string);
  return s;
}

// ---- looking ------------------------------------------------------------------------------------------------------------

export const keyOf = (card: Card): string => game().defs[card.def].decl.key;
/** Keys of a pile, bottom to top. */
export const pile = (s: State, zone: string, seat: Seat): string[] =>
  s.zones[game().zoneOf(zone, seat)].map((id) => keyOf(s.cards[id]));
export const size = (s: State, zone: string, seat: Seat): number => s.zones[game().zoneOf(zone, seat)].length;
export const top = (s: State, zone: string, seat: Seat): string | undefined => pile(s, zone, seat).at(-1);
export const cardAt = (s: State, space: string): Card | null => {
  const [id] = s.zones[game().spaceNamed(space)];
  return id === undefined ? null : s.cards[id];
};
export const at = (s: State, space: string): string => {
  const card = cardAt(s, space);
  return card === null ? '' : keyOf(card);
};
/** Deployment area, middle, foremost. */
export const army = (s: State, letter: string): string[] => [1, 2, 3].map((i) => at(s, `${letter}${i}`));
const stat = (s: State, space: string, index: number): number => {
  const card = cardAt(s, space);
  return card === null ? -1 : statOf(game(), s, card, index);
};
export const an = (s: State, space: string): number => stat(s, space, STAT.an);
export const dn = (s: State, space: string): number => stat(s, space, STAT.dn);
export const lives = (s: State): number => s.seats[s.seats.length - 1].resources[RES.lives];
export const threat = (s: State): number => s.seats[s.seats.length - 1].resources[RES.threat];
export const tokens = (s: State, space: string, counter: 0 | 1): number => {
  const card = cardAt(s, space);
  return card === null ? -1 : s.counters[card.id * game().def.counters.length + counter];
};
export const used = (s: State, seat: Seat): boolean[] =>
  s.zones[game().zoneOf('reserves', seat)].map((id) => (s.cards[id].flags & (1 << FLAG.used)) !== 0);
export const deciders = (s: State): Seat[] => decidingSeats(game(), s);
export const stepName = (s: State): string | undefined => [...game().names.steps].find(([, id]) => id === s.phase)?.[0];
/** Who won: -1 while the game goes on. */
export const winner = (s: State): number => (s.over < 0 ? -1 : s.winners);
