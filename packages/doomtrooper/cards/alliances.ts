import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  act,
  alike,
  allow,
  always,
  attachedTo,
  by,
  calc,
  cardsBy,
  cardsIn,
  change,
  could,
  either,
  forbid,
  inPlay,
  is,
  it,
  kind,
  no,
  not,
  on,
  pick,
  respond,
  same,
  self,
  seq,
  some,
  tag,
  tagged,
  upon,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import { attacker, called, defender, facing, fights, yours } from '../words.ts';
import { allMayCast, me } from './common.ts';
import { stands } from './laid.ts';
import { anytime, bonus, react, t, w, warzone } from './make.ts';

const ally = (names: readonly [string, string], abilities: CardDecl['abilities']): CardDecl =>
  anytime(
    names,
    stands,
    { type: 'alliance', set: 'golgotha', post: '+', when: not(some(inPlay.with(alike(self)))) },
    abilities,
  );
const legionnaire = tagged('legion');
const fighting = where('f', fights($('f')));

/** A warrior that may come into play now: a personality only once. */
const recruitable = where('x', could(verb('enterPlay', $('x'))));

/** Aliance (alliances). */
export const alliances: readonly CardDecl[] = [
  ally(
    ['BAUHAUS', 'Bauhaus'],
    [
      always('ally-bauhaus', [
        forbid('discard', inPlay.kind('equipment').with(upon(...yours.of('bauhaus').where)), undefined, 2),
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
          cardsIn('hand').with(
            kind('warrior'),
            tagged('capitol'),
            recruitable,
            where('y', could(verb('payPrice', $('y')))),
          ),
          seq(react, verb('payPrice', $('r')), verb('enterPlay', $('r'))),
        ),
        {
          name: t('Vyložit bojovníka Kapitolu', 'Play a Capitol warrior'),
          tags: [...ANYTIME],
        },
      ),
    ],
  ),
  ally(
    ['CYBERTRONIC', 'Kybertronik'],
    [
      always('ally-cybertronic', [
        allow('receiveAny', yours.of('cybertronic'), [
          either(kind('equipment'), kind('relic')),
          no(called('for:legion')),
        ]),
      ]),
    ],
  ),
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
  ally(
    ['MISHIMA', 'Mishima'],
    [always('ally-mishima', bonus(yours.of('mishima').with(facing(tagged('legion'))), [5, 5, 5]))],
  ),
  ally(
    ['THE BROTHERHOOD', 'Bratrstvo'],
    [
      allMayCast('ally-brotherhood', yours.of('brotherhood')),
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
          pick('w', cardsBy('hosts', $('r'), yours.warriors), seq(react, verb('equip', $('r'), w))),
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
  warzone(
    ["NO-MAN'S LAND", 'Země nikoho'],
    [1, 1, 1, 4],
    ['squad', 'cohort'],
    [
      always('no-mans-land', [allow('victoryPoints', cardsBy('zoneDefender', self), undefined, 2)], {
        if: is(defender, tagged('mercenary')),
      }),
    ],
  ),
  warzone(
    ['VENUSIAN JUNGLE', 'Venušanská džungle'],
    [3, -1, 2, 2],
    ['squad'],
    [
      always('venusian-jungle', bonus(cardsBy('zoneDefender', self).named('venusian-ranger'), [3, 3, 3])),
      always(
        'venusian-jungle.afoot',
        [forbid('beUsed', inPlay.kind('vehicle').with(upon(kind('warrior'), fighting)))],
        {
          if: same(self, calc('zoneNow')),
        },
      ),
    ],
  ),
  warzone(
    ['MCCRAIG LINE', 'McCraigova linie'],
    [-1, 3, 2, 2],
    ['squad'],
    [
      always('mccraig-line', bonus(cardsBy('zoneDefender', self).with(tagged('capitol')), [2, 2, 2])),
      act(
        'mccraig-line.trenchers',
        pick('r', cardsIn('hand').named('trencher').with(recruitable), verb('enterPlay', $('r'))),
        {
          name: t('Zákopníci', 'Trenchers'),
          during: ['actions'],
        },
      ),
    ],
  ),
  warzone(
    ['VICTORIA', 'Viktorie'],
    [-1, 3, 2, 2],
    ['squad'],
    [always('victoria', bonus(cardsBy('zoneDefender', self).with(tagged('imperial')), [3, 3, 3]))],
  ),
  warzone(
    ['CITADEL SANCTUM', 'Svatyně citadely'],
    [3, 3, 3, 0],
    ['cohort'],
    [
      always(
        'citadel-sanctum',
        [tag(cardsBy('zoneDefender', self), 'slayer'), change(cardsBy('zoneDefender', self), 'value', 'mul', 2)],
        { if: is(attacker, tagged('doomtrooper')) },
      ),
    ],
  ),
  warzone(
    ['CENTRAL EUROPE', 'Střední Evropa'],
    [2, 2, 0, 0],
    ['station'],
    [
      always('central-europe', [forbid('beUsed', me, [no(tagged('crescentia'))])]),
      always('central-europe.beasts', bonus(cardsBy('zoneDefender', self), [3, 3, 3]), {
        if: some(attachedTo(defender).kind('beast')),
      }),
    ],
    { set: 'paradise-lost', facts: { waitsFor: ['prophet', 'crescentian-twotusk'] } },
  ),
];
