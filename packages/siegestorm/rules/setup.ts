import {
  addCard,
  type CalcDecl,
  type Game,
  type Proc,
  type SetupInput,
  type State,
  setTally,
  shuffleZone,
  someValues,
} from '@bojiste/kernel';
import {
  $,
  active,
  all,
  beginTurn,
  calc,
  cardsIn,
  chosen,
  count,
  each,
  flagged,
  forever,
  let_,
  loop,
  not,
  noted,
  order,
  pick,
  seatsWhere,
  seq,
  step,
  turn,
  valuesBy,
  verb,
  when,
} from '@bojiste/kernel/effects/build';
import { setUpBoss } from '../boss/setup.ts';
import { LIMIT, MODE, TALLY } from '../types.ts';
import { helpersFirst, onTurn } from './turn.ts';

/** Příprava hry: decks, opening hands, exchange, starting player; then turns until somebody cannot draw. */

const players = seatsWhere('q', calc('isPlayer', $('q')));
const handOf = (v: string) => cardsIn('hand', $(v));

const opening = step(
  { cs: 'Výměna karet', en: 'Exchange of cards' },
  ['SS-SET-09', 'SS-SET-10', 'SS-SET-11', 'SS-RULING-07'],
  seq(
    each('p', players, verb('drawFor', $('p'), LIMIT.opening)),
    // Everybody decides before anybody's choice shows.
    each(
      'p',
      players,
      pick('x', valuesBy('exchanges', $('p')), verb('markExchange', $('p'), $('x')), {
        by: $('p'),
        prompt: 'ask.exchange',
      }),
    ),
    each(
      'p',
      players,
      seq(
        let_('n', count(handOf('p').with(flagged('exchanged')))),
        order('cards', handOf('p').with(flagged('exchanged')), each('c', chosen('cards'), verb('bury', $('c'))), {
          by: $('p'),
          prompt: 'ask.bury',
        }),
        verb('drawFor', $('p'), $('n')),
      ),
    ),
  ),
);

/** Turn after turn; whose comes next is decided when one ends (SS-TURN-01, SS-TURN-15, SS-SIEGE-13, SS-SIEGE-14). */
const turns = loop(
  forever,
  seq(
    let_('who', noted('next')),
    beginTurn($('who')),
    when(
      calc('isBoss', active),
      turn('boss', onTurn),
      when(
        all(not(calc('ring')), not(calc('partnerExtra'))),
        turn('player', onTurn),
        when(calc('ring'), turn('ring', onTurn), turn('again', helpersFirst)),
      ),
    ),
    verb('endTurn'),
    verb('sweep'),
  ),
);

export const setupProcs: readonly Proc[] = [
  {
    key: 'game',
    args: [],
    clauses: ['SS-TURN-01', 'SS-SET-12'],
    do: seq(opening, verb('starter'), turns),
  },
];

const MODES: Readonly<Record<string, number>> = {
  duel: MODE.duel,
  wilderness: MODE.duel,
  siege: MODE.siege,
  coop: MODE.coop,
  last: MODE.last,
};

export function setup(g: Game, s: State, input: SetupInput): void {
  setTally(s, TALLY.mode, MODES[input.mode]);
  setTally(s, TALLY.firstDraw, MODES[input.mode] === MODE.duel ? 1 : 0);
  for (let seat = 0; seat < input.seats; seat++) {
    const deck = g.zoneOf('deck', seat);
    for (const [key, n] of Object.entries(input.decks[seat].cards)) {
      for (let i = 0; i < n; i++) addCard(g, s, key, seat, deck);
    }
    shuffleZone(g, s, deck);
  }
  if (MODES[input.mode] === MODE.siege || MODES[input.mode] === MODE.coop) setUpBoss(g, s, input.seats);
}

/** The opening cards a way of exchanging means. */
const exchanged = (g: Game, s: State, value: number): number[] =>
  s.zones[g.zoneOf('hand', Math.floor(value / 16))].filter((_, i) => (value & (1 << i)) !== 0);

export const setupCalcs: Readonly<Record<string, CalcDecl>> = {
  /** Ways of exchanging the opening cards: none, one, the other, both (SS-SET-09). */
  exchanges: {
    ...someValues(
      ['seat'],
      (g, s, _, seat, __, ___, out) => {
        const hand = s.zones[g.zoneOf('hand', seat)];
        for (let mask = 0; mask < 1 << hand.length; mask++) {
          // Of two equal cards one stands for both.
          const twin = hand.length === 2 && mask === 2 && s.cards[hand[0]].def === s.cards[hand[1]].def;
          if (!twin) out.push(seat * 16 + mask);
        }
      },
      (g, s, value) => {
        const keys = exchanged(g, s, value).map((id) => g.defs[s.cards[id].def].decl.key);
        return keys.length === 0 ? 'keep' : keys.sort().join('+');
      },
    ),
    holds: exchanged,
  },
};
