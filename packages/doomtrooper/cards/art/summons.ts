import type { CardDecl, Eff, Filter, RefX } from '@bojiste/kernel';
import {
  $,
  calc,
  call,
  cardsBy,
  cardsIn,
  could,
  kind,
  mode,
  nothing,
  oneOf,
  pay,
  pick,
  self,
  seq,
  spend,
  stat,
  tagged,
  times,
  verb,
  where,
} from '@bojiste/kernel/effects/build/index';
import { personality, plain, search } from '../../words.ts';
import { anytime, type Names, type PlayExtra, react, t, w } from '../make.ts';
import { slowSpell, spellFacts } from '../spells.ts';

type Place = 'discard' | 'library';

/** One card from the discard pile or, for more, from the library: what is done with it once `price` is paid. */
function summons(
  names: Names,
  [near, far]: readonly [discard: number, library: number],
  what: readonly Filter[],
  done: (r: RefX, price: Eff, from: Place) => Eff,
  extra: PlayExtra = {},
): CardDecl {
  const effect = oneOf(
    mode(
      'discard',
      t('Z hrobu', 'From the discard pile'),
      pick(
        'r',
        cardsIn('discard').with(...what),
        done($('r'), near > 0 ? seq(pay(spend('destiny', near)), react) : react, 'discard'),
      ),
    ),
    mode(
      'library',
      t('Z knihovny', 'From the library'),
      seq(
        ...(far > 0 ? [pay(spend('destiny', far))] : []),
        react,
        search('r', cardsIn('library').with(...what), done($('r'), nothing, 'library')),
      ),
    ),
  );
  const more: PlayExtra = { set: 'inquisition', post: 'x', ...extra };
  return extra.set === 'apocalypse'
    ? slowSpell(1, names, 'summoning', effect, more)
    : anytime(names, pick('c', cardsBy('casters', self), effect), spellFacts('summoning', more));
}

/** Given to a warrior of the own Squad. */
const give = (r: RefX, price: Eff): Eff =>
  pick('w', cardsBy('bearers', r, cardsIn('squad').with(kind('warrior'))), seq(price, verb('equip', r, w)));
/** A warrior comes into play for his V, from the library for twice as much. */
const muster = (r: RefX, price: Eff, from: Place): Eff =>
  seq(
    from === 'discard' ? verb('payPrice', r) : pay(spend('destiny', times(2, stat(r, 'value')))),
    price,
    verb('enterPlay', r),
  );
const trooper = [
  tagged('doomtrooper'),
  where('x', could(verb('enterPlay', $('x')))),
  where('y', could(verb('payPrice', $('y')))),
];
/** Whatever else it costs. */
const TWO: PlayExtra = { price: [spend('destiny', 2)] };
const allowed = where('x', calc('mayHave', $('x')));
const lay = (r: RefX, price: Eff): Eff => seq(price, call('playNow', r));

/** Vyvolávání (Summoning): cards out of the own piles. */
export const summoning: readonly CardDecl[] = [
  summons(['SUMMON ITEM', 'Vyvolání věci'], [4, 7], [kind('equipment')], give),
  summons(['SUMMON RELIC', 'Vyvolání relikvie'], [7, 10], [kind('relic')], give),
  summons(['SUMMON HERO', 'Vyvolání hrdiny'], [0, 0], [...trooper, personality], muster, TWO),
  summons(['SUMMON TROOPER', 'Vyvolání vojáka'], [0, 0], [...trooper, plain], muster, TWO),
  summons(['SUMMON DEFENSE', 'Vyvolání obrany'], [3, 6], [kind('fortification'), allowed], lay),
  summons(['SUMMON WARZONE', 'Vyvolání válečné zóny'], [4, 8], [kind('warzone'), allowed], lay, { set: 'apocalypse' }),
];
