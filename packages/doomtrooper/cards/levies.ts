import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  type Cards,
  count,
  each,
  gain,
  let_,
  minus,
  seats,
  seq,
  times,
  you,
} from '@bojiste/kernel/effects/build/index';
import { asActions, type Names, react } from './make.ts';

const P = $('p');
/** Every player gives you so many points for each of his warriors; what he lacks comes from the common pool. */
export const levy = (names: Names, per: number, whom: Cards): CardDecl =>
  asActions(
    1,
    names,
    seq(
      react,
      each(
        'p',
        seats('others'),
        seq(let_('n', times(per, count(whom))), gain('destiny', you, $('n')), gain('destiny', P, minus(0, $('n')))),
      ),
    ),
    { set: 'inquisition' },
  );
