import { type CalcDecl, type Game, idOf, live, type Ref, refOf, type State } from '@bojiste/kernel';
import { FLAG, RES, ROLE, STAT, TACTIC, TALLY, USE } from '../types.ts';
import { actionsLeft, mayAct, mayAttackYet, mayGainPeaceful, planFor } from './actions.ts';
import { hostsFor } from './attaching.ts';
import { attackersOf, limitTo, mayBeAttacker, mayMeet, targetsOf, weaponsFor, wields } from './attacking.ts';
import { lethal } from './harm.ts';
import { castersOf, leads, mayCommand, mayHelp } from './kinds.ts';
import {
  combatCapable,
  combatNow,
  hasFlag,
  hasRole,
  inCombat,
  isFighter,
  may,
  numberOf,
  onStation,
  opponentOf,
  resource,
  ridesVehicle,
  rolesOf,
  tally,
} from './lookup.ts';
import { cards, cond, trait } from './make-calc.ts';

/** Read-only functions that procedures, acts and cards ask by name. */

/** No weapon was chosen on purpose. */
const NONE_CHOSEN = -1;
const t = (cs: string, en: string) => ({ cs, en });

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

// ---- what cards ask ---------------------------------------------------------------------------------------------------

export const cardCalcs: Readonly<Record<string, CalcDecl>> = {
  inCombat: cond(
    [],
    (g, s) => inCombat(g, s),
    t('probíhá souboj // neprobíhá souboj', 'a combat is going on // no combat is going on'),
  ),
  fighters: cards(
    [],
    (g, s) => [combatNow.get(g, s, 'attacker'), combatNow.get(g, s, 'defender')].filter((ref) => ref >= 0),
    t('účastník* souboje|m:pán', 'fighter'),
  ),
  attacker: {
    type: 'card',
    args: [],
    run: (g, s) => combatNow.get(g, s, 'attacker'),
    text: t('útočník|m:pán', 'attacker'),
  },
  defender: {
    type: 'card',
    args: [],
    run: (g, s) => combatNow.get(g, s, 'defender'),
    text: t(
      'obránce|m|obránce,obránce,obránci,obránce,obránci,obráncem|obránci,obránců,obráncům,obránce,obráncích,obránci',
      'defender',
    ),
  },
  opponent: {
    type: 'card',
    args: ['card'],
    run: (g, s, _, ref) => opponentOf(g, s, ref),
    text: t('protivník|m:pán', 'opponent'),
  },
  fights: trait(
    ['card'],
    (g, s, _, ref) => isFighter(g, s, ref),
    t('se {0:nom} účastní souboje // se {0:nom} neúčastní souboje', '{0} is in combat // {0} is not in the combat'),
    t('v souboji // mimo souboj', 'in combat // outside combat'),
  ),
  attacks: cond(
    ['card'],
    (g, s, _, ref) => ref >= 0 && combatNow.get(g, s, 'attacker') === ref,
    t('{0:nom} útočí', '{0} attacks'),
  ),
  defends: cond(
    ['card'],
    (g, s, _, ref) => ref >= 0 && combatNow.get(g, s, 'defender') === ref,
    t('{0:nom} se brání', '{0} defends'),
  ),
  closeCombat: cond(
    [],
    (g, s) => combatNow.get(g, s, 'tactic') === TACTIC.close,
    t('jde o zápas // nejde o zápas', 'it is a close combat // it is no close combat'),
  ),
  shooting: cond(
    [],
    (g, s) => combatNow.get(g, s, 'tactic') === TACTIC.shooting,
    t('jde o střelbu // nejde o střelbu', 'it is a shooting combat // it is no shooting combat'),
  ),
  wielded: trait(
    ['card'],
    (g, s, _, ref) => wields(g, s, ref),
    t('se {0:nom} používá // se {0:nom} nepoužívá', '{0} is in use // {0} is not in use'),
    t('v použití // mimo použití', 'in use // not in use'),
  ),
  mayRide: cond(
    ['card'],
    (_, s, __, ref) => !hasFlag(s.cards[idOf(ref)], FLAG.covered),
    t('{0:nom} není v úkrytu', '{0} is not in cover'),
  ),
  casters: cards(
    ['card'],
    (g, s, f, ref) => castersOf(g, s, f.you, s.cards[idOf(ref)]),
    t('sesilatel|m:muž', 'caster'),
  ),
  mayHelp: trait(
    ['card', 'card'],
    (g, s, _, ref, caster) => mayHelp(g, s, s.cards[idOf(caster)], s.cards[idOf(ref)]),
    t('{1:nom} smí pomoci {0:dat}', '{1} may help {0}'),
    t(', kterému smí sesilatel pomoci', 'whom the caster may help'),
  ),
  leads: cond(['card', 'card'], (g, s, _, commander, ref) => leads(g, s, commander, ref)),
  /** Those of the selection who may get the card as an action, and whoever need not be of its affiliation. */
  hosts: cards(
    ['card', 'cards'],
    (g, s, f, ref, n) => hostsFor(g, s, f.you, s.cards[idOf(ref)], (host) => g.selections[n].has(s, f, host)),
    t('{1:nom}', '{1}'),
  ),
  lethal: cond([], (g, s, f) => lethal(g, s, f.sets[1]), t('by byl zabit', 'it would be killed')),
  mayGainPeaceful: cond(
    [],
    (g, s, f) => mayGainPeaceful(g, s, f.you),
    t(
      'nejste na tahu, nebo vám zbývají běžné akce a neprobíhá souboj',
      'it is not your turn, or you have regular actions left and no combat is going on',
    ),
  ),
  stationOpen: cond([], (_, s) => tally(s, TALLY.stationOpen) > 0, t('je otevřena Stanice', 'the Station is open')),
  zoneDefender: cards(
    ['card'],
    (g, s, _, ref) => (combatNow.get(g, s, 'zone') === ref ? [combatNow.get(g, s, 'defender')] : []),
    t(
      'obránce* bránící se z této válečné zóny|m|obránce,obránce,obránci,obránce,obránci,obráncem|obránci,obránců,obráncům,obránce,obráncích,obránci',
      'warrior* defending from this war zone',
    ),
  ),
  isCapable: cond(
    ['card'],
    (g, s, _, ref) => combatCapable(g, s, s.cards[idOf(ref)]),
    t('{0:nom} je {0:adj:bojeschopný:nom}', '{0} {0:n:is,are} able to fight'),
  ),
  sameArea: trait(
    ['card', 'card'],
    (_, s, __, a, b) => s.cards[idOf(a)].zone === s.cards[idOf(b)].zone,
    t('{0:nom} je ve stejné oblasti', '{0} is in the same area'),
    t('z téže oblasti', 'of its own area'),
  ),
  onStation: trait(
    ['card'],
    (g, s, _, ref) => onStation(g, s.cards[idOf(ref)]),
    t('{0:nom} je na Stanici', '{0} is on a Station'),
    t('na Stanici', 'on a Station'),
  ),
  sameSide: trait(
    ['card', 'card'],
    (g, s, _, a, b) =>
      (rolesOf(g, s, s.cards[idOf(a)]) &
        rolesOf(g, s, s.cards[idOf(b)]) &
        (ROLE.legion | ROLE.doomtrooper | ROLE.tribal)) !==
      0,
    t('{0:nom} je na téže straně', '{0} is on the same side'),
    t('téže strany (Doomtrooper, Černá legie nebo kmen)', 'of the same side (Doomtroopers, Dark Legion or tribes)'),
  ),
  mayAssault: cond(
    [],
    (g, s, f) => mayAttackYet(g, s, f.you) && attackersOf(g, s, f.you, 0).length > 0,
    t('máte kým a koho napadnout', 'you have an attacker and a target'),
  ),
  beforeActions: cond(
    [],
    (g, s, f) =>
      s.active === f.you &&
      resource(s, f.you, RES.regular) === numberOf(g, s, f.you, STAT.turnActions) &&
      resource(s, f.you, RES.attacks) === 0,
    t('jste na tahu a neprovedli jste ještě žádnou akci', 'it is your turn and you have not taken an action yet'),
  ),
  afterBlows: cond([], (g, s) => combatNow.get(g, s, 'phase') >= 7, t('údery už padly', 'the blows have been dealt')),
  ritualOn: cond(
    ['card'],
    (_, s, __, ref) => s.mods.some((mod) => s.cards[idOf(mod.source)].def === s.cards[idOf(ref)].def),
    t(
      'tento rituál už působí // tento rituál ještě nepůsobí',
      'this ritual works already // this ritual does not work yet',
    ),
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
  mayActs: { ...cond(['number'], (g, s, f, n) => mayAct(g, s, f.you, n)), saidBy: ['spendAction', 'spendAttack'] },
  mayCommand: trait(
    ['card', 'card'],
    (g, s, _, a, b) => mayCommand(g, s, s.cards[idOf(b)], s.cards[idOf(a)]),
    t('{0:nom} mu může být přidělen', '{0} can be assigned to it'),
    t('z jeho korporace s nižší H (kromě osobností)', 'of its corporation with lower V (no personality)'),
  ),
  isLedBy: cond(['card', 'card'], (g, s, _, ref, by) => leads(g, s, by, ref)),
  couldStandIn: trait(
    ['card'],
    (g, s, _, ref) => couldStandIn(g, s, ref),
    t('{0:nom} se smí bránit místo obránce', '{0} may defend in place of the defender'),
    t(', který se smí bránit místo obránce', 'that may defend in place of the defender'),
  ),
  collection: cards(
    [],
    (g, s, f) =>
      ['library', 'discard', 'sideboard'].flatMap((name) =>
        s.zones[g.zoneOf(name, f.you)].map((id) => refOf(s.cards[id])),
      ),
    t('karta* z vaší sbírky|f:žena', 'card* from your collection'),
  ),
  /** Could this warrior be the attacker of an attack that costs so many actions in all? */
  mayLead: {
    ...cond(['card', 'number'], (g, s, f, ref, n) => {
      const card = live(s, ref);
      const plan = card === null || inCombat(g, s) ? null : planFor(g, s, f.you, 1, USE.attack);
      if (card === null || plan === null || !mayBeAttacker(g, s, f.you, card, plan.limit)) return false;
      if (n > 1 && (!mayAct(g, s, f.you, n - 1) || actionsLeft(s, f.you) < n)) return false;
      return targetsOf(g, s, card).length > 0;
    }),
    saidBy: ['spendAttack'],
  },
  mayStrikeAt: cond(['card', 'card'], (g, s, _, ref, prey) => {
    const card = live(s, ref);
    return (
      card !== null && mayBeAttacker(g, s, card.control, card, limitTo(ref)) && targetsOf(g, s, card).includes(prey)
    );
  }),
  mayAttackNow: { ...cond([], (g, s, f) => planFor(g, s, f.you, 1, USE.attack) !== null), saidBy: ['spendAttack'] },
};
