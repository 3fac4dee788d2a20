import { cloneCard } from '../state/clone.ts';
import { randomInt, shuffled } from '../state/random.ts';
import {
  CARD_LIMIT,
  type Card,
  type Frame,
  Ghost,
  MARK_ENDED,
  Mod,
  OP_GROUP,
  OP_ROWS,
  refOf,
  type State,
} from '../state/records.ts';
import { NONE, type Ref, type Seat, type ZoneId } from '../types.ts';
import type { Game } from './game.ts';
import { ANY_GRANTS, reindex } from './listen.ts';
import { isTraced, sighted, sightedAfter, trace } from './log.ts';
import { namesOf } from './names.ts';
import { FACE, meet, sees } from './sight.ts';
import { moreTagsOf, tagsOf } from './tags.ts';
import { RESETS, UNTIL } from './usage.ts';

/**
 * The atoms: the only code that changes a state during play. Everything else proposes. A test scans the sources for
 * assignments elsewhere.
 */

function touch(s: State): void {
  s.tick++;
  s.unsettled = 1;
  if (s.grants === ANY_GRANTS) s.stale = 1;
}

/** Something changed that grants may follow. */
function touchLinks(s: State): void {
  if (s.grants !== 0) s.stale = 1;
  touch(s);
}

const EMPTY: readonly number[] = [];
const NO_NAMES: readonly string[] = [];

function without(list: readonly number[], id: number): readonly number[] {
  const last = list.length - 1;
  if (list[last] === id) return last === 0 ? EMPTY : list.slice(0, last);
  const out: number[] = [];
  for (let i = 0; i < list.length; i++) if (list[i] !== id) out.push(list[i]);
  return out;
}

function withAdded(list: readonly number[], id: number, first: boolean): readonly number[] {
  if (list.length === 0) return [id];
  const out: number[] = [];
  if (first) out.push(id);
  for (let i = 0; i < list.length; i++) out.push(list[i]);
  if (!first) out.push(id);
  return out;
}

/** A list kept by id. */
function withSorted(list: readonly number[], id: number): readonly number[] {
  const out: number[] = [];
  let put = false;
  for (let i = 0; i < list.length; i++) {
    if (!put && list[i] > id) {
      out.push(id);
      put = true;
    }
    out.push(list[i]);
  }
  if (!put) out.push(id);
  return out;
}

/** A card that crosses the border of a zone group becomes a new object and forgets what happened to the old one. */
function renew(g: Game, s: State, card: Card): void {
  const tags = g.onBoard[card.zone] === 1 ? tagsOf(g, s, card) : 0;
  const more = g.onBoard[card.zone] === 1 ? moreTagsOf(g, s, card) : EMPTY;
  const names = g.onBoard[card.zone] === 1 ? namesOf(g, s, card) : NO_NAMES;
  s.ghosts.push(new Ghost(cloneCard(card), countersOf(g, s, card), tags, more, names));
  endEffectsOf(s, refOf(card));
  card.born++;
  card.flags = 0;
  card.face = 0;
  card.host = NONE;
  card.control = card.owner;
  const width = g.def.counters.length;
  for (let i = 0; i < width; i++) s.counters[card.id * width + i] = 0;
}

export function countersOf(g: Game, s: State, card: Card): number[] {
  const width = g.def.counters.length;
  return s.counters.slice(card.id * width, card.id * width + width);
}

function remember(g: Game, s: State, card: Card, to: ZoneId): number {
  // A card that moves among its like (over a board) is the same object: whoever knew it follows it.
  if (g.zones[to].decl.remembers !== true) return g.zones[card.zone].group === g.zones[to].group ? card.known : 0;
  // From where nobody sees nobody remembers.
  if (card.known === 0 && g.def.sees === undefined && g.zones[card.zone].sight === 2) return 0;
  // Whoever knew it keeps knowing it, also where the game shows only a back.
  let mask = card.known;
  for (let viewer = 0; viewer <= s.seats.length; viewer++) if (sees(g, s, card, viewer) === FACE) mask |= 1 << viewer;
  return mask;
}

/** What lasts while its source stays in play ends when it leaves. */
function endEffectsOf(s: State, source: Ref): void {
  for (let i = 0; i < s.mods.length; i++) {
    if (s.mods[i].source !== source || s.mods[i].until !== UNTIL.source) continue;
    endMods(s, (mod) => mod.source === source && mod.until === UNTIL.source);
    return;
  }
}

/** Does an ability of the card work in either of these zones? */
function worksThere(g: Game, card: Card, from: ZoneId, to: ZoneId): boolean {
  return (g.defs[card.def].groups & ((1 << g.zones[from].group) | (1 << g.zones[to].group))) !== 0;
}

/**
 * Puts a card into a zone, on top (the end of the list) or at the bottom, face up or (`down`) face down: a card laid
 * face down is seen by nobody on its way, but whoever lays it knows it.
 */
export function moveCard(g: Game, s: State, card: Card, to: ZoneId, bottom = false, down = false): void {
  const from = card.zone;
  const was = isTraced() ? sighted(g, s, card.id) : null;
  const known = remember(g, s, card, to);
  const crosses = g.zones[from].group !== g.zones[to].group;
  const attached = card.host !== NONE;
  if (crosses) renew(g, s, card);
  s.zones[from] = without(s.zones[from], card.id);
  s.zones[to] = withAdded(s.zones[to], card.id, bottom);
  if (g.onBoard[from] !== g.onBoard[to]) {
    s.field = g.onBoard[to] === 1 ? withSorted(s.field, card.id) : without(s.field, card.id);
  }
  card.zone = to;
  card.known = down ? known | (1 << card.control) : known;
  if (down) card.face = 1;
  if (down || g.onBoard[from] !== g.onBoard[to] || (crosses && worksThere(g, card, from, to))) reindex(g, s, card);
  // Whether a host works may depend on who is aboard, and those may leave by anything.
  if (attached && g.def.works !== undefined) refreshIndex(s);
  meet(g, s, card);
  touch(s);
  if (was !== null) trace(s, { k: 'card', card: sightedAfter(g, s, was), from, to });
}

export function changeCounter(g: Game, s: State, card: Card, counter: number, by: number): void {
  const at = card.id * g.def.counters.length + counter;
  s.counters[at] = Math.max(0, s.counters[at] + by);
  touch(s);
}

export function changeResource(s: State, seat: Seat, resource: number, by: number, max = 0x7fffffff): void {
  setResource(s, seat, resource, Math.max(0, Math.min(max, s.seats[seat].resources[resource] + by)));
}

export function setResource(s: State, seat: Seat, resource: number, to: number): void {
  const { resources } = s.seats[seat];
  const from = resources[resource];
  resources[resource] = to;
  touch(s);
  if (from !== to) trace(s, { k: 'resource', seat, resource, from, to });
}

export function setControl(g: Game, s: State, card: Card, seat: Seat): void {
  card.control = seat;
  meet(g, s, card);
  touchLinks(s);
}

/** A card for good in another deck's possession: piles follow the owner. */
export function setOwner(s: State, card: Card, seat: Seat): void {
  card.owner = seat;
  touch(s);
}

/** Something the index of live abilities depends on has changed by the rules of the game (see `GameDef.works`). */
export function refreshIndex(s: State): void {
  s.stale = 1;
}

export function setFlag(s: State, card: Card, flag: number, on: boolean): void {
  card.flags = on ? card.flags | (1 << flag) : card.flags & ~(1 << flag);
  touch(s);
}

/** Marks a card by an effect; games that say so need not settle after it. */
export function markCard(g: Game, s: State, card: Card, flag: number, on: boolean): void {
  const before = s.unsettled;
  setFlag(s, card, flag, on);
  if (g.def.quietMarks === true) s.unsettled = before;
}

/** Notes a number or a card by an effect; the same. */
export function noteTally(g: Game, s: State, tally: number, to: number): void {
  const before = s.unsettled;
  setTally(s, tally, to);
  if (g.def.quietMarks === true) s.unsettled = before;
}

export function setFace(g: Game, s: State, card: Card, down: boolean): void {
  card.face = down ? 1 : 0;
  if (down) card.known |= 1 << card.control;
  reindex(g, s, card);
  meet(g, s, card);
  touch(s);
}

/** Shows a card to seats (bit mask) without moving it. */
export function showCard(g: Game, s: State, card: Card, seats: number): void {
  card.known |= seats;
  meet(g, s, card);
  touch(s);
}

export function setHost(s: State, card: Card, host: Ref): void {
  card.host = host;
  touchLinks(s);
}

export function setLink(s: State, from: Ref, slot: number, to: Ref): void {
  const links: number[] = [];
  for (let i = 0; i < s.links.length; i += 3) {
    if (s.links[i] !== from || s.links[i + 1] !== slot) links.push(s.links[i], s.links[i + 1], s.links[i + 2]);
  }
  if (to !== NONE) links.push(from, slot, to);
  s.links = links;
  touchLinks(s);
}

/** Another definition for the same card (a turned character, a transformed thing). */
export function setDefinition(s: State, card: Card, def: number): void {
  card.def = def;
  s.stale = 1;
  touch(s);
}

export function shuffleZone(g: Game, s: State, zone: ZoneId): void {
  s.zones[zone] = shuffled(s, s.zones[zone]);
  const unseen = g.def.sees === undefined && g.zones[zone].sight === 2;
  for (const id of s.zones[zone]) {
    // Where nobody sees and nobody knew, nobody had a handle to lose.
    if (unseen && s.cards[id].known === 0) continue;
    s.cards[id].known = 0;
    meet(g, s, s.cards[id]);
  }
  touch(s);
}

export function rollDie(s: State, faces: number): number {
  const face = randomInt(s, faces);
  trace(s, { k: 'die', face, faces });
  return face;
}

export function setTally(s: State, tally: number, to: number): void {
  s.tally[tally] = to;
  touch(s);
}

export function addMod(
  g: Game,
  s: State,
  source: Ref,
  by: Seat,
  change: number,
  until: number,
  untilSeat: Seat,
  scope: number,
  vars: number[],
): void {
  s.mods.push(new Mod(source, by, change, until, untilSeat, scope, ++s.serial, vars));
  if (g.changes[change].grants !== 0) s.stale = 1;
  touch(s);
}

/** Ends the continuous effects that the test picks. */
export function endMods(s: State, ends: (mod: Mod) => boolean): void {
  if (s.mods.length === 0) return;
  const kept = s.mods.filter((mod) => !ends(mod));
  if (kept.length === s.mods.length) return;
  s.mods = kept;
  touchLinks(s);
}

export function useUp(s: State, ref: Ref, ability: number): void {
  s.used.push(ref, ability);
}

/** Back to the step that was interrupted. */
export function setPhase(s: State, phase: number): void {
  s.phase = phase;
  touch(s);
}

export function setActive(s: State, seat: Seat): void {
  s.active = seat;
  touch(s);
}

/** Clears what lasts one turn or one step. */
export function resetFor(g: Game, s: State, period: 'turn' | 'step'): void {
  const { tallies, flags } = g.resets[period];
  for (let i = 0; i < tallies.length; i++) s.tally[tallies[i]] = g.def.tallies[tallies[i]].start;
  if (flags !== 0) for (let i = 0; i < s.cards.length; i++) s.cards[i].flags &= ~flags;
  if (s.used.length > 0) s.used = s.used.filter((_, i) => g.abilities[s.used[i | 1]].limitReset > RESETS[period]);
  if (tallies.length > 0 || flags !== 0) touch(s);
}

export function beginTurn(g: Game, s: State, seat: Seat): void {
  s.turn++;
  s.active = seat;
  resetFor(g, s, 'turn');
  touch(s);
}

/** A private setting of a seat: when it wants to be asked in a window. */
export function setStop(s: State, seat: Seat, window: number, stop: number): void {
  const { prefs } = s.seats[seat];
  for (let i = 0; i < prefs.length; i += 2) {
    if (prefs[i] !== window) continue;
    prefs[i + 1] = stop;
    return;
  }
  prefs.push(window, stop);
}

export function eliminateSeat(s: State, seat: Seat): void {
  s.seats[seat].out = 1;
  touch(s);
}

/** What a seat that is out was in the middle of ends as control returns to it; the game's own procedure goes on. */
export function endFramesOf(s: State, seat: Seat): void {
  for (let i = 1; i < s.frames.length; i++) {
    const f = s.frames[i];
    if (f.you === seat && f.op !== OP_ROWS && f.op !== OP_GROUP) f.marks |= MARK_ENDED;
  }
  touch(s);
}

/** Binds a running program to one army, board or lane. */
export function setSide(f: Frame, side: number): void {
  f.side = side;
}

/** What this program proposes from here on happens at once, also inside a packet. */
export function leavePacket(f: Frame): void {
  f.collect = NONE;
}

/** Ends the game: `winners` is a seat mask, 0 for a draw. */
export function finish(s: State, outcome: number, winners: number): void {
  if (s.over >= 0) return;
  s.over = outcome;
  s.winners = winners;
}

/** A new card comes into the game (set-up, tokens). */
export function createCard(g: Game, s: State, card: Card): void {
  if (card.id >= CARD_LIMIT)
    throw new Error(
      `${g.def.id}: "${g.defs[card.def].decl.key}" is one card too many, a game has at most ${CARD_LIMIT}`,
    );
  s.cards.push(card);
  for (const handles of s.handles) handles.push(0);
  for (let i = 0; i < g.def.counters.length; i++) s.counters.push(0);
  s.zones[card.zone] = withAdded(s.zones[card.zone], card.id, false);
  if (g.onBoard[card.zone] === 1) s.field = withSorted(s.field, card.id);
  reindex(g, s, card);
  meet(g, s, card);
}
