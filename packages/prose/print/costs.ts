import type { Ability, Eff, Price } from '@bojiste/kernel/effects/nodes';
import { say, words } from '../grammar/phrase.ts';
import { render } from '../grammar/template.ts';
import { list, sentences } from './bits.ts';
import { filling, tokensOf } from './calls.ts';
import { effectBits } from './parts.ts';
import { bi, type Talk, textOf } from './talk.ts';
import { argSlot } from './values.ts';
import { priceBit, resourcePrice } from './verbs.ts';

/**
 * What a deed uses up before anything else is its price, where the game has words for it, `texts['cost.<verb>']`: za 2 akce
 * a 5 bodů osudu: vyřaďte opevnění. When such a price can be paid at all is a rule of the game and not said again.
 */

type Act = Extract<Ability, { readonly kind: 'act' }>;
type Spending = Extract<Eff, { readonly k: 'verb' }>;

export interface Deed {
  readonly spent: readonly Spending[];
  readonly rest: Eff;
}

const stepsOf = (e: Eff): readonly Eff[] => (e.k === 'seq' ? e.do.flatMap(stepsOf) : [e]);

/** The deed without what it uses up; undefined where it uses up nothing that the game has words for. */
export function deedOf(t: Talk, e: Eff): Deed | undefined {
  const steps = stepsOf(e);
  const isSpending = (x: Eff): x is Spending => x.k === 'verb' && textOf(t, `cost.${x.verb}`) !== undefined;
  const end = steps.findIndex((x) => !isSpending(x));
  const spent = steps.slice(0, end < 0 ? steps.length : end).filter(isSpending);
  return spent.length === 0 ? undefined : { spent, rest: { k: 'seq', do: steps.slice(spent.length) } };
}

const forText = (t: Talk): string => bi(t, 'za', 'for');

/** As it stands after "za" / "for". */
function spentText(t: Talk, e: Spending): string {
  const types = t.def.verbs[e.verb]?.args ?? [];
  const slots = new Map(e.args.map((arg, i) => [String(i), argSlot(t, types[i] ?? 'card', arg)]));
  const told = `${forText(t)} ${textOf(t, `cost.${e.verb}`)?.[t.lang] ?? ''}`;
  return render(filling(t, slots), tokensOf(told), 'imperative').slice(forText(t).length + 1);
}

type Plain = Extract<Price, { readonly k: 'resource' }>;
const isPlain = (p: Price): p is Plain => p.k === 'resource';

/** jednou za kolo, za 2 akce a 5 bodů osudu, pokud ...: what is done for it. */
export function deedText(t: Talk, a: Act, { spent, rest }: Deed, limit: string, test: string): string {
  const price = a.price ?? [];
  const paid = [
    ...spent.map((e) => spentText(t, e)),
    ...price.filter(isPlain).map((p) => say(resourcePrice(t, p), 'acc')),
  ];
  const bits = [...price.filter((p) => !isPlain(p)).map((p) => priceBit(t, p)), ...effectBits(t, rest)];
  const [first = '', ...others] = sentences(t, bits);
  const lead = [limit, words(forText(t), list(t, paid)), test.replace(/,$/, '')].filter((x) => x !== '');
  return [`${lead.join(', ')}: ${first}`, ...others].join('. ');
}
