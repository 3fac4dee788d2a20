import type { CardQuery, Cond, Eff, EventPattern, Num, Query } from '@bojiste/kernel';
import {
  $,
  best,
  by,
  calc,
  call,
  cancel as cancelItem,
  cardsBy,
  cardsIn,
  could,
  count,
  each,
  ev,
  foe,
  forbid,
  isCard,
  kind,
  lasts,
  may,
  no,
  not,
  only,
  pick,
  same,
  self,
  seq,
  some,
  stat,
  topOf,
  verb,
  when,
  where,
  withStat,
  you,
} from '@bojiste/kernel/effects/build';

/** The words cards are written with: glossary effects, selections, and patterns of events. */

export const allies = cardsBy('allies');
export const enemies = cardsBy('enemies');
const fromHand = cardsBy('handMonsters');
const costing = (most: number) => withStat('cost', 'le', most);
/** What may be chosen of them (SS-RULING-55, SS-SPEC-02). */
const target = (cards: CardQuery) => cardsBy('targets', cards);

// ---- glossary effects ------------------------------------------------------------------------------------------------

/** DMG to the opponent. */
export const damage = (n: Num): Eff => call('harm', n);
export const damageEach = (n: Num): Eff => call('harmEach', n);
/** Utrpíš DMG. */
export const suffer = (n: Num): Eff => verb('suffer', n);
/** What is better, or something else, in the opponent's turn. */
export const inFoeTurn = (then: Eff, otherwise: Eff): Eff => when(calc('foeTurn'), then, otherwise);
/** Vyleč. */
export const heal = (n: Num): Eff => verb('heal', n);
/** Táhni; voluntary draws are wrapped in `may`, since drawing can lose the game. */
export const draw = (n: Num): Eff => verb('draw', n);
export const mayDraw = (n: Num): Eff => may(draw(n));
/** Vize. */
export const vision = (n: Num): Eff => call('vision', n);
export const mayVision = (n: Num): Eff => may(vision(n));
/** Odhoď. */
export const discard = (n: Num): Eff => call('discard', n, you);
/** Vezmi si do ruky vrchní kartu svých ztrát. */
export const reclaim: Eff = call('reclaim');
/** Protivník odhodí. */
export const foeDiscards = (n: Num): Eff => call('makeDiscard', n);
/** Ukradni. */
export const steal = (n: Num): Eff => verb('steal', n);
/** Oživ. */
export const resurrect = (n: Num): Eff => verb('resurrect', n);
/** Připrav. */
export const ready = (n: Num): Eff => call('readyReserves', n);
/** Znič 1 nepřítele. */
export const destroyEnemy: Eff = pick('t', target(enemies), verb('destroy', $('t')));
/** Znič X: any card in play. */
export const destroyAny = (n: Num): Eff => call('destroyAny', n);
export const destroyReserve = (n: Num): Eff => call('destroyReserve', n);
export const destroyCheap = (cost: number): Eff =>
  pick('t', target(enemies).with(costing(cost)), verb('destroy', $('t')));
export const liquidateEnemy = (cost: number): Eff =>
  pick('t', target(enemies).with(costing(cost)), verb('liquidate', $('t')));
export const liquidateLosses = (n: Num): Eff => each('c', topOf('loss', n, foe), verb('liquidate', $('c')));
/** Obětuj 1: and then. */
export const sacrificeFor = (then: Eff): Eff => pick('a', cardsBy('victims'), seq(verb('sacrifice', $('a')), then));
/** Nasaď z ruky, free of charge. */
export const deployFromHand = (cost: number): Eff =>
  pick('c', cardsBy('deployable', fromHand).with(costing(cost)), verb('deploy', $('c')));
export const deployLossTop: Eff = verb('deployLossTop');
export const placeFromHand = (cost?: number): Eff =>
  pick('c', cost === undefined ? fromHand : fromHand.with(costing(cost)), verb('toFront', $('c')));
/** Dej z ruky do záloh. */
export const stash: Eff = pick('c', fromHand, verb('toReserves', $('c')));
export const bounceEnemy = (cost: number): Eff =>
  pick('t', target(enemies).with(costing(cost)), verb('returnToHand', $('t')));
export const bounceAny: Eff = pick('t', target(enemies), verb('returnToHand', $('t')));
export const extraTurn: Eff = verb('extraTurn', you);
export const advance = (n: Num): Eff => verb('advance', you, n);
/** Zruš akci či schopnost; zruš akci. */
export const cancel: Eff = call('cancelOrder');
export const cancelAction: Eff = call('cancelAction');
/** Obětuj 1: zruš akci či schopnost. Nobody is sacrificed where there is nothing to cancel (SS-RULING-59, SS-RULING-64). */
export const sacrificeToCancel: Eff = when(could(cancelItem), sacrificeFor(cancel));
export const metamorphosis: Eff = call('transform');
/** Do konce tahu nemohou být tvé karty cílem akcí či schopností. */
export const protect: Eff = lasts('turn', forbid('target', cardsBy('cardsInPlay').with(by(you))));

// ---- selections ------------------------------------------------------------------------------------------------------

export const yourMonsters = cardsBy('monsters').with(by(you));
export const yourDefender = cardsBy('defender', you);
export const foeDefender = cardsBy('defender', foe);
export const thisCard = only(self);
export const isDefending: Cond = calc('isDefender', self);
export const isHolding: Cond = calc('isHolding', self);
export const foeUndefended: Cond = not(some(foeDefender));
export const foeReserves: Num = calc('reserveCount', foe);
export const reserves: Num = calc('reserveCount', you);
export const healed: Num = count(cardsIn('heal'));
export const losses: Num = count(cardsIn('loss'));
export const foeHand: Num = count(cardsIn('hand', foe));
export const yourReserves = cardsBy('reserves').with(by(you));
export const yourHand = cardsIn('hand').with(no(kind('boss')));

// ---- event patterns --------------------------------------------------------------------------------------------------

/** After this monster's strike. */
export const thisStrikes: EventPattern = { on: 'struck', subject: [isCard(self)], by: you };
/** After each of your strikes. */
export const youStrike: EventPattern = { on: 'struck', by: you };
export const thisSupports: EventPattern = { on: 'supported', subject: [isCard(self)] };
export const yoursSupport: EventPattern = { on: 'supported', subject: [by(you)] };
export const thisHolds: EventPattern = { on: 'held', subject: [isCard(self)] };
export const yoursHold: EventPattern = { on: 'held', subject: [by(you)] };
export const youHeal: EventPattern = { on: 'healed', by: you };
export const yoursTransform: EventPattern = { on: 'swapped', subject: [by(you)] };
/** Payment is no discard: only effects make one. */
export const foeDiscardsCard: EventPattern = { on: 'discarded', if: same(ev('by'), foe) };
export const youDestroyEnemy: EventPattern = {
  on: 'destroyed',
  by: you,
  subject: [where('x', calc('isEnemy', $('x')))],
};
export const yoursDestroyed: EventPattern = { on: 'destroyed', subject: [by(you)] };
export const thisDestroyed: EventPattern = { on: 'destroyed', subject: [isCard(self)] };
export const youSacrifice: EventPattern = { on: 'sacrificed', by: you };
export const yourDrawStep: EventPattern = { on: 'drawStep', by: you };
/** The basic rule that sends a striker to the losses. */
export const thisRetires: EventPattern = { on: 'retired', subject: [isCard(self)] };
export const yoursRetire: EventPattern = { on: 'retired', subject: [by(you)] };

// ---- bosses ----------------------------------------------------------------------------------------------------------

/** The boss takes the dearest; ties are the players', who decide together (SS-RULING-79, SS-RULING-90). */
export const jointly = (v: string, what: Query, then: Eff, otherwise?: Eff): Eff =>
  pick(v, what, then, { prompt: 'ask.bossTie', joint: true, ...(otherwise && { else: otherwise }) });
const ofDearest = (what: Query, then: Eff, otherwise?: Eff): Eff =>
  jointly('t', best(what, 'x', stat($('x'), 'cost')), then, otherwise);
export const destroyDearestEnemy: Eff = ofDearest(target(enemies), verb('destroy', $('t')));
const foesHolding = target(cardsBy('monsters').with(by(foe), where('x', calc('isHolding', $('x')))));
/** Znič nejdražší protivníkovu nestvůru na bojišti; není-li, DMG. */
export const quake = (n: Num): Eff => ofDearest(foesHolding, verb('destroy', $('t')), damage(n));
export const devour = (n: Num): Eff => call('devour', n);
/** Nasaď nejdražší nestvůru ze svých ztrát. */
export const deployDearestLoss: Eff = ofDearest(
  cardsBy('deployable', cardsIn('loss').with(kind('fighter'))),
  verb('deploy', $('t')),
);
export const gangsUp: EventPattern = { on: 'ganged', by: you };
export const bossTurnEnds: EventPattern = { on: 'bossTurnEnds', by: you };
export const nightFalls: EventPattern = { on: 'nightFell' };
export const totemFalls: EventPattern = { on: 'destroyed', subject: [kind('totem')] };
export const raiseThreat = (n: Num): Eff => verb('threat', n);
