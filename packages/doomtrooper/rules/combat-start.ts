import {
  type Bilingual,
  type CalcDecl,
  type Card,
  cond,
  type Frame,
  type Game,
  has,
  idOf,
  live,
  NONE,
  obliged,
  optionOf,
  ownCard,
  type Proc,
  type Ref,
  refList,
  refOf,
  type Seat,
  SILENT,
  type State,
  trait,
  within,
} from '@bojiste/kernel';
import { $, any, calc, call, lt, seq, verb, when, you } from '@bojiste/kernel/effects/build/index';
import {
  combatCapable,
  combatNow,
  granted,
  hasRole,
  hiddenOf,
  ids,
  inCombat,
  isFighter,
  isHidden,
  may,
  onStation,
  opponentOf,
  resource,
  rolesOf,
  value,
  warriorsOf,
} from '../reads/lookup.ts';
import { aboutToAttack, tollOf } from '../reads/toll.ts';
import { COMBAT, type CombatVar, FLAG, RES, ROLE, STAT, TACTIC, TALLY, USE } from '../types.ts';
import { actionsLeft, attackLimit, mayAct, mayAttackYet, planFor } from './actions.ts';
import { boundTo, mayUse, meetIn, shootsFromCover, tacticsFor } from './combat-tactic.ts';

/** Vyhlášení souboje, útočník a obránce (DT-FIGHT-09 to 24): what can be asked about a combat, who could begin one and with whom. */

const t = (cs: string, en: string) => ({ cs, en });

const targets = (text: Bilingual): CalcDecl =>
  refList(
    ['card'],
    (g, s, _, ref) => {
      const card = live(s, ref);
      const all = card === null ? [] : targetsOf(g, s, card);
      // An attack that a card has aimed already.
      const prey = combatNow.get(g, s, 'prey') - 1;
      return prey < 0 ? all : all.filter((one) => one === prey);
    },
    text,
  );

/** DT-RULING-65: somebody else took or disabled one of the attacking player's warriors in the window. */
const lostOne = (g: Game, s: State): boolean => {
  const player = combatNow.get(g, s, 'player');
  return warriorsOf(g, s, player).length < combatNow.get(g, s, 'warriorsBefore');
};

/** An attack by one warrior, given at once: at a target that was chosen before, or (nobody) at any. */
const strikeNow: Proc = {
  key: 'strikeNow',
  args: ['card', 'prey'],
  clauses: ['DT-NESTED-01'],
  do: when(
    any(lt($('prey'), 0), calc('mayStrikeAt', $('card'), $('prey'))),
    seq(verb('freeAttackAt', $('card'), $('prey')), call('combat', you)),
  ),
};

export const startCalcs: Readonly<Record<string, CalcDecl>> = {
  combatGoesOn: within(
    COMBAT,
    cond([], (g, s, f) => combatGoesOn(g, s, f)),
  ),
  inCombat: cond(
    [],
    (g, s) => inCombat(g, s),
    t('probíhá souboj // neprobíhá souboj', 'a combat is going on // no combat is going on'),
  ),
  fighters: refList(
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
  takesSides: trait(
    ['card'],
    (g, s, _, ref) => {
      const seat = s.cards[idOf(ref)].control;
      return combatNow.get(g, s, 'player') === seat || combatNow.get(g, s, 'foe') === seat;
    },
    t('{0:nom} je stranou souboje', '{0} is a side of the combat'),
    t(
      ', který je stranou tohoto souboje // , který není stranou tohoto souboje',
      'on a side of this combat // on no side of this combat',
    ),
  ),
  attacks: {
    ...cond(
      ['card'],
      (g, s, _, ref) => ref !== NONE && combatNow.get(g, s, 'attacker') === ref,
      t('{0:nom} útočí', '{0} attacks'),
    ),
    tail: t('při útoku', 'while attacking'),
  },
  defends: {
    ...cond(
      ['card'],
      (g, s, _, ref) => ref !== NONE && combatNow.get(g, s, 'defender') === ref,
      t('se {0:nom} brání', '{0} defends'),
    ),
    tail: t('při obraně', 'while defending'),
  },
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
  mayDeclare: ownCard((g, s, seat) => {
    const plan = inCombat(g, s) ? null : planFor(g, s, seat, 1, USE.attack);
    return plan !== null && canAttack(g, s, seat, plan.limit);
  }),
  attackers: within(
    COMBAT,
    refList(
      [],
      (g, s) => attackersOf(g, s, combatNow.get(g, s, 'player'), limitNow(g, s)),
      t('možný útočník|m:pán', 'possible attacker'),
    ),
  ),
  targets: targets(t('cíl* útoku|i:stroj', 'target* of an attack')),
  mayForfeit: within(
    COMBAT,
    cond([], (g, s) => lostOne(g, s)),
  ),
  couldMeet: cond(['card', 'card'], (g, s, _, a, d) => {
    const [attacker, defender] = [live(s, a), live(s, d)];
    return attacker !== null && defender !== null && g.zones[defender.zone].board && mayMeet(g, s, attacker, defender);
  }),
  couldMeetBy: {
    ...cond(['card', 'card', 'number'], (g, s, _, a, d, tactic) => {
      const [attacker, defender] = [live(s, a), live(s, d)];
      return attacker !== null && defender !== null && meetIn(g, s, attacker, defender, tactic);
    }),
    saidBy: ['fightNow', 'shootNow'],
  },
  tactics: {
    type: 'values',
    args: ['card', 'card'],
    run: (g, s, _, a, d, __, out) => {
      const [attacker, defender] = [live(s, a), live(s, d)];
      if (attacker !== null && defender !== null) out.push(...tacticsFor(g, s, attacker, defender));
      return 0;
    },
    text: SILENT,
    key: (_, __, tactic) => (tactic === TACTIC.close ? 'close' : 'shoot'),
  },
  mayStrikeAt: {
    ...cond(['card', 'card'], (g, s, _, ref, prey) => {
      const card = live(s, ref);
      if (card === null || !mayBeAttacker(g, s, card.control, card, limitTo(ref))) return false;
      return targetsOf(g, s, card).includes(prey);
    }),
    saidBy: ['strikeNow'],
  },
  /** Could this warrior be the attacker of an attack that costs so many actions in all? */
  mayLead: {
    ...cond(['card', 'number', 'number'], (g, s, f, ref, n, tactic) => {
      const card = live(s, ref);
      const plan = card === null || inCombat(g, s) ? null : planFor(g, s, f.you, 1, USE.attack);
      if (card === null || plan === null || !mayBeAttacker(g, s, f.you, card, plan.limit)) return false;
      if (n > 1 && (!mayAct(g, s, f.you, n - 1) || actionsLeft(s, f.you) < n)) return false;
      return targetsIn(g, s, card, tactic);
    }),
    saidBy: ['spendAttack'],
  },
  /** Who attacks from cover comes out of it, unless he shoots from there. */
  comesOut: cond(['card'], (g, s, _, ref) => {
    const card = live(s, ref);
    return card !== null && has(card, FLAG.covered) && !shootsFromCover(g, s, card);
  }),
  /** He and his opponent have outlived a close combat, which is not itself one more made after another. */
  bothOutlive: cond(
    ['card'],
    (g, s, _, ref) => {
      if (combatNow.get(g, s, 'tactic') !== TACTIC.close || combatNow.get(g, s, 'phase') < 7) return false;
      if (!isFighter(g, s, ref) || s.tally[TALLY.tacticOnly] === boundTo(ref, TACTIC.close)) return false;
      const outlives = (one: Card | null): boolean => one !== null && g.zones[one.zone].board && !has(one, FLAG.dying);
      return outlives(live(s, ref)) && outlives(live(s, opponentOf(g, s, ref)));
    },
    t('{0:nom} i jeho protivník přežijí zápas', '{0} and its opponent both survive a close combat'),
  ),
  /** Asked only where it is reckoned what an attack costs. */
  whoAttacks: { type: 'card', args: [], run: aboutToAttack, text: t('útočník|m:pán', 'attacker') },
  mayAssault: cond(
    [],
    (g, s, f) => mayAttackYet(g, s, f.you) && attackersOf(g, s, f.you, 0).length > 0,
    t('máte kým a koho napadnout', 'you have an attacker and a target'),
  ),
  couldStrike: cond(
    ['card'],
    (g, s, f, ref) => {
      const card = live(s, ref);
      if (card === null || combatNow.get(g, s, 'attacker') >= 0 || resource(s, f.you, RES.turns) === 0) return false;
      // What shelters him keeps him from attacking, so his targets cannot be asked for yet.
      const near = (other: Card) => combatCapable(g, s, other) && onStation(g, other) === onStation(g, card);
      if (!combatCapable(g, s, card) || has(card, FLAG.covered)) return false;
      return s.seats.some((_, i) => i !== f.you && warriorsOf(g, s, i).some(near));
    },
    t('{0:nom} má koho napadnout', '{0} has somebody to attack'),
  ),
};

/** The same in one tactic only (DT-FIGHT-22); it may be changed later in the combat. */
const strikeBy = (key: string, tactic: number): Proc => ({
  key,
  args: ['card', 'prey'],
  clauses: ['DT-NESTED-01', 'DT-FIGHT-22'],
  do: seq(
    verb('bindTactic', $('card'), tactic),
    call('strikeNow', $('card'), $('prey')),
    verb('bindTactic', $('card'), TACTIC.none),
  ),
});

export const startProcs: readonly Proc[] = [
  strikeNow,
  strikeBy('fightNow', TACTIC.close),
  strikeBy('shootNow', TACTIC.shooting),
];

// ---- who may attack whom (DT-FIGHT-12 to 21, DT-NOFIGHT, DT-LAST) ------------------------------------------------------

/** A limit to one warrior, below -1, which stands for none noted; others are masks of roles, and 0 is anybody. */
export const limitTo = (warrior: Ref): number => -2 - warrior;

/** May this warrior be named attacker at all? */
export function mayBeAttacker(g: Game, s: State, seat: Seat, card: Card, limit = 0): boolean {
  if (card.control !== seat) return false;
  if (has(card, FLAG.leftCover) && !granted(g, s, 'attack', card) && !granted(g, s, 'attackAfterCover', card))
    return false;
  if (has(card, FLAG.covered) && !granted(g, s, 'attack', card) && !shootsFromCover(g, s, card)) return false;
  if (has(card, FLAG.transferred) && optionOf(g, s, 'transferAttack') === 0) return false;
  // An attack that a card gives to one warrior alone.
  if (limit < 0) return limit === limitTo(refOf(card)) && combatCapable(g, s, card);
  const roles = rolesOf(g, s, card);
  if ((roles & (ROLE.silenced | ROLE.imprisoned | ROLE.outOfPlay)) !== 0) return false;
  if (limit > 0 && (roles & limit) === 0) return false;
  return combatCapable(g, s, card) && may(g, s, 'attack', card);
}

/** DT-FIGHT-15, 17, 19 to 21; hidden warriors may always be tried (DT-HIDE-09). */
export function mayAttack(g: Game, s: State, attacker: Card, defender: Card): boolean {
  if (defender.control === attacker.control || g.def.allied(s, defender.control, attacker.control)) return false;
  if (!isHidden(g, defender)) {
    if (!mayMeet(g, s, attacker, defender) || sparedUntilLast(g, s, attacker, defender)) return false;
  }
  return affords(g, s, attacker, defender);
}

/** What cards make an attack cost beside its action. */
function affords(g: Game, s: State, attacker: Card, defender: Card): boolean {
  if (resource(s, attacker.control, RES.destiny) < tollOf(g, s, attacker, defender)) return false;
  const more = moreActions(g, s, attacker, defender);
  // Before the attack is declared its own action has to be counted too.
  return more === 0 || actionsLeft(s, attacker.control) >= more + (combatNow.frame(g, s) === null ? 1 : 0);
}

/** Actions that this attack costs beside its own. What a hidden warrior would cost must not tell who he is. */
export const moreActions = (g: Game, s: State, attacker: Card, defender: Card): number =>
  (isHidden(g, defender) ? 0 : value(g, s, defender, STAT.targetActions)) + value(g, s, attacker, STAT.attackActions);

/** Everything but whose they are and "only as the last". */
export function mayMeet(g: Game, s: State, attacker: Card, defender: Card): boolean {
  if (onStation(g, attacker) !== onStation(g, defender)) return false;
  if (!combatCapable(g, s, defender) || hasRole(g, s, defender, ROLE.sheltered)) return false;
  if (!may(g, s, 'attack', attacker, defender)) return false;
  return meetIn(g, s, attacker, defender, TACTIC.shooting) || meetIn(g, s, attacker, defender, TACTIC.close);
}

/** DT-LAST-01, DT-RULING-103: last among those this attacker could attack now. */
function sparedUntilLast(g: Game, s: State, attacker: Card, defender: Card): boolean {
  if (!hasRole(g, s, defender, ROLE.lastTarget)) return false;
  return warriorsOf(g, s, defender.control).some(
    (other) =>
      other !== defender &&
      !hasRole(g, s, other, ROLE.lastTarget) &&
      (optionOf(g, s, 'lastTarget') === 1 || mayMeet(g, s, attacker, other)),
  );
}

export function targetsOf(g: Game, s: State, attacker: Card): Ref[] {
  const open: Ref[] = [];
  const hidden: Ref[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (s.seats[seat].out !== 0 || seat === attacker.control) continue;
    for (const card of warriorsOf(g, s, seat)) if (mayAttack(g, s, attacker, card)) open.push(refOf(card));
    for (const card of hiddenOf(g, s, seat)) if (mayAttack(g, s, attacker, card)) hidden.push(refOf(card));
  }
  const bound = open.length + hidden.length < 2 ? open : obliged(g, s, ids(g).rule('attack'), attacker, open);
  // Nobody knows whether a hidden warrior would fulfil a duty, so one is only attacked where no duty binds.
  return bound.length < open.length ? bound : [...open, ...hidden];
}

/** Has this attacker a target that he could meet in that tactic (-1: in any)? */
const targetsIn = (g: Game, s: State, attacker: Card, tactic: number): boolean =>
  targetsOf(g, s, attacker).some((ref) => tactic < 0 || meetIn(g, s, attacker, s.cards[idOf(ref)], tactic));

export function attackersOf(g: Game, s: State, seat: Seat, limit: number): Ref[] {
  return warriorsOf(g, s, seat)
    .filter((card) => mayBeAttacker(g, s, seat, card, limit) && targetsOf(g, s, card).length > 0)
    .map(refOf);
}

/** Is there anybody at all who could attack somebody? Stops at the first pair. */
export function canAttack(g: Game, s: State, seat: Seat, limit: number): boolean {
  for (const card of warriorsOf(g, s, seat)) {
    if (mayBeAttacker(g, s, seat, card, limit) && hasTarget(g, s, card)) return true;
  }
  return false;
}

function hasTarget(g: Game, s: State, attacker: Card): boolean {
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (s.seats[seat].out !== 0 || seat === attacker.control) continue;
    for (const card of warriorsOf(g, s, seat)) if (mayAttack(g, s, attacker, card)) return true;
    for (const card of hiddenOf(g, s, seat)) if (mayAttack(g, s, attacker, card)) return true;
  }
  return false;
}

export const limitNow = (g: Game, s: State): number => (attackLimit(g, s) === -1 ? 0 : attackLimit(g, s));

// ---- guard ------------------------------------------------------------------------------------------------------------

/** Does the combat go on? Discarded, stolen or unable participants end it (DT-FIGHT-14, DT-CIMM-06, 07, DT-NOFIGHT-06). */
export function combatGoesOn(g: Game, s: State, combat: Frame): boolean {
  const of = (name: CombatVar) => combatNow.get(g, s, name, combat);
  // From phase 7 on the blows have been dealt and points are due whoever is left.
  if (of('phase') >= 7) return true;
  if (of('attacker') >= 0 && !stands(g, s, of('attacker'), of('player'))) return false;
  if (of('defender') < 0 || of('foe') < 0) return true;
  const [attacker, defender] = [live(s, of('attacker')), live(s, of('defender'))];
  if (attacker === null || defender === null) return false;
  if (defender.zone === ids(g).hidden + defender.control) return true;
  if (!stands(g, s, of('defender'), of('foe')) || onStation(g, attacker) !== onStation(g, defender)) return false;
  const tactic = of('tactic');
  return tactic < 0 || (mayUse(g, s, attacker, tactic) && mayUse(g, s, defender, tactic));
}

function stands(g: Game, s: State, ref: Ref, seat: Seat): boolean {
  const card = live(s, ref);
  return card !== null && g.zones[card.zone].board && card.control === seat && !hasRole(g, s, card, ROLE.outOfPlay);
}
