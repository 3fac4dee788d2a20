import type { CardDecl, CardQuery, Eff, RefX } from '@bojiste/kernel';
import {
  $,
  add,
  by,
  calc,
  cardsBy,
  cardsIn,
  chosen,
  could,
  count,
  each,
  hostOf,
  inPlay,
  kind,
  minus,
  no,
  not,
  only,
  pay,
  pick,
  pickMany,
  plus,
  respond,
  self,
  seq,
  some,
  spend,
  stat,
  times,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { IN_COMBAT } from '../rules/anytime.ts';
import { affordable, called, fighters, fights, itemsInPlay, yours } from '../words.ts';
import { anytime, asActions, gear, inFight, react, t, target, thisCombat, w } from './make.ts';
import { spellFacts } from './spells.ts';

/** Posily (DT-REINF, DT-RULING-86): chosen ones help a fighter for so many points each; Z and S are added up. */
export const calls = (per: number, from: CardQuery, fighter: RefX): Eff =>
  pickMany(
    'rs',
    from,
    1,
    affordable(per),
    seq(
      pay(spend('destiny', times(per, count(chosen('rs'))))),
      react,
      each(
        'r',
        chosen('rs'),
        seq(
          verb('join', $('r'), fighter),
          thisCombat(...(['fight', 'shoot'] as const).map((s) => add(only(fighter), s, stat($('r'), s)))),
        ),
      ),
    ),
  );

/** One special card for nothing, and one more for so many points each. */
const purge = (per: number): Eff =>
  pickMany(
    'ss',
    itemsInPlay('special'),
    1,
    plus(1, affordable(per)),
    seq(
      pay(spend('destiny', times(per, minus(count(chosen('ss')), 1)))),
      react,
      each('x', chosen('ss'), verb('discard', $('x'))),
    ),
  );

/** Karty, které pracují s celým stolem (special cards that reach over the whole table), and calls for help. */
const movable = yours.warriors.with(where('x', could(verb('transfer', $('x'), 1))));

export const moreSpecials: readonly CardDecl[] = [
  inFight(['REINFORCEMENTS!', 'Posily!'], pick('w', fighters.with(by(you)), calls(7, cardsBy('reinforcers', w), w)), {
    facts: { groupMode: 'add' },
  }),
  gear(
    'symmetry',
    ['TRUE GATE', 'Pravá brána'],
    [0, 0, 0],
    [
      respond('true-gate.call', calls(10, cardsBy('reinforcers', hostOf(self)), hostOf(self)), {
        name: t('Povolat posilu', 'Call for help'),
        tags: [...IN_COMBAT],
        when: fights(hostOf(self)),
      }),
    ],
    { words: ['gift:ilian', 'gift:apostle'], facts: { apostle: 'ilian', groupMode: 'add' } },
  ),
  anytime(['CURSE OF ALGEROTH', 'Algerothova kletba'], purge(4), {
    set: 'inquisition',
    when: some(cardsIn('cohort').with(kind('warrior'), called('follower:algeroth'))),
  }),
  anytime(
    ['EQUILIBRIUM', 'Rovnováha'],
    pick('c', cardsBy('casters', self), purge(3)),
    spellFacts('manipulation', {
      set: 'inquisition',
    }),
  ),
  asActions(
    3,
    ['LEVELED FIELD', 'Srovnáno se zemí'],
    seq(react, each('x', cardsBy('things').with(no(kind('warrior'))), verb('discard', $('x')))),
    { set: 'golgotha', post: 'x', limit: 1 },
  ),
  asActions(1, ['HOSTILE TAKEOVER', 'Nepřátelské převzetí'], target(inPlay.kind('alliance'), verb('sacrifice', w)), {
    set: 'golgotha',
  }),
  anytime(
    ['REDEPLOYMENT', 'Přesun jednotek'],
    pickMany(
      'ws',
      movable,
      1,
      count(movable),
      seq(react, each('x', chosen('ws'), when(could(verb('transfer', $('x'), 1)), verb('transfer', $('x'), 1)))),
    ),
    {
      set: 'paradise-lost',
      when: not(calc('inCombat')),
    },
  ),
];
