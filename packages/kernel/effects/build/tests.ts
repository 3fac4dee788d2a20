import type { Compare, Cond, Eff, Filter, Num, Place, PlaceFilter, Query, RefX, Who } from '../nodes.ts';
import { you } from './values.ts';

/** Conditions about the game, filters about one card or place. */

const compare =
  (op: Compare) =>
  (a: Num, b: Num): Cond => ({ k: 'compare', op, a, b });
export const eq = compare('eq');
export const ne = compare('ne');
export const lt = compare('lt');
/** @public */
export const le = compare('le');
export const gt = compare('gt');
export const ge = compare('ge');
export const same = (a: RefX | Who | Place, b: RefX | Who | Place): Cond => ({ k: 'same', a, b });
export const some = (of: Query): Cond => ({ k: 'some', of });
export const is = (ref: RefX, ...where: Filter[]): Cond => ({ k: 'is', ref, where });
export const not = (c: Cond): Cond => ({ k: 'not', c });
export const all = (...cs: Cond[]): Cond => ({ k: 'all', cs });
export const any = (...cs: Cond[]): Cond => ({ k: 'any', cs });
export const during = (...steps: string[]): Cond => ({ k: 'during', steps });
export const turnOf = (who: Who): Cond => ({ k: 'turnOf', who });
export const yourTurn: Cond = turnOf(you);
export const could = (effect: Eff): Cond => ({ k: 'could', do: effect });
export const mayDo = (act: string, ref: RefX, to?: RefX): Cond => ({ k: 'may', act, ref, ...(to && { to }) });
export const inScope = (scope: string): Cond => ({ k: 'inScope', scope });
export const cancelled: Cond = { k: 'cancelled' };
export const forever: Cond = { k: 'all', cs: [] };

export const kind = (name: string): Filter => ({ k: 'kind', kind: name });
export const tagged = (tag: string): Filter => ({ k: 'tag', tag });
export const named = (word: string): Filter => ({ k: 'name', word });
export const having = (ability: string): Filter => ({ k: 'has', ability });
export const flagged = (flag: string): Filter => ({ k: 'flag', flag });
export const by = (who: Who): Filter => ({ k: 'by', who });
export const ownedBy = (who: Who): Filter => ({ k: 'ownedBy', who });
export const isCard = (ref: RefX): Filter => ({ k: 'ref', ref });
export const near = (max: Num, of: RefX | Place, min?: Num): Filter & PlaceFilter => ({
  k: 'near',
  of,
  max,
  ...(min !== undefined && { min }),
});
export const withStat = (name: string, op: Compare, n: Num): Filter => ({ k: 'stat', stat: name, op, n });
export const withCounter = (name: string, op: Compare, n: Num): Filter => ({ k: 'counter', counter: name, op, n });
export const where = (v: string, cond: Cond): Filter & PlaceFilter => ({ k: 'test', v, if: cond });
/** Attached to such a card; with such a card attached. */
export const upon = (...where: Filter[]): Filter => ({ k: 'upon', where });
export const bearing = (...where: Filter[]): Filter => ({ k: 'bears', where });
export const inZone = (zone: string, of?: Who): Filter => ({ k: 'in', zone, ...(of && { of }) });
export const sameZoneAs = (ref: RefX): Filter => ({ k: 'with', ref });
export const alike = (ref: RefX): Filter => ({ k: 'alike', ref });
export const boundTo = (link: string, to?: RefX): Filter => ({ k: 'bound', link, ...(to && { to }) });
export const no = (f: Filter): Filter => ({ k: 'not', f });
export const either = (...fs: Filter[]): Filter => ({ k: 'any', fs });
export const free: PlaceFilter = { k: 'free' };
