import { compileGame } from '@bojiste/kernel';
import { corpusFromText, corpusToText, idOf } from '@bojiste/testing/corpus/format';
import { corpusFindings, listedChanges, replayGame, unlisted } from '@bojiste/testing/corpus/replay';
import { describe, expect, test } from 'vitest';
import { entryOf, loadGame } from '../games.ts';
import { planGame, recordGame } from '../jobs/corpus.ts';

/** Writing, reading and comparing the games of a replay corpus. */

describe('the tool', () => {
  const small = async () => {
    const g = await loadGame('skirmish');
    return { g, corpus: { game: 'skirmish', games: [3, 5, 10].map((number) => recordGame(g, number, 1)) } };
  };

  test('writes and reads the same games, and plays them again without a finding', async () => {
    const { g, corpus } = await small();
    expect(corpusFromText(corpusToText(corpus))).toEqual(corpus);
    expect(corpusFindings(g, corpus.games)).toEqual([]);
    expect(planGame(g, 4, 1).setup).not.toEqual(planGame(g, 4, 2).setup);
  });

  test('a changed rule is found and named', async () => {
    const { corpus } = await small();
    const def = await entryOf('skirmish').load?.();
    if (def === undefined) throw new Error('no skirmish');
    const cards = def.cards.map((card) => ({ ...card, stats: { ...card.stats, life: (card.stats.life ?? 0) + 1 } }));
    const findings = corpusFindings(compileGame({ ...def, cards }), corpus.games);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings[0]).toMatch(/^skirmish\/\d\d\.1: /);
  });

  test('a changed result, move or digest is found', async () => {
    const { g, corpus } = await small();
    const [game] = corpus.games;
    expect(replayGame(g, { ...game, winners: 3 })).toContain('instead of');
    expect(replayGame(g, { ...game, marks: ['0', ...game.marks.slice(1)] })).toContain('differs');
    expect(replayGame(g, { ...game, moves: [{ seat: 0, key: 'nonsense' }] })).toContain('is refused');
    expect(replayGame(g, { ...game, moves: game.moves.slice(0, -1) })).toContain('ends -1');
  });

  test('a replaced game must be listed with a reason', () => {
    const corpus = { game: 'skirmish', games: [{ number: 7, generation: 3 }] } as never;
    const text = (line: string) => unlisted(corpus, listedChanges(line));
    expect(text('')).toEqual(['skirmish/07.1', 'skirmish/07.2']);
    expect(text('- skirmish/07.1: a reason that says enough')).toEqual(['skirmish/07.2']);
    expect(text('- skirmish/05-09.1, skirmish/7.2: a reason that says enough')).toEqual([]);
    expect(text('- skirmish/07.1: short')).toHaveLength(2);
    expect(text('skirmish/07.1: no item of the list at all')).toHaveLength(2);
    expect(idOf('skirmish', { number: 7, generation: 1 })).toBe('skirmish/07.1');
  });
});
