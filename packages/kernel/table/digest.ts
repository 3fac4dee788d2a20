import type { Game } from '../run/game.ts';
import { decidingSeats } from '../run/loop.ts';
import { digest } from '../state/json.ts';
import type { Card, Mod, SeatState, State } from '../state/records.ts';
import { notesOf } from './decision.ts';

/**
 * The digest that records carry. It speaks in names and only of what this game uses: numbers that cards, abilities,
 * events and zones got when the rules were loaded do not enter, nor does anything that still has its first value. So a
 * new card, deck, tag, verb or clause changes no digest of a game without it. What the frames have noted for
 * themselves is told by the questions they ask.
 */

const nameAt = (names: ReadonlyMap<string, number>, at: number): string => {
  for (const [name, number] of names) if (number === at) return name;
  return '';
};

function bitNames(list: readonly { readonly name: string }[], mask: number): string[] {
  return mask === 0 ? [] : list.flatMap(({ name }, i) => ((mask & (1 << i)) === 0 ? [] : [name]));
}

/** Values by name, without those that are as they were at first. */
function changed(list: readonly { readonly name: string }[], values: readonly number[], first: readonly number[]) {
  return list.flatMap(({ name }, i) => (values[i] === (first[i] ?? 0) ? [] : [`${name}=${values[i]}`])).sort();
}

const NONE_YET: readonly number[] = [];

function cardText(g: Game, s: State, card: Card): string {
  const width = g.def.counters.length;
  const counters = s.counters.slice(card.id * width, card.id * width + width);
  const { key } = g.defs[card.def].decl;
  const facts = [card.owner, card.control, g.zones[card.zone].name, card.born, card.face, card.known, card.host];
  const marks = [...bitNames(g.def.flags, card.flags).sort(), ...changed(g.def.counters, counters, NONE_YET)];
  return [key, ...facts, ...marks].join(' ');
}

function seatText(g: Game, seat: SeatState): string {
  const stops = seat.prefs.flatMap((window, i) =>
    i % 2 === 0 ? [`${g.windows[window].spec.name}:${seat.prefs[i + 1]}`] : [],
  );
  return [seat.moves, seat.out, ...changed(g.def.resources, seat.resources, NONE_YET), ...stops.sort()].join(' ');
}

const modText = (g: Game, mod: Mod): string =>
  [g.changes[mod.change].key, mod.source, mod.by, mod.until, mod.untilSeat].join(' ');

function asked(g: Game, s: State): string[] {
  return decidingSeats(g, s).map((seat) =>
    [
      seat,
      ...notesOf(g, s, seat)
        .map((note) => note.key)
        .sort(),
    ].join('|'),
  );
}

/** The position in names. Equal positions have equal texts, whatever else the rules have learnt since. */
export function positionText(g: Game, s: State): string {
  const { def } = g;
  const first = {
    tally: def.tallies.map((tally) => tally.start),
    options: def.options.map((option) => option.start),
  };
  return JSON.stringify({
    at: [s.step, s.turn, s.active, nameAt(g.names.steps, s.phase), s.over, s.winners],
    chance: [s.draws, s.rollbacks, ...s.script],
    seats: s.seats.map((seat) => seatText(g, seat)),
    cards: s.cards.map((card) => cardText(g, s, card)),
    zones: s.zones.flatMap((ids, zone) => (ids.length === 0 ? [] : [`${g.zones[zone].name}: ${ids.join(' ')}`])).sort(),
    links: s.links,
    mods: s.mods.map((mod) => modText(g, mod)),
    scopes: s.scopes.flatMap((name, i) => (i % 3 === 1 ? [nameAt(g.names.scopes, name)] : [])),
    handles: s.handles,
    tally: changed(def.tallies, s.tally, first.tally),
    used: s.used.map((value, i) => (i % 2 === 0 ? value : g.abilities[value].ability.key)),
    options: changed(def.options, s.options, first.options),
    asked: asked(g, s),
  });
}

/** Digest of a position, for records. Where only equality within one process matters, `hashState` is quicker. */
export const digestState = (g: Game, s: State): number => digest(positionText(g, s));
