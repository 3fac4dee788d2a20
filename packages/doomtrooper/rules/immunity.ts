import {
  type Card,
  cardAt,
  F,
  type Game,
  has,
  idOf,
  isCalled,
  live,
  type Ref,
  type Row,
  refOf,
  type Seat,
  type State,
  scratch,
} from '@bojiste/kernel';
import {
  combatNow,
  defOf,
  factOf,
  granted,
  hostOf,
  ids,
  isFighter,
  isKind,
  listFact,
  may,
  ridesVehicle,
  rolesOf,
} from '../reads/lookup.ts';
import { FLAG, KIND, ROLE, type Role } from '../types.ts';

/** Imunita (DT-CIMM-10 to 14): which cards have an effect on whom; suspended attachments and fortifications too. */

/** Attachments whose condition the bearer no longer meets are kept without effect (DT-EQUIP-12, DT-DARK-11, DT-KI-05). */
export function suspended(g: Game, s: State, card: Card, rolesOfHost: (host: Card) => number): boolean {
  const host = hostOf(s, card);
  if (host === null || !isKind(g, host, KIND.warrior)) return false;
  const needed = listFact(g, card, 'requires') as readonly Role[];
  if (needed.length > 0 && !has(card, FLAG.feePaid)) {
    const mask = needed.reduce((m, name) => m | ROLE[name], 0);
    if ((rolesOfHost(host) & mask) === 0 && !granted(g, s, 'receiveAny', host, card)) return true;
  }
  return nameless(g, s, card, host) || repeated(g, s, card);
}

/** A name that its bearer had only while something lasted. */
function nameless(g: Game, s: State, card: Card, host: Card): boolean {
  const names = listFact(g, card, 'kinds');
  return names.length > 0 && !has(card, FLAG.feePaid) && !names.some((name) => isCalled(g, s, host, name));
}

/** Of several copies on one bearer only one is used (DT-EQUIP-11, DT-TERM-27, DT-TERM-28). */
function repeated(g: Game, s: State, card: Card): boolean {
  if (factOf(g, card, 'stacks') === true) return false;
  let room = factOf(g, card, 'pair') === true ? 2 : 1;
  for (const id of s.zones[ids(g).attached]) {
    const other = s.cards[id];
    if (other === card) return false;
    if (other.def === card.def && other.host === card.host && other.face === card.face && --room === 0) return true;
  }
  return false;
}

const typeOfImmunity = (g: Game, source: Card, rolesOfCard: number): boolean => {
  if (isKind(g, source, KIND.art)) return (rolesOfCard & ROLE.artImmune) !== 0;
  if (!isKind(g, source, KIND.symmetry)) return false;
  if ((rolesOfCard & ROLE.darkImmune) !== 0) return true;
  return (rolesOfCard & ROLE.giftImmune) !== 0 && isKind(g, source, KIND.gift);
};

/** What Art and Dark Symmetry forbid or allow does not reach whoever is immune to them either (DT-CIMM-10). */
export function immune(g: Game, s: State, card: Card, target: Card | null, sourceRef: Ref): boolean {
  const source = cardAt(s, sourceRef);
  if (untouched(g, s, source, card)) return true;
  if ((g.defs[source.def].kinds & (KIND.art | KIND.symmetry)) === 0) return false;
  const shrugs = (one: Card): boolean =>
    one.control !== source.control && typeOfImmunity(g, source, rolesOf(g, s, one));
  return shrugs(card) || (target !== null && shrugs(target));
}

const asking = scratch({ whoSuffers: false });

/** Does a card keep this source from having an effect on that one? What says so is asked by nobody in turn. */
function untouched(g: Game, s: State, source: Card, card: Card): boolean {
  if (source === card || asking.whoSuffers) return false;
  asking.whoSuffers = true;
  try {
    return !may(g, s, 'suffer', card, source);
  } finally {
    asking.whoSuffers = false;
  }
}

/** Who cannot be affected by a card is not chosen for what it does either. */
export function spares(g: Game, s: State, source: Ref, target: Ref): boolean {
  const card = live(s, target);
  return source >= 0 && card !== null && untouched(g, s, s.cards[idOf(source)], card);
}

/** A player whom a card cannot affect is not chosen for it either. */
export function sparesSeat(g: Game, s: State, source: Ref, seat: Seat): boolean {
  const card = s.zones[ids(g).player + seat].map((id) => s.cards[id]).find((one) => isKind(g, one, KIND.player));
  return source >= 0 && card !== undefined && untouched(g, s, s.cards[idOf(source)], card);
}

/** Nor does anything befall him by it. */
export const averted = (g: Game, s: State, row: Row): boolean => spares(g, s, row[F.source], row[F.subject]);

/** The clause by which this source has no influence on the card, against this opponent; '' where it has. */
export function ignoredBy(
  g: Game,
  s: State,
  card: Card,
  versus: Ref,
  sourceRef: Ref,
  rolesOfCard: (card: Card) => number,
): string {
  const source = cardAt(s, sourceRef);
  const kinds = g.defs[source.def].kinds;
  if (untouched(g, s, source, card)) return 'DT-CIMM-10';
  if ((kinds & (KIND.art | KIND.symmetry)) !== 0) {
    if (source.control !== card.control && typeOfImmunity(g, source, rolesOfCard(card))) return 'DT-CIMM-10';
    const foe = live(s, versus);
    if (foe !== null && source.control !== foe.control && typeOfImmunity(g, source, rolesOfCard(foe)))
      return 'DT-CIMM-12';
  }
  if ((kinds & KIND.warrior) !== 0 && source !== card) {
    // No bonuses from those out of play or imprisoned.
    const away = rolesOfCard(source) & (ROLE.outOfPlay | ROLE.imprisoned);
    return away === 0 ? '' : (away & ROLE.outOfPlay) !== 0 ? 'DT-TARGET-02' : 'DT-TARGET-08';
  }
  if ((kinds & (KIND.art | KIND.symmetry)) !== 0 && barredFrom(g, s, source, card, live(s, versus)))
    return 'DT-CIMM-10';
  if ((kinds & KIND.fortification) !== 0 && !fortificationWorks(g, s, card))
    return ridesVehicle(g, s, card) ? 'DT-VEH-07' : 'DT-ZONE-09';
  if ((kinds & KIND.equipment) !== 0 && source.host >= 0 && !equipmentWorks(g, s, source, card, rolesOfCard))
    return 'DT-NEVER-03';
  return source.host >= 0 && suspended(g, s, source, rolesOfCard) ? 'DT-EQUIP-12' : '';
}

/** Has this source no influence on the card, against this opponent (DT-CIMM-10 to 12, DT-RULING-87)? */
export const ignores = (
  g: Game,
  s: State,
  card: Card,
  versus: Ref,
  sourceRef: Ref,
  rolesOfCard: (card: Card) => number,
): boolean => ignoredBy(g, s, card, versus, sourceRef, rolesOfCard) !== '';

/** A card that was kept from having an effect on either of the two. */
const barredFrom = (g: Game, s: State, source: Card, card: Card, foe: Card | null): boolean =>
  !may(g, s, 'affect', source, card) || (foe !== null && !may(g, s, 'affect', source, foe));

/** "May not use" (DT-NEVER-03): equipment, vehicles in some war zones, and what is considered a fortification (DT-ZONE-10). */
function equipmentWorks(g: Game, s: State, source: Card, card: Card, rolesOfCard: (card: Card) => number): boolean {
  if (isKind(g, source, KIND.vehicle)) return may(g, s, 'beUsed', source);
  const wall = (rolesOfCard(source) & ROLE.asFortification) !== 0;
  if (wall && (ridesVehicle(g, s, card) || !may(g, s, 'fortifications', card))) return false;
  // What wears its bearer down does so without being used.
  return may(g, s, 'beUsed', source) || defOf(g, source).decl.facts?.wanes === true;
}

/** DT-VEH-07, DT-ZONE-09, DT-RULING-75. */
function fortificationWorks(g: Game, s: State, card: Card): boolean {
  if (ridesVehicle(g, s, card) || !may(g, s, 'fortifications', card)) return false;
  const zone = live(s, combatNow.get(g, s, 'zone'));
  return zone === null || !isFighter(g, s, refOf(card));
}
