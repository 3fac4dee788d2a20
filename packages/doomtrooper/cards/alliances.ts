import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  allow,
  always,
  attachedTo,
  by,
  calc,
  cardsBy,
  cardsIn,
  change,
  count,
  forbid,
  gt,
  hostOf,
  inPlay,
  is,
  it,
  kind,
  not,
  on,
  pick,
  respond,
  self,
  seq,
  tag,
  tagged,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/windows.ts';
import { yours } from '../words.ts';
import { allMayCast, me } from './common.ts';
import { anytime, bonus, react, t, w, warzone } from './make.ts';

const ally = (names: readonly [string, string], abilities: CardDecl['abilities']): CardDecl =>
  anytime(
    names,
    seq(react, verb('settle', self, { k: 'zone', zone: 'player', of: you })),
    { type: 'alliance', set: 'golgotha', post: '+', when: not(calc('allianceOut', self)) },
    [always('alliance', [forbid('discard', me, undefined, 2)], { clauses: ['DT-ALLY-04'] }), ...abilities],
  );
const legionnaire = tagged('legion');
const versusLegion = (key: string, role: 'mishima') =>
  always(
    key,
    (['fight', 'shoot', 'armor'] as const).map((stat) =>
      add(yours.of(role).with(where('x', is(calc('opponent', $('x')), legionnaire))), stat, 5),
    ),
  );

/** Aliance (alliances). */
export const alliances: readonly CardDecl[] = [
  ally(
    ['BAUHAUS', 'Bauhaus'],
    [
      always('ally-bauhaus', [
        forbid('discard', inPlay.with(kind('equipment'), where('x', is(hostOf($('x')), tagged('bauhaus'), by(you))))),
      ]),
    ],
  ),
  ally(
    ['CAPITOL', 'Kapitol'],
    [
      respond(
        'ally-capitol',
        pick(
          'r',
          cardsIn('hand').with(kind('warrior'), tagged('capitol'), where('x', calc('mayAfford', $('x')))),
          seq(react, verb('payPrice', $('r')), verb('enterPlay', $('r'))),
        ),
        {
          name: t('Vyložit bojovníka Kapitolu', 'Play a Capitol warrior'),
          tags: ['anytime'],
        },
      ),
    ],
  ),
  ally(['CYBERTRONIC', 'Kybertronik'], [always('ally-cybertronic', [allow('anyEquipment', yours.of('cybertronic'))])]),
  ally(
    ['IMPERIAL', 'Imperiál'],
    [
      on(
        'ally-imperial',
        { on: 'harmed', subject: [tagged('imperial'), by(you)], source: [legionnaire] },
        verb('heal', it),
      ),
    ],
  ),
  ally(['MISHIMA', 'Mishima'], [versusLegion('ally-mishima', 'mishima')]),
  ally(
    ['THE BROTHERHOOD', 'Bratrstvo'],
    [
      allMayCast(
        'ally-brotherhood',
        yours.of('brotherhood'),
        t('Vaši bojovníci Bratrstva', 'Your Brotherhood warriors'),
      ),
      always('ally-brotherhood.far', [allow('farSpells', yours.of('brotherhood'))]),
    ],
  ),
  ally(
    ['THE DARK LEGION', 'Černá legie'],
    [
      respond(
        'ally-legion',
        pick(
          'r',
          cardsIn('hand').kind('symmetry'),
          pick('w', cardsBy('hosts', $('r')), seq(react, verb('equip', $('r'), w))),
        ),
        {
          name: t('Udělit dar', 'Bestow a gift'),
          tags: [...ANYTIME],
        },
      ),
    ],
  ),
];

/** Válečné zóny (war zones). */
export const warzones: readonly CardDecl[] = [
  warzone(["NO-MAN'S LAND", 'Země nikoho'], [1, 1, 1, 4], ['squad', 'cohort']),
  warzone(
    ['VENUSIAN JUNGLE', 'Venušanská džungle'],
    [3, -1, 2, 2],
    ['squad'],
    [always('venusian-jungle', bonus(cardsBy('zoneDefender', self).named('venusian-ranger'), [3, 3, 3]))],
  ),
  warzone(
    ['MCCRAIG LINE', 'McCraigova linie'],
    [-1, 3, 2, 2],
    ['squad'],
    [always('mccraig-line', bonus(cardsBy('zoneDefender', self).tagged('capitol'), [2, 2, 2]))],
  ),
  warzone(
    ['VICTORIA', 'Viktorie'],
    [-1, 3, 2, 2],
    ['squad'],
    [always('victoria', bonus(cardsBy('zoneDefender', self).tagged('imperial'), [3, 3, 3]))],
  ),
  warzone(
    ['CITADEL SANCTUM', 'Svatyně citadely'],
    [3, 3, 3, 0],
    ['cohort'],
    [
      always('citadel-sanctum', [
        tag(cardsBy('zoneDefender', self), 'slayer'),
        change(cardsBy('zoneDefender', self), 'value', 'mul', 2),
      ]),
    ],
  ),
  warzone(
    ['CENTRAL EUROPE', 'Střední Evropa'],
    [2, 2, 0, 0],
    ['station'],
    [
      always(
        'central-europe',
        bonus(
          cardsBy('zoneDefender', self).with(where('x', gt(count(attachedTo($('x')).kind('beast')), 0))),
          [3, 3, 3],
        ),
      ),
    ],
    { set: 'paradise-lost' },
  ),
];
