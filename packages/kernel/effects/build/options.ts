import type { OptionDecl } from '../../table/agreed.ts';
import type { Bilingual } from '../../types.ts';

/** Builders of what a table may agree on. The usual value is the first one unless said otherwise. */

type Text = readonly [cs: string, en: string];
/** Values count from 0 in their order, unless one says its own number. */
type Value = readonly [name: string, cs: string, en: string, value?: number];

const both = ([cs, en]: Text): Bilingual => ({ cs, en });

/** One of several values with names of their own. */
export function choiceOption(
  name: string,
  clause: string,
  text: Text,
  values: readonly Value[],
  start = values[0][3] ?? 0,
): OptionDecl {
  const named = values.map(([word, cs, en, value], i) => ({ value: value ?? i, name: word, text: { cs, en } }));
  return { name, text: both(text), clause, values: named, start };
}

const YES_NO: readonly Value[] = [
  ['no', 'ne', 'no'],
  ['yes', 'ano', 'yes'],
];

export const yesNoOption = (name: string, clause: string, text: Text, start: 0 | 1 = 0): OptionDecl =>
  choiceOption(name, clause, text, YES_NO, start);

/** One of several numbers; where 0 is not a number of anything it has words of its own. */
export function numberOption(
  name: string,
  clause: string,
  text: Text,
  numbers: readonly number[],
  start: number,
  zero?: Value,
): OptionDecl {
  const value = (n: number): Value => (n === 0 && zero !== undefined ? zero : [`${n}`, `${n}`, `${n}`, n]);
  return choiceOption(name, clause, text, numbers.map(value), start);
}
