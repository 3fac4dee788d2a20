import { type CalcDecl, cond, type Game, live, type Ref, type State, trait } from '@bojiste/kernel';
import { COMBAT, ROLE } from '../types.ts';
import { mayMeet, weaponsFor, wields } from './attacking.ts';
import { combatNow, hasRole, isFighter, may, ridesVehicle } from './lookup.ts';
import { cards, within } from './make-calc.ts';

/** Bojové modifikátory (DT-FIGHT-31 to 44): weapons in use, and who may stand in. */

const t = (cs: string, en: string) => ({ cs, en });

/** Read-only functions that procedures, acts and cards ask by name. */

/** No weapon was chosen on purpose. */
const NONE_CHOSEN = -1;

/** Who is considered a fortification guards nobody that may not use those (DT-VEH-07, DT-NEVER-03). */
function couldStandIn(g: Game, s: State, ref: Ref): boolean {
  const attacker = live(s, combatNow.get(g, s, 'attacker'));
  const defender = live(s, combatNow.get(g, s, 'defender'));
  const card = live(s, ref);
  if (attacker === null || card === null || isFighter(g, s, ref)) return false;
  if (defender !== null && hasRole(g, s, card, ROLE.asFortification)) {
    if (ridesVehicle(g, s, defender) || !may(g, s, 'fortifications', defender)) return false;
  }
  return mayMeet(g, s, attacker, card);
}

export const modifierCalcs: Readonly<Record<string, CalcDecl>> = {
  weapons: within(
    COMBAT,
    cards(['card'], (g, s, _, ref) => {
      const card = live(s, ref);
      return card === null ? [] : weaponsFor(g, s, card, combatNow.get(g, s, 'tactic'));
    }),
  ),
  /** Another weapon may be taken only when the chosen one is gone (DT-FIGHT-39, DT-RULING-73). */
  spareWeapons: cards([], (g, s, f) => {
    const tactic = combatNow.get(g, s, 'tactic');
    const free = (who: 'attacker' | 'defender', held: 'attackerWeapon' | 'defenderWeapon'): readonly Ref[] => {
      const card = live(s, combatNow.get(g, s, who));
      const chosen = combatNow.get(g, s, held);
      if (card === null || card.control !== f.you || chosen === NONE_CHOSEN) return [];
      return chosen >= 0 && live(s, chosen) !== null ? [] : weaponsFor(g, s, card, tactic);
    };
    return tactic < 0 ? [] : [...free('attacker', 'attackerWeapon'), ...free('defender', 'defenderWeapon')];
  }),
  wielded: trait(
    ['card'],
    (g, s, _, ref) => wields(g, s, ref),
    t('se {0:nom} používá // se {0:nom} nepoužívá', '{0} is in use // {0} is not in use'),
    t('v použití // mimo použití', 'in use // not in use'),
  ),
  couldStandIn: trait(
    ['card'],
    (g, s, _, ref) => couldStandIn(g, s, ref),
    t('{0:nom} se smí bránit místo obránce', '{0} may defend in place of the defender'),
    t(', který se smí bránit místo obránce', 'that may defend in place of the defender'),
  ),
  atWork: cond(
    ['card'],
    (_, s, __, ref) => s.mods.some((mod) => mod.source === ref),
    t(
      'v tomto souboji to už udělal // v tomto souboji to ještě neudělal',
      'it has done so in this combat // it has not done so in this combat',
    ),
  ),
};
