import type { Section } from '@bojiste/kernel';
import { attack } from './attack.ts';
import { boosts } from './boosts.ts';
import { building } from './building.ts';
import { cards } from './cards.ts';
import { components } from './components.ts';
import { damage } from './damage.ts';
import { deckBuilding } from './deck-building.ts';
import { distance } from './distance.ts';
import { draw } from './draw.ts';
import { events } from './events.ts';
import { examples } from './examples.ts';
import { gameEnd } from './game-end.ts';
import { glossary1 } from './glossary-1.ts';
import { glossary2 } from './glossary-2.ts';
import { glossary3 } from './glossary-3.ts';
import { glossary4 } from './glossary-4.ts';
import { inactivity } from './inactivity.ts';
import { lastingEvents } from './lasting-events.ts';
import { magic } from './magic.ts';
import { movement } from './movement.ts';
import { names } from './names.ts';
import { precedence } from './precedence.ts';
import { push } from './push.ts';
import { rulingsAttack } from './rulings-attack.ts';
import { rulingsBoosts } from './rulings-boosts.ts';
import { rulingsControl } from './rulings-control.ts';
import { rulingsDecks } from './rulings-decks.ts';
import { rulingsElimination } from './rulings-elimination.ts';
import { rulingsEvents } from './rulings-events.ts';
import { rulingsMissingData } from './rulings-missing-data.ts';
import { rulingsPush } from './rulings-push.ts';
import { rulingsTurn } from './rulings-turn.ts';
import { setup } from './setup.ts';
import { summoning } from './summoning.ts';
import { timing } from './timing.ts';
import { turn } from './turn.ts';

/**
 * The clauses of the rulebook in its order. `code` is the middle part of the clause ids; long chapters are split into
 * several sections of one code.
 *
 * Notation of the checks: A and B are the players, A is active. c3 is column c, row 3; row 1 is the back row of A, row
 * 8 that of B. A:Portál@c3 is an object of A on c3. Dice [M, R, S] are melee hit, ranged hit, special effect. L, C, S
 * are life, cost, strength. "Illegal" means refused with nothing changed.
 */
export const spec: readonly Section[] = [
  components,
  setup,
  turn,
  summoning,
  movement,
  building,
  attack,
  damage,
  inactivity,
  magic,
  draw,
  events,
  lastingEvents,
  gameEnd,
  names,
  boosts,
  push,
  timing,
  precedence,
  distance,
  deckBuilding,
  glossary1,
  glossary2,
  glossary3,
  glossary4,
  examples,
  cards,
  rulingsMissingData,
  rulingsTurn,
  rulingsElimination,
  rulingsAttack,
  rulingsPush,
  rulingsBoosts,
  rulingsControl,
  rulingsEvents,
  rulingsDecks,
];
