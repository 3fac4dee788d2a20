import {
  cloneState,
  decidingSeats,
  decisionOf,
  ensureIndex,
  fromJson,
  type Game,
  hashState,
  Match,
  notesOf,
  OP_TABLE,
  optionsOf,
  recordFromText,
  recordToText,
  type State,
  stateText,
  toJson,
} from '@bojiste/kernel';

/**
 * What must hold at every decision of every game. Each function returns findings in words; none means all is well.
 * They are used by the contract suite and by `bojiste sim --check`.
 */

/** Every card lies in exactly one zone, and both sides agree where. */
export function conservationFindings(g: Game, s: State): string[] {
  const out: string[] = [];
  const seen = new Array<number>(s.cards.length).fill(0);
  s.zones.forEach((zone, at) => {
    for (const id of zone) {
      seen[id]++;
      if (s.cards[id]?.zone !== at)
        out.push(`card ${id} lies in ${g.zones[at].name} but says zone ${s.cards[id]?.zone}`);
    }
  });
  seen.forEach((times, id) => {
    if (times !== 1) out.push(`card ${id} (${g.defs[s.cards[id].def].decl.key}) lies in ${times} zones`);
  });
  return out;
}

/** No negative or broken number where the table would show one. */
export function numberFindings(g: Game, s: State): string[] {
  const out: string[] = [];
  const bad = (n: number): boolean => !Number.isSafeInteger(n) || n < 0;
  s.seats.forEach((seat, at) => {
    seat.resources.forEach((n, i) => {
      if (bad(n)) out.push(`seat ${at}: ${g.def.resources[i].name} is ${n}`);
    });
  });
  s.counters.forEach((n, i) => {
    if (bad(n)) out.push(`counter ${i} is ${n}`);
  });
  if (s.counters.length !== s.cards.length * g.def.counters.length) out.push('counters and cards do not match');
  return out;
}

/** A game that waits has somebody to wait for, nothing left to settle, and at a menu no frame above it. */
export function restFindings(g: Game, s: State): string[] {
  if (s.over >= 0) return decidingSeats(g, s).length === 0 ? [] : ['the game is over and somebody must decide'];
  const out: string[] = [];
  const seats = decidingSeats(g, s);
  if (seats.length === 0) out.push('the game is not over and nobody can decide');
  for (const seat of seats) if (optionsOf(g, s, seat).length === 0) out.push(`seat ${seat} has no option`);
  if (s.unsettled !== 0) out.push('something is unsettled while the game waits');
  const top = s.frames[s.frames.length - 1];
  if (top?.op === OP_TABLE && s.triggers.length > 0) out.push('triggers wait while a menu is open');
  if (top?.op === OP_TABLE && s.ghosts.length > 0) out.push('ghosts are kept at a menu');
  return out;
}

/** Seats that do not decide have no options and no decision; keys of those who do are unique and stable. */
export function optionFindings(g: Game, s: State): string[] {
  const out: string[] = [];
  const deciding = new Set(decidingSeats(g, s));
  for (const seat of s.seats.keys()) {
    if (!deciding.has(seat)) {
      if (optionsOf(g, s, seat).length > 0 || decisionOf(g, s, seat) !== null)
        out.push(`seat ${seat} is not asked but has options`);
      continue;
    }
    const keys = notesOf(g, s, seat).map((note) => note.key);
    const raw = optionsOf(g, s, seat).length;
    if (new Set(keys).size !== raw)
      out.push(`seat ${seat}: ${raw} options but ${new Set(keys).size} keys: ${keys.join(' | ')}`);
    if (
      notesOf(g, s, seat)
        .map((note) => note.key)
        .join() !== keys.join()
    )
      out.push(`seat ${seat}: keys are not stable`);
    for (const key of keys) if (key !== key.trim() || key === '' || /[\n\r]/.test(key)) out.push(`bad key "${key}"`);
  }
  return out;
}

/** The index of live abilities is what a fresh look at the state gives. */
export function indexFindings(g: Game, s: State): string[] {
  const now = cloneState(s);
  ensureIndex(g, now);
  const fresh = cloneState(s);
  fresh.stale = 1;
  ensureIndex(g, fresh);
  const same = now.listen.join(';') === fresh.listen.join(';') && now.grants === fresh.grants;
  return same ? [] : ['the index of live abilities is out of date'];
}

export function invariantFindings(g: Game, s: State): string[] {
  return [
    ...conservationFindings(g, s),
    ...numberFindings(g, s),
    ...restFindings(g, s),
    ...optionFindings(g, s),
    ...indexFindings(g, s),
    ...(g.def.unsound?.(g, s) ?? []),
  ];
}

const keysOf = (g: Game, s: State): string =>
  decidingSeats(g, s)
    .map((seat) => notesOf(g, s, seat).map((note) => note.key))
    .join(';');

/** A state saved and revived is the same state with the same options. */
export const reviveFindings = (g: Game, s: State): string[] => revivedFindings(g, s, stateText(s), fromJson(toJson(s)));

/** The same, where text and revived state are at hand. */
export function revivedFindings(g: Game, s: State, text: string, revived: State): string[] {
  if (stateText(revived) !== text) return ['the state changed when it was saved and revived'];
  return keysOf(g, revived) === keysOf(g, s) ? [] : ['the options changed when the state was saved and revived'];
}

/** A record survives its text form and plays to the same state. */
export function recordFindings(match: Match): string[] {
  const text = recordToText(match.record);
  const read = recordFromText(text);
  if (recordToText(read) !== text) return ['the record changed in its text form'];
  const again = Match.fromRecord(match.g, read);
  return hashState(again.state) === hashState(match.state) ? [] : ['the record plays to another state'];
}
