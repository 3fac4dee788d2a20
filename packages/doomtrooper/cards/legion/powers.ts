import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  always,
  calc,
  cardsIn,
  chosen,
  controller,
  count,
  each,
  end,
  flagged,
  forbid,
  gain,
  ge,
  hostOf,
  is,
  lasts,
  may,
  mode,
  named,
  not,
  on,
  oneOf,
  only,
  pay,
  pick,
  pickMany,
  resource,
  respond,
  seats,
  self,
  seq,
  some,
  spend,
  stat,
  tag,
  times,
  turnOf,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../../rules/anytime.ts';
import { affordable, any, discardable, fighters, fights, lookAt, opponentOf } from '../../words.ts';
import { deed } from '../deeds.ts';
import { untilYourTurn } from '../laid.ts';
import { apostleGift, gift } from '../legion.ts';
import { bearer, gear, type Names, react, t, thisCombat, w } from '../make.ts';

const host = hostOf(self);
const foe = opponentOf(host);
const theirs = controller(foe);
const P = $('p');
/** For any nepharite, whomever it serves. */
const forNepharites = { words: ['gift:algeroth', 'gift:apostle'], kind: ['nepharite'] };
/** A blow is warded off, and the combat is over; it does not go together with its twin. */
const evades = (names: Names, how: 'closeCombat' | 'shooting', twin: string, name: ReturnType<typeof t>): CardDecl =>
  gear(
    'ki',
    names,
    [0, 0, 0],
    [
      respond(`${how}-evaded`, seq(react, end('combat')), {
        name,
        tags: [...IN_COMBAT, 'combat'],
        when: all(fights(host), calc(how)),
      }),
      always(`${how}-alone`, [forbid('receive', bearer, [named(twin)], 2)]),
    ],
    { set: 'apocalypse' },
  );

/** Moc (powers): gifts that do something, and Ki. */
export const powers: readonly CardDecl[] = [
  apostleGift(
    'semai',
    ['ILLUSION', 'Iluze'],
    [0, 0, 0],
    [
      respond('illusion', seq(react, verb('cover', host), end('combat')), {
        name: t('Iluze', 'Illusion'),
        tags: ['combat', ...IN_COMBAT],
        when: fights(host),
        price: [spend('destiny', stat(self, 'fee'))],
      }),
    ],
    { fee: 3 },
  ),
  gift(
    ['INVOKE PAIN', 'Vyvolání bolesti'],
    [0, 0, 0],
    [
      respond(
        'invoke-pain',
        pickMany(
          'ws',
          any.warriors,
          1,
          affordable(3),
          seq(
            pay(spend('destiny', times(3, count(chosen('ws'))))),
            react,
            each('x', chosen('ws'), lasts(untilYourTurn, forbid('attack', only($('x'))))),
          ),
        ),
        {
          name: t('Bolest', 'Pain'),
          tags: ['combat'],
          when: all(not(some(fighters)), not(turnOf(you)), ge(resource(you, 'destiny'), 3)),
        },
      ),
    ],
  ),
  gift(
    ['NECROVISUAL LINK', 'Nekrovizuální spojení'],
    [0, 0, 0],
    [
      deed(
        'necrovisual-link',
        1,
        t('Nahlédnutí do ruky', 'Look at a hand'),
        pick('p', seats('others'), lookAt(cardsIn('hand', P))),
      ),
    ],
    forNepharites,
  ),
  gift(
    ['PORTAL OF DARK HEALING', 'Portál temného léčení'],
    [0, 0, 0],
    [
      deed('portal-of-dark-healing', 3, t('Temné léčení', 'Dark healing'), seq(verb('heal', host)), {
        when: is(host, flagged('wounded')),
      }),
    ],
    forNepharites,
  ),
  gift(
    ['EVIL EYE', 'Zlé oko'],
    [0, 0, 0],
    [
      on(
        'evil-eye',
        { on: 'fightersNamed', if: fights(host) },
        when(
          ge(resource(theirs, 'destiny'), 3),
          may(verb('payOver', theirs, 3), {
            by: theirs,
            prompt: 'ask.eye',
            else: thisCombat(tag(bearer, 'alwaysFirst'), forbid('retaliate', only(foe))),
          }),
          thisCombat(tag(bearer, 'alwaysFirst'), forbid('retaliate', only(foe))),
        ),
      ),
    ],
    { set: 'inquisition', to: ['heretic'] },
  ),
  gift(
    ['POUND OF FLESH', 'Libra masa'],
    [0, 0, 0],
    [
      respond(
        'pound-of-flesh',
        oneOf(
          mode(
            'hand',
            t('Karty z ruky', 'Cards in hand'),
            pick(
              'p',
              seats('all'),
              seq(react, verb('sacrifice', self), each('x', cardsIn('hand', P), verb('discard', $('x')))),
            ),
          ),
          mode(
            'warrior',
            t('Doomtrooper', 'A Doomtrooper'),
            pick('w', any.of('doomtrooper').with(discardable), seq(react, verb('sacrifice', self), verb('discard', w))),
          ),
          mode(
            'points',
            t('20 bodů osudu', '20 destiny points'),
            pick('p', seats('all'), seq(react, verb('sacrifice', self), gain('destiny', P, -20))),
          ),
        ),
        { name: t('Dluh', 'Debt'), tags: [...ANYTIME] },
      ),
    ],
    { set: 'mortificator', refuses: ['heretic'], limit: 1 },
  ),
  evades(
    ['HANDS OF STONE', 'Kamenné ruce'],
    'closeCombat',
    'the-mongoose-s-artful-dodge',
    t('Vykrýt ránu', 'Parry the blow'),
  ),
  evades(
    ["THE MONGOOSE'S ARTFUL DODGE", 'Obratný úskok promyky'],
    'shooting',
    'hands-of-stone',
    t('Uhnout střele', 'Dodge the shot'),
  ),
  gear(
    'ki',
    ["THE CROW'S PIERCING GLANCE", 'Pronikavý pohled vrány'],
    [0, 0, 0],
    [
      respond('the-crow-s-piercing-glance', seq(react, thisCombat(add(only(foe), 'armor', -1))), {
        name: t('Odhalit slabinu', 'Find the weak spot'),
        tags: [...IN_COMBAT],
        when: fights(host),
        price: [spend('destiny', 1)],
      }),
    ],
    { set: 'apocalypse' },
  ),
];
