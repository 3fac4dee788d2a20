import { GAME_IDS } from '@bojiste/games';
import type { Lang } from '@bojiste/kernel';
import { paragraphs } from '@bojiste/session/beats/lines';
import { plainParts } from '@bojiste/session/beats/words';
import { expect, test } from 'vitest';
import { loadGames } from '../../server/matches/games.ts';
import { inWords, online, onPage, type Stretch } from './three-hosts.ts';

/** Server, page and terminal tell seat A the same beats in the same words and ask the same questions, letter by letter. */

const games = await loadGames();

const wordsOf = ({ beats, question, result }: Stretch, lang: Lang): string[] => [
  ...paragraphs(beats, 'normal').map((deed) => deed.map(({ text }) => plainParts(text[lang])).join(' ')),
  ...(result === null ? [] : [result[lang]]),
  ...(question === null
    ? []
    : [...(question.about === null ? [] : [plainParts(question.about[lang])]), question.why[lang]]),
];

test.each(GAME_IDS.filter((id) => games.has(id)))('%s is told the same by every host', async (game) => {
  const here = games.get(game)!;
  const course = online(here);
  expect(course.stretches.length).toBeGreaterThan(12);
  const page = await onPage(here, course);
  // The end of a game that was cut off is no question on the page: the script stands still there.
  const n = Math.min(course.stretches.length, page.length);
  expect(course.stretches.length - n).toBeLessThanOrEqual(1);
  for (let i = 0; i < n; i++) expect(page[i], `${game}, question ${i}`).toEqual(course.stretches[i]);
  for (const lang of ['cs', 'en'] as const) {
    const said = inWords(here, course, lang);
    for (let i = 0; i < n; i++) {
      const lines = said[i].join('\n');
      for (const line of wordsOf(course.stretches[i], lang)) expect(lines, `${game} ${lang} ${i}`).toContain(line);
    }
  }
});
