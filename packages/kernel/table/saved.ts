import type { Game } from '../run/game.ts';
import type { Card, State } from '../state/records.ts';
import type { Seat } from '../types.ts';

/** A position in names, as snapshots keep it: plain JSON, independent of the numbers of the loaded rules. */

type Values = Readonly<Record<string, number>>;

export interface SavedCard {
  readonly key: string;
  readonly zone: string;
  /** Owner, controller, incarnation, face, who knows it, host. */
  readonly facts: readonly number[];
  readonly flags?: readonly string[];
  readonly counters?: Values;
}

export interface SavedSeat {
  readonly resources: Values;
  readonly moves: number;
  readonly out: number;
  readonly stops: Values;
}

export interface SavedMod {
  readonly key: string;
  /** Source, by, until, whose turn ends it, serial. */
  readonly facts: readonly number[];
  readonly vars: readonly number[];
  /** Copies only: the card whose abilities are copied, which the effect notes by number as its last value. */
  readonly model?: string;
}

export interface Saved {
  readonly form: 1;
  readonly game: string;
  readonly at: {
    readonly step: number;
    readonly turn: number;
    readonly active: number;
    readonly phase: string;
    readonly serial: number;
  };
  readonly chance: { readonly draws: number; readonly rollbacks: number };
  readonly seats: readonly SavedSeat[];
  readonly cards: readonly SavedCard[];
  readonly zones: Readonly<Record<string, readonly number[]>>;
  /** Zones in their order: values kept by lasting effects may be numbers of zones. */
  readonly layout: readonly string[];
  readonly links: readonly number[];
  readonly mods: readonly SavedMod[];
  readonly handles: readonly (readonly number[])[];
  readonly nextHandle: readonly number[];
  readonly tally: Values;
  readonly used: readonly (number | string)[];
  /** The main procedure waits in its how manieth walk of that turn table. */
  readonly main: {
    readonly turn: number;
    readonly you: number;
    readonly side: number;
    readonly vars: Values;
    readonly sets: readonly (readonly number[])[];
  };
  readonly table: {
    readonly name: string;
    readonly seats: readonly { readonly seat: Seat; readonly step: string; readonly stage: number }[];
  };
}

export interface Revived {
  readonly state: State;
  /** What the present rules do not know any more and the position went on without, by its old names. */
  readonly lost: readonly string[];
}

/** A snapshot that the present rules cannot go on from. */
export class SnapshotError extends Error {}

const nonzero = (list: readonly { readonly name: string }[], values: readonly number[]): Values =>
  Object.fromEntries(list.flatMap(({ name }, i) => (values[i] === 0 ? [] : [[name, values[i]]])));

function saveCard(g: Game, s: State, card: Card): SavedCard {
  const width = g.def.counters.length;
  const counters = nonzero(g.def.counters, s.counters.slice(card.id * width, (card.id + 1) * width));
  const flags = g.def.flags.flatMap(({ name }, i) => ((card.flags & (1 << i)) === 0 ? [] : [name]));
  return {
    key: g.defs[card.def].decl.key,
    zone: g.zones[card.zone].name,
    facts: [card.owner, card.control, card.born, card.face, card.known, card.host],
    ...(flags.length > 0 && { flags }),
    ...(Object.keys(counters).length > 0 && { counters }),
  };
}

export const saveCards = (g: Game, s: State): SavedCard[] => s.cards.map((card) => saveCard(g, s, card));

export function saveSeats(g: Game, s: State): SavedSeat[] {
  return s.seats.map(({ resources, moves, out, prefs }) => ({
    resources: nonzero(g.def.resources, resources),
    moves,
    out,
    stops: Object.fromEntries(
      prefs.flatMap((window, i) => (i % 2 === 0 ? [[g.windows[window].spec.name, prefs[i + 1]]] : [])),
    ),
  }));
}

export function saveMods(g: Game, s: State): SavedMod[] {
  return s.mods.map((mod) => {
    const { key, kind } = g.changes[mod.change];
    const facts = [mod.source, mod.by, mod.until, mod.untilSeat, mod.at];
    if (kind !== 'copy') return { key, facts, vars: mod.vars };
    const model = g.defs[mod.vars[mod.vars.length - 1]]?.decl.key ?? '';
    return { key, facts, vars: mod.vars.slice(0, -1), model };
  });
}
