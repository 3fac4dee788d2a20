import type { CardDecl, Eff } from '@bojiste/kernel';
import {
  $,
  active,
  add,
  all,
  always,
  atMost,
  by,
  calc,
  cardsBy,
  cardsIn,
  change,
  chosen,
  collect,
  controller,
  count,
  during,
  each,
  ge,
  hostOf,
  inPlay,
  isCard,
  lasts,
  le,
  no,
  number,
  on,
  only,
  pay,
  pick,
  resource,
  self,
  seq,
  some,
  spend,
  times,
  topOf,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { affordable, atStart, lookAt, players, yourself } from '../words.ts';
import { stands } from './laid.ts';
import { anytime, areaCard, asActions, bearer, react, t, w } from './make.ts';
import { spellFacts } from './spells.ts';

const its = controller(hostOf(self));
const X_ = $('x');
const found = chosen('ds');
/** The card goes, and so does the one that cannot stand beside it. */
const ousts = (word: string): Eff => seq(stands, each('x', inPlay.named(word).with(by(you)), verb('discard', $('x'))));

/** Dobírání a odhazování (draws): how many cards are drawn and discarded, and at what price. */
export const draws: readonly CardDecl[] = [
  asActions(1, ['THROWING IT ALL AWAY', 'Všechno zahodit'], stands, { set: 'mortificator', post: '+' }, [
    always('throwing-it-all-away', [change(players, 'drawLimit', 'setFinal', 1)]),
  ]),
  anytime(
    ['SUPPLY LINE SEVERED', 'Přerušené zásobování'],
    seq(react, lasts('turn', change(only(calc('playerCard', active)), 'drawLimit', 'setFinal', 0))),
    { set: 'inquisition', post: 'x', limit: 1, when: during('start') },
  ),
  asActions(
    1,
    ['WANNA PLAY?', 'Chcete hrát?'],
    pick(
      'w',
      players,
      seq(react, verb('equip', self, w), each('x', inPlay.named('falling-market'), verb('discard', $('x')))),
    ),
    { set: 'mortificator', post: '+' },
    [
      always('wanna-play', [change(bearer, 'drawFee', 'setFinal', 1)]),
      on(
        'wanna-play.over',
        { on: 'stepBegins', by: its, if: all(during('draw'), le(resource(its, 'destiny'), 0)) },
        verb('discard', self),
      ),
    ],
  ),
  asActions(2, ['DOUBLE TIME', 'Dvojnásobné tempo'], ousts('manifest-destiny'), { set: 'golgotha', post: '+' }, [
    always('double-time', [change(yourself, 'discards', 'setFinal', 2)]),
  ]),
  areaCard(
    'fortification',
    ['GARBAGE DUMP', 'Skládka'],
    ['squad', 'cohort', 'station'],
    [
      on(
        'garbage-dump',
        { on: 'stepBegins', by: you, if: all(during('discard'), ge(resource(you, 'destiny'), 4)) },
        number(
          'x',
          0,
          affordable(4),
          seq(pay(spend('destiny', times(4, X_))), lasts('step', add(yourself, 'discards', X_))),
        ),
      ),
    ],
    { set: 'paradise-lost' },
  ),
  anytime(
    ['TRUE PATH', 'Pravá cesta'],
    pick(
      'c',
      cardsBy('casters', self),
      number(
        'x',
        1,
        atMost(affordable(3), count(cardsIn('library'))),
        seq(
          pay(spend('destiny', times(3, X_))),
          react,
          lookAt(topOf('library', X_)),
          collect('ds', topOf('library', X_)),
          pick(
            'k',
            found,
            seq(verb('toHand', $('k')), each('z', found.with(no(isCard($('k')))), verb('discard', $('z')))),
          ),
        ),
      ),
    ),
    spellFacts('premonition', {
      when: all(atStart, ge(resource(you, 'destiny'), 3), some(cardsIn('library'))),
      wording: t(
        'Zahrajte na začátku svého kola, dříve než si doberete karty. Zvolte, kolik karet navíc si doberete, a za každou zaplaťte 3 body osudu. Jednu z nich si nechte, ostatní odhoďte.',
        'Play at the start of your turn, before you draw. Choose a number of extra cards and pay 3 destiny points for each of them; then draw them, keep one, and discard the others.',
      ),
    }),
  ),
];
