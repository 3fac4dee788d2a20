import type { Bilingual, CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  calc,
  cardsBy,
  chosen,
  count,
  drop,
  each,
  flagged,
  forbid,
  inPlay,
  isCard,
  it,
  lasts,
  mark,
  mode,
  number,
  oneOf,
  only,
  pay,
  pick,
  pickMany,
  respond,
  self,
  seq,
  spend,
  tagged,
  times,
  verb,
  where,
} from '@bojiste/kernel/effects/build/index';
import { affordable, any, dying } from '../../words.ts';
import { anytime, type Names, react, SAVES, t, thisCombat, w } from '../make.ts';
import { combatSpell, OPEN, spellFacts, X } from '../spells.ts';

/** An Apostle is driven out: for every 2 D a little defence, or one of his gifts has no effect on the fighter. */
const driveOut = (names: Names, apostle: string, text: Bilingual): CardDecl =>
  combatSpell(
    names,
    'exorcism',
    OPEN,
    oneOf(
      mode(
        'armor',
        t('Obrana', 'Armour'),
        number(
          'x',
          1,
          affordable(2),
          seq(pay(spend('destiny', times(2, X))), react, thisCombat(add(only(w), 'armor', X))),
        ),
      ),
      mode(
        'gifts',
        text,
        pickMany(
          'gs',
          inPlay.named(`gift:${apostle}`),
          1,
          affordable(2),
          seq(
            pay(spend('destiny', times(2, count(chosen('gs'))))),
            react,
            each('y', chosen('gs'), lasts({ scope: 'combat' }, forbid('affect', only($('y')), [isCard(w)]))),
          ),
        ),
      ),
    ),
  );

/** Vymítání (Exorcism): Apostles, injuries. */
export const exorcism: readonly CardDecl[] = [
  driveOut(['EXORCISE WOUND', 'Vymítání zranění'], 'algeroth', t('Algerothovy dary', 'Gifts of Algeroth')),
  driveOut(['EXORCISE DISEASE', 'Vymítání nemoci'], 'demnogonis', t('Demnogonisovy dary', 'Gifts of Demnogonis')),
  driveOut(
    ['EXORCISE EVIL THOUGHTS', 'Vymítání zlých myšlenek'],
    'muawijhe',
    t('Muawijhovy dary', 'Gifts of Muawijhe'),
  ),
  driveOut(['EXORCISE INFECTION', 'Vymítání infekce'], 'ilian', t('Ilianiny dary', 'Gifts of Ilian')),
  driveOut(['EXORCISE POISON', 'Vymítání jedu'], 'semai', t('Semaiovy dary', 'Gifts of Semai')),
  anytime(
    ['EXORCISE INJURIES', 'Vymítání úrazů'],
    pick(
      'c',
      cardsBy('casters', self),
      pick(
        'w',
        any.of('doomtrooper').with(flagged('wounded'), where('h', calc('mayHelp', $('h'), $('c')))),
        seq(react, verb('heal', w)),
      ),
    ),
    spellFacts('exorcism', { set: 'inquisition' }),
    [
      respond('exorcise-injuries.save', pick('c', cardsBy('casters', self), seq(react, drop, mark('wounded', it))), {
        name: t('Smrtelná zranění', 'Mortal wounds'),
        tags: SAVES,
        live: ['hand'],
        event: dying(tagged('doomtrooper')),
      }),
    ],
  ),
];
