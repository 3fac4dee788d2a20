import type { Section } from '@bojiste/kernel';
import { abilities } from './abilities.ts';
import { animals } from './animals.ts';
import { apeMen } from './ape-men.ts';
import { attack } from './attack.ts';
import { attackTypes } from './attack-types.ts';
import { battle } from './battle.ts';
import { battleAction } from './battle-action.ts';
import { battleEnd } from './battle-end.ts';
import { blocking } from './blocking.ts';
import { buildingCard } from './building-card.ts';
import { buildingsInBattle } from './buildings-in-battle.ts';
import { cardTypes } from './card-types.ts';
import { cards } from './cards.ts';
import { characterCard } from './character-card.ts';
import { commandLines } from './command-lines.ts';
import { construction } from './construction.ts';
import { crews } from './crews.ts';
import { deckBuilding } from './deck-building.ts';
import { defence } from './defence.ts';
import { destruction } from './destruction.ts';
import { dismantling } from './dismantling.ts';
import { energy } from './energy.ts';
import { events } from './events.ts';
import { examples } from './examples.ts';
import { exhaustedInBattle } from './exhausted-in-battle.ts';
import { exhaustion } from './exhaustion.ts';
import { experience } from './experience.ts';
import { fleeing } from './fleeing.ts';
import { fuel } from './fuel.ts';
import { gathering } from './gathering.ts';
import { goal } from './goal.ts';
import { initiative } from './initiative.ts';
import { keywords } from './keywords.ts';
import { mapCard } from './map-card.ts';
import { mining } from './mining.ts';
import { movement } from './movement.ts';
import { precedence } from './precedence.ts';
import { preparation } from './preparation.ts';
import { professions } from './professions.ts';
import { recovery } from './recovery.ts';
import { repair } from './repair.ts';
import { research } from './research.ts';
import { resources } from './resources.ts';
import { round } from './round.ts';
import { roundEnd } from './round-end.ts';
import { rulingsAbilities } from './rulings-abilities.ts';
import { rulingsAnimals } from './rulings-animals.ts';
import { rulingsAttack } from './rulings-attack.ts';
import { rulingsBattleOrder } from './rulings-battle-order.ts';
import { rulingsConstruction } from './rulings-construction.ts';
import { rulingsCrews } from './rulings-crews.ts';
import { rulingsMissingData } from './rulings-missing-data.ts';
import { rulingsMovement } from './rulings-movement.ts';
import { rulingsRound } from './rulings-round.ts';
import { rulingsSetup } from './rulings-setup.ts';
import { rulingsVictory } from './rulings-victory.ts';
import { sectorCard } from './sector-card.ts';
import { setup } from './setup.ts';
import { specialAttack } from './special-attack.ts';
import { synchronisation } from './synchronisation.ts';
import { tableSpace } from './table-space.ts';
import { tactics } from './tactics.ts';
import { teamPlay } from './team-play.ts';
import { technologyCard } from './technology-card.ts';
import { terms } from './terms.ts';
import { upgrades } from './upgrades.ts';
import { vehicleCard } from './vehicle-card.ts';
import { vehicleControl } from './vehicle-control.ts';
import { vehicles } from './vehicles.ts';
import { victory } from './victory.ts';
import { waiting } from './waiting.ts';

/**
 * The clauses of the manual in its order. `code` is the middle part of the clause ids; long chapters are split into
 * several sections of one code.
 *
 * Notation of the checks and examples: A, B, C, D are the players in seat order, A is on turn. S1–S2–S3–S4 is a line of
 * sectors, A starts in S1, B in S4. Sol@S2 is a card of A in S2, B.Sol one of B. Stock 10/0/0 is crates, oil, siberite.
 * d is current defence, w the number of wounds. A slot is the moment in a battle round when a card may act. "Illegal"
 * means refused with nothing changed and a reason given.
 *
 * Cards invented for the checks (speed, initiative bonus, attack, defence, health): Sol soldier 12, +3, 5/3/1, 8, 2,
 * experience threshold 3; Wor, Mec, Sci worker, mechanic, scientist 11, 11, 10, +1, +2, +1, 3/1/1, 3/2/1, 2/1/1, 7, 7,
 * 6, 2; Ape ape-man soldier 14, +0, 4/1/1, 6, 2, threshold 3; Tiger animal 17, +2, 6/2/1, 5, 2; Tank manual,
 * combustion, Crew: 1, 16, +4, 6/8/5, 12, 3, cost 3/1/0, time 6; Drone computer, siberite, 22, +2, 4/4/2, 6, 1, cost
 * 2/0/1, time 4; Remo remote, solar, 18, +2, 5/5/3, 8, 2; Crane and Cargo computer, solar and combustion, speed 10 and
 * 15, special attack 3 and 4, 8, 2; Bunk building, Crew: 1, 13, +3, 5/5/3, 14, 4.
 * Buildings without speed (defence, health, cost, time): Store storehouse and Ware warehouse 10, 4, 4/0/0, 6; Shop
 * workshop 9, 3, 4/0/0, 5; Lab laboratory 9, 3, 4/0/0, 6; Plant power plant, exhausted with 1 oil for 2 energy; Tower
 * control tower, special attack 2, Crew: 1; Mine siberite mine and Rig oil well, output 1.
 */
export const spec: readonly Section[] = [
  goal,
  precedence,
  cardTypes,
  characterCard,
  vehicleCard,
  buildingCard,
  technologyCard,
  sectorCard,
  mapCard,
  deckBuilding,
  setup,
  tableSpace,
  round,
  preparation,
  mining,
  recovery,
  resources,
  exhaustion,
  construction,
  upgrades,
  dismantling,
  vehicles,
  research,
  abilities,
  commandLines,
  repair,
  energy,
  movement,
  fuel,
  gathering,
  battle,
  initiative,
  events,
  attack,
  blocking,
  tactics,
  defence,
  specialAttack,
  waiting,
  fleeing,
  battleAction,
  crews,
  professions,
  experience,
  apeMen,
  animals,
  vehicleControl,
  buildingsInBattle,
  exhaustedInBattle,
  destruction,
  battleEnd,
  roundEnd,
  victory,
  synchronisation,
  keywords,
  terms,
  attackTypes,
  teamPlay,
  examples,
  cards,
  rulingsMissingData,
  rulingsSetup,
  rulingsRound,
  rulingsConstruction,
  rulingsAbilities,
  rulingsMovement,
  rulingsBattleOrder,
  rulingsAttack,
  rulingsCrews,
  rulingsAnimals,
  rulingsVictory,
];
