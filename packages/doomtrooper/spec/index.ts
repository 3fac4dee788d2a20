import type { Section } from '@bojiste/kernel';
import { actionKinds } from './action-kinds.ts';
import { actions } from './actions.ts';
import { alliances } from './alliances.ts';
import { anytime } from './anytime.ts';
import { apostles } from './apostles.ts';
import { areas } from './areas.ts';
import { art } from './art.ts';
import { attachments } from './attachments.ts';
import { beasts } from './beasts.ts';
import { cancelling } from './cancelling.ts';
import { combatModifiers } from './combat-modifiers.ts';
import { combatOutcome } from './combat-outcome.ts';
import { combatStart } from './combat-start.ts';
import { combatTactic } from './combat-tactic.ts';
import { commanders } from './commanders.ts';
import { consideredAs } from './considered-as.ts';
import { cover } from './cover.ts';
import { cultists } from './cultists.ts';
import { darkSymmetry } from './dark-symmetry.ts';
import { deckBuilding } from './deck-building.ts';
import { discard } from './discard.ts';
import { doomtroopers } from './doomtroopers.ts';
import { draw } from './draw.ts';
import { equipment } from './equipment.ts';
import { examples1 } from './examples-1.ts';
import { examples2 } from './examples-2.ts';
import { examples3 } from './examples-3.ts';
import { exceptHimself } from './except-himself.ts';
import { firstAttack } from './first-attack.ts';
import { fortifications } from './fortifications.ts';
import { gameEnd } from './game-end.ts';
import { glossary } from './glossary.ts';
import { heretics } from './heretics.ts';
import { hiddenWarriors } from './hidden-warriors.ts';
import { immunity } from './immunity.ts';
import { kiPowers } from './ki-powers.ts';
import { lastTarget } from './last-target.ts';
import { meditation } from './meditation.ts';
import { mercenaries } from './mercenaries.ts';
import { missions } from './missions.ts';
import { modifyingValues } from './modifying-values.ts';
import { nestedCombat } from './nested-combat.ts';
import { neverAndAlways } from './never-and-always.ts';
import { neverFighting } from './never-fighting.ts';
import { outsideWarriors } from './outside-warriors.ts';
import { personalities } from './personalities.ts';
import { reinforcements } from './reinforcements.ts';
import { relics } from './relics.ts';
import { rulingsCombat1 } from './rulings-combat-1.ts';
import { rulingsCombat2 } from './rulings-combat-2.ts';
import { rulingsCover } from './rulings-cover.ts';
import { rulingsSabotage } from './rulings-sabotage.ts';
import { rulingsStation } from './rulings-station.ts';
import { rulingsTurn } from './rulings-turn.ts';
import { rulingsVictory } from './rulings-victory.ts';
import { sabotage } from './sabotage.ts';
import { setup } from './setup.ts';
import { specialCards } from './special-cards.ts';
import { stealing } from './stealing.ts';
import { targeting } from './targeting.ts';
import { timing } from './timing.ts';
import { transfer } from './transfer.ts';
import { turn } from './turn.ts';
import { vehicles } from './vehicles.ts';
import { victory } from './victory.ts';
import { warZones } from './war-zones.ts';
import { warriors } from './warriors.ts';

/**
 * The clauses of the rule book in its order. `code` is the middle part of the clause ids; long chapters are split into
 * several sections of one code.
 *
 * Notation of the checks: P1 is the starting player, then P2, P3 in turn order. D are destiny points, VP victory
 * points. W(8/5/4/6) is a warrior with Z 8 (close combat), S 5 (shooting), O 4 (defence), H 6 (value: price and
 * reward).
 */
export const spec: readonly Section[] = [
  setup,
  turn,
  anytime,
  draw,
  actions,
  warriors,
  cover,
  hiddenWarriors,
  meditation,
  equipment,
  vehicles,
  fortifications,
  darkSymmetry,
  missions,
  relics,
  warZones,
  kiPowers,
  beasts,
  attachments,
  transfer,
  art,
  specialCards,
  alliances,
  combatStart,
  combatTactic,
  combatModifiers,
  combatOutcome,
  modifyingValues,
  reinforcements,
  firstAttack,
  neverFighting,
  nestedCombat,
  sabotage,
  discard,
  victory,
  timing,
  actionKinds,
  cancelling,
  immunity,
  personalities,
  commanders,
  doomtroopers,
  consideredAs,
  outsideWarriors,
  apostles,
  cultists,
  heretics,
  mercenaries,
  areas,
  targeting,
  stealing,
  neverAndAlways,
  lastTarget,
  exceptHimself,
  glossary,
  deckBuilding,
  gameEnd,
  examples1,
  examples2,
  examples3,
  rulingsTurn,
  rulingsVictory,
  rulingsCover,
  rulingsStation,
  rulingsCombat1,
  rulingsCombat2,
  rulingsSabotage,
];
