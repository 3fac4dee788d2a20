import type { Ask, Eff } from '@bojiste/kernel/effects/nodes';
import { addTail } from '../grammar/phrase.ts';
import type { Bit } from './bits.ts';
import { effectBits } from './parts.ts';
import { queryPhrase } from './queries.ts';
import { bi, isYou, type Talk, textOf } from './talk.ts';
import { argSlot, phraseSlot } from './values.ts';
import { templateBit } from './verbs.ts';

/** One deed done to two things that are chosen first, one after the other, where the game says it so, `texts['twice.<procedure>']`. */

type Call = Extract<Eff, { readonly k: 'call' }>;

const stepsOf = (e: Eff): readonly Eff[] => (e.k === 'seq' ? e.do.flatMap(stepsOf) : [e]);

const isOne = (a: Ask): boolean => a.ask === 'pick' && !a.many && a.min === 1 && a.max === 1 && isYou(a.by);

export interface Twice {
  /** What names things for the deed. */
  readonly before: readonly Eff[];
  readonly deed: Call;
}

/** Two choices from the same, and the same deed with the one and with the other. */
export function twiceOf(t: Talk, a: Ask): Twice | undefined {
  const second = stepsOf(a.then)[0];
  if (!isOne(a) || second?.k !== 'ask' || !isOne(second)) return undefined;
  if (JSON.stringify(second.from) !== JSON.stringify(a.from)) return undefined;
  const steps = stepsOf(second.then).filter(({ k }) => k !== 'window');
  const [first, next] = steps.slice(-2);
  if (first?.k !== 'call' || next?.k !== 'call' || textOf(t, `twice.${first.proc}`) === undefined) return undefined;
  const alike = JSON.stringify(first).replace(`"v":"${a.v}"`, `"v":"${second.v}"`) === JSON.stringify(next);
  const before = steps.slice(0, -2);
  return alike && before.every(({ k }) => k === 'let') ? { before, deed: next } : undefined;
}

const CHOOSE = { cs: '[vyberte|vybrat|vybere] {0:acc}', en: '[choose|chooses] {0}' };

export function twiceBits(t: Talk, a: Ask, { before, deed }: Twice): readonly Bit[] {
  if (a.from === undefined) return [];
  const two = queryPhrase(t, a.from, { quantity: { n: 2, pre: '' } });
  const both = addTail(two, bi(t, '(i dvakrát týž)', '(or the same one twice)'));
  const chosen = templateBit(t, CHOOSE, [phraseSlot(both)]);
  const named = before.flatMap((e) => effectBits(t, e));
  const text = textOf(t, `twice.${deed.proc}`) ?? CHOOSE;
  return [chosen, ...named, templateBit(t, text, [argSlot(t, 'card', deed.args[0] ?? 0)])];
}
