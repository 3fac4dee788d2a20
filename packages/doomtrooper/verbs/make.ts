import { type Bilingual, type Frame, type Game, live, type State, type Verb } from '@bojiste/kernel';

/** A verb record with the usual answers where a verb has none of its own. */

type Could = Verb['could'];

export const onCard: Could = (_, s, __, card) => live(s, card) !== null;
export const anytime: Could = () => true;

export interface VerbSpec {
  readonly args: Verb['args'];
  readonly word?: Verb['word'];
  readonly exec: Verb['exec'];
  readonly could?: Could;
  readonly text?: Bilingual;
  readonly hint?: (g: Game, s: State, f: Frame, a: number, b: number) => number;
  readonly clauses: readonly string[];
  readonly within?: string;
}

const SILENT: Bilingual = { cs: '', en: '' };

export const verb = (spec: VerbSpec): Verb => ({
  could: anytime,
  text: SILENT,
  hint: () => 0,
  ...spec,
});
