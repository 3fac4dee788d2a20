import { Card, Frame, Ghost, Mod, SeatState, type Sets, State } from './records.ts';

/** Copies of the records, field by field: the only copying the engine does. */

const cloneCard = (c: Card): Card =>
  new Card(c.id, c.def, c.owner, c.control, c.zone, c.born, c.face, c.known, c.host, c.flags);

const cloneSeat = (seat: SeatState): SeatState =>
  new SeatState(seat.resources.slice(), seat.moves, seat.out, seat.prefs.slice());

const cloneMod = (m: Mod): Mod =>
  new Mod(m.source, m.by, m.change, m.until, m.untilSeat, m.scope, m.at, m.vars.slice());

export const cloneGhost = (g: Ghost): Ghost =>
  new Ghost(cloneCard(g.card), g.counters.slice(), g.tags, g.moreTags, g.names);

function cloneFrame(f: Frame): Frame {
  // Collections inside a frame are replaced, never changed in place, so the copy may share them.
  return new Frame(
    f.op,
    f.prog,
    f.pc,
    f.self,
    f.you,
    f.side,
    f.scope,
    f.collect,
    f.marks,
    f.vars.slice(),
    f.sets.slice() as Sets,
  );
}

// Lists are copied first and filled then: so they stay without holes, and reading them stays fast.
function cloneAll<T>(list: readonly T[], clone: (item: T) => T): T[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) out[i] = clone(out[i]);
  return out;
}

function cloneCards(cards: readonly Card[]): Card[] {
  const out = cards.slice();
  for (let i = 0; i < out.length; i++) out[i] = cloneCard(out[i]);
  return out;
}

function cloneLists(lists: readonly number[][]): number[][] {
  const out = lists.slice();
  for (let i = 0; i < out.length; i++) out[i] = out[i].slice();
  return out;
}

export { cloneCard };

export function cloneState(s: State): State {
  return new State(
    s.step,
    s.tick,
    s.key,
    s.draws,
    s.rollbacks,
    s.script.slice(),
    s.active,
    s.phase,
    s.turn,
    cloneAll(s.seats, cloneSeat),
    cloneCards(s.cards),
    s.zones.slice(),
    s.counters.slice(),
    s.links.slice(),
    s.mods.length === 0 ? [] : cloneAll(s.mods, cloneMod),
    cloneAll(s.frames, cloneFrame),
    s.ghosts.length === 0 ? [] : cloneAll(s.ghosts, cloneGhost),
    s.triggers.slice(),
    s.scopes.slice(),
    cloneLists(s.handles),
    s.nextHandle.slice(),
    s.tally.slice(),
    s.used.slice(),
    s.options,
    s.serial,
    s.unsettled,
    s.stale,
    s.spent,
    s.over,
    s.winners,
    s.field,
    s.listen.slice(),
    s.grants,
  );
}
