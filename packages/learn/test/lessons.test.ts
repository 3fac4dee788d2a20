import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LISTED } from '@bojiste/games';
import { compileGame } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { lessonFindings } from '../lessons/check.ts';
import { readLesson } from '../lessons/read.ts';
import { readPuzzles } from '../puzzles/read.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const GAMES = Object.fromEntries(LISTED.map(({ id, load }) => [id, load]));

const filesOf = (game: string): string[] => readdirSync(`${PACKAGES}${game}/lessons`).sort();
const textOf = (game: string, file: string): string => readFileSync(`${PACKAGES}${game}/lessons/${file}`, 'utf8');
const load = (game: string, file: string, text = textOf(game, file)) => readLesson(text, `${game}/lessons/${file}`);

describe.each(Object.keys(GAMES))('lessons of %s', (game) => {
  it('are five to eight, and the first is won in at most three answers', async () => {
    const files = filesOf(game);
    expect(files.length).toBeGreaterThanOrEqual(5);
    expect(files.length).toBeLessThanOrEqual(8);
    const [first] = load(game, files[0]).stages;
    expect(first.steps.flatMap(({ acts }) => acts.flat()).length).toBeLessThanOrEqual(3);
  });

  it('point at puzzles that exist', () => {
    const folder = `${PACKAGES}${game}/puzzles/`;
    const puzzles = readdirSync(folder).flatMap((file) => readPuzzles(readFileSync(folder + file, 'utf8'), file));
    const names = puzzles.map(({ name }) => name.en);
    const named = filesOf(game).map((file) => load(game, file).puzzle);
    expect(named.filter((name) => name !== '' && !names.includes(name))).toEqual([]);
  });

  it.each(filesOf(game))('%s is played to its end as written', async (file) => {
    const g = compileGame(await GAMES[game]());
    expect(lessonFindings(g, load(game, file))).toEqual([]);
  });
});

describe('the check of lessons', () => {
  const change = async (game: string, file: string, from: string, to: string): Promise<string[]> => {
    const text = textOf(game, file);
    expect(text).toContain(from);
    const g = compileGame(await GAMES[game]());
    return lessonFindings(g, load(game, file, text.replace(from, to)));
  };
  const broken = (from: string, to: string) => change('summoner-wars', '1-the-summoner-must-fall.yaml', from, to);

  it('sees a step that is not offered', async () => {
    expect(await broken('do: [attack c6]', 'do: [attack c5]')).not.toEqual([]);
  });
  it('sees facts that do not hold', async () => {
    expect(await broken('d6: { damage: 8 }', 'd6: { damage: 9 }')).not.toEqual([]);
  });
  it('sees dice that are left over', async () => {
    expect(await broken('dice: [2, 4, 0, 3, 5]', 'dice: [2, 4, 0, 3, 5, 1]')).not.toEqual([]);
  });
  it('sees an answer to something that cannot be tried', async () => {
    expect(await broken('at: attack d5', 'at: attack d4')).not.toEqual([]);
  });
  it('sees a line that is too long', async () => {
    expect(await broken('en: "A sword', `en: "${'A sword. '.repeat(20)}`)).not.toEqual([]);
  });

  it('sees a marked answer after which the lesson cannot go on', async () => {
    const cut = 'fist-student, litter-bearer]]';
    const found = await change('siegestorm', '6-the-command-order.yaml', cut, 'fist-student]]');
    expect(found).toContainEqual(
      expect.stringMatching(/nothing that counts is marked after react-cancel court-astrologer$/),
    );
  });
  it('sees a marked answer that does not count', async () => {
    const payment = 'do: [done, [monster berserker, $sled], axeman]';
    const other = 'order: any\n      do: [[monster berserker, $sled], [monster axeman, shield-maiden], done]';
    const found = await change('siegestorm', '4-strike-hold-support.yaml', payment, other);
    expect(found).toContainEqual(expect.stringMatching(/"\[shield-maiden\]" is marked and does not count/));
  });
});
