import { expect, test } from 'vitest';
import { CORPUS_GAMES, readCorpus } from '../jobs/corpus.ts';
import { judge, openCase, recordOf } from './judge.ts';

test.each(CORPUS_GAMES)('%s: the log of every game of the corpus tells what its record says', async (id) => {
  for (const { number } of readCorpus(id).games) {
    const told = await openCase(id, number);
    expect(judge(told, recordOf(told)).slice(0, 10), `${id} ${number}`).toEqual([]);
  }
});
