import {
  type Card,
  cardOn,
  F,
  type Frame,
  type Game,
  leavePacket,
  linkOf,
  live,
  NONE,
  type Ref,
  refOf,
  rollDie,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  setLink,
  setPhase,
  setSide,
  setTally,
  type Verb,
} from '@bojiste/kernel';
import { isReady } from '../reads/lookup.ts';
import { AIMS } from '../reads/selections.ts';
import { bossOf, facing, mates, modeOf, nextLiving, onBoard, spaceOf, spotOf } from '../rules/battlefield.ts';
import { sweep } from '../rules/last-man-standing.ts';
import { FLAG, LIMIT, MODE, OPTION, POS, TALLY, USE } from '../types.ts';
import { say, tell } from './make.ts';

/** Steps of the rules: what procedures do and cards never speak of. */

const clearBit = (s: State, tally: number, seat: Seat): void => setTally(s, tally, s.tally[tally] & ~(1 << seat));

function prepare(g: Game, s: State, f: Frame): void {
  for (const id of s.zones[g.zoneOf('reserves', f.you)]) {
    if (!isReady(s.cards[id])) say(g, s, f, 'readied', refOf(s.cards[id]));
  }
}

/** Seats that have an extra turn coming, the first of a side first. */
function earned(s: State, side: (seat: Seat) => boolean): Seat {
  for (let seat = 0; seat < s.seats.length; seat++)
    if ((s.tally[TALLY.extra] & (1 << seat)) !== 0 && s.seats[seat].out === 0 && side(seat)) return seat;
  return NONE;
}

function endTurn(s: State): void {
  const boss = bossOf(s);
  const now = s.active;
  // Inside an extra turn no other is earned (SS-RULING-13), so that with the mark all is gone.
  for (let seat = 0; seat < s.seats.length; seat++) if (mates(s, seat, now)) clearBit(s, TALLY.again, seat);
  const again = earned(s, (seat) => mates(s, seat, now));
  if (again >= 0) {
    clearBit(s, TALLY.extra, again);
    setTally(s, TALLY.again, 1 << again);
    setTally(s, TALLY.next, again);
  } else if (boss >= 0) setTally(s, TALLY.next, now === boss ? 0 : boss);
  else setTally(s, TALLY.next, nextLiving(s, now));
}

const holdsLand = (g: Game, s: State, seat: Seat): boolean =>
  s.cards.some((card) => card.control === seat && spotOf(g, card.zone) === null && onBoard(g, card.zone));

/** How many cards a draw step brings (SS-TURN-05, SS-TURN-06, SS-LMS-04). */
export function drawCount(s: State): number {
  if (modeOf(s) === MODE.last) return LIMIT.lastDraw;
  return s.tally[TALLY.firstDraw] === 1 ? LIMIT.draw - 1 : LIMIT.draw;
}

/** The striker, or whoever stands in its place since: a metamorphosis takes over the position and its way out (SS-RULING-49). */
function striking(g: Game, s: State, f: Frame, ref: Ref): Card | null {
  const card = live(s, ref);
  if (card !== null && spotOf(g, card.zone)?.pos === POS.strike) return card;
  return cardOn(s, spaceOf(g, f.you, f.side, POS.strike));
}

export const stepVerbs: Readonly<Record<string, Verb>> = {
  prepare: ruleVerb([], ['SS-TURN-03'], prepare),
  drawFor: ruleVerb(['seat', 'number'], ['SS-SET-08', 'SS-TURN-05'], (g, s, f, seat, n) => {
    for (let i = 0; i < n; i++) tell(g, s, f, 'drew', seat);
  }),
  drawStep: ruleVerb([], ['SS-TURN-05'], (g, s, f) => {
    const n = drawCount(s);
    setTally(s, TALLY.firstDraw, 0);
    for (let i = 0; i < n; i++) tell(g, s, f, 'drew', f.you);
    say(g, s, f, 'drawStep', NONE);
  }),
  startTurn: ruleVerb(['seat'], ['SS-RULING-16'], (g, s, f, seat) => {
    setTally(s, TALLY.deployed, s.tally[TALLY.deployed] & ~(3 << (seat * 2)));
    if (bossOf(s) >= 0 && holdsLand(g, s, seat)) tell(g, s, f, 'landHeld', seat);
  }),
  /** A turn is over: one that was earned comes next, one that was extra counts for nothing more (SS-TURN-15, SS-RULING-13). */
  endTurn: ruleVerb([], ['SS-TURN-15', 'SS-TURN-18', 'SS-SIEGE-14'], (_, s) => endTurn(s)),
  enterExtra: ruleVerb(['seat'], ['SS-RULING-12'], (_, s, __, seat) => {
    clearBit(s, TALLY.extra, seat);
    setTally(s, TALLY.again, s.tally[TALLY.again] | (1 << seat));
  }),
  /** The starting player, by the stream of chance or as the table chose; a boss always begins (SS-SET-12, SS-SIEGE-13). */
  starter: ruleVerb([], ['SS-SET-12', 'SS-SIEGE-13'], (_, s) => {
    const chosen = s.options[OPTION.first];
    const seats = s.seats.length;
    if (bossOf(s) >= 0) setTally(s, TALLY.next, bossOf(s));
    else setTally(s, TALLY.next, chosen === 0 ? rollDie(s, seats) : Math.min(chosen, seats) - 1);
  }),
  markExchange: ruleVerb(['seat', 'number'], ['SS-SET-09', 'SS-RULING-07'], (g, s, _, seat, chosen) => {
    const mask = chosen % 16;
    s.zones[g.zoneOf('hand', seat)].forEach((id, i) => {
      if ((mask & (1 << i)) !== 0) setFlag(s, s.cards[id], FLAG.exchanged, true);
    });
  }),
  bury: ruleVerb(['card'], ['SS-SET-10', 'SS-TERM-45'], (g, s, f, card) => {
    const owner = live(s, card)?.owner ?? NONE;
    if (owner >= 0) say(g, s, f, 'buried', card, g.zoneOf('deck', owner));
  }),
  setAside: ruleVerb(['card'], ['SS-RULING-26'], (g, s, f, card) =>
    say(g, s, f, 'setAside', card, g.zoneOf('vision', f.you)),
  ),
  keep: ruleVerb(['card'], ['SS-TERM-45'], (g, s, f, card) => say(g, s, f, 'kept', card)),
  lose: ruleVerb(['seat'], ['SS-RULING-25'], (g, s, f, seat) => tell(g, s, f, 'exhausted', seat)),

  // ---- paying and commanding ---------------------------------------------------------------------------------------
  setPayment: ruleVerb(['card'], ['SS-PAY-02', 'SS-RULING-29'], (g, s, f, ref) => {
    const card = live(s, ref);
    if (card === null) return;
    if (card.zone === g.zoneOf('reserves', card.owner)) say(g, s, f, 'spent', ref);
    else say(g, s, f, 'setAside', ref, g.zoneOf('payment', f.you));
  }),
  settlePayment: ruleVerb([], ['SS-PAY-03', 'SS-RULING-32'], (g, s, f) => {
    for (const id of s.zones[g.zoneOf('payment', f.you)]) say(g, s, f, 'paid', refOf(s.cards[id]));
  }),
  command: ruleVerb(['card', 'number'], ['SS-CHAIN-04', 'SS-ACT-01'], (g, s, f, card, use) => {
    const found = live(s, card);
    if (found === null) return;
    if (use === USE.power) setFlag(s, found, FLAG.activated, true);
    leavePacket(f);
    say(g, s, f, use === USE.power ? 'activated' : 'commanded', card);
  }),
  /** Names a target on announcement; without a target it begins anew (SS-RULING-51). */
  aim: ruleVerb(['card', 'card'], ['SS-RULING-51'], (_, s, __, item, target) => {
    if (target >= 0) {
      setLink(s, item, linkOf(s, item, AIMS.first) < 0 ? AIMS.first : AIMS.first + 1, target);
      return;
    }
    for (let slot = AIMS.first; slot < AIMS.done; slot++) setLink(s, item, slot, NONE);
    setLink(s, item, AIMS.done, NONE);
  }),
  aimed: ruleVerb(['card'], ['SS-RULING-51'], (_, s, __, item) => setLink(s, item, AIMS.done, item)),
  putAway: ruleVerb(['card'], ['SS-ACT-01', 'SS-CHAIN-15'], (g, s, f, ref) => {
    const card = live(s, ref);
    if (card !== null && card.zone === g.zoneOf('chain', 0)) say(g, s, f, 'putAway', ref);
  }),
  playMonster: ruleVerb(['card', 'number'], ['SS-MON-01', 'SS-MON-04'], (g, s, f, card, side) => {
    setTally(s, TALLY.deployed, s.tally[TALLY.deployed] | (1 << (f.you * 2 + side)));
    say(g, s, f, 'deployed', card, spaceOf(g, f.you, side, POS.deploy));
  }),
  bind: ruleVerb(['number'], ['SS-LMS-05', 'SS-RULING-96'], (_, __, f, side) => {
    setSide(f, side);
  }),
  /** A reaction is bound to the board on which its player faces the one who is answered (SS-RULING-96). */
  bindAnswer: ruleVerb([], ['SS-RULING-96'], (_, s, f) => {
    if (modeOf(s) !== MODE.last) return;
    const by = f.sets[1][F.by] ?? NONE;
    const direct = facing(s, by, f.side);
    setSide(f, direct.seat === f.you ? direct.side : facing(s, f.you, 0).seat === by ? 0 : 1);
  }),

  // ---- the way out of the army -------------------------------------------------------------------------------------
  shift: ruleVerb(['number'], ['SS-TURN-10'], (g, s, f, side) => {
    setSide(f, side);
    tell(g, s, f, 'advanced', f.you, side);
  }),
  takeAdvance: ruleVerb(['number'], ['SS-RULING-11'], (_, s, f, side) => {
    setTally(s, TALLY.advances, s.tally[TALLY.advances] - (1 << ((f.you * 2 + side) * 3)));
  }),
  hold: ruleVerb(['card', 'place'], ['SS-HOLD-01'], (g, s, f, card, place) => say(g, s, f, 'held', card, place)),
  support: ruleVerb(['card'], ['SS-SUPP-01'], (g, s, f, card) => say(g, s, f, 'supported', card)),
  strikeAt: ruleVerb(['card', 'number'], ['SS-STRIKE-06'], (g, s, f, card, target) =>
    say(g, s, f, 'strikes', card, NONE, target),
  ),
  noteStrike: ruleVerb(['card'], ['SS-STRIKE-15'], (g, s, f, card) => say(g, s, f, 'struck', card)),
  retire: ruleVerb(['card'], ['SS-STRIKE-16', 'SS-RULING-40'], (g, s, f, ref) => {
    const card = striking(g, s, f, ref);
    if (card !== null) say(g, s, f, 'retired', refOf(card));
  }),
  /** Which army advances first; the other follows (SS-RULING-95). */
  chooseArmy: ruleVerb(['number'], ['SS-RULING-95'], (_, s, __, side) => setTally(s, TALLY.drawing, side)),
  /** Back in the turn that was interrupted: its step and its deployment are what they were (SS-RULING-12). */
  resume: ruleVerb(['number', 'number'], ['SS-RULING-12'], (_, s, __, deployed, step) => {
    setTally(s, TALLY.deployed, deployed);
    setPhase(s, step);
  }),
  sweep: ruleVerb([], ['SS-LMS-07', 'SS-RULING-97'], (g, s) => sweep(g, s)),
};
