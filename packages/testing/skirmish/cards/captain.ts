import {
  $,
  act,
  addCounter,
  always,
  cardsIn,
  end,
  exhaust,
  flagged,
  inScope,
  is,
  isCard,
  mark,
  mode,
  not,
  noted,
  oneOf,
  pick,
  respond,
  self,
  seq,
  spend,
  tag,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import type { CardDecl } from '@bojiste/kernel/table/contract';
import { yourUnits } from './units.ts';

/** The captain: whoever loses it loses the game. */
export const captain: CardDecl = {
  key: 'captain',
  names: { cs: 'Kapitán', en: 'Captain' },
  words: ['captain'],
  set: 'basic',
  type: 'captain',
  kinds: ['unit', 'captain'],
  stats: { cost: 0, life: 8, strength: 1 },
  abilities: [
    act(
      'rally',
      oneOf(
        mode(
          'cards',
          { cs: '[doberte si|dobrat si|dobere si] kartu', en: '[draw|draws] a card' },
          verb('draw', you, 1),
          {
            k: 'some',
            of: cardsIn('deck'),
          },
        ),
        mode(
          'charge',
          { cs: '[nabijte|nabít|nabije] jednotku', en: '[charge|charges] a unit' },
          pick('u', yourUnits.except(self), addCounter('charge', $('u'), 1)),
        ),
      ),
      {
        name: { cs: 'Svolání', en: 'Rally' },
        during: ['main'],
        slot: 'commands',
        price: [spend('energy', 1), exhaust('tired')],
        clauses: ['SK-CARD-01'],
      },
    ),
    respond('retreat', seq(mark('tired', self), end('fight')), {
      name: { cs: 'Ústup', en: 'Retreat' },
      wording: {
        cs: 'Bojuje-li tento kapitán a není vyčerpaný, můžete ho jako reakci vyčerpat a ukončit boj.',
        en: 'As a response, if this captain is in a fight and not exhausted, you may exhaust it and end the fight.',
      },
      tags: ['fight'],
      when: {
        k: 'all',
        cs: [
          inScope('fight'),
          not(is(self, flagged('tired'))),
          { k: 'any', cs: [is(noted('target'), isCard(self)), is(noted('striker'), isCard(self))] },
        ],
      },
      clauses: ['SK-CARD-02'],
    }),
    always('lead', [tag(yourUnits.adjacentTo(self), 'inspired')], { name: { cs: 'Vedení', en: 'Leadership' } }),
  ],
};
