import type { CardDecl } from '@bojiste/kernel';
import {
  all,
  always,
  by,
  calc,
  cause,
  controller,
  gain,
  ge,
  gt,
  it,
  kind,
  may,
  no,
  printed,
  resource,
  self,
  spend,
  stat,
  tagged,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { yours } from '../words.ts';
import { AFTERWARDS, answer, type Bonus, bearer, bonus, keyOf, type Names } from './make.ts';

const justNow = calc('justNow');
const its = controller(it);

/** An award for a Doomtrooper that has killed a better warrior; it may have any number of them. */
const award = (names: Names, values: Bonus, set = 'inquisition'): CardDecl =>
  answer(AFTERWARDS, {
    on: 'killed',
    subject: [kind('warrior')],
    source: [tagged('doomtrooper')],
    if: all(justNow, gt(calc('killValue'), stat(cause, 'value'))),
  })(names, verb('equip', self, cause), { set, post: '+', facts: { stacks: true } }, [
    always(`${keyOf(names[0])}.pride`, bonus(bearer, values)),
  ]);

/** Hned poté (right after): cards that follow something that has just happened. */
export const afterwards: readonly CardDecl[] = [
  award(['COMMENDATION', 'Pochvala'], [3, 0, 0, 1]),
  award(['DECORATION', 'Vyznamenání'], [0, 3, 0, 1]),
  award(['RECOGNITION', 'Uznání'], [0, 0, 3, 1]),
  award(['HERO AWARD', 'Medaile hrdiny'], [3, 3, 3, 3], 'warzone'),
  award(['HONOR AWARD', 'Čestná medaile'], [1, 1, 1], 'warzone'),
  answer(AFTERWARDS, { on: 'killed', subject: yours.of('doomtrooper').where, if: justNow })(
    ['LIFE INSURANCE', 'Životní pojistka'],
    gain('destiny', you, calc('killValue')),
    { set: 'mortificator' },
  ),
  answer(AFTERWARDS, {
    on: 'entered',
    subject: [by(you), tagged('doomtrooper'), no(tagged('brotherhood'))],
    if: justNow,
  })(['BORN WITH A SILVER SPOON', 'Narozen se stříbrnou lžičkou'], gain('victory', you, 3), {
    price: [spend('destiny', 5)],
  }),
  answer(AFTERWARDS, { on: 'entered', subject: [kind('warrior')], if: justNow })(
    ["FOOL'S GOLD", 'Kočičí zlato'],
    when(
      ge(resource(its, 'destiny'), printed(it, 'value')),
      may(verb('payOver', its, printed(it, 'value')), {
        by: its,
        prompt: 'ask.gold',
        else: verb('discard', it),
      }),
      verb('discard', it),
    ),
    { set: 'golgotha', limit: 1 },
  ),
];
