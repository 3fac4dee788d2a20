import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../library/games.ts';
import { bookOf, checkDeck, shelved } from '../library/shelf.ts';
import { countOf, curveOf, groupsOf, renamed, totalOf, withCount } from '../pages/decks/edit.ts';
import { codeToText, deckFromText, deckToCode, deckToJson, deckToText, OtherGame } from '../pages/decks/text.ts';

async function take(id: string) {
  const game = await shelved(id);
  return { game, book: await bookOf(game) };
}

const taken = new Map<string, ReturnType<typeof take>>();

function open(id: string): ReturnType<typeof take> {
  const found = taken.get(id) ?? take(id);
  taken.set(id, found);
  return found;
}

describe.each(GAME_IDS)('decks of %s', (id) => {
  it('come back the same from text in both languages, from JSON and from a link', async () => {
    const { book } = await open(id);
    const { catalogue } = book;
    for (const ready of book.decks) {
      const { key: _, ...deck } = ready;
      for (const lang of ['cs', 'en'] as const) {
        const read = deckFromText(catalogue, deckToText(catalogue, deck, lang), '');
        expect(read).toEqual({ deck: renamed(deck, deck.name[lang]), unknown: [] });
      }
      expect(deckFromText(catalogue, deckToJson(id, ready), '')).toEqual({ deck, unknown: [] });
      expect(deckFromText(catalogue, codeToText(deckToCode(id, ready)), '')).toEqual({ deck, unknown: [] });
    }
  });

  it('are legal when ready, and say what is wrong when a card is taken out or too many are put in', async () => {
    const { game, book } = await open(id);
    for (const deck of book.decks) {
      expect(checkDeck(game, deck, {}).issues).toEqual([]);
      const [key] = Object.keys(deck.cards);
      const { issues } = checkDeck(game, withCount(deck, 'cards', key, 99), {});
      expect(issues.length).toBeGreaterThan(0);
      for (const { clause, text, fix } of issues) {
        expect(book.catalogue.clauses[clause], clause).toBeDefined();
        for (const words of [text.cs, text.en, fix.cs, fix.en]) expect(words).not.toBe('');
      }
      expect(Object.keys(deck.cards).filter((card) => !book.deckable.includes(card))).toEqual([]);
    }
  });
});

describe('a deck being built', () => {
  it('counts, groups by type and draws its curve', async () => {
    const { book } = await open('summoner-wars');
    const [deck] = book.decks;
    const [key] = Object.keys(deck.cards);
    const more = withCount(deck, 'cards', key, countOf(deck, 'cards', key) + 1);
    expect(totalOf(more.cards)).toBe(totalOf(deck.cards) + 1);
    expect(withCount(more, 'cards', key, 0).cards).not.toHaveProperty(key);
    const groups = groupsOf(book.catalogue, deck.cards);
    expect(groups.reduce((sum, { n }) => sum + n, 0)).toBe(totalOf(deck.cards));
    const curve = curveOf(book.catalogue, deck.cards);
    expect(curve?.bars.reduce((sum, { n }) => sum + n, 0)).toBe(totalOf(deck.cards));
  });

  it('knows which cards may not be in it at all', async () => {
    const { game, book } = await open('summoner-wars');
    const dwarves = book.decks.find(({ key }) => key === 'polar-dwarves');
    if (dwarves === undefined) throw new Error('no dwarves');
    const { misfits } = checkDeck(game, dwarves, {});
    expect(misfits).toContain('sacrificial-pyre');
    for (const key of Object.keys(dwarves.cards)) expect(misfits).not.toContain(key);
  });
});

describe('a list somebody wrote', () => {
  it('is read without accents, in either language, with the count before, after or left out', async () => {
    const { catalogue } = (await open('summoner-wars')).book;
    const text = 'nazev: Moje\nVyvolavač: svara\n3x portal\nFROST MAGE x2\nLvice\n// poznámka\n2 Lioness\n';
    const { deck, unknown } = deckFromText(catalogue, text, '');
    expect(unknown).toEqual([]);
    expect(deck).toMatchObject({ name: { cs: 'Moje' }, leader: 'svara', cards: { 'frost-mage': 2, lioness: 3 } });
    expect(totalOf(deck.cards)).toBe(8);
  });

  it('keeps what it knows and names the rest with a guess', async () => {
    const { catalogue } = (await open('summoner-wars')).book;
    const { deck, unknown } = deckFromText(catalogue, '2x Lionness\n1x Lioness\n1x qqqq', '');
    expect(deck.cards).toEqual({ lioness: 3 });
    expect(unknown).toEqual([{ line: 3, text: '1x qqqq', n: 1, part: 'cards', maybe: [] }]);
  });

  it('of another game is refused, and numbers that are no counts are left out', async () => {
    const { catalogue } = (await open('summoner-wars')).book;
    expect(() => deckFromText(catalogue, '{"game":"siegestorm","cards":{}}', '')).toThrow(OtherGame);
    const { deck, unknown } = deckFromText(catalogue, '{"cards":{"lioness":-1,"svara":1.5,"frost-mage":2}}', 'x');
    expect(deck).toEqual({ name: { cs: 'x', en: 'x' }, cards: { 'frost-mage': 2 } });
    expect(unknown).toHaveLength(2);
  });
});
