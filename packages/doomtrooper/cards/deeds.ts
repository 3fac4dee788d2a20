import type { Ability, Bilingual, Change, Cond, Eff, Limit, Price, RefX } from '@bojiste/kernel';
import {
  $,
  act,
  all,
  asItem,
  calc,
  call,
  cardsBy,
  hostOf,
  inScope,
  isCard,
  later,
  let_,
  nobody,
  not,
  pick,
  self,
  seq,
  turnOf,
  verb,
  when,
  window,
  you,
} from '@bojiste/kernel/effects/build/index';
import { AFTER_ACTION } from '../rules/windows.ts';
import { react, t, thisCombat, w } from './make.ts';

/** Abilities used as actions: peaceful ones, attacks of their own, dear attacks, attacks on two targets. */

/** An ability is answered like a card, once its targets are named (DT-RULING-14). */
const answerable = (effect: Eff): Eff =>
  effect.k === 'ask' && effect.ask === 'pick'
    ? // biome-ignore lint/suspicious/noThenProperty: a node of the language; nobody awaits it.
      { ...effect, then: answerable(effect.then) }
    : seq(react, effect);

interface DeedExtra {
  readonly price?: readonly Price[];
  /** The last of the actions is an attack, although no combat need follow (DT-FIGHT-07). */
  readonly attack?: boolean;
  /** Whose attack it is, where it is not the bearer's. */
  readonly who?: RefX;
  readonly when?: Cond;
  /** How often: once a turn, once a game. */
  readonly limit?: Limit;
  readonly wording?: Bilingual;
}

/** Something done as N actions in the own turn. */
export const deed = (key: string, n: number, name: Bilingual, effect: Eff, extra: DeedExtra = {}): Ability => {
  const attack = extra.attack === true;
  const then = when(all(turnOf(you), not(inScope('combat'))), window(AFTER_ACTION));
  const item = asItem(self, answerable(effect));
  const quiet = attack ? n - 1 : n;
  return act(
    key,
    seq(
      ...(quiet > 0 ? [verb('spendAction', you, quiet)] : []),
      ...(attack ? [verb('spendAttack', you), verb('noteAttack', extra.who ?? hostOf(self))] : []),
      item,
      then,
    ),
    {
      name,
      during: ['actions', 'extra'],
      when: extra.when === undefined ? able(n, attack) : all(able(n, attack), extra.when),
      ...(extra.price && { price: extra.price }),
      ...(extra.limit && { limit: extra.limit }),
      ...(extra.wording && { wording: extra.wording }),
    },
  );
};
const able = (n: number, attack: boolean): Cond => (attack ? calc('mayAttackNow') : calc('mayActs', n));

/** One attack for N actions, with something for its combat. The attacker is called `h`. */
export const charge = (key: string, n: number, who: RefX, changes: readonly Change[], name: Bilingual): Ability =>
  deed(
    key,
    n,
    name,
    seq(
      let_('h', who),
      later({ on: 'fightersNamed', subject: [isCard($('h'))] }, 'turn', thisCombat(...changes)),
      call('strikeNow', $('h'), nobody),
    ),
    { attack: true, who, when: calc('mayLead', who, n) },
  );

/** Two attacks for one attack action; both targets are chosen first, and they may be the same. */
export const salvo = (key: string, who: RefX): Ability =>
  deed(
    key,
    1,
    t('Útok na dva cíle', 'Attack two targets'),
    pick(
      'w',
      cardsBy('targets', who),
      pick(
        'v',
        cardsBy('targets', who),
        seq(let_('h', who), call('strikeNow', $('h'), w), call('strikeNow', $('h'), $('v'))),
      ),
    ),
    { attack: true, who, when: calc('mayLead', who, 1) },
  );
