import {
  type CalcDecl,
  type Card,
  type Frame,
  type Game,
  idOf,
  linkOf,
  live,
  type Ref,
  refOf,
  type State,
} from '@bojiste/kernel';
import { DUTY, HAND_SIZE, REGULAR_ACTIONS, ROLE, STAT, TACTIC, USE } from '../types.ts';
import { mayAct, mayGainPeaceful, planFor } from './actions.ts';
import { actionsFor, copyInPlay, hostsFor, mayBoard, mayPlay } from './attaching.ts';
import {
  attackersOf,
  combatGoesOn,
  limitNow,
  mayMeet,
  resultOf,
  strikesFirst,
  tacticsFor,
  targetsOf,
  weaponsFor,
} from './attacking.ts';
import { affordable, alreadyOut, unmixes } from './duties.ts';
import { lethal } from './harm.ts';
import { castersOf, HELD_BY, leads, mayCommand, mayHelp, topLegion } from './kinds.ts';
import {
  areaOf,
  combatCapable,
  combatVar,
  hasFlag,
  hasRole,
  hiddenOf,
  ids,
  inCombat,
  isFighter,
  isKind,
  may,
  onStation,
  opponentOf,
  resource,
  ridesVehicle,
  rolesOf,
  shielded,
  tally,
  value,
  warriorsOf,
} from './lookup.ts';
import { dutyOf, mayHide, mayLeaveCover, mayRecruit, maySeekCover } from './recruiting.ts';
import { mayTransfer, transferCost } from './transfer.ts';

/** Read-only functions that procedures, acts and cards ask by name. */

/** No weapon was chosen on purpose. */
const NONE_CHOSEN = -1;
const t = (cs: string, en: string) => ({ cs, en });
const SILENT = t('', '');
type Run = CalcDecl['run'];

const cond = (
  args: CalcDecl['args'],
  test: (g: Game, s: State, f: Frame, a: number, b: number) => boolean,
  text = SILENT,
): CalcDecl => ({
  type: 'cond',
  args,
  run: (g, s, f, a, b) => (test(g, s, f, a, b) ? 1 : 0),
  text,
});
const num = (args: CalcDecl['args'], run: Run, text = SILENT): CalcDecl => ({ type: 'number', args, run, text });
const cards = (
  args: CalcDecl['args'],
  list: (g: Game, s: State, f: Frame, a: number) => readonly Ref[],
  text = SILENT,
): CalcDecl => ({
  type: 'cards',
  args,
  run: (g, s, f, a, _b, _c, out) => {
    for (const ref of list(g, s, f, a)) out.push(ref);
    return 0;
  },
  text,
});

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
    return plan !== null && attackersOf(g, s, seat, plan.limit).length > 0;
  }),
  maySabotage: own((g, s, seat, card) => {
    if (planFor(g, s, seat, 1, USE.sabotage) === null || !combatCapable(g, s, card)) return false;
    return s.seats.some((_, other) => mayBeSabotaged(g, s, seat, other));
  }),
  maySabotageSeat: cond(['seat'], (g, s, f, seat) => mayBeSabotaged(g, s, f.you, seat)),
  ownWarriors: cards([], (g, s, f) => warriorsOf(g, s, f.you).map(refOf)),
  coveredOnes: cards([], (g, s, f) => [
    ...warriorsOf(g, s, f.you)
      .filter((card) => hasFlag(card, 'covered'))
      .map(refOf),
    ...hiddenOf(g, s, f.you).map(refOf),
  ]),
  ownVehicles: cards([], (g, s, f) =>
    s.zones[ids(g).attached]
      .map((id) => s.cards[id])
      .filter((card) => card.control === f.you && isKind(g, card, 'vehicle'))
      .map(refOf),
  ),
  actionsFor: num(['card'], (g, s, _, ref) => actionsFor(g, s.cards[idOf(ref)])),
  transferCost: num(['card'], (g, s, _, ref) => transferCost(g, s, s.cards[idOf(ref)])),
  transferDuty: num(['card'], (g, s, f, ref) => transferDuty(g, s, f.you, s.cards[idOf(ref)])),
  recruitDuty: num(['card'], (g, s, f, ref) => {
    const duty = dutyOf(g, s, s.cards[idOf(ref)]);
    return duty === DUTY.station && !mayAct(g, s, f.you, 1, duty) ? DUTY.cover : duty;
  }),
  nextSeat: num([], (_, s) => nextSeat(s)),
  mustDiscard: num([], (g, s, f) => Math.max(0, s.zones[ids(g).hand + f.you].length - HAND_SIZE)),
  mayDiscard: num([], (g, s, f) =>
    Math.max(Math.min(1, s.zones[ids(g).hand + f.you].length), s.zones[ids(g).hand + f.you].length - HAND_SIZE),
  ),
  phaseNow: num([], (_, s) => s.phase),
  fromHand: cond(['card'], (g, s, _, ref) => !g.zones[s.cards[idOf(ref)].zone].board),
  current: { type: 'card', args: ['card'], run: (_, s, __, ref) => refOf(s.cards[idOf(ref)]), text: SILENT },
};

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
  if (s.seats.some((_, i) => s.seats[i].out === 0 && resource(s, i, 'turns') === 0)) return false;
  return (resource(s, seat, 'sabotaged') & (1 << other)) === 0 && !shielded(g, s, other);
}

// ---- combat -----------------------------------------------------------------------------------------------------------

const zonesFor = (g: Game, s: State, ref: Ref): Ref[] => {
  const card = live(s, ref);
  if (card === null) return [];
  const z = ids(g);
  const area = areaOf(g, card);
  const anywhere = hasRole(g, s, card, 'anyZone') && area !== 2;
  const out: Ref[] = [];
  for (let i = 0; i < 3; i++) {
    // DT-ZONE-13 to 15: Squad and Cohort apart unless a card says so, the Station always.
    if (i !== area && !(anywhere && i !== 2)) continue;
    for (const id of s.zones[z.squad + i * g.def.maxSeats + card.control]) {
      if (isKind(g, s.cards[id], 'warzone') && may(g, s, 'useZone', s.cards[id])) out.push(refOf(s.cards[id]));
    }
  }
  return out;
};

export const combatCalcs: Readonly<Record<string, CalcDecl>> = {
  combatGoesOn: cond([], (g, s, f) => combatGoesOn(g, s, f)),
  attackers: cards(
    [],
    (g, s) => attackersOf(g, s, combatVar(g, s, 'player'), limitNow(g, s)),
    t('možný útočník|m:pán', 'possible attacker'),
  ),
  targets: cards(['card'], (g, s, _, ref) => {
    const card = live(s, ref);
    return card === null ? [] : targetsOf(g, s, card);
  }),
  mayForfeit: cond([], (g, s) => lostOne(g, s)),
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
  weapons: cards(['card'], (g, s, _, ref) => {
    const card = live(s, ref);
    return card === null ? [] : weaponsFor(g, s, card, combatVar(g, s, 'tactic'));
  }),
  result: num(['card', 'card'], (g, s, _, a, b) => resultOf(g, s, a, b)),
  strikesFirst: num(['card', 'card'], (g, s, _, a, b) => strikesFirst(g, s, live(s, a), live(s, b))),
  bothStand: cond(['card', 'card'], (g, s, _, a, b) => stands(g, s, a) && stands(g, s, b)),
  standing: cond(['card'], (g, s, _, a) => stands(g, s, a)),
  earnsVictory: num(['card', 'card'], (g, s, _, a, b) => {
    const killer = live(s, a);
    const victim = live(s, b);
    if (killer === null || victim === null || killer.control === victim.control) return 0;
    return earnsVictory(g, s, killer) ? 1 : 0;
  }),
  mostVictory: num(['number', 'number'], (_, __, ___, points, earns) => (earns > 0 ? Math.max(0, points) : 0)),
  isShielded: cond(['seat'], (g, s, _, seat) => shielded(g, s, seat)),
  sabotagePoints: num(['card'], (g, s, _, ref) =>
    Math.max(0, Math.ceil(value(g, s, s.cards[idOf(ref)], STAT.value) / 2)),
  ),
  sabotageVictory: num(['card'], (g, s, _, ref) => (earnsVictory(g, s, s.cards[idOf(ref)]) ? 1 : 0)),
};

/** DT-MERC-05: mercenaries bring no victory points unless a card says otherwise. */
const earnsVictory = (g: Game, s: State, card: Card): boolean =>
  may(g, s, 'victoryPoints', card) && !hasRole(g, s, card, 'mercenary');

const stands = (g: Game, s: State, ref: Ref): boolean => {
  const card = live(s, ref);
  return card !== null && g.zones[card.zone].board;
};

/** DT-RULING-65: somebody else took or disabled one of the attacking player's warriors in the window. */
const lostOne = (g: Game, s: State): boolean => {
  const player = combatVar(g, s, 'player');
  return warriorsOf(g, s, player).length < combatVar(g, s, 'mine');
};

// ---- what cards ask ---------------------------------------------------------------------------------------------------

export const cardCalcs: Readonly<Record<string, CalcDecl>> = {
  inCombat: cond(
    [],
    (g, s) => inCombat(g, s),
    t('probíhá souboj // neprobíhá souboj', 'a combat is going on // no combat is going on'),
  ),
  fighters: cards(
    [],
    (g, s) => [combatVar(g, s, 'a'), combatVar(g, s, 'd')].filter((ref) => ref >= 0),
    t('účastník* souboje|m:pán', 'warrior* in the combat|warriors'),
  ),
  attacker: { type: 'card', args: [], run: (g, s) => combatVar(g, s, 'a'), text: t('útočník|m:pán', 'attacker') },
  defender: {
    type: 'card',
    args: [],
    run: (g, s) => combatVar(g, s, 'd'),
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
  fights: cond(
    ['card'],
    (g, s, _, ref) => isFighter(g, s, ref),
    t('{0:nom} se účastní souboje', '{0} is in the combat'),
  ),
  attacks: cond(
    ['card'],
    (g, s, _, ref) => ref >= 0 && combatVar(g, s, 'a') === ref,
    t('{0:nom} útočí', '{0} attacks'),
  ),
  defends: cond(
    ['card'],
    (g, s, _, ref) => ref >= 0 && combatVar(g, s, 'd') === ref,
    t('{0:nom} se brání', '{0} defends'),
  ),
  closeCombat: cond(
    [],
    (g, s) => combatVar(g, s, 'tactic') === TACTIC.close,
    t('se zápasí', 'the combat is close combat'),
  ),
  shooting: cond([], (g, s) => combatVar(g, s, 'tactic') === TACTIC.shooting, t('se střílí', 'the combat is shooting')),
  wielded: cond(['card'], (g, s, _, ref) => combatVar(g, s, 'wa') === ref || combatVar(g, s, 'wd') === ref),
  mayRide: cond(
    ['card'],
    (_, s, __, ref) => !hasFlag(s.cards[idOf(ref)], 'covered'),
    t('{0:nom} není v úkrytu', '{0} is not in cover'),
  ),
  casters: cards(
    ['card'],
    (g, s, f, ref) => castersOf(g, s, f.you, s.cards[idOf(ref)]),
    t('sesilatel|m:muž', 'caster'),
  ),
  mayHelp: cond(['card', 'card'], (g, s, _, caster, ref) => mayHelp(g, s, s.cards[idOf(caster)], s.cards[idOf(ref)])),
  topLegion: num(
    [],
    (g, s) => topLegion(g, s),
    t('nejvyšší hodnota* H bojovníka Černé legie|f:žena', 'highest value* of a Dark Legion warrior'),
  ),
  heldBy: cond(['card', 'card'], (_, s, __, ref, by) => linkOf(s, ref, HELD_BY) === by),
  leads: cond(['card', 'card'], (g, s, _, commander, ref) => leads(g, s, commander, ref)),
  hosts: cards(
    ['card'],
    (g, s, f, ref) => hostsFor(g, s, f.you, s.cards[idOf(ref)]),
    t('vhodný vlastní bojovník|m:pán;p1=bojovníci,p6=bojovnících', 'suitable friendly warrior'),
  ),
  lethal: cond([], (_, s, f) => lethal(s, f.sets[1]), t('by byl zabit', 'it would be killed')),
  mayGainPeaceful: cond([], (g, s, f) => mayGainPeaceful(g, s, f.you)),
  stationOpen: cond([], (_, s) => tally(s, 'stationOpen') > 0, t('je otevřena Stanice', 'the Station is open')),
  fightersNamed: cond(
    [],
    (g, s) => combatVar(g, s, 'd') >= 0,
    t('jsou oznámeni účastníci souboje', 'the fighters are named'),
  ),
  zoneDefender: cards(
    ['card'],
    (g, s, _, ref) => (combatVar(g, s, 'zone') === ref ? [combatVar(g, s, 'd')] : []),
    t(
      'obránce* bránící se z této válečné zóny|m|obránce,obránce,obránci,obránce,obránci,obráncem|obránci,obránců,obráncům,obránce,obráncích,obránci',
      'warrior* defending from this war zone',
    ),
  ),
  isCapable: cond(['card'], (g, s, _, ref) => combatCapable(g, s, s.cards[idOf(ref)])),
  sameArea: cond(['card', 'card'], (_, s, __, a, b) => s.cards[idOf(a)].zone === s.cards[idOf(b)].zone),
  sameSide: cond(
    ['card', 'card'],
    (g, s, _, a, b) =>
      (rolesOf(g, s, s.cards[idOf(a)]) &
        rolesOf(g, s, s.cards[idOf(b)]) &
        (ROLE.legion | ROLE.doomtrooper | ROLE.tribal)) !==
      0,
  ),
  mayAfford: cond(
    ['card'],
    (g, s, f, ref) => affordable(g, s, f.you, s.cards[idOf(ref)]) && !alreadyOut(g, s, s.cards[idOf(ref)]),
  ),
  mayAssault: cond([], (g, s, f) => resource(s, f.you, 'turns') > 0 && attackersOf(g, s, f.you, 0).length > 0),
  beforeActions: cond(
    [],
    (_, s, f) =>
      s.active === f.you && resource(s, f.you, 'regular') === REGULAR_ACTIONS && resource(s, f.you, 'attacks') === 0,
    t('jste ještě neprovedli žádnou akci', 'you have not taken an action yet'),
  ),
  afterBlows: cond([], (g, s) => combatVar(g, s, 'phase') >= 7, t('údery už padly', 'the blows have been dealt')),
  allianceOut: cond(
    ['card'],
    (g, s, _, ref) => copyInPlay(g, s, s.cards[idOf(ref)], null),
    t('tato aliance je ve hře', 'this alliance is in play'),
  ),
  ritualOn: cond(
    ['card'],
    (_, s, __, ref) => s.mods.some((mod) => s.cards[idOf(mod.source)].def === s.cards[idOf(ref)].def),
    t('tento rituál už působí', 'this ritual works already'),
  ),
  mayStepIn: cond(['card'], (g, s, _, ref) => {
    const attacker = live(s, combatVar(g, s, 'a'));
    const defender = live(s, combatVar(g, s, 'd'));
    const card = live(s, ref);
    if (attacker === null || defender === null || card === null || isFighter(g, s, ref)) return false;
    return !ridesVehicle(g, s, defender) && mayMeet(g, s, attacker, card);
  }),
  /** Another weapon may be taken only when the chosen one is gone (DT-FIGHT-39, DT-RULING-73). */
  spareWeapons: cards([], (g, s, f) => {
    const tactic = combatVar(g, s, 'tactic');
    const free = (who: 'a' | 'd', held: 'wa' | 'wd'): readonly Ref[] => {
      const card = live(s, combatVar(g, s, who));
      const chosen = combatVar(g, s, held);
      if (card === null || card.control !== f.you || chosen === NONE_CHOSEN) return [];
      return chosen >= 0 && live(s, chosen) !== null ? [] : weaponsFor(g, s, card, tactic);
    };
    return tactic < 0 ? [] : [...free('a', 'wa'), ...free('d', 'wd')];
  }),
  mayActs: cond(['number'], (g, s, f, n) => mayAct(g, s, f.you, n)),
  inSquad: cond(
    ['card'],
    (g, s, _, ref) => areaOf(g, s.cards[idOf(ref)]) === 0,
    t('je {0:nom} v Mužstvu', '{0} is in the Squad'),
  ),
  mayCommand: cond(['card', 'card'], (g, s, _, a, b) => mayCommand(g, s, s.cards[idOf(a)], s.cards[idOf(b)])),
  isLedBy: cond(['card', 'card'], (g, s, _, ref, by) => leads(g, s, by, ref)),
  couldStandIn: cond(['card'], (g, s, _, ref) => {
    const attacker = live(s, combatVar(g, s, 'a'));
    const card = live(s, ref);
    return attacker !== null && card !== null && !isFighter(g, s, ref) && mayMeet(g, s, attacker, card);
  }),
  collection: cards(
    [],
    (g, s, f) =>
      ['library', 'discard', 'sideboard'].flatMap((name) =>
        s.zones[g.zoneOf(name, f.you)].map((id) => refOf(s.cards[id])),
      ),
    t('karta* z vaší sbírky|f:žena', 'card* from your collection'),
  ),
  wields: cond(
    ['card', 'number'],
    (g, s, _, ref) => {
      const item = live(s, combatVar(g, s, combatVar(g, s, 'a') === ref ? 'wa' : 'wd'));
      return item !== null && item.host === ref && g.defs[item.def].words.includes('clansman-claymore');
    },
    t('{0:nom} používá Klanový claymore', '{0} uses a Clansman Claymore'),
  ),
  mayAttackNow: cond([], (g, s, f) => planFor(g, s, f.you, 1, USE.attack) !== null),
};

export const HERETIC = ROLE.heretic;
