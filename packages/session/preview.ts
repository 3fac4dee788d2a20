import {
  applyMove,
  type CardView,
  cloneState,
  F,
  type Game,
  type LogEntry,
  type Seat,
  type State,
  type View,
  viewOf,
  watching,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { GameExtras } from './games/index.ts';
import type { Effect, Odds, Preview } from './types.ts';
import { plain } from './words.ts';

/**
 * What an answer would bring, found by playing it in worlds that look the same to the seat: what all of them share is
 * certain. Where dice fall, every combination of faces is played, so that the odds are exact.
 */

/** Events about a seat keep the seat where others keep the place. */
const SEAT_EVENTS = new Set(['gain', 'control', 'turned']);

function leadsToPlace(g: Game, entry: LogEntry): boolean {
  const { decl } = sure(g.events[entry.kind]);
  return sure(entry.row[F.subject]) >= 0 && decl.toSeat !== true && !SEAT_EVENTS.has(decl.name);
}

/** Makes a world that looks the same to the seat. */
export type Sample = (key: readonly number[]) => State;

const WORLDS = 3;
const MOST_DICE = 9;

interface Outcome {
  readonly weight: number;
  readonly view: View;
}

const onBoard = (g: Game, view: View): CardView[] => view.cards.filter((card) => sure(g.zones[card.zone]).board);

/** Plays the keys in a world; null when one of them is refused there. */
function playOut(g: Game, world: State, seat: Seat, keys: readonly string[]): LogEntry[] | null {
  const happened: LogEntry[] = [];
  return watching(
    (entry) => happened.push(entry),
    () => (keys.every((key) => applyMove(g, world, { seat, key }) === null) ? happened : null),
  );
}

/** All ways to roll n dice as counts of the different faces, with the number of ways. */
function* rolls(
  kinds: readonly { face: number; weight: number }[],
  n: number,
): Generator<{ faces: number[]; weight: number }> {
  function* from(
    i: number,
    left: number,
    faces: number[],
    weight: number,
  ): Generator<{ faces: number[]; weight: number }> {
    if (i === kinds.length - 1) {
      yield {
        faces: [...faces, ...Array<number>(left).fill(sure(kinds[i]).face)],
        weight: weight * sure(kinds[i]).weight ** left,
      };
      return;
    }
    let ways = 1;
    for (let k = 0; k <= left; k++) {
      yield* from(
        i + 1,
        left - k,
        [...faces, ...Array<number>(k).fill(sure(kinds[i]).face)],
        weight * ways * sure(kinds[i]).weight ** k,
      );
      ways = (ways * (left - k)) / (k + 1);
    }
  }
  yield* from(0, n, [], 1);
}

/** Faces that show the same are one kind. */
function faceKinds(faces: readonly string[]): { face: number; weight: number }[] {
  const kinds = new Map<string, { face: number; weight: number }>();
  faces.forEach((shown, face) => {
    const kind = kinds.get(shown);
    if (kind === undefined) kinds.set(shown, { face, weight: 1 });
    else kind.weight++;
  });
  return [...kinds.values()];
}

function sameForAll<T>(values: readonly T[]): T | null {
  return values.every((value) => value === values[0]) ? sure(values[0]) : null;
}

function certainEffects(g: Game, before: View, outcomes: readonly Outcome[]): Effect[] {
  const effects: Effect[] = [];
  before.seats.forEach(({ resources }, seat) => {
    g.def.resources.forEach(({ text }, i) => {
      const to = sameForAll(outcomes.map(({ view }) => sure(sure(view.seats[seat]).resources[i])));
      if (to !== null && to !== resources[i])
        effects.push({ k: 'resource', seat, name: plain(text), from: sure(resources[i]), to });
    });
  });
  for (const card of onBoard(g, before)) {
    const after = outcomes.map(({ view }) =>
      view.cards.find((c) => c.handle === card.handle && sure(g.zones[c.zone]).board),
    );
    if (after.every((c) => c === undefined)) effects.push({ k: 'gone', card: card.handle });
    g.def.counters.forEach(({ name, text }, i) => {
      const to = sameForAll(after.map((c) => c?.counters[i] ?? -1));
      if (to !== null && to >= 0 && to !== card.counters[i])
        effects.push({
          k: 'counter',
          card: card.handle,
          name: plain(text),
          counter: name,
          from: sure(card.counters[i]),
          to,
        });
    });
  }
  return effects;
}

/** Piles that grow or shrink whatever else happens. */
function pileEffects(g: Game, before: View, outcomes: readonly Outcome[], kinds: readonly string[]): Effect[] {
  return g.zones.flatMap(({ id, decl, seat }): Effect[] => {
    if (seat < 0 || !kinds.includes(decl.name)) return [];
    const from = sure(before.sizes[id]);
    const to = sameForAll(outcomes.map(({ view }) => sure(view.sizes[id])));
    return to === null || to === from ? [] : [{ k: 'pile', seat, pile: decl.name, name: plain(decl.text), from, to }];
  });
}

/** Chances that a card's first counter grows, or that the card goes. */
function oddsOf(g: Game, before: View, outcomes: readonly Outcome[], dice: number): Odds[] {
  const all = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return onBoard(g, before).flatMap((card) => {
    const grown: number[] = [];
    let gone = 0;
    let most = 0;
    for (const { view, weight } of outcomes) {
      const after = view.cards.find((c) => c.handle === card.handle && sure(g.zones[c.zone]).board);
      const n = after === undefined ? Number.POSITIVE_INFINITY : sure(after.counters[0]) - sure(card.counters[0]);
      if (after === undefined) gone += weight;
      else most = Math.max(most, n);
      grown.push(n);
    }
    if (gone === 0 && most === 0) return [];
    const chance = (n: number) =>
      outcomes.reduce((sum, { weight }, i) => sum + (sure(grown[i]) >= n ? weight : 0), 0) / all;
    return [
      { card: card.handle, dice, atLeast: Array.from({ length: most }, (_, i) => chance(i + 1)), gone: gone / all },
    ];
  });
}

function diceOutcomes(
  g: Game,
  sample: Sample,
  seat: Seat,
  keys: readonly string[],
  faces: readonly string[],
  dice: number,
): Outcome[] {
  const outcomes: Outcome[] = [];
  const base = sample([1, 2, 3, 4]);
  for (const roll of rolls(faceKinds(faces), dice)) {
    const world = cloneState(base);
    world.script = roll.faces.slice();
    if (playOut(g, world, seat, keys) !== null) outcomes.push({ weight: roll.weight, view: viewOf(g, world, seat) });
  }
  return outcomes;
}

export function previewOf(
  g: Game,
  s: State,
  seat: Seat,
  keys: readonly string[],
  extras: GameExtras,
  sample: Sample,
): Preview | null {
  const before = viewOf(g, s, seat);
  let outcomes: Outcome[] = [];
  let dice = 0;
  let rolled = 0;
  for (let i = 0; i < WORLDS; i++) {
    const world = sample([i, 7, 7, 7]);
    const happened = playOut(g, world, seat, keys);
    if (happened === null) return null;
    const thrown = happened.flatMap((entry) => extras.dice?.(g, entry) ?? []);
    dice = thrown[0] ?? 0;
    rolled = Math.max(rolled, thrown.length);
    outcomes.push({ weight: 1, view: viewOf(g, world, seat) });
  }
  const faces = extras.faces?.(g, s);
  const exact = rolled === 1 && dice > 0 && dice <= MOST_DICE && faces !== undefined;
  if (exact) outcomes = diceOutcomes(g, sample, seat, keys, faces, dice);
  return {
    certain: [...certainEffects(g, before, outcomes), ...pileEffects(g, before, outcomes, extras.piles ?? [])],
    odds: exact ? oddsOf(g, before, outcomes, dice) : [],
    phase: sameForAll(outcomes.map(({ view }) => view.phase)),
    active: sameForAll(outcomes.map(({ view }) => view.active)),
  };
}

/** The first space something is done to by these answers, in a world that looks the same to the seat; -1 for none. */
export function firstAim(g: Game, seat: Seat, keys: readonly string[], sample: Sample): number {
  const happened = playOut(g, sample([3, 3, 3, 3]), seat, keys) ?? [];
  const aims = happened.filter((entry) => leadsToPlace(g, entry)).map((entry) => sure(entry.row[F.to]));
  return aims.find((to) => g.zones[to]?.board === true) ?? -1;
}
