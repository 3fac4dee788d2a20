import type { CardDecl } from '@bojiste/kernel';
import {
  add,
  always,
  amend,
  by,
  calc,
  cancel,
  ev,
  gain,
  gt,
  kind,
  only,
  self,
  seq,
  tag,
  times,
  you,
} from '@bojiste/kernel/effects/build/index';
import { dying, fighters, played, yours } from '../words.ts';
import {
  answer,
  anytime,
  gear,
  inFight,
  POINTS,
  REACTS,
  react,
  SAVES,
  target,
  thisCombat,
  w,
  warrior,
  weapon,
} from './make.ts';

export const first: readonly CardDecl[] = [
  warrior(['HUSSAR', 'Husar'], [2, 2, 3, 2], ['bauhaus']),
  warrior(['BAUHAUS BLITZER', 'Bauhausský bleskovec'], [3, 3, 3, 3], ['bauhaus']),
  warrior(['INFANTRY', 'Pěchota'], [2, 3, 2, 2], ['capitol'], [], { book: true }),
  warrior(['UNDEAD LEGIONNAIRE', 'Nemrtvý legionář'], [3, 1, 2, 2], ['legion'], [], {
    book: true,
    words: ['follower:algeroth'],
  }),
  warrior(
    ['NEPHARITE OF ILIAN', 'Ilianin nefarit'],
    [8, 5, 4, 7],
    ['legion'],
    [always('nepharite-of-ilian', [tag(only(self), 'closeSlayer'), tag(only(self), 'artImmune')])],
    { book: true },
  ),
  weapon('blade', ['VIOLATOR SWORD', 'Barbarský meč'], [2, 0, 0], [], { book: true, to: ['bauhaus'] }),
  gear('equipment', ['COMBAT ARMOR', 'Bojové brnění'], [0, 0, 2], [], { kinds: ['armor'] }),
  inFight(['LUCKY SHOT', 'Šťastný výstřel'], target(fighters, thisCombat(add(only(w), 'shoot', 2))), { book: true }),
  inFight(['POWERFUL BLOW', 'Mocný úder'], target(fighters, thisCombat(add(only(w), 'fight', 2))), { book: true }),
  answer(REACTS, played(kind('special')))(['MISCOMMUNICATION', 'Komunikační šum'], cancel, { book: true }),
  answer(SAVES, dying(...yours.warriors.where))(['NARROW ESCAPE!', 'Únik o vlásek!'], amend('amount', 0), {
    book: true,
  }),
  answer(POINTS, { on: 'awarded', if: gt(ev('amount'), 0) })(
    ['BAMBOOZLED!', 'Napálen!'],
    seq(gain('destiny', you, times(2, ev('amount'))), amend('amount', 0)),
    { book: true },
  ),
  anytime(['POSITIVE KARMA', 'Pozitivní karma'], seq(react, gain('destiny', you, 3))),
];
export const unused = { by, calc };
