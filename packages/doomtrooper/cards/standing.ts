import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  alike,
  allow,
  always,
  bind,
  by,
  calc,
  call,
  cardsBy,
  controller,
  count,
  during,
  forbid,
  gain,
  ge,
  hostOf,
  inPlay,
  is,
  isCard,
  kind,
  linked,
  lt,
  may,
  no,
  not,
  oblige,
  on,
  pick,
  resource,
  respond,
  self,
  seq,
  some,
  spend,
  stat,
  tag,
  tagged,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import type { StatName } from '../types.ts';
import {
  any,
  called,
  facing,
  fights,
  itemsInPlay,
  onStation,
  opponentOf,
  personality,
  plain,
  worth,
  yours,
} from '../words.ts';
import { CORPORATIONS, chooseAffiliation } from './common.ts';
import { deed } from './deeds.ts';
import { freeAttacks, laid, lay, stands } from './laid.ts';
import { anytime, areaCard, asActions, bearer, bonus, keyOf, type Names, react, t, thisCombat, w } from './make.ts';

const its = controller(hostOf(self));
const alone = not(some(inPlay.with(by(you), alike(self))));

/** A training that lies with a warrior: so much more for 2 destiny points, as often as one likes. */
const training = (names: Names, stat_: StatName, name: ReturnType<typeof t>): CardDecl =>
  laid(names, 3, any.warriors, [], {}, [
    respond(`${keyOf(names[0])}.use`, seq(react, thisCombat(add(bearer, stat_, 1))), {
      name,
      tags: ['modifier', 'late'],
      when: fights(hostOf(self)),
      price: [spend('destiny', 2)],
    }),
  ]);

/** Karty, které zůstávají (special cards that stay): with a warrior, with a player, on the table. */
export const standing: readonly CardDecl[] = [
  anytime(['CHOSEN', 'Vyvolený'], lay(any.of('legion')), { post: '+' }, [
    always('chosen.gifts', [allow('anyGift', bearer)]),
  ]),
  anytime(['DUTY ROSTER', 'Rozpis služeb'], stands, { set: 'inquisition', post: '+', when: alone }, [
    on(
      'duty-roster.pay',
      { on: 'stepBegins', by: you, if: during('draw') },
      gain('destiny', you, count(yours.warriors.with(worth('le', 4)))),
    ),
  ]),
  training(['MARTIAL TRAINING', 'Bojový výcvik'], 'fight', t('Úder', 'Blow')),
  training(['SHARPSHOOTER', 'Ostrostřelec'], 'shoot', t('Přesná střelba', 'Sharp shooting')),
  anytime(['NECROMUTANT FRENZY', 'Zuřivost nekromutantů'], stands, { post: '+' }, [
    always(
      'necromutant-frenzy.first',
      [
        tag(
          any.warriors.with(called('necromutant'), facing(kind('warrior'), no(called('necromutant')))),
          'firstAttack',
        ),
      ],
      { if: calc('closeCombat') },
    ),
  ]),
  laid(
    ['SNIPERS!', 'Odstřelovači!'],
    2,
    any.warriors.with(personality, where('x', calc('isCapable', $('x')))),
    [],
    { set: 'inquisition' },
    [
      on(
        'snipers',
        { on: 'stepBegins', by: its, if: during('draw') },
        when(
          ge(resource(its, 'destiny'), 4),
          may(verb('payOver', its, 4), { by: its, prompt: 'ask.snipers', else: call('killAs', self, hostOf(self)) }),
          call('killAs', self, hostOf(self)),
        ),
      ),
    ],
  ),
  anytime(["THADEUS'S PALLET", 'Thadeova pláň'], stands, { set: 'inquisition', post: '+' }, [
    always('thadeus-s-pallet.bare', [forbid('seekCover', any.warriors)]),
  ]),
  areaCard(
    'special',
    ['THE FOURTH DIRECTORATE', 'Čtvrtý direktorát'],
    ['squad'],
    [on('the-fourth-directorate', { on: 'stepBegins', by: you, if: during('actions') }, verb('grantPeaceful', you, 1))],
    { set: 'inquisition' },
  ),
  laid(
    ['SPECIAL FORCES TRAINING', 'Výcvik zvláštních jednotek'],
    1,
    any.of('doomtrooper').with(plain),
    [],
    { set: 'warzone' },
    [
      deed(
        'special-forces-training',
        3,
        t('Zvláštní operace', 'Special operation'),
        pick('w', itemsInPlay('special'), verb('discard', w)),
      ),
    ],
  ),
  anytime(['CODE OF HONOR', 'Kodex cti'], lay(any.of('doomtrooper')), { set: 'warzone', post: '+' }, [
    always('code-of-honor.joined', [
      tag(bearer, 'bauhaus'),
      ...bonus(bearer, [2, 2, 0]),
      forbid(
        'attack',
        bearer,
        [tagged('doomtrooper'), where('x', lt(stat($('x'), 'value'), stat(hostOf(self), 'value')))],
        2,
      ),
    ]),
  ]),
  asActions(1, ['GUNG HO', 'S nasazením života'], stands, { set: 'mortificator', post: '+' }, [
    always('gung-ho.first', [tag(yours.of('mishima'), 'firstAttack')]),
  ]),
  asActions(2, ['BURNING LUNGS', 'Hořící plíce'], stands, { set: 'paradise-lost', kinds: ['virus'], post: '+' }, [
    always('burning-lungs.sick', bonus(any.of('doomtrooper').with(onStation), [-1, -1, -1])),
  ]),
  laid(['CURBED', 'Na uzdě'], 1, any.of('legion'), [forbid('victoryPoints', bearer)], { set: 'paradise-lost' }),
  anytime(
    ['LOYAL TO THE LEGION', 'Věrní Legii'],
    stands,
    { set: 'paradise-lost', post: '+', when: not(calc('inCombat')) },
    [always('loyal-to-the-legion.peace', [forbid('attack', any.of('heretic'), [tagged('legion')])])],
  ),
  asActions(3, ['ADMONISH RESISTANCE', 'Trestání odporu'], stands, { set: 'mortificator', post: '+' }, [
    always('admonish-resistance.duty', [oblige('attack', any.of('legion'), [tagged('brotherhood')])]),
  ]),
  asActions(
    1,
    ['RAGE', 'Vztek'],
    pick(
      'w',
      cardsBy('hosts', self, yours.warriors),
      pick('q', any.warriors.with(no(isCard(w))), seq(react, verb('equip', self, w), bind('prey', self, $('q')))),
    ),
    {
      set: 'mortificator',
      post: '+',
    },
    [
      always('rage.fury', bonus(bearer, [8, 8, 0]), {
        if: is(opponentOf(hostOf(self)), isCard(linked('prey'))),
      }),
      on('rage.over', { on: 'left', subject: [isCard(linked('prey'))] }, verb('discard', self)),
    ],
  ),
  anytime(['SKEPTICISM', 'Skepse'], stands, { set: 'inquisition', post: '+' }, [
    always('skepticism.peace', [forbid('attack', any.of('brotherhood'), [tagged('doomtrooper')])]),
  ]),
  // Total war is the rule, so what these permit is permitted anyway (DT-RULING-120).
  anytime(['THE UNOFFICIAL DOCTRINE', 'Neoficiální doktrína'], stands, { set: 'warzone', post: '+' }, [
    freeAttacks('the-unofficial-doctrine'),
  ]),
  anytime(
    ['DECLARATION OF CORPORATE DISSENSION', 'Vyhlášení sporu v korporaci'],
    chooseAffiliation(CORPORATIONS, () => undefined, stands),
    { set: 'inquisition', post: '+' },
    [freeAttacks('declaration-of-corporate-dissension')],
  ),
  asActions(1, ['SUBVERSIVE AGENT', 'Podvratný agent'], lay(any.of('doomtrooper')), { set: 'inquisition', post: '+' }, [
    freeAttacks('subversive-agent'),
  ]),
];
