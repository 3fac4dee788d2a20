import type { Ability, CardDecl, Filter } from '@bojiste/kernel';
import {
  $,
  always,
  by,
  cardsBy,
  either,
  forbid,
  inPlay,
  inZone,
  is,
  isCard,
  kind,
  lasts,
  named,
  no,
  not,
  oblige,
  on,
  only,
  pick,
  respond,
  seatsWhere,
  self,
  seq,
  some,
  tagged,
  turnOf,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import { any, called, fighters, yours, yourself } from '../words.ts';
import { artImmune, me } from './common.ts';
import { anytime, gear, inFight, react, t, target, thisCombat, w, warrior } from './make.ts';
import { spellFacts } from './spells.ts';

const NEVER = 2;
/** As long as it lies in hand it cannot be played while this holds. */
const waits = (key: string, if_: NonNullable<Extract<Ability, { kind: 'always' }>['if']>): Ability =>
  always(key, [forbid('play', yourself, [isCard(self)])], { if: if_, live: ['hand'] });
const here: Filter = inZone('squad', you);
const mercurian = inPlay.with(by(you), named('mercury'));
const P = $('p');

/** Podmínky vyložení, ztracené výsady a příkazy (conditions of playing, privileges lost, orders). */
export const conditions: readonly CardDecl[] = [
  warrior(
    ['ROGUE', 'Ničema'],
    [5, 3, 4, 4],
    ['imperial'],
    [
      waits('rogue.waits', some(yours.of('imperial').with(here))),
      always('rogue.alone', [forbid('play', yourself, [tagged('imperial')])], {
        if: is(self, here),
      }),
    ],
  ),
  warrior(
    ['SALADIN', 'Saladin'],
    [12, 8, 10, 11],
    ['legion'],
    [
      artImmune,
      waits('saladin.waits', some(yours.warriors.with(called('alakhai-the-cunning')))),
      always('saladin.alone', [forbid('play', yourself, [called('alakhai-the-cunning')])]),
      always('saladin.rival', [forbid('attack', me, [no(called('alakhai-the-cunning'))])], {
        if: some(any.warriors.with(called('alakhai-the-cunning'))),
      }),
    ],
    { set: 'golgotha', kinds: ['personality'], words: ['follower:algeroth', 'nepharite', 'nepharite-of-algeroth'] },
  ),
  warrior(
    ['MERCURIAN MACULATOR', 'Merkurský znetvořitel'],
    [8, 14, 6, 6],
    ['legion'],
    [
      waits('mercurian-maculator.waits', not(some(mercurian))),
      on(
        'mercurian-maculator.over',
        { on: 'left', subject: [named('mercury'), by(you)] },
        when(not(some(mercurian)), verb('discard', self)),
      ),
    ],
    { set: 'warzone', words: ['follower:algeroth'] },
  ),
  warrior(
    ['NASSAL', 'Nassal'],
    [3, 3, 3, 2],
    ['legion'],
    [
      always('nassal', [forbid('slay', me, undefined, NEVER)]),
      always('island-team', [forbid('transfer', me, undefined, NEVER)]),
    ],
    { set: 'paradise-lost', area: 'station', roles: ['tribal'], words: ['follower:algeroth'] },
  ),
  inFight(
    ['DISTRACTED', 'Roztržitost'],
    target(
      fighters.with(either(tagged('artImmune'), tagged('darkImmune'), tagged('giftImmune'))),
      thisCombat(forbid('artImmunity', only(w)), forbid('darkImmunity', only(w))),
    ),
    { set: 'inquisition' },
  ),
  gear(
    'equipment',
    ['PLATINUM DREAM', 'Platinový sen'],
    [0, 0, 0],
    [
      respond(
        'platinum-dream',
        pick(
          'w',
          any.warriors.with(tagged('artImmune')),
          seq(react, verb('discard', self), lasts('ever', forbid('artImmunity', only(w), undefined, NEVER))),
        ),
        { name: t('Otrávit', 'Administer the poison'), tags: [...ANYTIME] },
      ),
    ],
    { set: 'mortificator', kind: ['mortificator'], kinds: ['poison'] },
  ),
  anytime(
    ['TELEPATHIC MESSAGE', 'Telepatický vzkaz'],
    pick(
      'c',
      cardsBy('casters', self),
      pick(
        'p',
        seatsWhere('q', not(turnOf($('q')))),
        pick(
          'w',
          any.warriors.with(no(by(P))),
          seq(
            react,
            lasts({ turnOf: P, at: 'end' }, oblige('attack', inPlay.with(kind('warrior'), by(P)), [isCard(w)])),
          ),
        ),
      ),
    ),
    spellFacts('manipulation', {
      wording: t(
        'Zahrajte kdykoli. Vyberte hráče, který není na tahu, a bojovníka jiného hráče. V jeho příštím kole musejí všechny útoky vybraného hráče mířit na tohoto bojovníka, je-li to možné.',
        "Play any time. Choose a player whose turn it is not and a warrior of somebody else. In that player's next turn, all the player's attacks must be made on this warrior if possible.",
      ),
    }),
  ),
];
