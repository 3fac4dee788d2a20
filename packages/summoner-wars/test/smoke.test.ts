import { newGame, type State } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { checkDeck } from '../decks/check.ts';
import { summonerWars } from '../index.ts';
import { game } from './kit.ts';
import { newTally, playRandom } from './random-play.ts';

const decks = summonerWars.decks;

/** What must hold after every decision. */
function check(s: State): void {
  const owned = [0, 0];
  let inZones = 0;
  for (const card of s.cards) owned[card.owner]++;
  s.zones.forEach((zone, id) => {
    inZones += zone.length;
    for (const card of zone) if (s.cards[card].zone !== id) throw new Error(`card ${card} is in two places`);
  });
  if (owned[0] !== 34 || owned[1] !== 34 || inZones !== s.cards.length) throw new Error('cards were lost');
  for (const seat of s.seats)
    if (seat.resources[0] < 0 || seat.resources[0] > 15) throw new Error('magic out of bounds');
}

describe('Summoner Wars', () => {
  it('has eight decks that pass the deck rules', () => {
    expect(decks).toHaveLength(8);
    for (const deck of decks) expect(checkDeck(game, deck), deck.key).toEqual([]);
  });

  it('SW-SET-04 SW-SET-07 SW-SET-10: sets up four cards, five in hand, magic 2 and 3', () => {
    const input = { seats: 2, mode: 'duel', decks: [decks[2], decks[2]], seed: 'x', options: { firstPlayer: 1 } };
    const s = newGame(game, input);
    for (const seat of [0, 1]) {
      expect(s.cards.filter((card) => card.owner === seat && card.zone < 48)).toHaveLength(4);
      expect(s.zones[game.zoneOf('hand', seat)]).toHaveLength(5);
      expect(s.zones[game.zoneOf('deck', seat)]).toHaveLength(25);
    }
    expect(s.seats.map((seat) => seat.resources[0])).toEqual([2, 3]);
    const summoners = s.cards.filter((card) => game.defs[card.def].decl.key === 'svara');
    expect(summoners.map((card) => game.zones[card.zone].name)).toEqual(['d1', 'c8']);
  });

  it('plays every pair of decks to an end without losing a card', () => {
    const tally = newTally();
    for (let i = 0; i < 64; i++) playRandom(game, [decks[i % 8], decks[i >> 3]], 5000 + i, tally, check);
    expect(tally.games).toBe(64);
    expect((tally.outcomes['3'] ?? 0) / tally.games).toBeLessThanOrEqual(0.01);
  });
});
