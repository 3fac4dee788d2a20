import {
  addCard,
  begin,
  type Card,
  choose,
  compileGame,
  decidingSeat,
  emptyState,
  type Game,
  hasAbility,
  optionsOf,
  type Seat,
  type State,
  setResource,
} from '@bojiste/kernel';
import { noteOption } from '@bojiste/kernel/table/notation';
import { summonerWars } from '../index.ts';
import { MAGIC } from '../types.ts';

/** Positions for quick checks: cards by key and space, options by their notation. */

export const game: Game = compileGame(summonerWars);

export interface Position {
  /** "card space" for the battlefield. */
  readonly A: readonly string[];
  readonly B: readonly string[];
  readonly hand?: readonly string[];
  readonly handB?: readonly string[];
  readonly pile?: readonly string[];
  readonly deck?: readonly string[];
  readonly magic?: readonly [number, number];
  readonly options?: Readonly<Record<string, number>>;
  /** Faces of the dice in order; with the plain dice 0 is melee, 1 ranged, 2 special. */
  readonly dice?: readonly number[];
}

/** A's turn, at the first decision of it. The plain dice are used unless said otherwise. */
export function position(p: Position): State {
  const s = emptyState(game, { seats: 2, mode: 'duel', decks: [], seed: 'kit', options: { dice: 2, ...p.options } });
  const put = (list: readonly string[], seat: Seat) => {
    for (const entry of list) {
      const [key = '', space = ''] = entry.split(' ');
      addCard(game, s, key, seat, game.spaceNamed(space));
    }
  };
  const pile = (list: readonly string[] | undefined, zone: string, seat: Seat) => {
    for (const key of list ?? []) addCard(game, s, key, seat, game.zoneOf(zone, seat));
  };
  put(p.A, 0);
  put(p.B, 1);
  pile(p.hand, 'hand', 0);
  pile(p.handB, 'hand', 1);
  pile(p.pile, 'discard', 0);
  pile(p.deck, 'deck', 0);
  setResource(s, 0, MAGIC, p.magic?.[0] ?? 0);
  setResource(s, 1, MAGIC, p.magic?.[1] ?? 0);
  s.script = [...(p.dice ?? [])];
  begin(game, s);
  return s;
}

export function keys(s: State): string[] {
  const seat = decidingSeat(game, s);
  const frame = s.frames[s.frames.length - 1];
  return optionsOf(game, s, seat).map((value) => noteOption(game, s, frame, seat, value).key);
}

/** Chooses options by notation, one after another; an unknown one fails with what there is. */
export function play(s: State, ...moves: string[]): State {
  for (const move of moves) {
    const all = keys(s);
    const at = all.indexOf(move);
    if (at < 0) throw new Error(`no option "${move}"; there are: ${all.join(', ')}`);
    const seat = decidingSeat(game, s);
    choose(game, s, seat, optionsOf(game, s, seat)[at]);
  }
  return s;
}

/** An attack on a space in the attack phase; a single target answers itself. */
export function attack(s: State, from: string, to: string): State {
  play(until(s, 'attack'), `attack ${from}`);
  if (keys(s).includes(to)) play(s, to);
  return s;
}

/** Ends phases until the named one begins; other questions are declined by their last option. */
export function until(s: State, phase: string): State {
  const step = game.names.steps.get(phase);
  for (let i = 0; i < 60 && s.phase !== step && s.over < 0; i++) play(s, keys(s).at(-1) as string);
  return s;
}

/** Ends the turn; questions are declined by their last option. */
export function endTurn(s: State): State {
  const { turn } = s;
  while (s.turn === turn && s.over < 0) play(s, keys(s).at(-1) as string);
  return s;
}

export function at(s: State, space: string): Card | null {
  const [id] = s.zones[game.spaceNamed(space)];
  return id === undefined ? null : s.cards[id];
}

export const nameAt = (s: State, space: string): string | null => {
  const card = at(s, space);
  return card === null ? null : game.defs[card.def].decl.key;
};
export const damageAt = (s: State, space: string): number => s.counters[(at(s, space)?.id ?? 0) * 2];
export const boostsAt = (s: State, space: string): number => s.counters[(at(s, space)?.id ?? 0) * 2 + 1];
export const magic = (s: State, seat: Seat): number => s.seats[seat].resources[MAGIC];
export const size = (s: State, zone: string, seat: Seat): number => s.zones[game.zoneOf(zone, seat)].length;
export const has = (s: State, space: string, ability: string): boolean => {
  const card = at(s, space);
  const id = game.names.abilities.get(ability);
  return card !== null && id !== undefined && hasAbility(game, s, card, id);
};
