import { corpusFindings } from '@bojiste/testing/corpus/replay';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { CORPUS_GAMES, readCorpus } from '../jobs/corpus.ts';

test.each(CORPUS_GAMES)('%s: the whole corpus is played as it was recorded', async (id) => {
  expect(corpusFindings(await loadGame(id), readCorpus(id).games)).toEqual([]);
});
