import type { Section } from '@bojiste/kernel';
import { actions } from './actions.ts';
import { allies } from './allies.ts';
import { battlefield } from './battlefield.ts';
import { boss } from './boss.ts';
import { bossTurn } from './boss-turn.ts';
import { cardAnatomy } from './card-anatomy.ts';
import { cards } from './cards.ts';
import { components } from './components.ts';
import { cooperative } from './cooperative.ts';
import { deckBuilding } from './deck-building.ts';
import { deploying } from './deploying.ts';
import { disputes } from './disputes.ts';
import { examples } from './examples.ts';
import { glossary1 } from './glossary-1.ts';
import { glossary2 } from './glossary-2.ts';
import { goal } from './goal.ts';
import { hold } from './hold.ts';
import { lastManStanding } from './last-man-standing.ts';
import { modes } from './modes.ts';
import { monsters } from './monsters.ts';
import { orders } from './orders.ts';
import { payment } from './payment.ts';
import { promoCards } from './promo-cards.ts';
import { reactions } from './reactions.ts';
import { rulingsBoss } from './rulings-boss.ts';
import { rulingsCooperative } from './rulings-cooperative.ts';
import { rulingsDamage } from './rulings-damage.ts';
import { rulingsDeploying } from './rulings-deploying.ts';
import { rulingsInformation } from './rulings-information.ts';
import { rulingsLastManStanding } from './rulings-last-man-standing.ts';
import { rulingsMissingData } from './rulings-missing-data.ts';
import { rulingsPayment } from './rulings-payment.ts';
import { rulingsReactions } from './rulings-reactions.ts';
import { rulingsStrike } from './rulings-strike.ts';
import { rulingsTargets } from './rulings-targets.ts';
import { rulingsTurn } from './rulings-turn.ts';
import { setup } from './setup.ts';
import { siege } from './siege.ts';
import { siegeChanges } from './siege-changes.ts';
import { specialActions } from './special-actions.ts';
import { strike } from './strike.ts';
import { support } from './support.ts';
import { threat } from './threat.ts';
import { turn } from './turn.ts';
import { wilderness } from './wilderness.ts';

/**
 * The clauses of the rulebook in its order. `code` is the middle part of the clause ids; long chapters are split into
 * several sections of one code.
 *
 * Notation of the checks: A and B are the players, A is active. A.army[1] is the deployment area, A.army[3] the
 * foremost position; A.front, NML and B.front are the fields of a board. A.deck, A.loss, A.hand, A.res and A.heal are
 * the resource deck, loss pile, hand, reserves and healing deck; [x, y, z] lists a pile from bottom to top. M 2/5/1 is
 * a plain card of cost 2, attack number (AN) 5, defence number (DN) 1; {act: …} and {abl: …} give it an action or an
 * ability. A value marked † is invented for the check. "Illegal" means refused with nothing changed.
 */
export const spec: readonly Section[] = [
  components,
  battlefield,
  cardAnatomy,
  setup,
  goal,
  payment,
  actions,
  monsters,
  turn,
  strike,
  hold,
  support,
  allies,
  reactions,
  deploying,
  deckBuilding,
  disputes,
  modes,
  siege,
  boss,
  threat,
  orders,
  specialActions,
  bossTurn,
  siegeChanges,
  cooperative,
  lastManStanding,
  glossary1,
  glossary2,
  wilderness,
  promoCards,
  examples,
  cards,
  rulingsMissingData,
  rulingsTurn,
  rulingsDamage,
  rulingsPayment,
  rulingsStrike,
  rulingsDeploying,
  rulingsTargets,
  rulingsReactions,
  rulingsInformation,
  rulingsBoss,
  rulingsCooperative,
  rulingsLastManStanding,
];
