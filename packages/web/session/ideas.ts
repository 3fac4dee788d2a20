import type { Choice as Chosen, Weighed } from '@bojiste/ai';
import type { Bilingual } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Desk } from '@bojiste/session/desk';
import { severalAnswer } from '@bojiste/session/several';
import type { Idea, Question } from '@bojiste/session/types';

/** What a bot weighed, told as ideas to a player: the act in words, what it does for certain, and the odds. */

const MOST = 3;
/** An idea that is worth less than the best one by this much is no idea. */
const NEAR = 0.3;

const worthOf = ({ value, dropped }: Weighed): number => value - (dropped === 'look' ? 1 : 0);

export function ideasOf(choice: Chosen, question: Question, desk: Asked): Idea[] {
  const taken = choice.weighed.find(({ key }) => key === choice.key) ?? { key: choice.key, value: 0 };
  const others = choice.weighed
    .filter((one) => one.key !== taken.key && one.dropped !== 'look' && one.value > taken.value - NEAR)
    .sort((a, b) => worthOf(b) - worthOf(a));
  return [taken, ...others]
    .slice(0, MOST)
    .map((one) => ideaOf(one, question, desk))
    .filter(({ keys }, i, all) => keys.length > 0 && all.findIndex((one) => one.keys.join() === keys.join()) === i);
}

const NOTHING: Bilingual = { cs: 'nevybrat nic', en: 'choose nothing' };

type Asked = Pick<Desk, 'look' | 'preview'>;

/**
 * What is missing yet where nothing is left to choose: nobody is asked about it. A set is chosen in the order of its list, so
 * that only what comes later can still be in it; of an order the last one is left over.
 */
function filledUp({ several, choices }: Question, picked: readonly number[]): readonly number[] {
  const after = several?.ordered === true ? -1 : Math.max(-1, ...picked);
  const rest = choices.map((_, at) => at).filter((at) => at > after && !picked.includes(at));
  return picked.length + rest.length === (several?.min ?? 0) ? [...picked, ...rest] : picked;
}

/** The answer to one question out of the answers that are left, how many of them it takes, and its words. */
function answerOf(question: Question, left: readonly string[]): { key: string; used: number; text: Bilingual } | null {
  const at = (key: string): number => question.choices.findIndex((one) => one.key === key);
  if (question.several === null) {
    const found = question.choices[at(sure(left[0]))];
    return found === undefined ? null : { key: found.key, used: 1, text: found.text };
  }
  // A search takes one after the other, up to whatever ends the choice.
  const end = left.findIndex((key) => at(key) < 0);
  const chosen = (end < 0 ? left : left.slice(0, end)).slice(0, question.several.max).map(at);
  const picked = filledUp(question, chosen);
  const key = severalAnswer(question, picked);
  if (key === null) return null;
  const join = (lang: 'cs' | 'en') => picked.map((one) => sure(question.choices[one]).text[lang]).join(', ');
  const used = chosen.length + (end === chosen.length ? 1 : 0);
  return { key, used, text: picked.length === 0 ? NOTHING : { cs: join('cs'), en: join('en') } };
}

function ideaOf({ key, keys = [key], value }: Weighed, question: Question, desk: Asked): Idea {
  const told: string[] = [];
  const words: Bilingual[] = [];
  // As far as nothing new comes to light: the rest depends on it and is asked then.
  for (let at: Question | null = question, left = keys; at !== null && left.length > 0; ) {
    const answer = answerOf(at, left);
    if (answer === null) break;
    words.push(answer.text);
    told.push(answer.key);
    left = left.slice(answer.used);
    at = left.length > 0 ? (desk.look(told)?.question ?? null) : null;
  }
  const join = (lang: 'cs' | 'en') => words.map((one) => one[lang]).join(' → ');
  const chance = Math.min(1, Math.max(0, (value + 1) / 2));
  return { keys: told, text: { cs: join('cs'), en: join('en') }, preview: desk.preview(told), chance };
}
