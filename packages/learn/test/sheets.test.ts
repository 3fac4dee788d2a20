import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LISTED } from '@bojiste/games';
import { compileGame } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { sentenceOnPhase, sentenceOnWindow } from '../sheets/find.ts';
import { BLOCKS, readSheet } from '../sheets/read.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];

const textOf = (game: string): string => readFileSync(`${PACKAGES}${game}/how-to-play/sheet.yaml`, 'utf8');
const sheetOf = (game: string) => readSheet(textOf(game), `${game}/how-to-play/sheet.yaml`);

/** Ids of all clauses, as they stand in the files of the rulebook. */
const clausesOf = (game: string): Set<string> => {
  const folder = `${PACKAGES}${game}/spec/`;
  const texts = readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\b[A-Z]{2}-[A-Z0-9]+-\d+\b/g) ?? []));
};

describe.each(GAMES)('the sheet of %s', (game) => {
  it('rests on clauses that exist', () => {
    const { blocks, questions, windows } = sheetOf(game);
    const named = [...BLOCKS.flatMap((block) => blocks[block]), ...questions, ...windows].map(({ clause }) => clause);
    const known = clausesOf(game);
    expect(named.filter((clause) => !known.has(clause))).toEqual([]);
  });

  it.each(['cs', 'en'] as const)('has at most 350 words: %s', (lang) => {
    const { blocks } = sheetOf(game);
    const words = BLOCKS.flatMap((block) => blocks[block].map(({ say }) => say[lang].split(/\s+/).length));
    expect(words.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(350);
  });

  it('has five mistakes and ten questions, and says nothing twice', () => {
    const { blocks, questions } = sheetOf(game);
    expect([blocks.mistakes.length, questions.length]).toEqual([5, 10]);
    const all = [...BLOCKS.flatMap((block) => blocks[block]), ...questions].flatMap(({ say }) => [say.cs, say.en]);
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  });
});

/** Every phase that asks, with the clause of the sentence that explains it when it asks for the first time. */
const PHASES: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'summoner-wars': {
    summon: 'SW-SUM-02',
    move: 'SW-MOVE-03',
    build: 'SW-BUILD-05',
    attack: 'SW-ATT-01',
    magic: 'SW-MAG-02',
    draw: 'SW-DRAW-01',
  },
  siegestorm: {
    prepare: 'SS-TURN-03',
    draw: 'SS-TURN-05',
    advance: 'SS-TURN-11',
    advance2: 'SS-TURN-11',
    deploy: 'SS-TURN-12',
    assist: null,
  },
  'original-war': {
    draw: 'OW-PREP-01',
    reinforcement: 'OW-PREP-01',
    mining: null,
    construction: 'OW-BUILD-01',
    movement: 'OW-MOVE-01',
    battle: 'OW-BATTLE-01',
  },
  doomtrooper: { actions: 'DT-ACT-01', extra: null },
};

it.each(GAMES)('%s explains each phase by its own sentence', async (game) => {
  const g = compileGame(await (LISTED.find(({ id }) => id === game) as (typeof LISTED)[number]).load());
  const asking = g.turns.flatMap((turn) => turn.flatMap(({ step }) => (step.menu === false ? [] : step)));
  const told = asking.map(({ step, clauses }) => [step, sentenceOnPhase(sheetOf(game), clauses)?.clause ?? null]);
  expect(Object.fromEntries(told)).toEqual(PHASES[game]);
});

it.each(GAMES)('%s explains each of its windows', async (game) => {
  const g = compileGame(await (LISTED.find(({ id }) => id === game) as (typeof LISTED)[number]).load());
  const sheet = sheetOf(game);
  const dumb = g.windows.filter(({ spec }) => sentenceOnWindow(sheet, spec.clauses ?? []) === null);
  expect(dumb.map(({ spec }) => spec.name)).toEqual([]);
});

describe('a sheet with a fault', () => {
  it('is refused with file and line', () => {
    const faulty = textOf('siegestorm').replace('clause: SS-GOAL-02', 'rule: SS-GOAL-02');
    expect(() => readSheet(faulty, 'sheet.yaml')).toThrow(/sheet\.yaml:\d+: a sentence has no part "rule"/);
    expect(() => readSheet('goal: []', 'sheet.yaml')).toThrow('the block "goal" is missing');
  });
});
