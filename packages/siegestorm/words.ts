import type { Cond, Eff, EventPattern, Num } from '@bojiste/kernel';
import {
  $,
  by,
  calc,
  call,
  cardsBy,
  cardsIn,
  forbid,
  isCard,
  kind,
  lasts,
  may,
  no,
  only,
  pick,
  self,
  seq,
  verb,
  when,
  withStat,
  you,
} from '@bojiste/kernel/effects/build';

/** The words cards are written with: glossary effects, selections, and patterns of events. */

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
export const discard = (n: Num): Eff => call('discardOwn', n);
/** Vezmi si do ruky vrchní kartu svých ztrát. */
export const reclaim: Eff = verb('reclaim');
/** Protivník odhodí. */
export const foeDiscards = (n: Num): Eff => call('makeDiscard', n);
/** Ukradni. */
export const steal = (n: Num): Eff => verb('steal', n);
/** Oživ. */
export const resurrect = (n: Num): Eff => verb('resurrect', n);
/** Připrav. */
export const ready = (n: Num): Eff => call('readyReserves', n);
/** Znič 1 nepřítele. */
export const destroyEnemy: Eff = pick('t', cardsBy('enemyTargets'), verb('destroy', $('t')));
/** Znič X: any card in play. */
export const destroyAny = (n: Num): Eff => call('destroyAny', n);
export const destroyReserve = (n: Num): Eff => call('destroyReserve', n);
export const destroyCheap = (cost: number): Eff =>
  pick('t', cardsBy('enemyTargets').with(withStat('cost', 'le', cost)), verb('destroy', $('t')));
export const liquidateEnemy = (cost: number): Eff =>
  pick('t', cardsBy('enemyTargets').with(withStat('cost', 'le', cost)), verb('liquidate', $('t')));
export const liquidateLosses = (n: Num): Eff => verb('liquidateLosses', n);
/** Obětuj 1: and then. */
export const sacrificeFor = (then: Eff): Eff => pick('a', cardsBy('victims'), seq(verb('sacrifice', $('a')), then));
/** Nasaď z ruky, free of charge. */
export const deployFromHand = (cost: number): Eff =>
  pick('c', cardsBy('deployable').with(withStat('cost', 'le', cost)), verb('deploy', $('c')));
export const deployLossTop: Eff = verb('deployLossTop');
export const placeFromHand = (cost?: number): Eff =>
  pick(
    'c',
    cost === undefined ? cardsBy('handMonsters') : cardsBy('handMonsters').with(withStat('cost', 'le', cost)),
    verb('placeOnFront', $('c')),
  );
export const stash: Eff = pick('c', cardsBy('handMonsters'), verb('stash', $('c')));
export const bounceEnemy = (cost: number): Eff =>
  pick('t', cardsBy('enemyTargets').with(withStat('cost', 'le', cost)), verb('returnToHand', $('t')));
export const bounceAny: Eff = pick('t', cardsBy('enemyTargets'), verb('returnToHand', $('t')));
export const extraTurn: Eff = verb('extraTurn');
export const advance: Eff = verb('advance');
export const advanceTwice: Eff = verb('advanceTwice');
/** Zruš akci či schopnost; zruš akci. */
export const cancel: Eff = call('cancelOrder');
export const cancelAction: Eff = call('cancelAction');
/** Obětuj 1: zruš akci či schopnost. */
export const cancelForVictim: Eff = call('cancelForVictim');
export const metamorphosis: Eff = call('transform');
/** Do konce tahu nemohou být tvé karty cílem akcí či schopností. */
export const protect: Eff = lasts('turn', forbid('target', cardsBy('yourCards')));

// ---- selections ------------------------------------------------------------------------------------------------------

export const allies = cardsBy('allies');
export const enemies = cardsBy('enemies');
export const yourMonsters = cardsBy('yourMonsters');
export const yourDefender = cardsBy('defender');
export const foeDefender = cardsBy('foeDefender');
export const thisCard = only(self);
export const isDefending: Cond = calc('isDefender', self);
export const isHolding: Cond = calc('isHolding', self);
export const foeUndefended: Cond = calc('foeUndefended');
export const foeReserves: Num = calc('foeReserveCount');
export const reserves: Num = calc('reserveCount');
export const healed: Num = calc('healCount');
export const losses: Num = calc('lossCount');
export const foeHand: Num = calc('foeHandCount');
export const yourReserves = cardsBy('yourReserves');
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
export const yoursTransform: EventPattern = { on: 'swapped', by: you };
/** Payment is no discard: only effects make one. */
export const foeDiscardsCard: EventPattern = { on: 'discarded', if: calc('foeDiscarded') };
export const youDestroyEnemy: EventPattern = { on: 'destroyed', by: you, if: calc('wasEnemy') };
export const yoursDestroyed: EventPattern = { on: 'destroyed', subject: [by(you)], if: calc('wasMonster') };
export const thisDestroyed: EventPattern = { on: 'destroyed', subject: [isCard(self)] };
export const youSacrifice: EventPattern = { on: 'sacrificed', by: you };
export const yourDrawStep: EventPattern = { on: 'drawStep', by: you };
/** The basic rule that sends a striker to the losses. */
export const thisRetires: EventPattern = { on: 'retired', subject: [isCard(self)] };
export const yoursRetire: EventPattern = { on: 'retired', subject: [by(you)] };

// ---- bosses ----------------------------------------------------------------------------------------------------------

/** The boss chooses the dearest legal target; ties are the player's (SS-RULING-79). */
export const destroyDearestEnemy: Eff = call('destroyDearest');
export const gangsUp: EventPattern = { on: 'ganged', by: you };
export const everyBossTurn = (n: number): EventPattern => ({ on: 'bossTurnEnds', by: you, if: calc('nthBossTurn', n) });
export const bossTurnEnds: EventPattern = { on: 'bossTurnEnds', by: you };
export const totemFalls: EventPattern = { on: 'destroyed', if: calc('wasTotem') };
export const quake: Eff = call('shakeBoard');
export const devour: Eff = call('devour');
export const endlessTide: Eff = call('endlessTide');
export const raiseThreat: Eff = verb('threat', 1);
