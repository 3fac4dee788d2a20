import { Card, Frame, Ghost, Mod, SeatState, State } from './records.ts';

/** Text form and digest of a state. The index of live abilities is derived and left out. */

export function toJson(s: State): string {
  // A copy without the derived parts: a replacer would cost several times as much.
  return JSON.stringify({ ...s, listen: undefined, grants: undefined });
}

const CARD_FIELDS = 10;

function reviveCard(o: Card): Card {
  return new Card(o.id, o.def, o.owner, o.control, o.zone, o.born, o.face, o.known, o.host, o.flags);
}

function reviveFrame(o: Frame): Frame {
  return new Frame(o.op, o.prog, o.pc, o.self, o.you, o.side, o.scope, o.collect, o.marks, o.vars, o.sets);
}

export function fromJson(text: string): State {
  const o = JSON.parse(text) as State;
  if (!Array.isArray(o.cards) || !Array.isArray(o.frames) || !Array.isArray(o.zones)) {
    throw new Error('not a saved state: cards, zones or frames are missing');
  }
  for (const [at, card] of o.cards.entries()) {
    if (Object.keys(card).length !== CARD_FIELDS || card.id !== at)
      throw new Error(`saved state: card ${at} is damaged`);
  }
  return new State(
    o.step,
    o.tick,
    o.key,
    o.draws,
    o.rollbacks,
    o.script,
    o.active,
    o.phase,
    o.turn,
    o.seats.map((x) => new SeatState(x.resources, x.moves, x.out, x.prefs)),
    o.cards.map(reviveCard),
    o.zones,
    o.counters,
    o.links,
    o.mods.map((m) => new Mod(m.source, m.by, m.change, m.until, m.untilSeat, m.scope, m.at, m.vars)),
    o.frames.map(reviveFrame),
    o.ghosts.map((g) => new Ghost(reviveCard(g.card), g.counters, g.tags, g.moreTags, g.names)),
    o.triggers,
    o.scopes,
    o.handles,
    o.nextHandle,
    o.tally,
    o.used,
    o.options,
    o.serial,
    o.unsettled,
    1,
    o.spent,
    o.over,
    o.winners,
    o.field,
    [],
    0,
  );
}

/** A 53-bit digest of any text. */
export function digest(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** Equal states have equal texts whatever way they came about. */
export function stateText(s: State): string {
  return JSON.stringify({ ...s, stale: 0, tick: 0, listen: undefined, grants: undefined });
}

/** Digest of a state, for where its text would be too long to keep. */
export const hashState = (s: State): number => digest(stateText(s));
