import {
  amount,
  type CalcDecl,
  type Card,
  type Game,
  idOf,
  type Proc,
  proc,
  type Ref,
  refOf,
  type Seat,
  type State,
  someCards,
} from '@bojiste/kernel';
import {
  $,
  atLeast,
  calc,
  cardsBy,
  chosen,
  count,
  each,
  eq,
  gt,
  let_,
  minus,
  nothing,
  pick,
  pickMany,
  seq,
  step,
  verb,
  when,
} from '@bojiste/kernel/effects/build';
import { boxOfRef, hasTag } from '../reads/boxes.ts';
import { costOf, isReady, readyReserves } from '../reads/lookup.ts';
import { USE } from '../types.ts';

/** Placení karet (SS-PAY): what a card costs, and with what it can be paid. */

export function priceOf(g: Game, s: State, card: Card, use: number): number {
  return use === USE.action ? costOf(g, s, card) : Number(g.defs[card.def].decl.facts?.activation ?? 0);
}

/** Cards that must stay in hand after paying: Metamorphosis needs one to swap with (SS-RULING-48). */
export const keepsBack = (g: Game, s: State, ref: Ref, use: number): number =>
  hasTag(g, boxOfRef(g, s, ref, use), 'metamorphosis') ? 1 : 0;

/** n cards in hand and r ready reserves pay c if (n - the card itself) + r >= c (SS-PAY-06). */
export function affordable(g: Game, s: State, seat: Seat, card: Card, use: number): boolean {
  const hand =
    s.zones[g.zoneOf('hand', seat)].length - (use === USE.action && card.zone === g.zoneOf('hand', seat) ? 1 : 0);
  const price = priceOf(g, s, card, use);
  const kept = keepsBack(g, s, refOf(card), use);
  if (hand < kept) return false;
  return hand - kept + readyReserves(g, s, seat) >= price;
}

/** Cards in hand that may be laid down for the card: all the others, but for as many as must be kept. */
function spare(g: Game, s: State, seat: Seat, card: Ref, keep: number): number {
  const hand = s.zones[g.zoneOf('hand', seat)];
  const own = hand.some((id) => refOf(s.cards[id]) === card) ? 1 : 0;
  return Math.max(0, hand.length - own - keep);
}

function pushReserves(g: Game, s: State, seat: Seat, out: number[]): void {
  for (const id of s.zones[g.zoneOf('reserves', seat)]) if (isReady(s.cards[id])) out.push(refOf(s.cards[id]));
}

/** Hand cards lie on the losses in the order in which they are told (SS-PAY-09, SS-RULING-32). */
function pushHand(g: Game, s: State, seat: Seat, card: Ref, out: number[]): void {
  for (const id of s.zones[g.zoneOf('hand', seat)]) if (refOf(s.cards[id]) !== card) out.push(refOf(s.cards[id]));
}

export const paymentCalcs: Readonly<Record<string, CalcDecl>> = {
  priceOf: amount(['card', 'number'], (g, s, _, ref, use) => priceOf(g, s, s.cards[idOf(ref)], use)),
  keepsBack: amount(['card', 'number'], (g, s, _, ref, use) => keepsBack(g, s, ref, use)),
  spareCards: amount(['card', 'number'], (g, s, f, card, keep) => spare(g, s, f.you, card, keep)),
  readyReserves: someCards([], (g, s, f, _, __, ___, out) => pushReserves(g, s, f.you, out)),
  otherHand: someCards(['card'], (g, s, f, card, _, __, out) => pushHand(g, s, f.you, card, out)),
  /** For a price of one: either. */
  payments: someCards(['card', 'number'], (g, s, f, card, keep, _, out) => {
    pushReserves(g, s, f.you, out);
    if (spare(g, s, f.you, card, keep) > 0) pushHand(g, s, f.you, card, out);
  }),
};

export const paymentProcs: readonly Proc[] = [
  // Prices are told as a whole and laid down together, before anything resolves (SS-CHAIN-04, SS-RULING-29): which
  // reserves, as a set, and then which hand cards, in the order in which they will lie.
  proc(
    'payFor',
    ['card', 'n', 'keep'],
    ['SS-PAY-01', 'SS-PAY-02', 'SS-PAY-09'],
    seq(
      step(
        { cs: 'Placení', en: 'Payment' },
        ['SS-PAY-02', 'SS-PAY-04', 'SS-PAY-09'],
        seq(
          when(
            eq($('n'), 1),
            pick('p', cardsBy('payments', $('card'), $('keep')), verb('setPayment', $('p')), { prompt: 'ask.pay' }),
          ),
          when(
            gt($('n'), 1),
            seq(
              pickMany(
                'rs',
                cardsBy('readyReserves'),
                atLeast(0, minus($('n'), calc('spareCards', $('card'), $('keep')))),
                $('n'),
                nothing,
                { prompt: 'ask.payReserves' },
              ),
              let_('left', minus($('n'), count(chosen('rs')))),
              pickMany('hs', cardsBy('otherHand', $('card')), $('left'), $('left'), nothing, {
                sequence: true,
                prompt: 'ask.pay',
              }),
              each('p', chosen('rs'), verb('setPayment', $('p'))),
              each('p', chosen('hs'), verb('setPayment', $('p'))),
            ),
          ),
        ),
      ),
      verb('settlePayment'),
    ),
  ),
];
