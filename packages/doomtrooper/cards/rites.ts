import type { CardDecl, Eff } from '@bojiste/kernel';
import {
  $,
  allow,
  always,
  type Cards,
  calc,
  call,
  cancel,
  change,
  count,
  during,
  each,
  gain,
  inPlay,
  inZone,
  kind,
  on,
  only,
  pick,
  self,
  seq,
  some,
  tag,
  upon,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import type { Aspect } from '../types.ts';
import { any, called, fights, itemsInPlay, played, yours } from '../words.ts';
import { allMayCast, ofAspect } from './common.ts';
import {
  answer,
  anytime,
  areaCard,
  asActions,
  bearer,
  inFight,
  keyOf,
  type Names,
  type PlayExtra,
  REACTS,
  react,
  thisCombat,
  w,
} from './make.ts';

const brothers = yours.of('brotherhood').with(inZone('squad', you));

/** An empathy: all Brotherhood warriors of the Squad cast one aspect more. */
const empathy = (names: Names, aspect: Aspect, set = 'base'): CardDecl =>
  asActions(1, names, pick('w', yours.of('brotherhood'), seq(react, verb('equip', self, w))), { set, post: '+' }, [
    always(keyOf(names[0]), [allow('cast', brothers, ofAspect(aspect))]),
  ]);

/** An essence: whoever it is against loses his Dark Symmetry. */
const essence = (names: Names, whom: Cards, more: Eff[]): CardDecl =>
  anytime(
    names,
    seq(react, each('i', inPlay.kind('symmetry').with(upon(...whom.where)), verb('discard', $('i'))), ...more),
    { when: some(brothers) },
  );
const against = (names: Names, apostle: string): CardDecl => {
  const followers = any.warriors.with(called(`follower:${apostle}`));
  return essence(names, followers, [each('h', followers, call('inflictWound', $('h')))]);
};

/** It stays with a warrior of the Brotherhood. */
const taught = (
  names: Names,
  n: number,
  change_: Parameters<typeof always>[1],
  extra: PlayExtra,
  when_ = {},
): CardDecl =>
  asActions(n, names, pick('w', any.of('brotherhood'), seq(react, verb('equip', self, w))), { ...extra, post: '+' }, [
    always(keyOf(names[0]), change_, when_),
  ]);

/** Obřady Bratrstva (rites of the Brotherhood): empathies, essences, directorates. */
export const rites: readonly CardDecl[] = [
  empathy(['ELEMENTAL EMPATHY', 'Souznění s živly'], 'elements'),
  empathy(['CHANGELING EMPATHY', 'Souznění s metamorfózou'], 'changeling'),
  empathy(['EXORCISM EMPATHY', 'Souznění s exorcismem'], 'exorcism'),
  empathy(['KINETIC EMPATHY', 'Souznění s kinetikou'], 'kinetics'),
  empathy(['MANIPULATIVE EMPATHY', 'Souznění s manipulací'], 'manipulation'),
  empathy(['MENTALISM EMPATHY', 'Souznění s mentalismem'], 'mentalism'),
  empathy(['PREMONITION EMPATHY', 'Souznění s předtuchou'], 'premonition'),
  empathy(['SUMMONING EMPATHY', 'Souznění s vyvoláváním'], 'summoning', 'inquisition'),
  against(['ESSENCE OF VIRTUE', 'Podstata ctnosti'], 'algeroth'),
  against(['ESSENCE OF CLARITY', 'Podstata jasnosti'], 'muawijhe'),
  against(['ESSENCE OF INTEGRITY', 'Podstata bezúhonnosti'], 'semai'),
  against(['ESSENCE OF MORALITY', 'Podstata mravnosti'], 'demnogonis'),
  against(['ESSENCE OF PURITY', 'Podstata čistoty'], 'ilian'),
  essence(['ESSENCE OF RECTITUDE', 'Podstata poctivosti'], any.of('heretic'), []),
  areaCard(
    'special',
    ['THE FIRST DIRECTORATE', 'První direktorát'],
    ['squad'],
    [allMayCast('the-first-directorate', yours.of('brotherhood'))],
    { set: 'inquisition' },
  ),
  areaCard(
    'special',
    ['THE THIRD DIRECTORATE', 'Třetí direktorát'],
    ['squad'],
    [
      on(
        'the-third-directorate',
        { on: 'stepBegins', by: you, if: during('draw') },
        gain('destiny', you, count(any.of('brotherhood'))),
      ),
    ],
    { set: 'inquisition' },
  ),
  taught(['MYSTICAL TRAINING', 'Mystický výcvik'], 3, [allow('castAny', bearer)], {}),
  taught(
    ['MORTIFICATION', 'Umrtvování'],
    2,
    [tag(bearer, 'slayer')],
    { set: 'inquisition' },
    { if: calc('closeCombat') },
  ),
  answer(REACTS, played(kind('art')))(['FIZZLE', 'Vyprchání'], cancel, { set: 'warzone' }),
  anytime(
    ['SYMMETRY FAILURE', 'Selhání symetrie'],
    seq(react, each('x', itemsInPlay('symmetry'), verb('discard', $('x')))),
    { set: 'golgotha' },
  ),
  inFight(
    ['NO LOOSE ENDS', 'Žádné stopy'],
    pick(
      'w',
      any.warriors.with(called('mortificator'), where('f', fights($('f')))),
      seq(react, thisCombat(change(only(w), 'fight', 'baseMul', 3))),
    ),
    {
      set: 'mortificator',
    },
  ),
];
