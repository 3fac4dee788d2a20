import { type Deck, Match, newGame, noteGame, OUTCOME, seriesOf, swapDeck } from '@bojiste/kernel';
import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { formats } from '../../options.ts';
import { at, fresh, game, type Table } from '../kit.ts';

const lawBook = formats[0];
const TROOPS = { hussar: 60 };
const KARMA = { 'positive-karma': 60 };

/** Letters of who begins and of his opponent. */
const sides = (t: Table): [string, string] => (t.s.active === 0 ? ['A', 'B'] : ['B', 'A']);

rule('DT-SET-02', 'the opponent cuts or shuffles before hands are drawn, and nobody can refuse it', () => {
  const t = fresh('cut', { cut: 1 });
  const [first, second] = sides(t);
  expect(t.turn).toBe(second);
  expect(t.keys(second).sort()).toEqual(['cut', 'none', 'shuffle']);
  expect(t.zone(first, 'hand')).toHaveLength(0);
  const before = t.zone(first, 'library');
  t.go(`${second} cut`);
  expect(t.turn).toBe(first);
  const after = t.zone(first, 'library');
  expect(after).not.toEqual(before);
  // A cut changes the place, not the order.
  expect([...before, ...before].join()).toContain(after.join());
  t.go(`${first} shuffle`);
  expect([t.zone('A', 'hand').length, t.zone('B', 'hand').length]).toEqual([7, 7]);
  expect(t.zone(first, 'library')).toHaveLength(before.length - 7);
});
rule(['DT-SET-08', 'DT-SET-02'], 'after an exchange the library may be cut again', () => {
  const exchanged = (cards: Deck['cards']): Table => {
    const t = fresh('again', { cut: 1 }, cards);
    const [first, second] = sides(t);
    return t.go(`${second} none`, `${first} none`, `${first} yes`);
  };
  const t = exchanged(KARMA);
  const [first, second] = sides(t);
  expect(t.can(`${second} cut`)).toBe(true);
  expect(t.can(`${first} cut`)).toBe(false);
  t.go(`${second} none`);
  expect(t.can(`${second} yes`)).toBe(true);
  // A hand with a warrior is put away: nothing was shuffled.
  expect(exchanged(TROOPS).can(`${second} cut`)).toBe(false);
});
rule('DT-RULING-02', 'the privilege once, or twice where the table says so', () => {
  const start = (options: Readonly<Record<string, number>>) => fresh('m', options, KARMA);
  const [first] = sides(start({}));
  expect(start({}).go(`${first} yes`).can(`${first} yes`)).toBe(false);
  const twice = start({ mulliganLimit: 2 }).go(`${first} yes`, `${first} yes`);
  expect(twice.can(`${first} yes`)).toBe(false);
  const kept = start({ mulliganLimit: 2 }).go(`${first} no`);
  expect(kept.turn).not.toBe(first);
});
rule('DT-DECK-05', 'three cards each way between games', () => {
  const g = game();
  const deck: Deck = {
    name: { cs: '', en: '' },
    cards: { hussar: 4, infantry: 4, 'lucky-shot': 4, ...filler(48) },
    sideboard: filler(25, 12),
  };
  const series = seriesOf(lawBook, { seats: 2, mode: 'duel', decks: [deck, deck], seed: 's' }, 3);
  const over = newGame(g, series.setup);
  over.over = OUTCOME.won;
  over.winners = 1;
  const next = noteGame(series, over);
  const other = Object.keys(deck.sideboard ?? {})[0];
  const swapped: Deck = {
    ...deck,
    cards: { ...deck.cards, hussar: 1, [other]: 3 },
    sideboard: { ...deck.sideboard, [other]: (deck.sideboard?.[other] ?? 0) - 3, hussar: 3 },
  };
  const taken = swapDeck(g, next, 0, swapped);
  if (!('decks' in taken)) throw new Error(taken.map(({ text }) => text.en).join());
  const size = (pile: Deck['cards'] = {}) => Object.values(pile).reduce((a, b) => a + b, 0);
  expect([size(taken.decks[0].cards), size(taken.decks[0].sideboard)]).toEqual([60, 25]);
  const short = swapDeck(g, next, 0, { ...swapped, sideboard: deck.sideboard ?? {} });
  expect('decks' in short ? [] : short.map(({ clause }) => clause)).toContain('DT-DECK-05');
});

/** So many cards, four of each at most, from a place of the list. */
function filler(n: number, from = 0): Record<string, number> {
  const keys = game()
    .def.decks.flatMap((deck) => Object.keys(deck.cards))
    .filter((key, i, all) => all.indexOf(key) === i && !['hussar', 'infantry', 'lucky-shot'].includes(key))
    .filter((key) => {
      const at = game().names.cards.get(key) ?? 0;
      return game().defs[at].decl.facts?.limit === undefined;
    })
    .slice(from);
  const out: Record<string, number> = {};
  for (let i = 0; n > 0; i++) {
    out[keys[i]] = Math.min(4, n);
    n -= 4;
  }
  return out;
}

rule('DT-TIME-14', 'a card that lies is played: the format takes nothing back', () => {
  const play = (options: Readonly<Record<string, number>>) => {
    const t = at({ A: { hand: ['hussar'], destiny: 9 }, B: { hand: ['positive-karma'] }, options });
    const setup = { seats: 2, mode: 'duel', decks: [], seed: 'x', options };
    const match = new Match(
      t.g,
      { game: 'doomtrooper', rules: 0, setup, tags: {} },
      undefined,
      () => at({ A: { hand: ['hussar'], destiny: 9 }, B: { hand: ['positive-karma'] }, options }).s,
    );
    expect(match.play({ seat: 0, key: t.keys('A').find((key) => key.startsWith('recruit')) ?? '' })).toBeNull();
    return match.undo(0, true);
  };
  expect(play(lawBook.options)).toBe(false);
  expect(play({})).toBe(true);
});
