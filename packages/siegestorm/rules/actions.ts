import {
  type ActRule,
  amount,
  type CalcDecl,
  type Card,
  cardOn,
  cond,
  type Frame,
  type Game,
  itemIndex,
  live,
  OP_WINDOW,
  oneCard,
  type Proc,
  permitted,
  proc,
  type Ref,
  refOf,
  type Seat,
  type State,
  scopeReader,
  someCards,
} from '@bojiste/kernel';
import {
  $,
  all,
  calc,
  call,
  cardsBy,
  cardsIn,
  gt,
  mayPick,
  not,
  pick,
  repeat,
  self,
  seq,
  valuesBy,
  verb,
  when,
} from '@bojiste/kernel/effects/build';
import { boxOf, boxOfRef, hasTag, isPlayerCard } from '../reads/boxes.ts';
import { pushArmy } from '../reads/lookup.ts';
import { aimedAt } from '../reads/selections.ts';
import { FLAG, ITEM, MODE, OPTION, USE } from '../types.ts';
import { deployAllowed } from '../verbs/effects.ts';
import { armySides, isBoss, isHelping, mates, modeOf, sideAt } from './battlefield.ts';
import { affordable } from './payment.ts';

/** Zahrání akce (SS-ACT): what may be announced. One place answers menus, windows and refusals. */

/** The item of the chain under way. */
export const itemNow = scopeReader(ITEM);

/** The item that would be answered now: the one under the topmost window. */
function answered(s: State): Frame | null {
  const top = s.frames[s.frames.length - 1];
  if (top === undefined || top.op !== OP_WINDOW) return null;
  const at = itemIndex(s, s.frames.length - 1);
  return at < 0 ? null : s.frames[at];
}

/** A cancel answers the item below it, and "an action" is no ability (SS-RULING-59). */
function cancels(g: Game, s: State, ability: number): boolean {
  const item = answered(s);
  if (item === null) return false;
  return !hasTag(g, ability, 'cancel-action') || itemNow.get(g, s, 'use', item) === USE.action;
}

/** Effects without use are legal, but for deploying, cancelling and Metamorphosis (SS-RULING-64). */
function announceable(g: Game, s: State, seat: Seat, card: Card, ability: number): boolean {
  if (hasTag(g, ability, 'cancel')) return cancels(g, s, ability) && hasVictim(g, s, seat, ability);
  if (hasTag(g, ability, 'deploys')) return deploySides(g, s, seat, card).length > 0;
  if (hasTag(g, ability, 'metamorphosis')) return permitted(g, s, g.names.rules.get('target') as number, card, true);
  return true;
}

/** A cancel paid for by a sacrifice needs somebody to sacrifice (SS-RULING-53, SS-RULING-64). */
export function hasVictim(g: Game, s: State, seat: Seat, ability: number): boolean {
  if (!hasTag(g, ability, 'victim')) return true;
  const army: number[] = [];
  for (const side of armySides(s)) pushArmy(g, s, seat, side, army);
  return army.length > 0;
}

function deploySides(g: Game, s: State, seat: Seat, card: Card): number[] {
  const sides = g.zones[card.zone].board ? [sideAt(g, s, card.zone, card.control)] : armySides(s);
  return sides.filter((side) => deployAllowed(g, s, seat, modeOf(s) === MODE.last ? side : 0));
}

export function canAnnounce(g: Game, s: State, seat: Seat, card: Card, use: number): boolean {
  if (!isPlayerCard(g, card) || (use === USE.action && isHelping(s, seat))) return false;
  const ability = boxOf(g, card.def, use);
  if (ability < 0) return false;
  if (use === USE.power && !mayActivate(g, s, seat, card, ability)) return false;
  return affordable(g, s, seat, card, use) && announceable(g, s, seat, card, ability);
}

/** In play under the own control, or in the partner's army (SS-COOP-06); some powers work once per turn. */
function mayActivate(g: Game, s: State, seat: Seat, card: Card, ability: number): boolean {
  if (!g.zones[card.zone].board || !mates(s, card.control, seat)) return false;
  return !hasTag(g, ability, 'once') || (card.flags & (1 << FLAG.activated)) === 0;
}

const AIMS_AT: Readonly<Record<string, keyof typeof aimedAt>> = {
  'aims-any': 'any',
  'aims-two': 'any',
  'aims-enemy': 'enemy',
  'aims-reserve': 'reserve',
};

/** The tag that says what a box aims at, '' for effects without a target. */
function aimOf(g: Game, s: State, ref: Ref, use: number): string {
  const box = boxOfRef(g, s, ref, use);
  return box < 0 ? '' : (g.abilities[box].tags.find((tag) => tag in AIMS_AT) ?? '');
}

export const actionCalcs: Readonly<Record<string, CalcDecl>> = {
  canPlay: cond(['card', 'number'], (g, s, f, ref, use) => {
    const card = live(s, ref);
    return card !== null && canAnnounce(g, s, f.you, card, use);
  }),
  hasAction: cond(['card'], (g, s, _, ref) => boxOfRef(g, s, ref, USE.action) >= 0),
  boxOf: amount(['card', 'number'], (g, s, _, ref, use) => boxOfRef(g, s, ref, use)),
  commandCard: oneCard(['card', 'number'], (g, s, _, ref, use) => {
    if (use === USE.power) return ref;
    const card = cardOn(s, g.zoneOf('chain', 0));
    return card === null ? -1 : refOf(card);
  }),
  /** Targets that can be named on announcement (SS-RULING-51). */
  aimable: someCards(['card', 'number'], (g, s, f, ref, use, _, out) => {
    const aim = aimOf(g, s, ref, use);
    if (aim !== '') aimedAt[AIMS_AT[aim]](g, s, f, out);
  }),
  aimCount: amount(['card', 'number'], (g, s, f, ref, use) => {
    if (s.options[OPTION.targetsAt] === 0 || isBoss(s, f.you)) return 0;
    const aim = aimOf(g, s, ref, use);
    return aim === '' ? 0 : aim === 'aims-two' ? 2 : 1;
  }),
  powers: someCards([], (g, s, f, _, __, ___, out) => {
    for (const card of s.cards) {
      if (g.zones[card.zone].board && mates(s, card.control, f.you) && boxOfRef(g, s, refOf(card), USE.power) >= 0)
        out.push(refOf(card));
    }
  }),
};

export const actionProcs: readonly Proc[] = [
  // Where the table chooses targets on announcement they are named here, and only those count later (SS-RULING-51).
  proc(
    'declare',
    ['it', 'use'],
    ['SS-RULING-51'],
    when(
      gt(calc('aimCount', $('it'), $('use')), 0),
      seq(
        verb('aim', $('it'), -1),
        repeat(
          calc('aimCount', $('it'), $('use')),
          mayPick('t', cardsBy('aimable', $('it'), $('use')), verb('aim', $('it'), $('t'))),
        ),
        verb('aimed', $('it')),
      ),
    ),
  ),
];

const inHand = cardsIn('hand');

/** What a player may do in the own turn (SS-ACT-03, SS-RULING-08). */
export const acts: readonly ActRule[] = [
  {
    key: 'action',
    text: { cs: 'Zahrát jako akci', en: 'Play as an action' },
    clauses: ['SS-ACT-01', 'SS-PAY-07'],
    of: inHand,
    when: calc('canPlay', self, USE.action),
    do: seq(
      when(calc('ring'), pick('side', valuesBy('armies'), verb('bind', $('side')), { prompt: 'ask.army' })),
      call('command', self, USE.action),
      call('afterChain'),
    ),
  },
  {
    key: 'monster',
    text: { cs: 'Zahrát jako nestvůru', en: 'Play as a monster' },
    clauses: ['SS-MON-01', 'SS-PAY-07'],
    of: inHand,
    when: calc('canPlayMonster', self),
    do: seq(
      pick('side', valuesBy('freeArmies'), verb('bind', $('side')), { prompt: 'ask.army' }),
      call('payFor', self, calc('priceOf', self, USE.action), 0),
      verb('playMonster', self, $('side')),
    ),
  },
  {
    key: 'activate',
    text: { cs: 'Aktivovat schopnost', en: 'Activate the ability' },
    clauses: ['SS-MON-08', 'SS-MON-09', 'SS-COOP-06'],
    of: cardsBy('powers'),
    when: all(calc('canPlay', self, USE.power), not(calc('helping'))),
    do: seq(call('command', self, USE.power), call('afterChain')),
  },
  {
    key: 'assist',
    text: { cs: 'Aktivovat schopnost v tahu spoluhráče', en: "Activate the ability in the partner's turn" },
    clauses: ['SS-RULING-92'],
    of: cardsBy('powers'),
    when: all(calc('canPlay', self, USE.power), calc('helping')),
    do: seq(call('command', self, USE.power), call('afterChain')),
  },
];
