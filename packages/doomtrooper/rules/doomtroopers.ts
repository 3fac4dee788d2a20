import { type Card, type Game, has, linkOf, live, perGame, type Ref, refOf, type State } from '@bojiste/kernel';
import { attachedTo, factOf, may } from '../reads/lookup.ts';
import { AFFILIATION_MASK, CHOSEN, FLAG, KIND, ROLE, type Role, TRIBE_MASK } from '../types.ts';
import { groupRoles } from './reinforcements.ts';

/** Kdo je Doomtrooper; kacíři, vyznavači kultu, žoldnéři a příslušnosti (DT-DOOM, DT-HER, DT-CULT, DT-MERC): the roles of a warrior. */

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
  const mask = susceptible(g, s, card, groupRoles(g, s, card, rolesBefore(g, s, card, given)));
  return s.links.length === 0 || (mask & IMMUNITIES) === 0 ? mask : withoutPierced(s, refOf(card), mask);
}

const IMMUNITIES = ROLE.artImmune | ROLE.darkImmune | ROLE.giftImmune;

/** Without the immunities that a card takes from him, or does not let him have. */
function susceptible(g: Game, s: State, card: Card, mask: number): number {
  let left = mask;
  if ((left & ROLE.artImmune) !== 0 && !may(g, s, 'artImmunity', card)) left &= ~ROLE.artImmune;
  const dark = ROLE.darkImmune | ROLE.giftImmune;
  if ((left & dark) !== 0 && !may(g, s, 'darkImmunity', card)) left &= ~dark;
  return left;
}

function withoutPierced(s: State, ref: Ref, mask: number): number {
  const pierced = (slot: number): boolean => live(s, linkOf(s, ref, slot)) !== null;
  return (
    mask &
    ~(pierced(PIERCED_ART) ? ROLE.artImmune : 0) &
    ~(pierced(PIERCED_DARK) ? ROLE.darkImmune | ROLE.giftImmune : 0)
  );
}

const TURNED = ROLE.heretic | ROLE.converted;

/** What nobody can make of this warrior: who may never turn, lose his affiliation or gain another stays what he is. */
function steadfast(g: Game, s: State, card: Card, base: number, given: number): number {
  const change = given & ~base & (TURNED | ROLE.unaffiliated | AFFILIATION_MASK);
  if (change === 0) return given;
  let barred = 0;
  if ((change & TURNED) !== 0 && !may(g, s, 'becomeHeretic', card)) barred |= TURNED;
  if ((change & ROLE.unaffiliated) !== 0 && !may(g, s, 'loseAffiliation', card)) barred |= ROLE.unaffiliated;
  if ((change & AFFILIATION_MASK) !== 0 && !may(g, s, 'gainAffiliation', card)) barred |= AFFILIATION_MASK;
  return given & ~(change & barred);
}

function rolesBefore(g: Game, s: State, card: Card, gained: number): number {
  if ((g.defs[card.def].kinds & KIND.warrior) === 0) return gained;
  const base = printed(g)[card.def];
  const given = steadfast(g, s, card, base, gained);
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
