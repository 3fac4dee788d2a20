import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  always,
  by,
  calc,
  call,
  cardsIn,
  controller,
  each,
  flagged,
  foe,
  forbid,
  gain,
  ge,
  hostOf,
  inPlay,
  is,
  kind,
  lasts,
  minus,
  no,
  not,
  pick,
  resource,
  respond,
  seats,
  self,
  seq,
  stat,
  tag,
  tagged,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/windows.ts';
import { any, closeCombat, fights, inYourTurn, yours } from '../words.ts';
import { anytime, asActions, bearer, react, t, target, w } from './make.ts';

const untilYourTurn = { turnOf: you, at: 'start' } as const;

/** Speciální karty pozdějších edic (special cards of the later sets). */
export const laterSpecials: readonly CardDecl[] = [
  anytime(['SMELL OF WAR', 'Chuť války'], seq(react, verb('openSmell', you)), {
    book: true,
    set: 'inquisition',
    when: all(inYourTurn, calc('beforeActions')),
  }),
  anytime(['GRAND ASSAULT', 'Rozsáhlá ofenzíva'], seq(react, verb('freeAttack'), call('combat', you)), {
    book: true,
    set: 'warzone',
    when: calc('mayAssault'),
  }),
  anytime(
    ['MISSING IN ACTION', 'Missing in Action'],
    pick('w', any.of('doomtrooper').with(where('x', not(calc('fights', $('x'))))), seq(react, verb('equip', self, w))),
    { book: true, set: 'golgotha', post: '+', limit: 1 },
    [always('missing-in-action.gone', [tag(bearer, 'outOfPlay')])],
  ),
  anytime(
    ["DON'T CALL AGAIN!", 'Už ani slovo'],
    pick('w', any.warriors, seq(react, verb('equip', self, w))),
    { book: true, set: 'mortificator', post: '+' },
    [always('dont-call-again.hush', [tag(bearer, 'silenced')])],
  ),
  anytime(
    ['SHORE LEAVE', 'Oddech v týlu'],
    pick(
      'w',
      yours.of('doomtrooper').with(where('x', not(calc('fights', $('x'))))),
      seq(react, when(is(w, flagged('wounded')), verb('heal', w)), verb('equip', self, w)),
    ),
    { book: true, set: 'mortificator', post: '+' },
    [
      always('shore-leave.away', [tag(bearer, 'outOfPlay')]),
      respond('shore-leave.back', verb('discard', self), {
        name: t('Návrat z týlu', 'Return from leave'),
        tags: [...ANYTIME],
      }),
    ],
  ),
  asActions(
    1,
    ['PROGRAMMED', 'Přeprogramován'],
    pick(
      'w',
      any.of('doomtrooper').with(by(foe), where('x', ge(resource(you, 'destiny'), stat($('x'), 'value')))),
      seq(gain('destiny', you, minus(0, stat(w, 'value'))), react, verb('steal', w, you), verb('equip', self, w)),
    ),
    { book: true, set: 'warzone', post: '+' },
    [
      always('programmed.wired', [
        tag(bearer, 'unaffiliated'),
        tag(bearer, 'cybertronic'),
        tag(bearer, 'giftImmune'),
        forbid('art', bearer, undefined, 2),
      ]),
    ],
  ),
  asActions(
    1,
    ['RECRUITMENT', 'Nábor'],
    pick(
      'w',
      any
        .of('doomtrooper')
        .with(by(foe), no(tagged('cybertronic')), where('x', ge(resource(you, 'destiny'), stat($('x'), 'value')))),
      seq(gain('destiny', you, minus(0, stat(w, 'value'))), react, verb('steal', w, you), verb('equip', self, w)),
    ),
    { book: true, set: 'warzone', post: '+', limit: 1 },
    [always('recruitment.sworn', [tag(bearer, 'unaffiliated'), tag(bearer, 'brotherhood')])],
  ),
  anytime(
    ['HEIST', 'Loupež'],
    pick('e', inPlay.kind('equipment').with(by(foe)), pick('w', yours.warriors, seq(react, verb('equip', $('e'), w)))),
    { book: true, set: 'inquisition' },
  ),
  asActions(
    1,
    ['REASSIGNMENT', 'Převelení'],
    target(any.warriors, gain('destiny', controller(w), stat(w, 'value')), verb('toLibrary', w)),
    { book: true, set: 'inquisition', limit: 1 },
  ),
  asActions(
    1,
    ['HIDDEN', 'Schován'],
    pick('w', yours.warriors.named('mortificator'), seq(react, verb('equip', self, w))),
    { book: true, set: 'mortificator', post: '+' },
    [always('hidden.sheltered', [tag(bearer, 'sheltered'), forbid('attack', bearer)])],
  ),
  asActions(
    1,
    ['LURKER', 'Skrytá záloha'],
    pick('w', yours.of('tribal'), seq(react, verb('equip', self, w))),
    { book: true, set: 'paradise-lost', post: '+' },
    [always('lurker.sheltered', [tag(bearer, 'sheltered')])],
  ),
  asActions(
    1,
    ['CAPTURED!', 'Zajatec'],
    pick(
      'w',
      { k: 'cards', from: { k: 'zones', zone: 'station' }, where: [kind('warrior')] },
      seq(react, verb('equip', self, w)),
    ),
    { book: true, set: 'paradise-lost', post: '+' },
    [always('captured.held', [tag(bearer, 'imprisoned')])],
  ),
  asActions(
    1,
    ['TRAINING', 'Vojenské cvičení'],
    pick(
      'p',
      seats('all'),
      seq(
        react,
        lasts(
          untilYourTurn,
          forbid('attack', cardsIn('squad', $('p'))),
          forbid('beAttacked', cardsIn('squad', $('p'))),
        ),
      ),
    ),
    { book: true, set: 'mortificator' },
  ),
  asActions(
    1,
    ['SUPPRESSING FIRE', 'Kartáčová střelba'],
    pick(
      'p',
      seats('foes'),
      seq(
        react,
        each('x', cardsIn('squad', $('p')).with(kind('warrior'), no(flagged('covered'))), verb('cover', $('x'))),
      ),
    ),
    { book: true, set: 'mortificator' },
  ),
  anytime(['A SECOND CHANCE', 'Druhá šance'], target(cardsIn('sacrificed'), verb('toLibrary', w)), {
    book: true,
    set: 'apocalypse',
  }),
  asActions(
    1,
    ['DEATH MAZE', 'Bludiště smrti'],
    pick('w', yours.warriors.named('mortificator'), seq(react, verb('equip', self, w))),
    { book: true, set: 'mortificator', kinds: ['poison'], post: '+' },
    [
      respond('death-maze.bite', seq(react, verb('sacrifice', self), verb('slay', calc('opponent', hostOf(self)))), {
        name: t('Otrávit', 'Poison'),
        tags: ['quiet'],
        when: all(fights(hostOf(self)), closeCombat, calc('afterBlows')),
      }),
    ],
  ),
  anytime(
    ['V-3', 'V-3'],
    pick(
      'w',
      { k: 'cards', from: { k: 'zones', zone: 'station' }, where: [kind('warrior'), tagged('doomtrooper')] },
      seq(react, verb('equip', self, w)),
    ),
    { book: true, set: 'paradise-lost', kinds: ['virus'], post: '+', when: inYourTurn },
    [always('v-3.sick', [add(bearer, 'fight', -2), add(bearer, 'shoot', -2), add(bearer, 'armor', -2)])],
  ),
  // Known from the rulebook alone (DT-SAB-06, DT-EX-60).
  anytime(
    ['FALSE ATTACK', 'Falešný útok'],
    pick(
      'w',
      yours.warriors.with(where('x', calc('isCapable', $('x')))),
      pick(
        'p',
        { k: 'seats', which: 'foes', v: 'q', if: calc('maySabotageSeat', $('q')) },
        seq(react, call('sabotageBy', w, $('p'))),
      ),
    ),
    { book: true, set: 'rulebook', when: inYourTurn },
  ),
];
