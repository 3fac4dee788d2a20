import {
  amount,
  type CalcDecl,
  type Card,
  cond,
  type Game,
  idOf,
  optionOf,
  ownCard,
  type Seat,
  type State,
  setResource,
  setTally,
} from '@bojiste/kernel';
import {
  combatNow,
  granted,
  grantedTo,
  hasRole,
  inCombat,
  isKind,
  mayPlayer,
  numberOf,
  onStation,
  remembered,
  resource,
  rolesOf,
  tally,
  warriorsOf,
} from '../reads/lookup.ts';
import { namedInGame } from '../reads/named.ts';
import { DUTY, KIND, RES, ROLE, STAT, TALLY, USE } from '../types.ts';
import { mayTransfer, openDuty, transferCost, unmixes } from './transfer.ts';

/**
 * Akce (DT-ACT, DT-KIND): the pool of a seat and what each action in it may be used for. `regular` and `extra` are
 * undefined, `assault` can only attack, `peaceful` cannot attack; leaders of corporations turn peaceful and regular ones
 * into attacks by their own warriors (DT-EX-13 to 15).
 */

/** In `attacks`: how many regular attacks were made, and whether the one conversion of the rules was used. */
export const RULE_USED = 16;
export const attacksMade = (s: State, seat: Seat): number => resource(s, seat, RES.attacks) % RULE_USED;
const ruleUsed = (s: State, seat: Seat): boolean => resource(s, seat, RES.attacks) >= RULE_USED;

/** Affiliations whose leader the seat has in play (VŮDCE KORPORACE). */
export const leaderMask = remembered((g, s, seat): number => {
  let mask = 0;
  for (const card of warriorsOf(g, s, seat)) {
    if (!isKind(g, card, KIND.leader) || hasRole(g, s, card, ROLE.imprisoned)) continue;
    if (granted(g, s, 'leadAttack', card)) mask |= rolesOf(g, s, card) & 31;
  }
  return mask;
});

/** CHUŤ VÁLKY: several regular attacks, each one after the first for 2 D. */
export const smellOfWar = (s: State): boolean => tally(s, TALLY.smell) > 0;
const SMELL_PRICE = 2;

interface Plan {
  readonly peaceful: number;
  readonly regular: number;
  readonly extra: number;
  readonly assault: number;
  readonly destiny: number;
  /** Affiliations the attacker must have, 0 for any. */
  readonly limit: number;
  /** Paid with a leader's conversion; an attacker of another affiliation is paid for with a regular action instead. */
  readonly swap?: true;
}
const NOTHING: Plan = { peaceful: 0, regular: 0, extra: 0, assault: 0, destiny: 0, limit: 0 };

/** Regular actions of the own turn that may still be spent on something else than an attack. */
function quietRegular(g: Game, s: State, seat: Seat, duty: number): number {
  const left = resource(s, seat, RES.regular);
  if (left === 0 || s.active !== seat) return 0;
  if (attacksMade(s, seat) > 0 && !grantedTo(g, s, 'actAfterAttack', seat)) return 0;
  if (resource(s, seat, RES.sabotaged) >= SABOTAGED_NOW) return 0;
  const open = openDuty(g, s, seat);
  return open === DUTY.none || open === duty ? left : 0;
}

/** In `sabotaged`: bit of each opponent sabotaged since the last draw, and this while the turn lasts. */
export const SABOTAGED_NOW = 16;

/** How `n` actions for this use would be paid, null when they cannot. `duty`: the duty this deed fulfils. */
export function planFor(g: Game, s: State, seat: Seat, n: number, use: number, duty: number = DUTY.none): Plan | null {
  if (use === USE.attack) return planAttack(g, s, seat);
  if (use === USE.sabotage) return planSabotage(s, seat);
  const peaceful = Math.min(n, resource(s, seat, RES.peaceful));
  const regular = Math.min(n - peaceful, quietRegular(g, s, seat, duty));
  const extra = n - peaceful - regular;
  // DT-RULING-36: a duty that cannot be done with the actions left binds nobody, and mixed payment keeps the order.
  return extra <= resource(s, seat, RES.extra) ? { ...NOTHING, peaceful, regular, extra } : null;
}

/** DT-ACT-06, DT-RULING-05: nobody attacks in his first turn, or in the first round. */
export function mayAttackYet(g: Game, s: State, seat: Seat): boolean {
  if (resource(s, seat, RES.turns) === 0) return false;
  return optionOf(g, s, 'firstTurnAttack') === 0 || s.seats.every((_, i) => resource(s, i, RES.turns) > 0);
}

function planAttack(g: Game, s: State, seat: Seat): Plan | null {
  if (!mayAttackYet(g, s, seat)) return null;
  if (resource(s, seat, RES.struck) > 0 && !mayPlayer(g, s, 'attackAgain', seat)) return null;
  if (resource(s, seat, RES.assault) > 0) return { ...NOTHING, assault: 1 };
  if (resource(s, seat, RES.extra) > 0) return { ...NOTHING, extra: 1 };
  const leaders = leaderMask(g, s, seat);
  const regular = planRegularAttack(g, s, seat, leaders);
  if (resource(s, seat, RES.peaceful) === 0 || leaders === 0) return regular;
  if (regular?.limit === 0) return { ...NOTHING, peaceful: 1, swap: true };
  return { ...NOTHING, peaceful: 1, limit: leaders };
}

function planRegularAttack(g: Game, s: State, seat: Seat, leaders: number): Plan | null {
  if (s.active !== seat || resource(s, seat, RES.regular) === 0) return null;
  if (resource(s, seat, RES.sabotaged) >= SABOTAGED_NOW || openDuty(g, s, seat) !== DUTY.none) return null;
  if (!ruleUsed(s, seat)) return { ...NOTHING, regular: 1 };
  if (smellOfWar(s) && resource(s, seat, RES.destiny) >= SMELL_PRICE) {
    return { ...NOTHING, regular: 1, destiny: SMELL_PRICE };
  }
  return leaders === 0 ? null : { ...NOTHING, regular: 1, limit: leaders };
}

/** DT-SAB-05, DT-SAB-12 to 14, DT-RULING-111. */
function planSabotage(s: State, seat: Seat): Plan | null {
  if (s.active !== seat || attacksMade(s, seat) > 0 || resource(s, seat, RES.sabotaged) >= SABOTAGED_NOW) return null;
  if (resource(s, seat, RES.regular) > 0) return { ...NOTHING, regular: 1 };
  return resource(s, seat, RES.extra) > 0 ? { ...NOTHING, extra: 1 } : null;
}

export function mayAct(g: Game, s: State, seat: Seat, n: number, duty: number = DUTY.none): boolean {
  const rest = n - resource(s, seat, RES.peaceful) - resource(s, seat, RES.extra);
  return rest <= 0 || (rest <= resource(s, seat, RES.regular) && rest <= quietRegular(g, s, seat, duty));
}

/** Could so many actions be spent, the last one on an attack? */
export function mayAssault(g: Game, s: State, seat: Seat, n: number): boolean {
  if (planFor(g, s, seat, 1, USE.attack) === null) return false;
  return n === 1 || (mayAct(g, s, seat, n - 1) && actionsLeft(s, seat) >= n);
}

const take = (s: State, seat: Seat, which: number, n: number): void => {
  if (n > 0) setResource(s, seat, which, resource(s, seat, which) - n);
};

/** In `removed`: how the attack being declared was paid for, until its attacker is known. */
const PAID = { otherwise: 0, regular: 1, byLeader: 2 } as const;

function pay(s: State, seat: Seat, plan: Plan): void {
  take(s, seat, RES.peaceful, plan.peaceful);
  take(s, seat, RES.regular, plan.regular);
  take(s, seat, RES.extra, plan.extra);
  take(s, seat, RES.assault, plan.assault);
  take(s, seat, RES.destiny, plan.destiny);
}

/** Some cards bar a second attack; for the others nobody counts. */
const attacksCount = namedInGame('attackAgain');

function payAttack(g: Game, s: State, seat: Seat, plan: Plan): void {
  pay(s, seat, plan);
  if (attacksCount(g, s)) setResource(s, seat, RES.struck, resource(s, seat, RES.struck) + 1);
  if (plan.regular > 0) setResource(s, seat, RES.attacks, resource(s, seat, RES.attacks) + 1);
  setTally(s, TALLY.removed, plan.swap ? PAID.byLeader : plan.regular > 0 ? PAID.regular : PAID.otherwise);
}

/** Spends actions; for an attack, notes whom it is limited to. */
export function spendActions(g: Game, s: State, seat: Seat, n: number, use: number, duty: number): void {
  const plan = planFor(g, s, seat, n, use, duty);
  if (plan === null) return;
  if (use !== USE.attack) {
    pay(s, seat, plan);
    if (use === USE.sabotage) setResource(s, seat, RES.regular, 0);
    return;
  }
  setTally(s, TALLY.limit, plan.limit);
  payAttack(g, s, seat, plan);
}

/** Actions of any kind, and taking one of them: some targets cost one more. */
const POOLS = [RES.peaceful, RES.extra, RES.regular, RES.assault];
export const actionsLeft = (s: State, seat: Seat): number =>
  POOLS.reduce((sum, pool) => sum + resource(s, seat, pool), 0);
export function takeAnyAction(s: State, seat: Seat): void {
  const pool = POOLS.find((one) => resource(s, seat, one) > 0);
  if (pool !== undefined) take(s, seat, pool, 1);
}

/** Once the attacker is known: a leader's warrior leaves the conversion of the rules unused (DT-EX-15). */
export function noteConversion(g: Game, s: State, seat: Seat, attacker: Card): void {
  const led = (rolesOf(g, s, attacker) & leaderMask(g, s, seat)) !== 0;
  if (tally(s, TALLY.removed) === PAID.byLeader && !led) {
    setResource(s, seat, RES.peaceful, resource(s, seat, RES.peaceful) + 1);
    payAttack(g, s, seat, planRegularAttack(g, s, seat, 0) ?? NOTHING);
  }
  const regular = tally(s, TALLY.removed) === PAID.regular;
  setTally(s, TALLY.removed, PAID.otherwise);
  if (!regular || ruleUsed(s, seat) || led) return;
  setResource(s, seat, RES.attacks, resource(s, seat, RES.attacks) + RULE_USED);
}

/** DT-ACT-05, DT-FIGHT-02, DT-RULING-69: regular actions that can no longer be used are lost when the next one would start. */
export function loseIdle(g: Game, s: State, seat: Seat, canAttack: () => boolean): void {
  if (attacksMade(s, seat) === 0 || resource(s, seat, RES.regular) === 0) return;
  if (grantedTo(g, s, 'actAfterAttack', seat)) return;
  const over = ruleUsed(s, seat) && !smellOfWar(s) && leaderMask(g, s, seat) === 0;
  // With other actions left somebody may still come who can attack (DT-EX-15).
  const last = actionsLeft(s, seat) === resource(s, seat, RES.regular);
  if (over || (last && !canAttack())) setResource(s, seat, RES.regular, 0);
}

/** BOHEM POŽEHNANÝ in the own turn: not in a combat, and only while regular actions are left (DT-CIMM-02, DT-RULING-70). */
export function mayGainPeaceful(g: Game, s: State, seat: Seat): boolean {
  if (s.active !== seat) return true;
  if (optionOf(g, s, 'blessedAfterAttack') === 0 && attacksMade(s, seat) > 0) return false;
  return !inCombat(g, s) && resource(s, seat, RES.regular) > 0;
}

/** The attacker of the running combat must be one of these (0: any). */
export const attackLimit = (g: Game, s: State): number => combatNow.get(g, s, 'limit');

// ---- what is asked by name ------------------------------------------------------------------------------------------

const t = (cs: string, en: string) => ({ cs, en });

function transferDuty(g: Game, s: State, seat: Seat, card: Card): number {
  if (onStation(g, card)) return unmixes(g, s, seat, card) ? DUTY.mix : DUTY.none;
  return DUTY.station;
}

export const actionCalcs: Readonly<Record<string, CalcDecl>> = {
  mayMeditate: ownCard((g, s, seat) => mayAct(g, s, seat, 1)),
  mayTransfer: ownCard((g, s, seat, card) => {
    const duty = transferDuty(g, s, seat, card);
    return mayTransfer(g, s, seat, card, duty === DUTY.mix) && mayAct(g, s, seat, transferCost(g, s, card), duty);
  }),
  transferDuty: amount(['card'], (g, s, f, ref) => transferDuty(g, s, f.you, s.cards[idOf(ref)])),
  mayActs: { ...cond(['number'], (g, s, f, n) => mayAct(g, s, f.you, n)), saidBy: ['spendAction', 'spendAttack'] },
  mayAttackNow: { ...cond([], (g, s, f) => planFor(g, s, f.you, 1, USE.attack) !== null), saidBy: ['spendAttack'] },
  mayGainPeaceful: cond(
    [],
    (g, s, f) => mayGainPeaceful(g, s, f.you),
    t(
      'nejste na tahu, nebo vám zbývají běžné akce a neprobíhá souboj',
      'it is not your turn, or you have regular actions left and no combat is going on',
    ),
  ),
  beforeActions: cond(
    [],
    (g, s) =>
      s.phase === g.names.steps.get('actions') &&
      resource(s, s.active, RES.regular) === numberOf(g, s, s.active, STAT.turnActions) &&
      resource(s, s.active, RES.attacks) === 0,
    t('hráč na tahu neprovedl ještě žádnou akci', 'the player whose turn it is has not taken an action yet'),
  ),
};
