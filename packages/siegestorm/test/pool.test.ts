import type { Ability, CardDecl } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/index.ts';
import { decks } from '../decks/index.ts';
import { BOSSES, COPIES, DIFFICULTIES, LIMIT, PLAYER_FACTIONS, type Rank } from '../types.ts';
import { game } from './kit.ts';

/** What the pool promises as a whole, counted from the data. */

const players = cards.filter((card) => PLAYER_FACTIONS.some((faction) => card.facts?.faction === faction));
const of = (faction: string): CardDecl[] => players.filter((card) => card.facts?.faction === faction);

/** A box without the name of its card: what it does, and what it costs to activate. */
const boxText = (card: CardDecl, part: 'action' | 'ability'): string => {
  const found = card.abilities.find(({ key }) => key === `${card.key}.${part}`) as Ability;
  const { key: _key, wording: _wording, clauses: _clauses, ...rest } = found;
  return JSON.stringify([rest, part === 'ability' ? (card.facts?.activation ?? null) : null]);
};

/** Share of boxes that no other faction has. */
function exclusive(part: 'action' | 'ability'): number {
  const owners = new Map<string, Set<string>>();
  for (const card of players) {
    const text = boxText(card, part);
    owners.set(text, (owners.get(text) ?? new Set()).add(String(card.facts?.faction)));
  }
  return players.filter((card) => owners.get(boxText(card, part))?.size === 1).length / players.length;
}

const curveOf = (faction: string): number[] => {
  const curve = new Array<number>(7).fill(0);
  for (const card of of(faction)) curve[card.stats.cost ?? 0] += Number(card.facts?.starter);
  return curve;
};

describe('the pool of Siegestorm', () => {
  it('has eighteen designs and 54 cards in every faction', () => {
    for (const faction of PLAYER_FACTIONS) {
      // A card that somebody adds comes with no copies in the box.
      const boxed = of(faction).filter((card) => card.facts?.pool !== 0);
      expect(boxed).toHaveLength(18);
      expect(boxed.reduce((sum, card) => sum + Number(card.facts?.pool), 0)).toBe(54);
      for (const card of boxed) expect(card.facts?.pool).toBe(COPIES[card.facts?.rank as Rank]);
    }
  });

  it('gives every faction boxes of its own', () => {
    expect(exclusive('action')).toBeGreaterThanOrEqual(0.7);
    expect(exclusive('ability')).toBeGreaterThanOrEqual(0.9);
  });

  it('gives every faction a curve of its own', () => {
    const curves = PLAYER_FACTIONS.map((faction) => curveOf(faction).join('/'));
    expect(curves).toEqual(['10/7/11/3/1/1/1', '8/9/8/4/2/2/1', '8/7/10/5/1/2/1', '12/6/10/4/0/1/1']);
  });

  it('prices metamorphosis by what it saves', () => {
    const prices = players
      .filter((card) => boxText(card, 'ability').includes('"transform"'))
      .map((card) => [card.stats.cost, card.facts?.activation]);
    expect(prices).toEqual(expect.arrayContaining([[0, 3], [2, 2], [5, 1]])); // biome-ignore format: pairs read best in a line
    expect(prices).toHaveLength(3);
  });

  it('lets every faction answer an order cheaply', () => {
    for (const faction of PLAYER_FACTIONS) {
      const answers = of(faction).filter(
        (card) => (card.stats.cost ?? 9) <= 2 && boxText(card, 'action').includes('cancel'),
      );
      expect(answers.length, faction).toBeGreaterThan(0);
    }
  });

  it('has a line of flavour for every card of a player, a boss deck and a boss', () => {
    const silent = cards.filter((card) => !card.kinds.includes('barrier') && !Array.isArray(card.facts?.flavour));
    expect(silent.map(({ key }) => key)).toEqual([]);
  });

  it('has ready decks of 34 cards that pass the check', () => {
    expect(decks).toHaveLength(8);
    for (const deck of decks) {
      expect(Object.values(deck.cards).reduce((sum, n) => sum + n, 0)).toBe(LIMIT.deck);
      expect(game().def.checkDeck(game(), deck, {})).toEqual([]);
    }
  });

  it('has a card for every boss and difficulty, and four boss decks of 24', () => {
    const sheets = cards.filter((card) => card.type === 'sheet');
    const named = sheets.map(({ facts }) => `${facts?.boss} ${facts?.difficulty}`);
    expect(named).toEqual(BOSSES.flatMap((boss) => DIFFICULTIES.map((difficulty) => `${boss} ${difficulty}`)));
    for (const deck of ['zloblins', 'stone-watch', 'raging-shamans', 'hungry-swarm']) {
      const all = cards.filter((card) => card.facts?.deck === deck);
      expect(all.reduce((sum, card) => sum + Number(card.facts?.copies), 0)).toBe(24);
    }
  });
});
