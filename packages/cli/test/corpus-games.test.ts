import { rulesVersion } from '@bojiste/session/rules-version';
import { corpusFindings, unlisted } from '@bojiste/testing/corpus/replay';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { CORPUS_GAMES, changesListed, readCorpus } from '../jobs/corpus.ts';

/** The replay corpus, a part of it on every run: which one turns with the version of the rules. */

const LEAST = 40;
const PARTS = 4;

describe.each(CORPUS_GAMES)('%s', (id) => {
  test('games of the corpus are played as they were recorded', async () => {
    const { games } = readCorpus(id);
    expect(games.length).toBeGreaterThanOrEqual(LEAST);
    const part = games.filter(({ number }) => number % PARTS === rulesVersion(id) % PARTS);
    expect(corpusFindings(await loadGame(id), part)).toEqual([]);
  });

  test('every game that was replaced is listed with the reason', () => {
    expect(unlisted(readCorpus(id), changesListed())).toEqual([]);
  });

  test('it has all modes, two to four players, several decks and bots', async () => {
    const { def } = await loadGame(id);
    const { games } = readCorpus(id);
    const has = (mode: string, seats: number) =>
      games.some(({ setup }) => setup.mode === mode && setup.seats === seats);
    const tables = def.modes.flatMap(({ key, seats }) => seats.flatMap((n) => (n <= 4 ? [[key, n] as const] : [])));
    expect(tables.filter(([mode, seats]) => !has(mode, seats))).toEqual([]);
    expect(new Set(games.flatMap(({ bots }) => bots)).size).toBeGreaterThanOrEqual(3);
    const decks = new Set(games.flatMap(({ setup }) => setup.decks.map(({ key }) => key)));
    expect(decks.size).toBeGreaterThan(def.decks.length / 2);
  });
});
