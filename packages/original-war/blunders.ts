import { type Card, F, type Game, type Seat, type State } from '@bojiste/kernel';
import { affordable, fitsSector } from './rules/construction.ts';
import { meets, nameTaken } from './rules/info.ts';
import { allied, ids, isKind, sectorsOf } from './rules/lookup.ts';
import { peopleOf } from './rules/preparation.ts';
import { depositsOf, minesOf } from './rules/victory.ts';
import { FLAG, KIND, TALLY } from './types.ts';

/** What is a plain mistake in a record (`npx bojiste blunders`). */

/** What a plan stands on: nobody throws the only one of it away when it could be laid at once. */
const KEYS = [KIND.vehicle, KIND.siberiteMine, KIND.laboratory, KIND.workshop, KIND.storehouse];
/** People below which a side may be wiped out in one battle. */
const FEW = 3;

function another(g: Game, s: State, seat: Seat, card: Card): boolean {
  const same = (other: Card): boolean => other !== card && other.def === card.def;
  if (s.zones[ids(g).hand + seat].some((id) => same(s.cards[id]))) return true;
  // A second building of a kind opens nothing new; another vehicle or mine does.
  if (isKind(g, card, KIND.vehicle) || isKind(g, card, KIND.siberiteMine)) return false;
  return s.field.some((id) => same(s.cards[id]) && s.cards[id].control === seat);
}

function hasRoom(g: Game, s: State, seat: Seat, card: Card): boolean {
  for (let sector = 0; sector < sectorsOf(s); sector++) if (fitsSector(g, s, seat, card, sector)) return true;
  return false;
}

export const blunders = {
  harms: ['destroyed', 'wounded'],
  free: ['work', 'workAll'],
  gain: 0.01,
  passing: { flags: (1 << FLAG.moved) | (1 << FLAG.changed) | (1 << FLAG.shifted), resources: [] },
  /** A blow of nothing: it does not even weaken. */
  empty: (g: Game, _: State, s: State, row: readonly number[]): boolean =>
    row[F.kind] === ids(g).event('compared') && row[F.amount] <= 0 && row[F.source] === s.tally[TALLY.attacker],
  throws: 'discarded',
  key(g: Game, before: State, seat: Seat, card: Card): boolean {
    if (!KEYS.some((kind) => isKind(g, card, kind)) || isKind(g, card, KIND.upgrade)) return false;
    if (!meets(g, before, seat, card) || !affordable(g, before, seat, card) || nameTaken(g, before, seat, card))
      return false;
    return !another(g, before, seat, card) && hasRoom(g, before, seat, card);
  },
  near(g: Game, s: State, seat: Seat): boolean {
    if (minesOf(g, s, seat) * 2 + 2 > depositsOf(s)) return true;
    return s.seats.some((state, other) => state.out === 0 && !allied(s, other, seat) && peopleOf(g, s, other) <= FEW);
  },
};
