import { severalAnswer } from '@bojiste/session/several';
import type { Question, Update } from '@bojiste/session/types';
import { expect, it } from 'vitest';
import { type Shelved, shelved } from '../library/shelf.ts';
import { Host } from '../session/host.ts';

/**
 * Somebody who knows nothing and always takes the first idea of "What would you do?" beats easy. Played through the same
 * host as at the table. BOJISTE_ADVICE=10 plays fewer games than 40, BOJISTE_ADVICE_FROM=10 others than the first ones,
 * a run with -t one game alone.
 */

const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];
const MANY = Number(process.env.BOJISTE_ADVICE ?? 40);
const FROM = Number(process.env.BOJISTE_ADVICE_FROM ?? 0);
const LEAST = 0.8;
/** Questions of one game: who goes in circles has no end. */
const MOST = 4000;
/** Forty games of the strongest bot; a guard against a test that hangs. */
const PATIENCE = 4 * 3600_000;

/** An answer where no idea is given: what does least. */
const quietAnswer = (question: Question): string =>
  severalAnswer(question, [...Array(question.several?.min ?? 0).keys()]) ??
  question.choices[question.choices.length - 1].key;

async function follow(
  game: Shelved,
  number: number,
): Promise<{ won: boolean | null; questions: number; silent: number }> {
  const { decks, modes } = game.extras.def;
  // Both seats, and other decks every time; the two of a pair of games have the same ones, swapped.
  const [a, b] = [decks[number % decks.length], decks[(3 * number + 1) % decks.length]];
  const setup = { seats: 2, mode: modes[0].key, decks: [a, b], seed: `advice/${number}`, options: {} };
  let last: Update | null = null;
  const host = new Host(
    game,
    { setup, me: number % 2, bot: 'easy' },
    {
      update: (update) => {
        last = update;
      },
    },
  );
  const now = (): Update => last as unknown as Update;
  host.open();
  await host.settled;
  let questions = 0;
  let silent = 0;
  for (; now().result === null; questions++) {
    const { question } = now();
    if (question === null) throw new Error(`nobody is asked: ${JSON.stringify(setup)}`);
    if (questions > MOST) throw new Error(`no end: ${JSON.stringify(setup)}`);
    const [idea] = await host.ideas();
    if (idea === undefined) {
      silent++;
      console.log(`no idea: ${JSON.stringify(question)}`);
    }
    const refused = host.answer(question.id, idea?.keys ?? [quietAnswer(question)]);
    if (refused !== null) throw new Error(`${idea?.keys.join(' ')}: ${refused.text.en}`);
    await host.settled;
  }
  return { won: now().won, questions, silent };
}

it.each(GAMES)(
  '%s: advice beats easy',
  async (id) => {
    const game = await shelved(id);
    let wins = 0;
    for (let number = FROM; number < FROM + MANY; number++) {
      const began = performance.now();
      const { won, questions, silent } = await follow(game, number);
      if (won === true) wins++;
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(
        `${id} ${number}: won ${won}, ${questions} questions, ${silent} without an idea, ${seconds} s, ${wins} of ${number + 1 - FROM}`,
      );
    }
    expect(wins / MANY).toBeGreaterThanOrEqual(LEAST);
  },
  PATIENCE,
);
