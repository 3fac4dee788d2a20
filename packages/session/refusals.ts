import { type Bilingual, type Decision, explain, type Game, type Refusal, type State } from '@bojiste/kernel';
import { distance } from './spelling.ts';
import type { Question } from './types.ts';

/**
 * Why an answer is not taken. It speaks about the question that is asked: what is not possible is explained with its rule;
 * something begun in the middle of another question is told what comes first; what was not understood cites no rule and
 * offers what would be possible.
 */

export interface Refused {
  readonly text: Bilingual;
  /** '' where no rule is at stake. */
  readonly clause: string;
  /** The kernel's refusal it was made of, where a rule forbids it. */
  readonly refusal: Refusal | null;
  /** Answers that may have been meant. */
  readonly near: readonly string[];
}

/** Letters that differ, at most so many. */
const FAR = 3;
const MOST_NEAR = 3;

/** The answers that were most likely meant, the best first; none where nothing comes near. */
export function nearest(text: string, keys: readonly string[]): string[] {
  const most = Math.min(FAR, text.length / 2);
  const far = (key: string): number => distance(text.toLowerCase(), key.toLowerCase(), most);
  const found = keys.map((key) => ({ key, far: far(key) })).filter((one) => one.far <= most);
  return found
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_NEAR)
    .map(({ key }) => key);
}

/** Does it begin with an act or ability of the game? */
function isAct(g: Game, text: string): boolean {
  const [word = ''] = text.split(/\s+/);
  return g.def.acts.some(({ key }) => key === word) || g.names.abilities.has(word);
}

const quoted = (text: string): string => text.slice(0, 60);

function unknown(text: string, near: readonly string[], choices: number): Bilingual {
  const said = quoted(text);
  if (near.length === 0)
    return {
      cs: `Nerozumím „${said}“. Napište číslo 1–${choices}, nebo ? pro nápovědu.`,
      en: `I don’t understand “${said}”. Type a number from 1 to ${choices}, or ? for help.`,
    };
  return {
    cs: `Nerozumím „${said}“. Mysleli jste ${near.map((key) => `„${key}“`).join(' nebo ')}?`,
    en: `I don’t understand “${said}”. Did you mean ${near.map((key) => `“${key}”`).join(' or ')}?`,
  };
}

const first = ({ why }: Question): Bilingual => ({
  cs: `To teď nejde. Nejdřív odpovězte: ${why.cs}`,
  en: `That is not possible now. First answer: ${why.en}`,
});

export function refusedFor(g: Game, s: State, decision: Decision, question: Question, text: string): Refused {
  const keys = decision.options.map(({ key }) => key);
  const near = nearest(text, keys);
  if (!isAct(g, text) || near.length > 0)
    return { text: unknown(text, near, keys.length), clause: '', refusal: null, near };
  if (decision.kind !== 'act' && decision.kind !== 'respond')
    return { text: first(question), clause: '', refusal: null, near };
  const refusal = explain(g, s, decision.seat, text);
  if (refusal.code === 'unknown') return { text: unknown(text, near, keys.length), clause: '', refusal: null, near };
  return { text: { cs: '', en: '' }, clause: refusal.clause, refusal, near };
}
