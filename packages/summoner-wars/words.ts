import type { Cond, EventPattern, Filter, Place, PlaceQuery, RefX } from '@bojiste/kernel';
import {
  all,
  by,
  type Cards,
  calc,
  cardsIn,
  during,
  eq,
  foe,
  free,
  inPlay,
  isCard,
  kind,
  named,
  near,
  no,
  option,
  places,
  the,
  withCounter,
  withStat,
  you,
} from '@bojiste/kernel/effects/build';

/** The words cards and rules are written with: selections of objects, and patterns of events. */

const army = (side: Cards) => ({
  all: side,
  units: side.kind('unit'),
  commons: side.kind('common'),
  champions: side.kind('champion'),
  structures: side.kind('structure'),
  /** Běžné jednotky a hrdinové: any unit but a Summoner. */
  troops: side.kind('unit').with(no(kind('summoner'))),
});

/** Own and enemy are judged by control (SW-TERM-10, SW-TERM-91, SW-RULING-60). */
export const yours = army(inPlay.with(by(you)));
export const theirs = army(inPlay.with(by(foe)));
export const any = army(inPlay);

/** Every deck has one Summoner, and control of it cannot change (SW-RULING-61). */
export const yourSummoner: RefX = the(yours.all.kind('summoner'));

export const yourHand = cardsIn('hand');
export const yourDiscard = cardsIn('discard');
export const handUnits = yourHand.kind('unit');

/** Printed cost 0: Summoners have no cost at all (SW-RULING-63). */
export const costZero: Filter = withStat('cost', 'eq', 0);
export const injured: Filter = withCounter('damage', 'ge', 1);
export const ofNation = (nation: string): Filter => named(`nation:${nation}`);

export const freeBeside = (ref: RefX | Place): PlaceQuery => places(free, near(1, ref));

// ---- event patterns --------------------------------------------------------------------------------------------------

type What = { readonly where: readonly Filter[] } | RefX;

const filters = (what: What): readonly Filter[] => ('where' in what ? what.where : [isCard(what)]);
const cond = (ifs: readonly Cond[]): Pick<EventPattern, 'if'> =>
  ifs.length === 0 ? {} : { if: ifs.length === 1 ? ifs[0] : all(...ifs) };

export const destroyed = (what: What, ...ifs: Cond[]): EventPattern => ({
  on: 'destroyed',
  subject: filters(what),
  ...cond(ifs),
});

/** The event was caused by an attack. */
export const byAttack: Cond = calc('byAttack');

/** Destroyed by an attack of that unit (SW-RULING-56). */
export const destroyedByAttackOf = (ref: RefX, what: What): EventPattern => ({
  on: 'destroyed',
  subject: filters(what),
  source: [isCard(ref)],
  if: byAttack,
});

export const moved = (what: What, ...ifs: Cond[]): EventPattern => ({
  on: 'moved',
  subject: filters(what),
  ...cond(ifs),
});
/** Moved or was pushed. */
export const slid = (what: What, ...ifs: Cond[]): EventPattern => ({
  on: 'slid',
  subject: filters(what),
  ...cond(ifs),
});
/** Each space of a move or a push. */
export const stepped = (what: What, ...ifs: Cond[]): EventPattern => ({
  on: 'stepped',
  subject: filters(what),
  ...cond(ifs),
});
export const summoned = (what: What, ...ifs: Cond[]): EventPattern => ({
  on: 'summoned',
  subject: filters(what),
  ...cond(ifs),
});

/** After an attack is completely over (SW-TERM-62). */
export const attacked = (attacker: What, target: What = any.all, ...ifs: Cond[]): EventPattern => ({
  on: 'attacked',
  source: filters(attacker),
  ...(target !== any.all && { subject: filters(target) }),
  ...cond(ifs),
});
/** When the dice have been counted and no damage is dealt, before the attack is over. */
export const spared = (attacker: What, target: What): EventPattern => ({
  on: 'spared',
  source: filters(attacker),
  subject: filters(target),
});
/** When the target is chosen, before the dice are rolled. */
export const attacking = (attacker: What, target: What = any.all, ...ifs: Cond[]): EventPattern => ({
  on: 'attacking',
  source: filters(attacker),
  ...(target !== any.all && { subject: filters(target) }),
  ...cond(ifs),
});
export const rolled = (what: What, ...ifs: Cond[]): EventPattern => ({
  on: 'rolled',
  subject: filters(what),
  ...cond(ifs),
});
export const discarded = (what: What): EventPattern => ({ on: 'discarded', subject: filters(what) });
export const left = (what: What): EventPattern => ({ on: 'left', subject: filters(what) });

/** Start and end of a phase of your turn (SW-TURN-06, SW-TURN-07); `start` and `end` are those of the turn itself. */
export const startOf = (phase: string): EventPattern => ({ on: 'stepBegins', by: you, if: during(phase) });
export const endOf = (phase: string): EventPattern => ({ on: 'stepEnds', by: you, if: during(phase) });
export const startOfTurn = startOf('start');
export const endOfTurn = endOf('end');

// ---- the running attack ------------------------------------------------------------------------------------------------

/** What that unit attacks now; nothing while it does not attack. */
export const targetOf = (attacker: RefX): RefX => calc('targetOf', attacker);

// ---- printed cards and their later adjustment (SW-RULING-04) -----------------------------------------------------------

export const asPrinted: Cond = eq(option('adjusted'), 0);
export const asAdjusted: Cond = eq(option('adjusted'), 1);
