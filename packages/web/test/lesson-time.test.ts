import type { Bilingual } from '@bojiste/kernel';
import { plainParts } from '@bojiste/session/beats/words';
import type { Update } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { lessonList, wayOf } from '../learn/led.ts';
import { shelved } from '../library/shelf.ts';
import { Host } from '../session/host.ts';

/** How long a first lesson takes somebody who reads everything: the coach, the questions and all that is told. */

const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];
const WORDS_A_MINUTE = 200;
/** Seconds to find and press what is ringed, and to see one thing happen at the usual pace. */
const PRESS = 3;
const BEAT = 1.2;
const MINUTE = 60;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

interface Told {
  readonly texts: Bilingual[];
  presses: number;
  beats: number;
}

function note(told: Told, seen: Set<string>, { coach, question, happened }: Update): void {
  const texts = [coach?.say, coach?.answer, coach?.aha, question?.title, question?.why].flatMap((text) => text ?? []);
  for (const text of texts) {
    if (seen.has(text.en)) continue;
    seen.add(text.en);
    told.texts.push(text);
  }
  for (const { text, level } of happened) {
    if (level === 'full') continue;
    told.beats++;
    told.texts.push({ cs: plainParts(text.cs), en: plainParts(text.en) });
  }
}

async function goThrough(id: string): Promise<Told> {
  const game = await shelved(id);
  const [lesson] = await lessonList(id);
  const told: Told = { texts: [], presses: 0, beats: 0 };
  for (let part = 0; part < lesson.parts; part++) {
    const way = await wayOf(game.g, { lesson: lesson.key, part });
    const seen = new Set<string>();
    let last: Update | null = null;
    const update = (one: Update) => {
      last = one;
      note(told, seen, one);
    };
    const host = new Host(game, { setup: way.setup, me: 0, bot: 'easy' }, { update }, way.guide);
    const state = () => (last as unknown as Update).coach?.state;
    host.open();
    await host.settled;
    for (; state() === 'on' && told.presses < 30; told.presses++) {
      host.showStep();
      await host.settled;
    }
    expect(state()).toBe('done');
  }
  return told;
}

describe.each(GAMES)('the first lesson of %s', (id) => {
  it('takes less than four minutes at reading speed, in both languages', async () => {
    const { texts, presses, beats } = await goThrough(id);
    for (const lang of ['cs', 'en'] as const) {
      const words = texts.reduce((sum, text) => sum + wordsIn(text[lang]), 0);
      const seconds = (words / WORDS_A_MINUTE) * MINUTE + presses * PRESS + beats * BEAT;
      expect(words).toBeGreaterThan(20);
      expect([lang, seconds < 4 * MINUTE]).toEqual([lang, true]);
    }
  });
});
