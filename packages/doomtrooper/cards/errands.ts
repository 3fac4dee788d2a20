import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  amend,
  by,
  calc,
  cardsBy,
  could,
  each,
  inPlay,
  instead,
  kind,
  le,
  let_,
  pick,
  self,
  seq,
  stat,
  tagged,
  upon,
  verb,
  where,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { Role } from '../types.ts';
import { any, defender, itemsInPlay, plain, search } from '../words.ts';
import { chooseAffiliation, MEMBERSHIPS } from './common.ts';
import { lay } from './laid.ts';
import { anytime, asActions, inFight, react } from './make.ts';
import { spellFacts } from './spells.ts';

const N = $('n');

const ORGANISATIONS: readonly Role[] = [...MEMBERSHIPS, 'legion'];

/** Pochůzky (errands): strokes at those of one colour, somebody else in front, the dead who serve. */
export const errands: readonly CardDecl[] = [
  anytime(
    ['SABOTAGE!', 'Diverze'],
    chooseAffiliation(
      ORGANISATIONS,
      () => undefined,
      seq(
        react,
        each(
          'x',
          itemsInPlay('equipment').with(upon(where('f', calc('ofRole', $('f'), $('role'))))),
          verb('discard', $('x')),
        ),
      ),
    ),
  ),
  inFight(
    ['GREATER HYPNOSIS', 'Vyšší hypnóza'],
    pick(
      'c',
      cardsBy('casters', self),
      pick(
        'w',
        any.warriors.with(where('x', could(verb('takePlace', defender, $('x'))))),
        seq(react, verb('takePlace', defender, $('w'))),
      ),
    ),
    spellFacts('changeling', { kinds: ['combatSpell'] }),
  ),
  asActions(
    1,
    ['NECROMAKINA', 'Nekromakina'],
    lay(inPlay.named('citadel').with(by(you))),
    { type: 'relic', set: 'inquisition', post: '+' },
    [
      instead(
        'necromakina',
        { on: 'killed', subject: [tagged('doomtrooper')], source: [kind('warrior'), by(you)], if: calc('scored') },
        seq(
          let_('n', calc('killValue')),
          amend('amount', 0),
          search(
            'u',
            cardsBy('collection').with(
              kind('warrior'),
              tagged('legion'),
              plain,
              where('x', le(stat($('x'), 'value'), N)),
            ),
            verb('settle', $('u'), zone('cohort')),
          ),
        ),
        { optional: true },
      ),
    ],
  ),
];
