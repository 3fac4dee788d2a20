import { type FormatDecl, newSeries, noteGame, type Seat, type Series, sure } from '@bojiste/kernel';
import { counts, damped, rate } from '../people/ratings.ts';
import type { Ended } from '../store/standing.ts';
import type { Store } from '../store/store.ts';
import { listing } from './listing.ts';
import type { Sitting, Table } from './table.ts';

/** So far back it counts how often two have met. */
const LATELY_MS = 30 * 86_400_000;

/** What happens when a match is over. Done by every node that sees it end; all of it may be done twice. */
export async function finish(table: Table, store: Store, now: number): Promise<void> {
  await store.matches.change(table.id, { stage: table.stage, touched: now, info: listing(table), due: null });
  if (table.fault === null) await store.standing.ended(table.id, endings(table));
  if (table.rules.rated && counts(table.state.over)) await rateMatch(table, store, now);
  await store.engine.say({ k: 'lobby' });
}

/** How it ended for every person, and with which deck they played. */
function endings({ seats, state }: Table): Ended[] {
  const outcome = (seat: Seat): number => (state.winners <= 0 ? 2 : (state.winners & (1 << seat)) !== 0 ? 1 : 0);
  return seats.flatMap((sitting, seat) =>
    sitting === null || sitting.user === ''
      ? []
      : [{ seat, deck: JSON.stringify(sitting.deck.name), outcome: outcome(seat) }],
  );
}

async function rateMatch(table: Table, store: Store, now: number): Promise<void> {
  const { state, g, rules } = table;
  const users = table.seats.map((sitting) => (sitting as Sitting).user);
  if (users.some((user) => user === '') || new Set(users).size !== users.length) return;
  const seats = users.map((_, seat) => seat);
  // A side is named by its first member.
  const sides = seats.map((a) => seats.find((b) => b === a || g.def.allied(state, a, b)) as number);
  const won = seats.map((seat) => (state.winners & (1 << seat)) !== 0);
  const result = { users, sides, won };
  const met = users.length === 2 ? await store.people.met(sure(users[0]), sure(users[1]), now - LATELY_MS) : 0;
  await store.people.rate(
    table.id,
    now,
    (old) => damped(old, rate(result, old, rules.game, rules.mode), met),
    users,
    rules.game,
    rules.mode,
  );
}

/** The series with this game written down; null when only one game was wanted. */
export function seriesAfter(table: Table): Series | null {
  const { rules, match, state } = table;
  if (rules.bestOf === 1 || match === null || state.over < 0) return null;
  const { setup } = match.header;
  const series = table.series ?? newSeries(setup, rules.bestOf, formatOf(table)?.swap ?? '');
  return noteGame({ ...series, decks: setup.decks }, state);
}

/** The first format that does not contradict the table: it says whether cards are exchanged between games. */
function formatOf({ g, rules }: Table): FormatDecl | undefined {
  const agrees = ({ options }: FormatDecl) =>
    Object.entries(options).every(([name, value]) => (rules.options[name] ?? value) === value);
  return g.def.formats?.find((one) => one.bestOf.includes(rules.bestOf) && agrees(one));
}
