import { type Card, cardAt, type Game, has, linkOf, live, perGame, type Ref, refOf, type State } from '@bojiste/kernel';
import { AFFILIATION_MASK, CHOSEN, FLAG, KIND, ROLE, type Role, TRIBE_MASK } from '../types.ts';
import {
  attachedTo,
  combatNow,
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
} from './lookup.ts';
import { groupRoles } from './reinforcements.ts';

/**
 * Doomtroopeři, kacíři, vyznavači kultu, žoldnéři a příslušnosti (DT-DOOM, DT-HER, DT-CULT, DT-MERC), and which cards
 * have an effect on whom: imunita (DT-CIMM-10 to 14), suspended attachments, fortifications.
 */

/** Links from a warrior to whoever cancels his immunity to Art or to the Dark Symmetry. */
export const PIERCED_ART = 5;
export const PIERCED_DARK = 6;

/** Roles by print alone, by definition. */
const printed = perGame((g) =>
  Int32Array.from(g.defs, ({ decl }) => {
    const facts = decl.facts ?? {};
    const names = [
      ...((facts.affiliations as Role[] | undefined) ?? []),
      ...((facts.roles as Role[] | undefined) ?? []),
    ];
    return names.reduce((mask, name) => mask | ROLE[name], 0);
  }),
);

/** What a definition says of the sides its warrior can be on. */
const SIDES = { cultist: 1, outsider: 2 } as const;
const sides = perGame((g) =>
  Uint8Array.from(
    g.defs,
    ({ decl }) =>
      (decl.words?.includes('cultist') === true ? SIDES.cultist : 0) |
      (decl.facts?.notDoomtrooper === true ? SIDES.outsider : 0),
  ),
);

export function roles(g: Game, s: State, card: Card, given: number): number {
  const mask = groupRoles(g, s, card, rolesBefore(g, s, card, given));
  return s.links.length === 0 || (mask & IMMUNITIES) === 0 ? mask : withoutPierced(s, refOf(card), mask);
}

const IMMUNITIES = ROLE.artImmune | ROLE.darkImmune | ROLE.giftImmune;

function withoutPierced(s: State, ref: Ref, mask: number): number {
  const pierced = (slot: number): boolean => live(s, linkOf(s, ref, slot)) !== null;
  return (
    mask &
    ~(pierced(PIERCED_ART) ? ROLE.artImmune : 0) &
    ~(pierced(PIERCED_DARK) ? ROLE.darkImmune | ROLE.giftImmune : 0)
  );
}

function rolesBefore(g: Game, s: State, card: Card, given: number): number {
  if ((g.defs[card.def].kinds & KIND.warrior) === 0) return given;
  const base = printed(g)[card.def];
  let mask = base | given;
  const cultist = (sides(g)[card.def] & SIDES.cultist) !== 0;
  if ((given & ROLE.unaffiliated) !== 0) {
    mask = withoutLost(g, s, card, base, given);
    if ((mask & AFFILIATION_MASK) === 0) mask |= ROLE.mercenary;
  }
  const outsider = (sides(g)[card.def] & SIDES.outsider) !== 0;
  const tribal = (base & TRIBE_MASK) !== 0;
  if (tribal) mask |= ROLE.tribal;
  // DT-CULT-01, DT-CULT-04: one side at a time, always a heretic.
  if (cultist) {
    mask |= ROLE.heretic;
    return has(card, FLAG.darkSide) ? mask | ROLE.legion : (mask & ~ROLE.legion) | ROLE.doomtrooper;
  }
  if ((given & ROLE.converted) !== 0) return (mask & ~AFFILIATION_MASK) | ROLE.legion | ROLE.heretic;
  // DT-DOOM-01: neither Dark Legion nor tribal by print, and not excluded by text.
  if ((base & ROLE.legion) === 0 && !tribal && !outsider) mask |= ROLE.doomtrooper;
  if ((mask & ROLE.heretic) !== 0) mask |= ROLE.legion;
  return mask;
}

/**
 * What attachments take away: one affiliation that was chosen for them (a printed one may be earned again), or all but
 * the one they give.
 */
function withoutLost(g: Game, s: State, card: Card, base: number, given: number): number {
  let printedLost = 0;
  let lost = 0;
  for (const item of attachedTo(g, s, refOf(card))) {
    const strips = factOf(g, item, 'strips');
    if (strips === 'chosen') {
      const chosen = s.counters[item.id * g.def.counters.length + CHOSEN];
      const one = chosen > 0 ? 1 << (chosen - 1) : AFFILIATION_MASK & base;
      if ((one & base) !== 0) printedLost |= one;
      else lost |= one;
    } else if (typeof strips === 'string') lost |= AFFILIATION_MASK & ~ROLE[strips as Role];
  }
  return (base & ~((printedLost | lost) & ~ROLE.legion)) | (given & ~lost);
}

// ---- what has an effect -------------------------------------------------------------------------------------------------

/** Attachments whose condition the bearer no longer meets are kept without effect (DT-EQUIP-12, DT-DARK-11, DT-KI-05). */
export function suspended(g: Game, s: State, card: Card, rolesOfHost: (host: Card) => number): boolean {
  const host = hostOf(s, card);
  if (host === null || !isKind(g, host, KIND.warrior)) return false;
  const needed = listFact(g, card, 'requires') as readonly Role[];
  if (needed.length > 0 && !has(card, FLAG.feePaid)) {
    const mask = needed.reduce((m, name) => m | ROLE[name], 0);
    if ((rolesOfHost(host) & mask) === 0 && !granted(g, s, 'receiveAny', host, card)) return true;
  }
  return repeated(g, s, card);
}

/** Of several copies on one bearer only one is used (DT-EQUIP-11, DT-TERM-27, DT-TERM-28). */
function repeated(g: Game, s: State, card: Card): boolean {
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
  if ((g.defs[source.def].kinds & (KIND.art | KIND.symmetry)) === 0) return false;
  const shrugs = (one: Card): boolean =>
    one.control !== source.control && typeOfImmunity(g, source, rolesOf(g, s, one));
  return shrugs(card) || (target !== null && shrugs(target));
}

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
  return may(g, s, 'beUsed', source);
}

/** DT-VEH-07, DT-ZONE-09, DT-RULING-75. */
function fortificationWorks(g: Game, s: State, card: Card): boolean {
  if (ridesVehicle(g, s, card) || !may(g, s, 'fortifications', card)) return false;
  const zone = live(s, combatNow.get(g, s, 'zone'));
  return zone === null || !isFighter(g, s, card.id + card.born * 4096);
}
