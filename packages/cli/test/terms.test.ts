import { type Term, termLint } from '@bojiste/prose/lint/terms';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../games.ts';
import { lintTerms, openTerms, termIssues, termsOf } from '../terms.ts';

const terms: readonly Term[] = [
  { key: 'destroy', cs: 'eliminovat|v|x', en: 'destroy|x', not_cs: ['znič*'], not_en: ['eliminat*', 'kill*'] },
  { key: 'turn', cs: 'kolo|n:město', en: 'turn', not_cs: ['tah', 'tahu'], allow_cs: ['na tahu'] },
  { key: 'armour', cs: 'O|n:0', en: 'A', not_en: ['O'] },
  { key: 'choose', cs: 'zvolit|v|x', en: 'choose', not_cs: ['vyber*'], in: ['cards'] },
];

describe('terms', () => {
  const look = termLint(terms);

  it('names the forbidden word and the right one', () => {
    expect(look('Zničte jednotku.', 'cs', 'cards')).toEqual([{ found: 'Zničte', right: 'eliminovat' }]);
    expect(look('It eliminates and kills.', 'en', 'log').map(({ found }) => found)).toEqual(['eliminates', 'kills']);
  });

  it('matches whole words, lets allowed phrases pass and keeps the case of single letters', () => {
    expect(look('Jste na tahu. Potah.', 'cs', 'prompts')).toEqual([]);
    expect(look('Konec tahu.', 'cs', 'prompts')).toHaveLength(1);
    expect(look('O 3, o well', 'en', 'clauses')).toEqual([{ found: 'O', right: 'A' }]);
  });

  it('bans a word only where it says so', () => {
    expect(look('Vyberte kartu.', 'cs', 'clauses')).toEqual([]);
    expect(look('Vyberte kartu.', 'cs', 'cards')).toHaveLength(1);
  });

  it('tells what is new and what is done, and is silent about what is known', () => {
    const found = { place: 'clauses/X-1', lang: 'en', found: 'Kill', right: 'destroy' } as const;
    expect(termIssues([found], { 'X-1': ['en kill'] })).toEqual([]);
    expect(termIssues([found], {})).toHaveLength(1);
    expect(termIssues([], { 'X-1': ['en kill'] })[0]?.message).toContain('mended');
  });

  it.each(['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'])('%s: a planted word is found', async (id) => {
    const { def } = await loadGame(id);
    expect(termIssues(lintTerms(def), openTerms(id))).toEqual([]);
    const ban = termsOf(id).find(({ not_en, in: kinds }) => not_en !== undefined && kinds === undefined);
    const word = ban?.not_en?.[0]?.replace('*', '') ?? '';
    const planted = { ...def, texts: { ...def.texts, 'ask.planted': { cs: 'Text.', en: `A ${word} here.` } } };
    expect(termIssues(lintTerms(planted), openTerms(id)).map(({ place }) => place)).toEqual(['texts/ask.planted']);
  });
});
