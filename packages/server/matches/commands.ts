import {
  decisionOf,
  type Refusal as GameRefusal,
  type Seat,
  STOPS,
  sure,
  windowAsking,
  windowNames,
} from '@bojiste/kernel';
import type { Mute } from '@bojiste/session/attention';
import type { Command, Offer, Refusal } from '@bojiste/session/wire';
import { claimable } from './claims.ts';
import type { Draft } from './draft.ts';
import { refuse } from './refusals.ts';
import type { Table } from './table.ts';
import { deskOf } from './tell.ts';
import { undoLabel, undoRefusal } from './undo.ts';

/** What a seated person may command. Each either adds to the draft or says why not and adds nothing. */

/** Refusals after which a seat need not ask again. */
const PATIENCE = 2;

/** Whoever the rules have put out agrees to nothing, vetoes nothing and ends nothing. */
const OF_PLAYERS: ReadonlySet<Command['t']> = new Set(['undo', 'resign', 'offer', 'reply', 'claim']);

/** A refusal of the rules, in the words of that seat. */
function inWords(table: Table, seat: Seat, key: string, refusal: GameRefusal): Refusal {
  const { text, clause, blockers } = deskOf(table, seat).refused(key, refusal);
  return { code: refusal.code, text, clause, blockers };
}

export function carryOut(draft: Draft, seat: Seat, command: Command): Refusal | null {
  const { table } = draft;
  if (command.t === 'nonce') return nonce(draft, seat, command.nonce);
  if (table.match === null) return refuse('notBegun');
  if (table.fault !== null) return refuse('held');
  if (!table.live) return command.t === 'answer' ? answer(draft, seat, command) : refuse('over');
  if (sure(table.state.seats[seat]).out === 1 && OF_PLAYERS.has(command.t)) return refuse('out');
  switch (command.t) {
    case 'answer':
      return answer(draft, seat, command);
    case 'undo':
      return undo(draft, seat, command.decision);
    case 'resign':
      draft.host({ host: 'concede', seat });
      return null;
    case 'offer':
      return offer(draft, seat, command.what);
    case 'reply':
      return reply(draft, seat, command.what, command.yes);
    case 'claim':
      return claim(draft, seat, command.seat, command.as);
    case 'stops':
      return stops(draft, seat, command.stops);
    case 'brake':
      draft.add({ k: 'brake', seat });
      return null;
    case 'mute':
      return mute(draft, seat, command.what);
  }
}

/** A share in the chance is given once; the last one begins the game. */
function nonce(draft: Draft, seat: Seat, given: string): Refusal | null {
  const { table } = draft;
  if (!table.owing().includes(seat)) return refuse('noNonce');
  draft.add({ k: 'nonce', seat, nonce: given });
  if (table.ready) draft.begin();
  return null;
}

type Answer = Extract<Command, { t: 'answer' }>;

function answer(draft: Draft, seat: Seat, { decision, option, then = [] }: Answer): Refusal | null {
  const { table } = draft;
  // The keys that follow answer the questions that follow; the first one refused ends it, what was done stays done.
  for (const [i, key] of [option, ...then].entries()) {
    const refusal = draft.play(seat, key, i === 0 ? decision : undefined);
    if (refusal !== null) return inWords(table, seat, key, refusal);
  }
  return null;
}

function undo(draft: Draft, seat: Seat, decision: number | undefined): Refusal | null {
  const { table } = draft;
  const { g, state } = table;
  if (decision !== undefined && decisionOf(g, state, seat)?.id !== decision) return refuse('undoLate');
  const why = undoRefusal(table, seat);
  if (why !== null) return refuse(why);
  if (undoLabel(table, seat) === 'ask') return offer(draft, seat, 'undo');
  return draft.undo(seat, false) ? null : refuse('undoNothing');
}

function offer(draft: Draft, seat: Seat, what: Offer): Refusal | null {
  const { table } = draft;
  const why = mayOffer(table, seat, what);
  if (why !== null) return why;
  draft.add({ k: 'offer', what, seat });
  // Where nobody else is to be asked (only bots), the offer is accepted by itself.
  if (table.persons().every((person) => person === seat)) agree(draft, seat, what);
  return null;
}

function mayOffer(table: Table, seat: Seat, what: Offer): Refusal | null {
  const { state, rules } = table;
  if (table.offers.has(what)) return refuse('asked');
  if ((table.refusals.get(`${what}/${seat}`) ?? 0) >= PATIENCE) return refuse('blocked');
  if (what === 'undo') {
    const why = undoRefusal(table, seat);
    return why === null ? null : refuse(why);
  }
  // Against the rules themselves there is no draw to agree on.
  if (what === 'draw') return state.seats.length !== rules.seats || rules.seats < 2 ? refuse('noDraw') : null;
  if (what === 'pause') return rules.clock.kind !== 'live' || table.clock.paused ? refuse('noPause') : null;
  if (what === 'resume') return table.clock.paused ? null : refuse('noPause');
  return null;
}

function reply(draft: Draft, seat: Seat, what: Offer, yes: boolean): Refusal | null {
  const open = draft.table.offers.get(what);
  if (open === undefined) return refuse('noOffer');
  // Saying no to one's own offer takes it back.
  if (open.by === seat && yes) return refuse('ownOffer');
  if (!yes) {
    draft.add({ k: 'reply', what, seat, yes });
    return null;
  }
  return agree(draft, seat, what);
}

/** One more agrees; when all have, it is carried out. */
function agree(draft: Draft, seat: Seat, what: Offer): Refusal | null {
  const { table } = draft;
  const open = table.offers.get(what);
  if (open === undefined) return refuse('noOffer');
  const { by } = open;
  draft.add({ k: 'reply', what, seat, yes: true });
  if (table.offers.has(what)) return null;
  if (what === 'undo') draft.undo(by, true);
  if (what === 'draw') draft.host({ host: 'draw' });
  if (what === 'annul') draft.host({ host: 'annul' });
  return null;
}

function claim(draft: Draft, seat: Seat, other: Seat, as: 'win' | 'annul'): Refusal | null {
  if (!claimable(draft.table, seat, draft.at).includes(other)) return refuse('noClaim');
  draft.host(as === 'annul' ? { host: 'annul' } : { host: 'gone', seat: other });
  return null;
}

/** Only where a window asks is there anything to be spared. */
function mute(draft: Draft, seat: Seat, what: Mute): Refusal | null {
  const { g, state } = draft.table;
  if (windowAsking(g, state) === null || decisionOf(g, state, seat) === null) return refuse('noWindow');
  draft.add({ k: 'mute', seat, what });
  return null;
}

function stops(draft: Draft, seat: Seat, wanted: Readonly<Record<string, string>>): Refusal | null {
  const { g } = draft.table;
  const names = windowNames(g);
  const entries = Object.entries(wanted);
  if (entries.some(([window, stop]) => !names.includes(window) || !Object.hasOwn(STOPS, stop)))
    return refuse('noWindow');
  for (const [window, stop] of entries) draft.host({ host: 'stop', seat, window, stop: stop as keyof typeof STOPS });
  return null;
}
