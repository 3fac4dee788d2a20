import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  all,
  allow,
  always,
  bearing,
  by,
  calc,
  cardsBy,
  cardsIn,
  count,
  during,
  either,
  forbid,
  gain,
  inPlay,
  is,
  isCard,
  kind,
  no,
  on,
  only,
  pick,
  same,
  sameZoneAs,
  scale,
  self,
  seq,
  some,
  spend,
  tag,
  tagged,
  times,
  upon,
  verb,
  where,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { Aspect } from '../types.ts';
import { attacker, called, defender, discardable, fighters, fights, search, yours } from '../words.ts';
import { me, ofAspect } from './common.ts';
import { deed } from './deeds.ts';
import { areaCard, bonus, keyOf, type Names, t, w, warzone } from './make.ts';

/** A cathedral: all your Doomtroopers cast its aspect. */
const cathedral = (names: Names, aspect: Aspect, words: readonly string[] = ['cathedral']): CardDecl =>
  areaCard(
    'fortification',
    names,
    ['squad'],
    [always(keyOf(names[0]), [allow('cast', yours.of('doomtrooper'), ofAspect(aspect))])],
    { set: 'inquisition', words: [...words, 'for:brotherhood'] },
  );

/** A citadel: followers of its Apostle in your Cohort have +2 defence (DT-FORT-05). */
const citadel = (names: Names, apostle: string): CardDecl =>
  areaCard(
    'fortification',
    names,
    ['cohort'],
    [always(keyOf(names[0]), bonus(cardsIn('cohort').with(kind('warrior'), called(`follower:${apostle}`)), [0, 0, 2]))],
    { words: ['citadel'] },
  );

const inDraw = { on: 'stepBegins', by: you, if: during('draw') } as const;
const here = cardsBy('zoneDefender', self);
/** The home there is not Capitol's. */
const homeTurf = is(self, bearing(called('home-turf-mars')));
const foughtHere = { if: same(self, calc('zoneNow')) };
const fighting = where('f', fights($('f')));

/** Opevnění a válečné zóny (fortifications and war zones). */
export const places: readonly CardDecl[] = [
  cathedral(['THE BURROUGHS CATHEDRAL', 'Burroughsova katedrála'], 'premonition'),
  cathedral(['THE FUKIDO CATHEDRAL', 'Fukidská katedrála'], 'mentalism'),
  cathedral(['THE GIBSON CATHEDRAL', 'Gibsonova katedrála'], 'changeling'),
  cathedral(['THE HEIMBURG CATHEDRAL', 'Heimburská katedrála'], 'exorcism'),
  cathedral(['THE LONGSHORE CATHEDRAL', 'Katedrála Dlouhého pobřeží'], 'elements'),
  cathedral(['THE SAN DORADO CATHEDRAL', 'Sandoradská katedrála'], 'manipulation'),
  cathedral(['THE VOLKSBURG CATHEDRAL', 'Volksburská katedrála'], 'kinetics'),
  cathedral(['THE STONE ARCHIVES', 'Kamenné archivy'], 'summoning', []),
  citadel(['CITADEL OF DEMNOGONIS', 'Demnogonisova citadela'], 'demnogonis'),
  citadel(['CITADEL OF MUAWIJHE', 'Muawijhova citadela'], 'muawijhe'),
  citadel(['CITADEL OF SEMAI', 'Semaiova citadela'], 'semai'),
  areaCard(
    'fortification',
    ['HIDEOUT', 'Skrýš'],
    ['cohort'],
    [always('hideout', bonus(yours.of('heretic'), [0, 0, 2]))],
    {
      set: 'inquisition',
    },
  ),
  areaCard(
    'fortification',
    ['FACTORY', 'Továrna'],
    ['squad', 'cohort'],
    [on('factory', inDraw, gain('destiny', you, 1))],
    {
      set: 'inquisition',
      facts: { many: true },
    },
  ),
  areaCard(
    'fortification',
    ['FACTORY RETROFIT', 'Modernizace továrny'],
    ['squad', 'cohort'],
    [
      on(
        'factory-retrofit',
        inDraw,
        gain('destiny', you, times(3, count(inPlay.named('factory').with(by(you), sameZoneAs(self))))),
      ),
    ],
    { set: 'apocalypse', facts: { many: true } },
  ),
  areaCard(
    'fortification',
    ['DISCREET MEETING ROOM', 'Diskrétní zasedačka'],
    ['squad'],
    [always('discreet-meeting-room', [allow('victoryPoints', yours.of('mercenary'), undefined, 2)])],
    { set: 'apocalypse' },
  ),
  areaCard(
    'fortification',
    ['BOARD ROOM', 'Zasedací síň'],
    ['squad'],
    [
      deed(
        'board-room',
        3,
        t('Svolat vedení', 'Call the board'),
        seq(
          verb('sacrifice', self),
          search('u', cardsBy('collection').with(kind('leader')), verb('settle', $('u'), zone('squad'))),
        ),
        {
          when: some(cardsBy('collection').with(kind('leader'))),
        },
      ),
    ],
    { set: 'apocalypse', limit: 1 },
  ),
  areaCard(
    'equipment',
    ['UNHOLY CARRONADE', 'Bezbožná karonáda'],
    ['cohort'],
    [
      deed(
        'unholy-carronade',
        3,
        t('Salva', 'Broadside'),
        pick('w', inPlay.with(either(kind('warzone'), kind('fortification')), discardable), verb('discard', w)),
      ),
    ],
    { set: 'warzone', kinds: ['vehicle'] },
  ),
  areaCard(
    'equipment',
    ['TA6500 CYBERMECH', 'Kybermech TA6500'],
    ['squad'],
    [
      deed(
        'ta6500-cybermech',
        3,
        t('Dálkově řízený útok', 'Remote strike'),
        pick(
          'w',
          inPlay.with(either(kind('equipment'), kind('fortification'), kind('warzone')), discardable),
          verb('discard', w),
        ),
        { price: [spend('victory', 1)] },
      ),
    ],
    { set: 'warzone', kinds: ['vehicle'], words: ['tank'] },
  ),
  warzone(
    ['CYBEROPOLIS', 'Kyberopolis'],
    [-1, -1, 3, 2],
    ['squad'],
    [
      always('cyberopolis', bonus(here.with(tagged('cybertronic')), [3, 3, 3, 3])),
      always('cyberopolis.home', [scale(me, here.with(tagged('cybertronic')), 0, 'negative')], { if: homeTurf }),
      always('cyberopolis.deadly', [tag(here.with(tagged('cybertronic')), 'slayer')], { if: homeTurf }),
    ],
    { words: ['mars'] },
  ),
  warzone(
    ['GRAVETON ARCHIPELAGO', 'Souostroví Graveton'],
    [-1, 4, 0, 1],
    ['squad', 'cohort'],
    [always('graveton-archipelago', bonus(here.with(called('sea-lion')), [4, 4, 4]))],
    { words: ['venus'] },
  ),
  warzone(
    ['GREAT RUST DESERT', 'Velká rezavá poušť'],
    [0, 6, -2, 2],
    ['squad', 'cohort'],
    [always('great-rust-desert', [tag(fighters, 'slayer')], foughtHere)],
    { words: ['mars'] },
  ),
  warzone(
    ['ASTEROID SETTLEMENT', 'Osada na asteroidu'],
    [2, -1, 1, 2],
    ['squad', 'cohort'],
    [
      always(
        'asteroid-settlement',
        [forbid('beUsed', inPlay.kind('gun').with(upon(kind('warrior'), fighting)))],
        foughtHere,
      ),
    ],
    { words: ['asteroid-belt'] },
  ),
  warzone(
    ['INFESTED ASTEROID', 'Zamořený asteroid'],
    [2, 0, 3, 2],
    ['cohort'],
    [always('infested-asteroid', bonus(here, [5, 5, 5, 5]), { if: is(attacker, tagged('imperial')) })],
    { words: ['asteroid-belt'] },
  ),
  warzone(
    ['PHOBOS & DEIMOS', 'Phobos a Deimos'],
    [1, 1, -1, 2],
    ['cohort'],
    [
      always(
        'phobos-deimos',
        bonus(here.with(either(called('follower:semai'), called('follower:muawijhe'))), [5, 5, 5]),
        {
          if: is(attacker, tagged('doomtrooper')),
        },
      ),
    ],
    { words: ['mars'] },
  ),
  warzone(
    ['SACRED OUTPOST', 'Posvátná výspa'],
    [3, 3, 3, 6],
    ['squad'],
    [
      always('sacred-outpost', [allow('castAny', here), tag(here, 'slayer')], {
        if: is(defender, tagged('brotherhood')),
      }),
      always('sacred-outpost.awe', bonus(only(attacker), [-2, -2, -2]), {
        if: all(same(self, calc('zoneNow')), is(defender, tagged('brotherhood')), is(attacker, tagged('doomtrooper'))),
      }),
    ],
  ),
  warzone(
    ['MERCURIAN DIAMOND CAVERNS', 'Merkurské diamantové jeskyně'],
    [-2, -2, 5, 4],
    ['squad'],
    [
      on(
        'mercurian-diamond-caverns',
        {
          on: 'killed',
          subject: [kind('warrior')],
          source: [isCard(defender)],
          if: all(same(self, calc('zoneNow')), is(defender, tagged('mishima')), calc('scored')),
        },
        gain('victory', you, 3),
      ),
    ],
    { words: ['mercury'] },
  ),
  warzone(
    ['EASTERN EUROPE', 'Východní Evropa'],
    [1, 2, 2, 2],
    ['station'],
    [
      always('eastern-europe', [forbid('beUsed', me, [no(tagged('rasputin'))])]),
      always('eastern-europe.wheels', bonus(here.with(where('v', calc('inVehicle', $('v')))), [3, 3, 3])),
    ],
    { set: 'paradise-lost', words: ['dark-eden'] },
  ),
  warzone(
    ['SOUTHERN EUROPE', 'Jižní Evropa'],
    [3, 0, 2, 2],
    ['station'],
    [
      always('southern-europe', [forbid('beUsed', me, [no(tagged('templars'))])]),
      always('southern-europe.feud', bonus(here, [3, 3, 3]), { if: is(attacker, tagged('tribal')) }),
    ],
    { set: 'paradise-lost', words: ['dark-eden'] },
  ),
];
