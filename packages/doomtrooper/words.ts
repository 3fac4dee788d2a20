import type { Cond, Eff, EventPattern, Filter, Num, RefX } from '@bojiste/kernel';
import {
  $,
  bearing,
  by,
  type Cards,
  calc,
  cardsBy,
  cardsIn,
  could,
  divDown,
  each,
  either,
  flagged,
  inPlay,
  inZone,
  is,
  isCard,
  kind,
  named,
  no,
  not,
  only,
  peek,
  pick,
  resource,
  seq,
  shuffle,
  tagged,
  turnOf,
  verb,
  where,
  withStat,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { Role } from './types.ts';

/** The words cards are written with. */

/** Warriors in play; those out of play are none (DT-TARGET-02), hidden ones lie elsewhere (DT-RULING-40). */
const present: Filter[] = [kind('warrior'), no(tagged('outOfPlay'))];
const host = (side: Cards) => ({
  warriors: side.with(...present),
  /** Only warriors have roles, so the kind goes without saying. */
  of: (...roles: Role[]) =>
    side.with(roles.length === 1 ? tagged(roles[0]) : either(...roles.map(tagged)), no(tagged('outOfPlay'))),
});

export const yours = host(inPlay.with(by(you)));
export const any = host(inPlay);

/** "A warrior", with nothing printed asked of it: hidden ones too (DT-RULING-40). Attachments cannot go on those (DT-HIDE-06). */
export const anybody: Cards = cardsBy('anybody');
/** In cover, openly or hidden. */
export const inCover: Filter = either(flagged('covered'), inZone('hidden'));

export const called = named;
export const personality = kind('personality');
export const plain = no(kind('personality'));
export const worth = (op: 'le' | 'ge' | 'lt' | 'gt', n: number): Filter => withStat('value', op, n);

/** What may be discarded at all. */
export const discardable: Filter = where('x', could(verb('discard', $('x'))));
export const itemsInPlay = (type: string): Cards => inPlay.kind(type).with(discardable);
/** Fortifications in play and what is considered one. */
export const fortifications: Cards = cardsBy('fortifications');
/** The cards that stand for players: what changes a player's numbers and permissions changes these. */
export const players: Cards = inPlay.kind('player');
export const yourself: Cards = only(calc('ownPlayer'));
/** Only you see them. */
export const lookAt = (cards: Cards): Eff => each('y', cards, peek($('y'), you));
/** Who searches looks through the whole library, so that nothing but the search tells where a card lay, and shuffles. */
export const search = (as: string, found: Cards, then: Eff): Eff =>
  seq(lookAt(cardsIn('library')), pick(as, found, then), shuffle(zone('library')));

/** As many as you can pay for, at so many points of destiny each. */
export const affordable = (per: number): Num => divDown(resource(you, 'destiny'), per);

/** A vehicle whose bearer sits inside. */
export const manned: Filter = where('m', calc('manned', $('m')));

/** Sits in one of these. */
export const riding = (what: Filter): Filter => bearing(what, manned);

/** On a Station, anybody's. */
export const onStation: Filter = where('s', calc('onStation', $('s')));

// ---- combat -----------------------------------------------------------------------------------------------------------

export const fighters = cardsBy('fighters');
export const attacker: RefX = calc('attacker');
export const defender: RefX = calc('defender');
export const opponentOf = (ref: RefX): RefX => calc('opponent', ref);
/** In the combat against somebody of this sort. */
export const facing = (...who: Filter[]): Filter => where('f', is(opponentOf($('f')), ...who));
export const fights = (ref: RefX): Cond => calc('fights', ref);
/** What would only take a warrior out of his fight is not played on him (DT-RULING-68). */
export const notFighting: Filter = where('n', not(calc('fights', $('n'))));
export const attacks = (ref: RefX): Cond => calc('attacks', ref);
// ---- events -----------------------------------------------------------------------------------------------------------

export const played = (...what: Filter[]): EventPattern => ({ on: 'announced', subject: what });
export const dying = (...what: Filter[]): EventPattern => ({ on: 'harmed', subject: what, if: calc('lethal') });
export const killedBy = (ref: RefX, ...what: Filter[]): EventPattern => ({
  on: 'killed',
  subject: what,
  source: [isCard(ref)],
});
export const inYourTurn: Cond = turnOf(you);
export const atStart: Cond = calc('turnStarts');
