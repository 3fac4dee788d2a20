import {
  type Bilingual,
  type CalcDecl,
  type Card,
  F,
  type Game,
  idOf,
  live,
  type Ref,
  refOf,
  type State,
} from '@bojiste/kernel';
import { COMBAT, DUTY, FLAG, KIND, RES, ROLE, STAT, TACTIC, USE } from '../types.ts';
import { mayAct, planFor } from './actions.ts';
import { actionsFor, mayBoard, mayPlay } from './attaching.ts';
import {
  attackersOf,
  canAttack,
  combatGoesOn,
  limitNow,
  mayBeAttacker,
  mayMeet,
  resultOf,
  strikesFirst,
  tacticsFor,
  targetsOf,
  weaponsFor,
} from './attacking.ts';
import { unmixes } from './duties.ts';
import { earnsVictory, KILL } from './harm.ts';
import {
  areaOf,
  combatCapable,
  combatNow,
  grantedTo,
  hasFlag,
  hasRole,
  hiddenOf,
  ids,
  inCombat,
  isKind,
  may,
  numberOf,
  onStation,
  optionOf,
  remembered,
  resource,
  shielded,
  value,
  warriorsOf,
} from './lookup.ts';
import { cards, cond, listed, num, SILENT, within } from './make-calc.ts';
import { dutyOf, mayHide, mayLeaveCover, mayRecruit, maySeekCover } from './recruiting.ts';
import { mayTransfer, transferCost } from './transfer.ts';

/** Read-only functions that procedures, acts and cards ask by name. */

const t = (cs: string, en: string) => ({ cs, en });

/** A question about one of the acting seat's own cards. */
const own = (test: (g: Game, s: State, seat: number, card: Card) => boolean): CalcDecl =>
  cond(['card'], (g, s, f, ref) => {
    const card = live(s, ref);
    return card !== null && test(g, s, f.you, card);
  });

export const actCalcs: Readonly<Record<string, CalcDecl>> = {
  mayRecruit: own(mayRecruit),
  mayHide: own(mayHide),
  maySeekCover: own(maySeekCover),
  mayLeaveCover: own(mayLeaveCover),
  mayPlay: own(mayPlay),
  mayBoard: own(mayBoard),
  mayMeditate: own((g, s, seat) => mayAct(g, s, seat, 1)),
  mayTransfer: own((g, s, seat, card) => {
    const duty = transferDuty(g, s, seat, card);
    return mayTransfer(g, s, seat, card, duty === DUTY.mix) && mayAct(g, s, seat, transferCost(g, s, card), duty);
  }),
  mayDeclare: own((g, s, seat) => {
    const plan = inCombat(g, s) ? null : planFor(g, s, seat, 1, USE.attack);
    return plan !== null && canAttack(g, s, seat, plan.limit);
  }),
  maySabotage: own((g, s, seat, card) => {
    if (!hasVictim(g, s, seat) || planFor(g, s, seat, 1, USE.sabotage) === null) return false;
    if (!combatCapable(g, s, card)) return false;
    return optionOf(g, s, 'coveredSaboteur') === 1 || mayBeAttacker(g, s, seat, card);
  }),
  maySabotageSeat: cond(
    ['seat'],
    (g, s, f, seat) => mayBeSabotaged(g, s, f.you, seat),
    t('ho lze sabotovat', 'it can be sabotaged'),
  ),
  ownWarriors: listed([], (g, s, f) => warriorsOf(g, s, f.you)),
  coveredOnes: listed([], (g, s, f) => [
    ...warriorsOf(g, s, f.you).filter((card) => hasFlag(card, FLAG.covered)),
    ...hiddenOf(g, s, f.you),
  ]),
  ownVehicles: listed([], (g, s, f) =>
    s.zones[ids(g).attached]
      .map((id) => s.cards[id])
      .filter((card) => card.control === f.you && isKind(g, card, KIND.vehicle)),
  ),
  actionsFor: num(['card'], (g, s, _, ref) => actionsFor(g, s.cards[idOf(ref)])),
  transferCost: num(['card'], (g, s, _, ref) => transferCost(g, s, s.cards[idOf(ref)])),
  transferDuty: num(['card'], (g, s, f, ref) => transferDuty(g, s, f.you, s.cards[idOf(ref)])),
  recruitDuty: num(['card'], (g, s, f, ref) => {
    const duty = dutyOf(g, s, s.cards[idOf(ref)]);
    return duty === DUTY.station && !mayAct(g, s, f.you, 1, duty) ? DUTY.cover : duty;
  }),
  nextSeat: num([], (_, s) => nextSeat(s)),
  mustDiscard: num([], (g, s, f) => overLimit(g, s, f.you)),
  mayDiscard: num([], (g, s, f) => Math.max(Math.min(1, s.zones[ids(g).hand + f.you].length), overLimit(g, s, f.you))),
  openingTurn: cond([], (_, s) => s.turn === 1),
  phaseNow: num([], (_, s) => s.phase),
  fromPile: cond(['card'], (g, s, _, ref) => PILES.includes(g.zones[s.cards[idOf(ref)].zone].decl.name)),
  current: { type: 'card', args: ['card'], run: (_, s, __, ref) => refOf(s.cards[idOf(ref)]), text: SILENT },
};

/** DT-DISC-02: cards above the hand size, unless the player may keep them. */
const overLimit = (g: Game, s: State, seat: number): number => {
  const over = s.zones[ids(g).hand + seat].length - numberOf(g, s, seat, STAT.handLimit);
  return over <= 0 || grantedTo(g, s, 'keepHand', seat) ? 0 : over;
};

/** Where cards lie before they are played. */
const PILES: readonly string[] = ['hand', 'library', 'discard'];

function transferDuty(g: Game, s: State, seat: number, card: Card): number {
  if (onStation(g, card)) return unmixes(g, s, seat, card) ? DUTY.mix : DUTY.none;
  return DUTY.station;
}

function nextSeat(s: State): number {
  if (s.turn === 0) return s.active;
  for (let i = 1; i <= s.seats.length; i++) {
    const seat = (s.active + i) % s.seats.length;
    if (s.seats[seat].out === 0) return seat;
  }
  return s.active;
}

/** DT-SAB-03, 06, 11, 12. */
function mayBeSabotaged(g: Game, s: State, seat: number, other: number): boolean {
  if (other === seat || s.seats[other].out !== 0 || g.def.allied(s, seat, other)) return false;
  if (s.seats.some((_, i) => s.seats[i].out === 0 && resource(s, i, RES.turns) === 0)) return false;
  return (resource(s, seat, RES.sabotaged) & (1 << other)) === 0 && !shielded(g, s, other);
}

/** Is there anybody the seat could sabotage? */
const hasVictim = remembered((g, s, seat): boolean => s.seats.some((_, other) => mayBeSabotaged(g, s, seat, other)));

// ---- combat -----------------------------------------------------------------------------------------------------------

export const zonesFor = (g: Game, s: State, ref: Ref): Ref[] => {
  const card = live(s, ref);
  if (card === null) return [];
  const z = ids(g);
  const area = areaOf(g, card);
  const anywhere = hasRole(g, s, card, ROLE.anyZone) && area !== 2;
  const out: Ref[] = [];
  for (let i = 0; i < 3; i++) {
    // DT-ZONE-13 to 15: Squad and Cohort apart unless a card says so, the Station always.
    if (i !== area && !(anywhere && i !== 2)) continue;
    for (const id of s.zones[z.squad + i * g.def.maxSeats + card.control]) {
      if (isKind(g, s.cards[id], KIND.warzone) && may(g, s, 'beUsed', s.cards[id], card)) out.push(refOf(s.cards[id]));
    }
  }
  return out;
};

const targets = (text: Bilingual): CalcDecl =>
  cards(
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

export const combatCalcs: Readonly<Record<string, CalcDecl>> = {
  combatGoesOn: within(
    COMBAT,
    cond([], (g, s, f) => combatGoesOn(g, s, f)),
  ),
  attackers: within(
    COMBAT,
    cards(
      [],
      (g, s) => attackersOf(g, s, combatNow.get(g, s, 'player'), limitNow(g, s)),
      t('možný útočník|m:pán', 'possible attacker'),
    ),
  ),
  targets: targets(t('cíl* útoku|i:hrad', 'target* of an attack')),
  mayForfeit: within(
    COMBAT,
    cond([], (g, s) => lostOne(g, s)),
  ),
  warriorCount: num(['seat'], (g, s, _, seat) => warriorsOf(g, s, seat).length),
  couldMeet: cond(['card', 'card'], (g, s, _, a, d) => {
    const attacker = live(s, a);
    const defender = live(s, d);
    return attacker !== null && defender !== null && g.zones[defender.zone].board && mayMeet(g, s, attacker, defender);
  }),
  isHidden: cond(['card'], (g, s, _, ref) => g.zones[s.cards[idOf(ref)].zone].decl.name === 'hidden'),
  tactics: {
    type: 'values',
    args: ['card', 'card'],
    run: (g, s, _, a, d, __, out) => {
      const attacker = live(s, a);
      const defender = live(s, d);
      if (attacker !== null && defender !== null) out.push(...tacticsFor(g, s, attacker, defender));
      return 0;
    },
    text: SILENT,
    key: (_, __, tactic) => (tactic === TACTIC.close ? 'close' : 'shoot'),
  },
  zonesFor: cards(['card'], (g, s, _, ref) => zonesFor(g, s, ref)),
  weapons: within(
    COMBAT,
    cards(['card'], (g, s, _, ref) => {
      const card = live(s, ref);
      return card === null ? [] : weaponsFor(g, s, card, combatNow.get(g, s, 'tactic'));
    }),
  ),
  result: within(
    COMBAT,
    num(['card', 'card'], (g, s, _, a, b) => resultOf(g, s, a, b)),
  ),
  strikesFirst: num(['card', 'card'], (g, s, _, a, b) => strikesFirst(g, s, live(s, a), live(s, b))),
  bothStand: cond(['card', 'card'], (g, s, _, a, b) => stands(g, s, a) && stands(g, s, b)),
  standing: cond(['card'], (g, s, _, a) => stands(g, s, a)),
  /** A kill whose points may be taken as victory points. */
  killEarns: num([], (_, __, f) => (((f.sets[1]?.[F.extra] ?? 0) & KILL.victory) !== 0 ? 1 : 0)),
  mostVictory: num(['number', 'number'], (_, __, ___, points, earns) => (earns > 0 ? Math.max(0, points) : 0)),
  isShielded: cond(['seat'], (g, s, _, seat) => shielded(g, s, seat)),
  sabotagePoints: num(['card'], (g, s, _, ref) =>
    Math.max(0, Math.ceil(value(g, s, s.cards[idOf(ref)], STAT.value) / 2)),
  ),
  sabotageVictory: num(['card'], (g, s, _, ref) => (earnsVictory(g, s, s.cards[idOf(ref)]) ? 1 : 0)),
};

const stands = (g: Game, s: State, ref: Ref): boolean => {
  const card = live(s, ref);
  return card !== null && g.zones[card.zone].board;
};

/** DT-RULING-65: somebody else took or disabled one of the attacking player's warriors in the window. */
const lostOne = (g: Game, s: State): boolean => {
  const player = combatNow.get(g, s, 'player');
  return warriorsOf(g, s, player).length < combatNow.get(g, s, 'warriorsBefore');
};
