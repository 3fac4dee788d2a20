import type { CardDecl, CardQuery, Eff } from '@bojiste/kernel';
import {
  always,
  considered,
  isCard,
  lasts,
  mode,
  no,
  on,
  oneOf,
  self,
  tag,
  tagged,
} from '@bojiste/kernel/effects/build/index';
import { any, yours } from '../words.ts';
import { lay } from './laid.ts';
import { anytime, asActions, bearer, bonus, gear, keyOf, type Names, type PlayExtra, t } from './make.ts';

/** A card that stays with a warrior and gives it a name. */
const called = (names: Names, on_: CardQuery, word: string, extra: PlayExtra = {}): CardDecl =>
  anytime(names, lay(on_), { post: '+', ...extra }, [always(`${keyOf(names[0])}.name`, [considered(bearer, word)])]);

const APOSTLES = [
  ['algeroth', 'Algeroth', 'Algeroth'],
  ['demnogonis', 'Demnogonis', 'Demnogonis'],
  ['ilian', 'Ilian', 'Ilian'],
  ['muawijhe', 'Muawijhe', 'Muawijhe'],
  ['semai', 'Semai', 'Semai'],
] as const;
/** One Apostle is chosen, and what that means for as long as the card is there. */
const follows: Eff = oneOf(
  ...APOSTLES.map(([key, cs, en]) => mode(key, t(cs, en), lasts('source', considered(bearer, `follower:${key}`)))),
);

/** Považovaní za jiné (names given): who is considered something besides what is printed. */
export const consideredAs: readonly CardDecl[] = [
  gear(
    'relic',
    ['ARMOR OF THE TRUE ASSASSIN', 'Zbroj pravého vraha'],
    [0, 0, 4],
    [
      always('armor-of-the-true-assassin', [
        considered(bearer, 'mortificator'),
        tag(bearer, 'slayer'),
        tag(bearer, 'firstAttack'),
      ]),
    ],
    { set: 'inquisition', to: ['doomtrooper'], kinds: ['armor'] },
  ),
  anytime(
    ['CLAN MEMBERSHIP', 'Členství v klanu'],
    lay(any.of('doomtrooper').with(no(tagged('cybertronic')))),
    { set: 'warzone', post: '+' },
    [always('clan-membership.name', [...bonus(bearer, [2, 2, 0]), considered(bearer, 'clansman')])],
  ),
  asActions(
    1,
    ['BLESSED BY APOSTLE', 'Požehnaný Apoštolem'],
    lay(any.of('legion')),
    {
      set: 'mortificator',
      post: '+',
    },
    [
      on('blessed-by-apostle', { on: 'entered', subject: [isCard(self)] }, follows, {
        wording: t(
          'Poté, co tato karta vstoupí do hry, zvolte jednoho z Apoštolů; držitel je považován za jeho stoupence.',
          'After this card comes into play, choose one of the Apostles; the bearer is considered a follower of it.',
        ),
      }),
    ],
  ),
  called(['PROMOTED', 'Povýšen'], any.of('doomtrooper').with(no(tagged('mercenary'))), 'commander', {
    set: 'apocalypse',
  }),
  gear(
    'equipment',
    ['SAMURAI ARMOR', 'Samurajská zbroj'],
    [0, 0, 3],
    [always('samurai-armor', [tag(bearer, 'mishima'), considered(bearer, 'samurai')])],
    { set: 'apocalypse', to: ['doomtrooper'], refuses: ['personality'], kinds: ['armor'] },
  ),
  gear('beast', ['EQUINE', 'Kůň'], [2, 0, 2], [always('equine', [considered(bearer, 'cavalier')])], {
    set: 'paradise-lost',
    to: ['lutheran'],
  }),
  called(['PROPHETIC VISION', 'Prorocké vidění'], yours.of('crescentia'), 'prophet', { set: 'paradise-lost' }),
  called(['THE CALLING', 'Povolání'], yours.of('lutheran'), 'patriarch', { set: 'paradise-lost' }),
];
