import type { Ability, CardDecl, Cond } from '@bojiste/kernel';
import {
  all,
  allow,
  always,
  attachedTo,
  calc,
  change,
  flagged,
  hostOf,
  is,
  no,
  respond,
  self,
  seq,
  spend,
  tagged,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import type { Aspect } from '../types.ts';
import { called, opponentOf } from '../words.ts';
import { artImmune, casts, castsAll, me, ofAspect } from './common.ts';
import { follower } from './families.ts';
import { bearer, bonus, gear, react, t, warrior } from './make.ts';

const host = hostOf(self);
/** The spell that is being paid for is of this aspect. */
const casting = (aspect: Aspect): Cond => is(calc('spellCast'), called(`aspect:${aspect}`));
/** Each point spent on spells, on those of one aspect or in one case, counts for so many. */
const potent = (key: string, n: number, if_?: Cond): Ability =>
  always(`${key}.potent`, [change(me, 'artWorth', 'setBase', n)], if_ === undefined ? {} : { if: if_ });

/** Mistři (masters): for whom spells cost less, and those for whom they cost more. */
export const masters: readonly CardDecl[] = [
  warrior(
    ['KEEPER OF THE ART', 'Strážce Umění'],
    [3, 3, 5, 4],
    ['brotherhood'],
    [castsAll, always('keeper-of-the-art.far', [allow('farSpells', me)]), potent('keeper-of-the-art', 2)],
  ),
  warrior(
    ['BROTHER CLAUDIUS', 'Bratr Claudius'],
    [7, 7, 6, 8],
    ['brotherhood'],
    [castsAll, potent('brother-claudius', 3, all(calc('inCombat'), casting('kinetics')))],
    { set: 'apocalypse', kinds: ['personality'], words: ['mortificator'] },
  ),
  warrior(
    ['ELEMENTAL MASTER', 'Mistr živlů'],
    [8, 8, 9, 10],
    ['brotherhood'],
    [castsAll, potent('elemental-master', 5, casting('elements'))],
    { set: 'apocalypse', words: ['mystic'] },
  ),
  warrior(['WHITE MYSTIC', 'Bílý mystik'], [5, 5, 6, 6], ['mishima'], [castsAll, potent('white-mystic', 2)], {
    set: 'apocalypse',
  }),
  warrior(
    ['EMINENT SUMMONER', 'Výtečný vyvolávač'],
    [4, 4, 5, 7],
    ['brotherhood'],
    [casts('summoning', 'manipulation'), potent('eminent-summoner', 2, casting('summoning'))],
    { set: 'inquisition' },
  ),
  warrior(
    ['NEPHARITE OF DEMNOGONIS', 'Demnogonisův nefarita'],
    [4, 5, 2, 5],
    ['legion'],
    [
      artImmune,
      always('nepharite-of-demnogonis', [change(attachedTo(self), 'fee', 'mul', 0.5)]),
      respond('nepharite-of-demnogonis.heal', seq(react, verb('heal', self)), {
        name: t('Regenerace', 'Regeneration'),
        tags: [...ANYTIME],
        when: is(self, flagged('wounded')),
        price: [spend('destiny', 7)],
      }),
    ],
    follower('demnogonis', 'nepharite'),
  ),
  gear(
    'relic',
    ['EXORCIST GLOVE', 'Exorcistova rukavice'],
    [0, 0, 0],
    [
      always('exorcist-glove.casts', [allow('cast', bearer, ofAspect('exorcism'))]),
      always('exorcist-glove.potent', [change(bearer, 'artWorth', 'setBase', 2)], { if: casting('exorcism') }),
      always('exorcist-glove.heretics', bonus(bearer, [5, 5, 0]), { if: is(opponentOf(host), tagged('heretic')) }),
      always('exorcist-glove.legion', bonus(bearer, [3, 3, 0]), {
        if: is(opponentOf(host), tagged('legion'), no(tagged('heretic'))),
      }),
    ],
    { set: 'inquisition', to: ['brotherhood'] },
  ),
];
