import { type Card, cardAt, type Game, OP_RUN, type Seat, type State } from '@bojiste/kernel';
import { meets, nameTaken } from '../reads/info.ts';
import { ids, isKind, sectorsOf } from '../reads/lookup.ts';
import { affordable, fitsSector } from '../rules/construction.ts';
import { KIND } from '../types.ts';

/** Cards that nobody throws away. */

/** What a plan stands on: nobody throws the only one of it away when it could be laid at once. */
const KEYS = [KIND.vehicle, KIND.siberiteMine, KIND.laboratory, KIND.workshop, KIND.storehouse];
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

/** The only one of its design, of a kind that plans stand on, and it could be laid and paid at once. */
export function shouldKeep(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (!KEYS.some((kind) => isKind(g, card, kind)) || isKind(g, card, KIND.upgrade)) return false;
  if (!meets(g, s, seat, card) || !affordable(g, s, seat, card) || nameTaken(g, s, seat, card)) return false;
  return !another(g, s, seat, card) && hasRoom(g, s, seat, card);
}

/** Work left undone while somebody is ready helps nobody. */
export const FREE = ['work', 'workAll'];

/** Nobody throws away what he could lay at once. */
export function absurd(g: Game, s: State, seat: Seat, value: number): boolean {
  const f = s.frames[s.frames.length - 1];
  if (f.op !== OP_RUN || value < 0 || g.programs[f.prog].asks[f.pc]?.prompt !== 'ask.discard') return false;
  return shouldKeep(g, s, seat, cardAt(s, value));
}
