import type { Ability, Bilingual, Change, Cond, Eff, Filter, Limit, Price, RefX } from '@bojiste/kernel';
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
  where,
  window,
  you,
} from '@bojiste/kernel/effects/build/index';
import { AFTER_ACTION } from '../rules/anytime.ts';
import { TACTIC } from '../types.ts';
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
  /** Where it may lie, if not in play alone. */
  readonly live?: readonly string[];
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
  const asked = [...(n > 0 ? [able(n, attack)] : []), ...(extra.when === undefined ? [] : [extra.when])];
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
      ...(asked.length > 0 && { when: asked.length > 1 ? all(...asked) : asked[0] }),
      ...(extra.price && { price: extra.price }),
      ...(extra.limit && { limit: extra.limit }),
      ...(extra.live && { live: extra.live }),
      ...(extra.wording && { wording: extra.wording }),
    },
  );
};
const able = (n: number, attack: boolean): Cond => (attack ? calc('mayAttackNow') : calc('mayActs', n));

/** In any tactic, or in one alone. */
export const ANY_TACTIC = -1;
const STRIKES = { close: 'fightNow', shooting: 'shootNow' } as const;
type OnlyBy = keyof typeof STRIKES;

const strikeOf = (only?: OnlyBy): string => (only === undefined ? 'strikeNow' : STRIKES[only]);
const tacticOf = (only?: OnlyBy): number => (only === undefined ? ANY_TACTIC : TACTIC[only]);

/** One attack for N actions, with something for its combat. The attacker is called `h`. */
export const charge = (
  key: string,
  n: number,
  who: RefX,
  changes: readonly Change[],
  name: Bilingual,
  { wording, only }: { readonly wording?: Bilingual; readonly only?: OnlyBy } = {},
): Ability =>
  deed(
    key,
    n,
    name,
    seq(
      let_('h', who),
      later({ on: 'fightersNamed', subject: [isCard($('h'))] }, 'turn', thisCombat(...changes)),
      call(strikeOf(only), $('h'), nobody),
    ),
    { attack: true, who, when: calc('mayLead', who, n, tacticOf(only)), ...(wording && { wording }) },
  );

/** Whom the attacker could meet in that tactic. */
const meeting = (who: RefX, only?: OnlyBy): Filter[] =>
  only === undefined ? [] : [where('x', calc('couldMeetBy', who, $('x'), TACTIC[only]))];

/** Two attacks for one attack action; both targets are chosen first, and they may be the same. */
export const salvo = (key: string, who: RefX, only?: 'close'): Ability =>
  deed(
    key,
    1,
    t('Útok na dva cíle', 'Attack two targets'),
    pick(
      'w',
      cardsBy('targets', who).with(...meeting(who, only)),
      pick(
        'v',
        cardsBy('targets', who).with(...meeting(who, only)),
        seq(let_('h', who), call(strikeOf(only), $('h'), w), call(strikeOf(only), $('h'), $('v'))),
      ),
    ),
    { attack: true, who, when: calc('mayLead', who, 1, tacticOf(only)) },
  );
