import { type Card, type Game, linkOf, live, type Ref, refOf, type State } from '@bojiste/kernel';
import { AFFILIATION_MASK, KIND, ROLE, type Role, TRIBE_MASK } from '../types.ts';
import {
  cardAt,
  combatVar,
  factOf,
  hasFlag,
  hostOf,
  ids,
  isFighter,
  isKind,
  listFact,
  may,
  ridesVehicle,
} from './lookup.ts';

/**
 * Doomtroopeři, kacíři, vyznavači kultu, žoldnéři a příslušnosti (DT-DOOM, DT-HER, DT-CULT, DT-MERC), and which cards
 * have an effect on whom: imunita (DT-CIMM-10 to 14), suspended attachments, fortifications.
 */

/** Links from a warrior to whoever cancels his immunity to Art or to the Dark Symmetry. */
export const PIERCED_ART = 5;
export const PIERCED_DARK = 6;

const printedOf = new WeakMap<Game, Int32Array>();

/** Roles by print alone. */
function printed(g: Game, card: Card): number {
  let masks = printedOf.get(g);
  if (masks === undefined) {
    masks = Int32Array.from(g.defs, (def) => {
      const facts = def.decl.facts ?? {};
      const names = [
        ...((facts.affiliations as Role[] | undefined) ?? []),
        ...((facts.roles as Role[] | undefined) ?? []),
      ];
      return names.reduce((mask, name) => mask | ROLE[name], 0);
    });
    printedOf.set(g, masks);
  }
  return masks[card.def];
}

export function roles(g: Game, s: State, card: Card, given: number): number {
  const mask = rolesBefore(g, card, given);
  if (s.links.length === 0 || (mask & (ROLE.artImmune | ROLE.darkImmune | ROLE.giftImmune)) === 0) return mask;
  const ref = refOf(card);
  const pierced = (slot: number): boolean => live(s, linkOf(s, ref, slot)) !== null;
  return (
    mask &
    ~(pierced(PIERCED_ART) ? ROLE.artImmune : 0) &
    ~(pierced(PIERCED_DARK) ? ROLE.darkImmune | ROLE.giftImmune : 0)
  );
}

function rolesBefore(g: Game, card: Card, given: number): number {
  if ((g.defs[card.def].kinds & KIND.warrior) === 0) return given;
  const base = printed(g, card);
  let mask = base | given;
  const cultist = factOf(g, card, 'cultist') === true;
  if ((given & ROLE.unaffiliated) !== 0) {
    mask = (base & ~(AFFILIATION_MASK & ~ROLE.legion)) | given;
    if ((mask & AFFILIATION_MASK) === 0) mask |= ROLE.mercenary;
  }
  const outsider = factOf(g, card, 'notDoomtrooper') === true;
  const tribal = (base & TRIBE_MASK) !== 0;
  if (tribal) mask |= ROLE.tribal;
  // DT-CULT-01, DT-CULT-04: one side at a time, always a heretic.
  if (cultist) {
    mask |= ROLE.heretic;
    return hasFlag(card, 'darkSide') ? mask | ROLE.legion : (mask & ~ROLE.legion) | ROLE.doomtrooper;
  }
  if ((given & ROLE.converted) !== 0) return (mask & ~AFFILIATION_MASK) | ROLE.legion | ROLE.heretic;
  // DT-DOOM-01: neither Dark Legion nor tribal by print, and not excluded by text.
  if ((base & ROLE.legion) === 0 && !tribal && !outsider) mask |= ROLE.doomtrooper;
  if ((mask & ROLE.heretic) !== 0) mask |= ROLE.legion;
  return mask;
}

// ---- what has an effect -------------------------------------------------------------------------------------------------

/** Attachments whose condition the bearer no longer meets are kept without effect (DT-EQUIP-12, DT-DARK-11, DT-KI-05). */
export function suspended(g: Game, s: State, card: Card, rolesOfHost: (host: Card) => number): boolean {
  const host = hostOf(s, card);
  if (host === null || !isKind(g, host, 'warrior')) return false;
  const needed = listFact(g, card, 'requires') as readonly Role[];
  if (needed.length > 0 && !hasFlag(card, 'feePaid')) {
    const mask = needed.reduce((m, name) => m | ROLE[name], 0);
    if ((rolesOfHost(host) & mask) === 0) return true;
  }
  return repeated(g, s, card);
}

/** Of several copies on one bearer only one is used (DT-EQUIP-11, DT-TERM-27, DT-TERM-28). */
function repeated(g: Game, s: State, card: Card): boolean {
  for (const id of s.zones[ids(g).attached]) {
    const other = s.cards[id];
    if (other === card) return false;
    if (other.def === card.def && other.host === card.host && other.face === card.face) return true;
  }
  return false;
}

const typeOfImmunity = (g: Game, source: Card, rolesOfCard: number): boolean => {
  if (isKind(g, source, 'art')) return (rolesOfCard & ROLE.artImmune) !== 0;
  if (!isKind(g, source, 'symmetry')) return false;
  if ((rolesOfCard & ROLE.darkImmune) !== 0) return true;
  return (rolesOfCard & ROLE.giftImmune) !== 0 && isKind(g, source, 'gift');
};

/** Has this source no influence on the card, against this opponent (DT-CIMM-10 to 12, DT-RULING-87)? */
export function ignores(
  g: Game,
  s: State,
  card: Card,
  versus: Ref,
  sourceRef: Ref,
  rolesOfCard: (card: Card) => number,
): boolean {
  const source = cardAt(s, sourceRef);
  const kinds = g.defs[source.def].kinds;
  if ((kinds & (KIND.art | KIND.symmetry)) !== 0) {
    if (source.control !== card.control && typeOfImmunity(g, source, rolesOfCard(card))) return true;
    const foe = live(s, versus);
    if (foe !== null && source.control !== foe.control && typeOfImmunity(g, source, rolesOfCard(foe))) return true;
  }
  if ((kinds & KIND.warrior) !== 0 && source !== card) {
    // DT-TARGET-02, DT-TARGET-08: no bonuses from those out of play or imprisoned.
    return (rolesOfCard(source) & (ROLE.outOfPlay | ROLE.imprisoned)) !== 0;
  }
  if ((kinds & KIND.fortification) !== 0 && !fortificationWorks(g, s, card)) return true;
  return source.host >= 0 && suspended(g, s, source, rolesOfCard);
}

/** DT-VEH-07, DT-ZONE-09, DT-RULING-75. */
function fortificationWorks(g: Game, s: State, card: Card): boolean {
  if (ridesVehicle(g, s, card) || !may(g, s, 'fortifications', card)) return false;
  const zone = live(s, combatVar(g, s, 'zone'));
  return zone === null || !isFighter(g, s, card.id + card.born * 4096);
}
