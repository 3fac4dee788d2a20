import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  always,
  amend,
  by,
  calc,
  call,
  cancel,
  cardsIn,
  controller,
  divUp,
  during,
  each,
  end,
  eq,
  ev,
  flagged,
  foe,
  forbid,
  gain,
  ge,
  gt,
  hostOf,
  inPlay,
  is,
  kind,
  lasts,
  minus,
  no,
  not,
  on,
  only,
  pick,
  resource,
  respond,
  seats,
  self,
  seq,
  spend,
  stat,
  tag,
  tagged,
  times,
  turnOf,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/windows.ts';
import {
  any,
  atStart,
  attacker,
  closeCombat,
  defender,
  dying,
  fighters,
  fights,
  inYourTurn,
  played,
  yours,
} from '../words.ts';
import {
  answer,
  anytime,
  asActions,
  bearer,
  card,
  inFight,
  POINTS,
  REACTS,
  react,
  SAVES,
  t,
  target,
  thisCombat,
  w,
} from './make.ts';

const untilYourTurn = { turnOf: you, at: 'start' } as const;
const first = (cs: string, en: string, who: typeof attacker): CardDecl =>
  inFight([en, cs], seq(react, thisCombat(tag(only(who), 'firstAttack'))));
const boost = (
  names: readonly [string, string],
  book: boolean,
  ...changes: readonly (readonly ['fight' | 'shoot' | 'armor', number])[]
): CardDecl => inFight(names, target(fighters, thisCombat(...changes.map(([s, n]) => add(only(w), s, n)))), { book });

/** Speciální karty (special cards). */
export const specials: readonly CardDecl[] = [
  first('Přepadení ze zálohy', 'AMBUSH', defender),
  first('Překvapivý útok', 'SURPRISE ATTACK', attacker),
  anytime(['BLOOD LUST', 'Krvavý chtíč'], seq(react, verb('moreAttacks', you, 1)), { book: true, when: atStart }),
  anytime(['INITIATIVE', 'Iniciativa'], seq(react, verb('moreActions', you, 1)), {
    book: true,
    when: all(atStart, eq(resource(you, 'extra'), 0)),
  }),
  anytime(
    ['INSPIRED', 'Bohem požehnaný'],
    seq(react, when(turnOf(you), verb('grantPeaceful', you, 3), call('extraActions', 3))),
    { book: true, when: calc('mayGainPeaceful') },
  ),
  anytime(['CHASM!', 'Propast!'], seq(react, lasts(untilYourTurn, forbid('closeCombat', any.warriors, undefined, 1)))),
  anytime(
    ['HEAVY FOG', 'Hustá mlha'],
    seq(react, lasts(untilYourTurn, forbid('shooting', any.warriors, undefined, 1))),
  ),
  anytime(
    ['COWARDICE', 'Zbabělost'],
    pick(
      'p',
      seats('all'),
      seq(react, each('x', any.warriors.with(by($('p')), no(flagged('covered'))), verb('cover', $('x')))),
    ),
    { book: true },
  ),
  inFight(
    ['DULL BLADE', 'Tupá čepel'],
    target(
      inPlay.kind('blade').with(no(kind('gun')), where('x', calc('wielded', $('x')))),
      thisCombat(forbid('weapons', only(w))),
      verb('disarm', w),
    ),
  ),
  inFight(
    ['OUT OF AMMO', 'Došla munice'],
    target(
      inPlay.kind('gun').with(by(foe), where('x', calc('wielded', $('x')))),
      thisCombat(forbid('weapons', only(w))),
      verb('disarm', w),
    ),
  ),
  boost(['EVASIVE ACTION', 'Úhybná akce'], true, ['armor', 2]),
  boost(['LUCKY SHOT', 'Šťastný výstřel'], true, ['shoot', 2]),
  boost(['POWERFUL BLOW', 'Mocný úder'], true, ['fight', 2]),
  boost(['TAKE AIM', 'Zamíření'], false, ['fight', 1], ['shoot', 1]),
  inFight(['TAKE COVER', 'Kryj se!'], seq(react, verb('cover', defender)), {
    when: is(defender, by(you), no(flagged('covered'))),
  }),
  anytime(
    ['HIDDEN IN THE SHADOWS', 'Skryt ve stínech'],
    target(any.warriors, lasts(untilYourTurn, add(only(w), 'armor', 3))),
  ),
  inFight(
    ['RETREAT!', 'Ústup!'],
    target(
      fighters.with(by(you)),
      verb('award', controller(calc('opponent', w)), divUp(stat(w, 'value'), 2), 0),
      end('combat'),
    ),
  ),
  answer(SAVES, dying(...yours.warriors.where))(['NARROW ESCAPE!', 'Únik o vlásek!'], amend('amount', 0), {
    book: true,
  }),
  card(
    'special',
    ['MISCOMMUNICATION', 'Komunikační šum'],
    {},
    [
      respond('miscommunication', seq(react, cancel), { tags: REACTS, live: ['hand'], event: played(kind('special')) }),
      respond(
        'miscommunication.late',
        pick(
          'w',
          { k: 'cards', from: { k: 'zone', zone: 'inCombat', of: you }, where: [kind('special')] },
          seq(react, verb('cancelLate', w)),
        ),
        {
          tags: ['modifier', 'late'],
          live: ['hand'],
          clauses: ['DT-TIME-05'],
        },
      ),
    ],
    { book: true, facts: { post: '-' } },
  ),
  answer(POINTS, { on: 'awarded', if: gt(ev('amount'), 0) })(
    ['BAMBOOZLED!', 'Napálen!'],
    seq(gain('destiny', you, times(2, ev('amount'))), amend('amount', 0)),
    { book: true, limit: 1 },
  ),
  card(
    'special',
    ['JOY OF VICTORY', 'Radost z vítězství'],
    {},
    [
      respond(
        'joy-of-victory',
        seq(react, gain('destiny', you, 5), when(is(attacker, flagged('wounded')), verb('heal', attacker))),
        { tags: ['quiet'], live: ['hand'], when: all(is(attacker, by(you)), calc('afterBlows')) },
      ),
    ],
    { facts: { post: '-' } },
  ),
  anytime(['POSITIVE KARMA', 'Pozitivní karma'], seq(react, gain('destiny', you, 10))),
  anytime(
    ['NEGATIVE KARMA', 'Negativní karma'],
    pick(
      'p',
      { k: 'seats', which: 'all', v: 'q', if: gt(resource($('q'), 'destiny'), 0) },
      seq(react, gain('destiny', $('p'), minus(0, resource($('p'), 'destiny')))),
    ),
  ),
  anytime(
    ['LOST PAPERWORK', 'Ztracené dokumenty'],
    pick(
      'p',
      { k: 'seats', which: 'all', v: 'q', if: gt(resource($('q'), 'victory'), 0) },
      seq(react, gain('victory', $('p'), -3)),
    ),
  ),
  anytime(
    ['DOOMED', 'Odsouzen k záhubě'],
    pick('w', inPlay.kind('player').with(by(foe)), seq(react, verb('equip', self, w))),
    { book: true, post: '+' },
    [
      on(
        'doomed.loss',
        { on: 'stepBegins', by: controller(hostOf(self)), if: during('draw') },
        seq(
          gain('destiny', controller(hostOf(self)), -3),
          when(eq(resource(controller(hostOf(self)), 'destiny'), 0), verb('discard', self)),
        ),
      ),
    ],
  ),
  asActions(
    3,
    ['EVASION TRAINING', 'Výcvik úhybů'],
    pick('w', any.warriors, seq(react, verb('equip', self, w))),
    { post: '+' },
    [
      respond('evasion-training.dodge', seq(react, thisCombat(add(bearer, 'armor', 1))), {
        name: t('Úhyb', 'Dodge'),
        tags: ['modifier', 'late'],
        when: fights(hostOf(self)),
        price: [spend('destiny', 2)],
      }),
    ],
  ),
  anytime(
    ['MENTAL CONSTITUTION', 'Mentální konstituce'],
    pick('w', any.of('doomtrooper'), seq(react, verb('equip', self, w))),
    { book: true, post: '+' },
    [always('mental-constitution.guard', [tag(bearer, 'artImmune'), tag(bearer, 'darkImmune')])],
  ),
  anytime(['MALFUNCTION!', 'Porucha!'], target(inPlay.kind('equipment'), verb('discard', w))),
  asActions(1, ['SURPRISE INVASION!', 'Nečekaná invaze!'], target(inPlay.kind('fortification'), verb('discard', w))),
  inFight(['TACTICAL ADVANTAGE', 'Taktická výhoda'], seq(react, verb('switchTactic'))),
  anytime(['STRENGTH OF WILL', 'Síla vůle'], seq(react, lasts(untilYourTurn, tag(yours.warriors, 'darkImmune')))),
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
