import { type CalcDecl, cond, idOf, live, trait } from '@bojiste/kernel';
import { factOf, rolesOf } from '../reads/lookup.ts';
import { CHOSEN, ROLE } from '../types.ts';

/** Žoldnéři a příslušnosti (DT-MERC): which one was chosen, and which can be lost. */

const t = (cs: string, en: string) => ({ cs, en });

export const affiliationCalcs: Readonly<Record<string, CalcDecl>> = {
  ofChosen: trait(
    ['card', 'card'],
    (g, s, _, ref, chooser) => {
      const chosen = s.counters[idOf(chooser) * g.def.counters.length + CHOSEN];
      // Also one that has just left.
      return ref >= 0 && chosen > 0 && (rolesOf(g, s, s.cards[idOf(ref)]) & (1 << (chosen - 1))) !== 0;
    },
    t('{0:nom} má zvolenou příslušnost', '{0} has the chosen affiliation'),
    t('zvolené příslušnosti', 'of the chosen affiliation'),
  ),
  /** The same of one chosen a moment ago. */
  ofRole: trait(
    ['card', 'number'],
    (g, s, _, ref, role) => ref >= 0 && role > 0 && (rolesOf(g, s, s.cards[idOf(ref)]) & (1 << (role - 1))) !== 0,
    t('{0:nom} má zvolenou příslušnost', '{0} has the chosen affiliation'),
    t('zvolené příslušnosti', 'of the chosen affiliation'),
  ),
  strippable: cond(['card', 'number'], (g, s, _, ref, role) => {
    const card = live(s, ref);
    if (card === null || (rolesOf(g, s, card) & (1 << (role - 1))) === 0) return false;
    const printed = (factOf(g, card, 'affiliations') as readonly (keyof typeof ROLE)[] | undefined) ?? [];
    const own = printed.reduce((mask, name) => mask | ROLE[name], 0);
    const earned = rolesOf(g, s, card) & ((1 << 6) - 1) & ~own;
    return earned === 0 || (earned & (1 << (role - 1))) !== 0;
  }),
};
