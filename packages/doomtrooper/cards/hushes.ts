import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  always,
  by,
  calc,
  cardsBy,
  controller,
  each,
  forbid,
  inPlay,
  kind,
  no,
  not,
  on,
  pick,
  self,
  seq,
  tagged,
  upon,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any, called, discardable, players, worth, yours } from '../words.ts';
import { AFTERWARDS, answer, anytime, asActions, bearer, inFight, react, thisCombat, w } from './make.ts';

const bank = inPlay.named('emplaced');
/** Right after both fighters have been named. */
const named_ = answer(AFTERWARDS, { on: 'fightersNamed', if: calc('justNow') });

/** Umlčení (hushes): who may not play, and what may not be played. */
export const hushes: readonly CardDecl[] = [
  inFight(['CORNERED', 'Zahnán do kouta'], seq(react, thisCombat(forbid('play', players, [kind('special')]))), {
    set: 'mortificator',
  }),
  named_(
    ['THINK AGAIN', 'Rozmyslete si to'],
    thisCombat(forbid('play', players.with(no(by(you))), [kind('special')])),
    { set: 'mortificator' },
  ),
  named_(
    ['ENTITLEMENT', 'Výsadní právo'],
    thisCombat(forbid('meddle', players.with(where('x', not(calc('takesSides', $('x'))))))),
    { set: 'mortificator' },
  ),
  anytime(
    ['LISTEN UP!', 'Poslouchejte!'],
    pick(
      'w',
      players,
      seq(react, verb('equip', self, w), each('x', bank.with(by(controller(w)), discardable), verb('discard', $('x')))),
    ),
    { set: 'mortificator', post: '+' },
    [always('listen-up.bar', [forbid('play', bearer, [called('emplaced')])])],
  ),
  asActions(
    1,
    ['THE LIBER HERETICUS', 'Liber Hereticus'],
    pick(
      'w',
      cardsBy('hosts', self, yours.of('brotherhood')).with(worth('ge', 6)),
      seq(react, verb('equip', self, w), each('x', any.of('heretic').with(discardable), verb('discard', $('x')))),
    ),
    { type: 'relic', set: 'inquisition', post: '+', facts: { requires: ['brotherhood'] } },
    [
      always('the-liber-hereticus.bar', [forbid('play', players, [tagged('heretic')])]),
      on(
        'the-liber-hereticus.turned',
        { on: 'entered', subject: [upon(tagged('heretic'))] },
        each('x', any.of('heretic').with(discardable), verb('discard', $('x'))),
      ),
    ],
  ),
];
