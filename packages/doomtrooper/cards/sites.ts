import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  addCounter,
  all,
  always,
  attachedTo,
  by,
  calc,
  call,
  cardsIn,
  could,
  counter,
  each,
  end,
  flagged,
  forbid,
  hostOf,
  inZone,
  is,
  isCard,
  kind,
  lt,
  named,
  no,
  not,
  on,
  pick,
  respond,
  self,
  seq,
  tag,
  tagged,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/anytime.ts';
import { any, attacker, defender, manned, riding, worth, yours } from '../words.ts';
import { aloft } from './arms.ts';
import { me } from './common.ts';
import { deed } from './deeds.ts';
import { yourOwn } from './families.ts';
import { stands } from './laid.ts';
import { areaCard, asActions, bearer, bonus, gear, react, t, w } from './make.ts';

const AFFILIATIONS = [
  ...['bauhaus', 'capitol', 'cybertronic', 'imperial', 'mishima', 'brotherhood', 'legion'],
  ...['lutheran', 'crescentia', 'rasputin', 'templars'],
];
const marine = is(hostOf(self), named('templar-marine'));
const recruits = cardsIn('hand').with(
  kind('warrior'),
  worth('le', 4),
  no(tagged('tribal')),
  where('x', could(verb('enterPlay', $('x')))),
);
/** He gets out in time to be wounded once, by the card alone. */
export const loses = (what: 'airship' | 'vehicle') =>
  each('v', attachedTo(attacker).kind(what).with(manned), seq(verb('board', $('v')), verb('discard', $('v'))));

/** Stavby a bojiště (places built, places fought for, and a beast): fortifications, war zones. */
export const sites: readonly CardDecl[] = [
  areaCard(
    'fortification',
    ['BARRAGE BALLOONS', 'Přehradní balony'],
    ['squad'],
    [
      respond(
        'barrage-balloons',
        seq(react, loses('airship'), call('inflictWoundAs', self, attacker), verb('sacrifice', self), end('combat')),
        {
          name: t('Do lan', 'Into the cables'),
          tags: ['combat', ...IN_COMBAT],
          when: all(is(attacker, riding(kind('airship'))), is(defender, by(you), tagged('doomtrooper'))),
        },
      ),
    ],
    { set: 'warzone', words: ['minefield'] },
  ),
  asActions(
    1,
    ['CLUB ARKADIN', 'Klub ArkaDin'],
    stands,
    { type: 'fortification', set: 'mortificator', post: '+', when: calc('mayHave', self) },
    [
      always('club-arkadin', bonus(any.warriors.with(...AFFILIATIONS.map((role) => no(tagged(role)))), [5, 5, 5]), {
        wording: t(
          'Bojovníci bez příslušnosti ke korporaci, Bratrstvu, Černé legii i kmeni mají +5 k Z, S a O.',
          'Warriors of no corporation, no tribe, neither the Brotherhood nor the Dark Legion get +5 F, S, and A.',
        ),
      }),
    ],
  ),
  areaCard(
    'fortification',
    ["GOLGOTHA'S CITADEL", 'Golgothina citadela'],
    ['cohort'],
    [always('golgotha-s-citadel', [tag(yourOwn('follower:algeroth'), 'slayer')])],
    { set: 'mortificator', words: ['citadel'], facts: { post: 'x' } },
  ),
  areaCard(
    'fortification',
    ['LUNA MEMORIAL HOSPITAL', 'Lunská pamětní nemocnice'],
    ['squad'],
    [
      deed(
        'luna-memorial-hospital.heal',
        2,
        t('Ošetření', 'Treatment'),
        pick('w', yours.warriors.with(flagged('wounded'), inZone('squad', you)), verb('heal', w)),
      ),
      deed('luna-memorial-hospital.back', 2, t('Evakuace', 'Evacuation'), seq(verb('toHand', self)), {
        live: ['board', 'discard'],
      }),
    ],
    { set: 'mortificator', words: ['for:brotherhood'] },
  ),
  areaCard(
    'fortification',
    ['BOOT CAMP', 'Výcvikový tábor'],
    ['squad', 'cohort'],
    [
      on('boot-camp.opens', { on: 'entered', subject: [isCard(self)] }, addCounter('marker', self, 5)),
      respond(
        'boot-camp',
        pick(
          'u',
          recruits,
          seq(
            react,
            addCounter('marker', self, -1),
            verb('enterPlay', $('u')),
            when(lt(counter(self, 'marker'), 1), verb('discard', self)),
          ),
        ),
        {
          name: t('Nováček', 'Recruit'),
          tags: [...ANYTIME],
          when: not(lt(counter(self, 'marker'), 1)),
        },
      ),
    ],
    { set: 'apocalypse' },
  ),
  asActions(1, ['LUNA', 'Luna'], stands, { type: 'fortification', set: 'promo', limit: 0, post: '+' }, [
    always('luna.walls', [
      add(yours.warriors.with(no(tagged('mercenary'))), 'armor', 1),
      add(yours.of('mercenary'), 'armor', 2),
    ]),
    always('luna.stays', [forbid('discard', me, undefined, 2), forbid('sacrifice', me, undefined, 2)]),
  ]),
  gear(
    'beast',
    ['MARINE SERETT', 'Mořský serett'],
    [0, 0, 0],
    [
      always('marine-serett.rides', bonus(bearer, [2, -4, 2], 'beast'), { if: not(marine) }),
      always('marine-serett.marine', bonus(bearer, [4, 0, 4], 'beast'), { if: marine }),
      always('marine-serett.deep', [forbid('attack', any.warriors.with(aloft), [isCard(hostOf(self))])]),
    ],
    { set: 'paradise-lost', to: ['templars'] },
  ),
];
