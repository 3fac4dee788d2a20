import { fits } from '@bojiste/learn/puzzles/answers';
import type { Choice, Update } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { lessonList, wayOf } from '../learn/led.ts';
import { shelved } from '../library/shelf.ts';
import { Host } from '../session/host.ts';

/** At every question of every lesson everything else is tried first: the coach has an answer, and no rule is cited. */

const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];
const MOST = 60;

interface Tried {
  readonly faults: string[];
  answered: number;
  refused: number;
}

/** Choices that are not what the coach wants now. */
const wrongOnes = ({ coach, question }: Update): readonly Choice[] =>
  (question?.choices ?? []).filter(({ key }) => key !== '' && !coach?.expect.some((pattern) => fits(pattern, key)));

function tryWrong(host: Host, now: () => Update, tried: Tried): void {
  const { question, coach, record } = now();
  if (question === null || coach?.kind !== 'lesson' || question.several !== null) return;
  for (const { key } of wrongOnes(now())) {
    const why = host.answer(question.id, [key]);
    tried.answered++;
    const { answer } = now().coach ?? { answer: null };
    if (why !== null || answer === null) tried.faults.push(`${coach.say.en}: "${key}" gets no answer`);
    if (now().record !== record && now().record !== undefined)
      tried.faults.push(`${coach.say.en}: "${key}" is carried out`);
  }
}

function tryImpossible(host: Host, { question, coach, view }: Update, tried: Tried): void {
  if (question === null || coach === undefined || coach.kind === 'game') return;
  const offered = new Set(question.choices.map(({ card }) => card));
  for (const { handle } of view.cards.filter((card) => !offered.has(card.handle))) {
    const { text, clause } = host.whyNot({ card: handle });
    tried.refused++;
    const said = [text.cs, text.en];
    if (clause !== '' || said.some((words) => words === '' || /\b(SW|SS|OW|DT)-[A-Z]+-\d|#\d/.test(words)))
      tried.faults.push(`${coach.say.en}: ${JSON.stringify([text, clause])}`);
  }
}

async function goThrough(id: string, lesson: string, part: number, tried: Tried): Promise<void> {
  const game = await shelved(id);
  const { setup, guide } = await wayOf(game.g, { lesson, part });
  let last: Update | null = null;
  const update = (one: Update) => {
    last = one;
  };
  const host = new Host(game, { setup, me: 0, bot: 'easy' }, { update }, guide);
  const now = () => last as unknown as Update;
  host.open();
  await host.settled;
  if (now().coach?.kind === 'game') return;
  for (let i = 0; i < MOST && now().coach?.state === 'on'; i++) {
    tryWrong(host, now, tried);
    tryImpossible(host, now(), tried);
    host.showStep();
    await host.settled;
  }
  expect([lesson, part, now().coach?.state]).toEqual([lesson, part, 'done']);
}

describe.each(GAMES)('wrong moves in the lessons of %s', (id) => {
  it('are answered by the coach, carried out never, and refused without the number of a rule', async () => {
    const tried: Tried = { faults: [], answered: 0, refused: 0 };
    for (const { key, parts } of await lessonList(id))
      for (let part = 0; part < parts; part++) await goThrough(id, key, part, tried);
    expect(tried.faults).toEqual([]);
    expect(tried.answered).toBeGreaterThan(20);
    expect(tried.refused).toBeGreaterThan(20);
  });
});
