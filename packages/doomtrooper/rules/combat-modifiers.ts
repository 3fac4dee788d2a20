import {
  type CalcDecl,
  type Card,
  cond,
  type Game,
  live,
  type Ref,
  refList,
  refOf,
  type State,
  trait,
  within,
} from '@bojiste/kernel';
import { attachedTo, combatNow, granted, hasRole, isFighter, isKind, may, ridesVehicle } from '../reads/lookup.ts';
import { COMBAT, KIND, ROLE, TACTIC } from '../types.ts';
import { mayMeet } from './combat-start.ts';

/** Bojové modifikátory (DT-FIGHT-31 to 44): weapons in use, and who may stand in. */

const t = (cs: string, en: string) => ({ cs, en });

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
    refList(['card'], (g, s, _, ref) => {
      const card = live(s, ref);
      return card === null ? [] : weaponsFor(g, s, card, combatNow.get(g, s, 'tactic'));
    }),
  ),
  /** Another weapon may be taken only when the chosen one is gone (DT-FIGHT-39, DT-RULING-73). */
  spareWeapons: refList([], (g, s, f) => {
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
  hostWielded: cond(
    [],
    (g, s, f) => wields(g, s, live(s, f.self)?.host ?? -1),
    t(
      'se zbraň, ke které je tato karta přiložena, používá // se zbraň, ke které je tato karta přiložena, nepoužívá',
      'the weapon this card is attached to is in use // the weapon this card is attached to is not in use',
    ),
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

// ---- weapons ----------------------------------------------------------------------------------------------------------

/** DT-EQUIP-15 to 20, DT-FIGHT-37 to 39. */
export function weaponsFor(g: Game, s: State, card: Card, tactic: number): Ref[] {
  if (!may(g, s, 'weapons', card)) return [];
  const kind = tactic === TACTIC.close ? KIND.blade : KIND.gun;
  return attachedTo(g, s, refOf(card))
    .filter((item) => isKind(g, item, KIND.weapon) && usableIn(g, s, item, kind))
    .map(refOf);
}

/** A firearm with a bayonet is a blade too; a weapon may be barred for this combat. */
function usableIn(g: Game, s: State, item: Card, kind: number): boolean {
  if (!may(g, s, 'beUsed', item)) return false;
  if (granted(g, s, 'closeOnly', item)) return kind === KIND.blade;
  return isKind(g, item, kind) || (kind === KIND.blade && granted(g, s, 'closeToo', item));
}

/** Is this weapon in use? An attacker may have a second handgun beside the one he chose, where the cards say so. */
export function wields(g: Game, s: State, ref: Ref): boolean {
  const attacking = combatNow.get(g, s, 'attackerWeapon');
  if (attacking === ref || combatNow.get(g, s, 'defenderWeapon') === ref) return true;
  const chosen = live(s, attacking);
  const spare = live(s, ref);
  if (chosen === null || spare === null || chosen.host !== spare.host || !isHandgun(g, chosen) || !isHandgun(g, spare))
    return false;
  const host = live(s, spare.host);
  return host !== null && granted(g, s, 'twoHandguns', host) && secondOf(g, s, chosen, host) === spare;
}

const isHandgun = (g: Game, card: Card): boolean => g.defs[card.def].words.includes('handgun');
const secondOf = (g: Game, s: State, chosen: Card, host: Card): Card | undefined =>
  attachedTo(g, s, refOf(host)).find((item) => item !== chosen && isHandgun(g, item));
