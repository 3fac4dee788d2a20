import { newGame } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { advice, checkDeck, idleTechnologies } from '../decks/check.ts';
import { decks } from '../decks/index.ts';
import { originalWar } from '../index.ts';
import { DECK, NATIONS, TALLY } from '../types.ts';
import { afterSetup, game, Table } from './kit.ts';

/** What the lobby offers can be played with the ready decks, at every table. */

const total = (cards: Readonly<Record<string, number>>, type: (t: string) => boolean): number =>
  Object.entries(cards).reduce((sum, [key, n]) => sum + (type(game().cardDef(key).decl.type) ? n : 0), 0);

describe('ready decks', () => {
  it('are three for each nation, with twenty people and forty cards to build', () => {
    for (const nation of NATIONS.filter((one) => one !== 'neutral'))
      expect(decks.filter(({ key }) => key?.startsWith(nation) === true)).toHaveLength(3);
    for (const { key, cards } of decks) {
      expect([key, total(cards, (type) => type === 'character')]).toEqual([key, DECK.characters]);
      expect([key, total(cards, (type) => type === 'building' || type === 'vehicle')]).toEqual([
        key,
        DECK.construction,
      ]);
      expect(total(cards, (type) => type === 'technology')).toBeLessThanOrEqual(DECK.technologies);
    }
  });

  it('hold no card whose condition the deck cannot meet', () => {
    for (const deck of decks) expect([deck.key, advice(game(), deck)]).toEqual([deck.key, []]);
  });

  it('are advised of a technology that opens nothing in the deck', () => {
    expect(idleTechnologies(game(), { ...decks[0], cards: { 'oil-power': 1 } })).toEqual(['oil-power']);
  });

  it('no technology is silent: it opens a card or does something itself', () => {
    for (const card of originalWar.cards.filter(({ type }) => type === 'technology'))
      expect([card.key, card.abilities.length + ((card.facts?.unlocks ?? []) as readonly string[]).length > 0]).toEqual(
        [card.key, true],
      );
    const opened = game().cardDef('oil-power').decl.facts?.unlocks;
    expect(opened).toEqual(expect.arrayContaining(['oil-plant', 'refinery', 'incendiaries']));
  });

  it('pass the check with every value a table may agree on', () => {
    for (const option of originalWar.options)
      for (const { value } of option.values)
        for (const deck of decks)
          expect([option.name, value, deck.key, checkDeck(game(), deck, { [option.name]: value })]).toEqual([
            option.name,
            value,
            deck.key,
            [],
          ]);
  });

  it('start with as many people as were agreed, whatever the number', () => {
    const people = originalWar.options.find(({ name }) => name === 'people');
    for (const { value } of people?.values ?? [])
      for (const deck of decks) {
        const s = newGame(game(), {
          seats: 2,
          mode: 'duel',
          decks: [deck, deck],
          seed: 'x',
          options: { people: value },
        });
        const t = new Table(game(), s).until((u) => u.s.turn === 1);
        expect(t.s.tally[TALLY.started]).toBe(value === 0 ? 12 : value);
      }
  });
});

describe('sides of a game of teams', () => {
  const teams = (seats: number, sides: number) => {
    const t = afterSetup({ sides, startSectors: 0 }, 'x', seats, 'teams');
    return {
      sides: t.s.seats.map((_, seat) => t.s.tally[TALLY.teams + seat]),
      people: t.s.seats.map((_, seat) => t.s.tally[TALLY.started + seat]),
      crates: t.s.seats.map((_, seat) => t.stock('ABCDEF'[seat])[0]),
    };
  };

  it('are parted so that partners sit apart', () => {
    expect(teams(4, 0).sides).toEqual([0, 1, 0, 1]);
    expect(teams(6, 0).sides).toEqual([0, 1, 0, 1, 0, 1]);
    expect(teams(6, 1).sides).toEqual([0, 1, 2, 0, 1, 2]);
    expect(teams(5, 1).sides).toEqual([0, 1, 2, 0, 1]);
    expect(teams(4, 2).sides).toEqual([0, 1, 1, 1]);
  });

  it('get more people and crates where they are smaller', () => {
    expect(teams(3, 0)).toEqual({ sides: [0, 1, 0], people: [12, 14, 12], crates: [10, 15, 10] });
    // Three against one: four people more, which is the most that may start.
    expect(teams(4, 2)).toEqual({ sides: [0, 1, 1, 1], people: [16, 12, 12, 12], crates: [20, 10, 10, 10] });
    expect(teams(5, 1)).toMatchObject({ people: [10, 10, 12, 10, 10], crates: [10, 10, 15, 10, 10] });
    expect(teams(6, 1)).toMatchObject({ people: [10, 10, 10, 10, 10, 10], crates: [10, 10, 10, 10, 10, 10] });
  });
});
