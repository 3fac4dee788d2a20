import {
  type ActRule,
  type CalcDecl,
  type Game,
  NONE,
  refOf,
  type Seat,
  type State,
  statOf,
  usable,
} from '@bojiste/kernel';
import { $, calc, cardsBy, let_, pay, playCard, self, seq, spend, stat, verb } from '@bojiste/kernel/effects/build';
import { hasKind, ids, present } from '../reads/lookup.ts';
import { KIND, MAGIC, STAT } from '../types.ts';

/**
 * Karty událostí (events), SW-EVT-01 to -09, and TRVAJÍCÍ události (lasting events), SW-LAST-01 to -08.
 * A lasting event goes to its zone before its effect, so that what it chooses stays bound to it.
 */

const PHASES = ['summon', 'move', 'build', 'attack', 'magic', 'draw'] as const;

/** SW-EVT-01 to -03, SW-RULING-70: its phase, its price, and every compulsory choice of it can be made. */
function listPlayable(g: Game, s: State, seat: Seat, out: number[]): void {
  const { hand, step } = ids(g);
  const cards = s.zones[hand + seat];
  for (let i = 0; i < cards.length; i++) {
    const card = s.cards[cards[i]];
    if (!hasKind(g, card, KIND.event) || hasKind(g, card, KIND.structure)) continue;
    const phase = g.defs[card.def].decl.facts?.phase as (typeof PHASES)[number];
    if (step[phase] !== s.phase || statOf(g, s, card, STAT.cost) > s.seats[seat].resources[MAGIC]) continue;
    const { play } = g.defs[card.def];
    if (play === NONE || usable(g, s, seat, play, refOf(card))) out.push(refOf(card));
  }
}

export const eventCalcs: Readonly<Record<string, CalcDecl>> = {
  playable: {
    type: 'cards',
    args: [],
    run: (g, s, f, _, __, ___, out) => {
      listPlayable(g, s, f.you, out);
      return 0;
    },
    text: { cs: 'událost*, kterou můžete zahrát|f:kost', en: 'event* you may play' },
  },
  /** The card under its present identity: it changes zones while it is played. */
  present: {
    type: 'card',
    args: ['card'],
    run: (_, s, __, ref) => present(s, ref),
    text: { cs: '{0}', en: '{0}' },
  },
};

/** SW-EVT-03, -04: pay, play, carry out, discard (a lasting event stays, a tucked one is already elsewhere). */
export const playAct: ActRule = {
  key: 'play',
  text: { cs: 'zahrání události', en: 'play an event' },
  clauses: ['SW-EVT-01', 'SW-EVT-02', 'SW-EVT-04'],
  of: cardsBy('playable'),
  do: seq(
    pay(spend('magic', stat(self, 'cost'))),
    verb('playEvent', self),
    let_('card', calc('present', self)),
    playCard($('card')),
    verb('putAway', $('card')),
  ),
};
