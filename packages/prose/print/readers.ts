import type { RefX } from '@bojiste/kernel/effects/nodes';
import type { Phrase } from '../grammar/phrase.ts';
import type { Said } from './said.ts';
import { type Talk, textOf } from './talk.ts';
import { youPhrase } from './values.ts';

/** A card that stands for a player says "you": a function with `texts['reader.<name>']` gives the reader's own. */

export const isReaders = (t: Talk, ref: RefX | undefined): boolean =>
  ref?.k === 'calc' && textOf(t, `reader.${ref.name}`) !== undefined;

/** English says you of it; Czech has it in the ending of the verb, so that any singular will do to agree with. */
export const asReader = (t: Talk, card: Phrase): Phrase => (t.lang === 'en' ? youPhrase(t) : card);

interface Clause {
  readonly said: Said;
  readonly items: string[];
}

/** má: máte, nikdy nesmí: nikdy nesmíte; nemůže být sabotován: nemůžete být sabotováni. */
export const toldToReader = ({ said, items }: Clause): Clause => ({
  said: { ...said, verb: `${said.verb}te` },
  items: items.map((item) => item.replace(/^(být \p{Ll}+n)(?!\p{L})/u, '$1i')),
});
