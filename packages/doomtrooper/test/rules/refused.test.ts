import { rule } from '@bojiste/testing/clauses/rule';
import { expect } from 'vitest';
import { at, game, type Table } from '../kit.ts';

/** What the clauses deny: asked for and not to be had. */

const stop = ['lucky-shot'];
const menu = (t: Table, letter: string): string[] =>
  t
    .keys(letter)
    .map((key) => key.split('#')[0])
    .sort();
const open = { stationOpen: 1 };

rule('DT-ANY-01', 'nobody plays before the active player has passed', () => {
  const hand = ['positive-karma'];
  const t = at({ A: { hand }, B: { hand }, step: 'start', enter: true });
  expect([t.can('A positive-karma'), t.can('B positive-karma')]).toEqual([true, false]);
  t.go('A pass');
  expect([t.can('A positive-karma'), t.can('B positive-karma')]).toEqual([false, true]);
});
rule('DT-DRAW-02', 'how many are drawn is no choice', () => {
  const t = at({
    A: { hand: Array(5).fill('hussar'), library: Array(9).fill('infantry') },
    B: {},
    step: 'draw',
    enter: true,
  });
  expect(t.zone('A', 'hand')).toHaveLength(7);
  expect(menu(t, 'A').filter((key) => key.startsWith('draw'))).toEqual([]);
});
rule('DT-WAR-02', 'a Doomtrooper cannot be played to the Cohort', () => {
  const t = at({ A: { hand: ['hussar'], destiny: 9 }, B: {} });
  expect(menu(t, 'A').filter((key) => key.startsWith('recruit'))).toEqual(['recruit hussar']);
  t.go('A recruit hussar');
  expect(t.zone('A', 'cohort')).toEqual([]);
  expect(t.where('hussar')).toBe('squadA');
});
rule('DT-DARK-01', 'a gift costs an action and is not for a plain Doomtrooper', () => {
  expect(at({ A: { squad: ['hussar'], hand: ['dark-fire'] }, B: {} }).can('A play dark-fire')).toBe(false);
  const t = at({ A: { cohort: ['curator'], hand: ['dark-fire'], regular: 3, peaceful: 0 }, B: {} });
  t.go('A play dark-fire').settle();
  expect([t.attached('curator'), t.res('A', 'regular')]).toEqual([['dark-fire'], 2]);
});
rule('DT-TRAN-05', 'nobody transfers while the Station is closed, everybody once it is open', () => {
  const transfers = (stationOpen: number) =>
    at({ A: { squad: ['hussar'] }, B: {}, tally: { stationOpen } }).can('A transfer hussar');
  expect([transfers(0), transfers(1)]).toEqual([false, true]);
  const t = at({ A: { squad: ['hussar'] }, B: { hand: ['soldat'], destiny: 9 }, active: 'B' });
  t.go('B recruit soldat').endTurn();
  t.until(() => t.s.active === 0 && t.can('A done'));
  expect(t.can('A transfer hussar')).toBe(true);
});
rule('DT-TRAN-08', 'transferring the vehicle of an area is refused', () => {
  const t = at({ A: { squad: ['bauhaus-great-infurior', 'hussar'] }, B: {}, tally: open });
  expect([t.can('A transfer bauhaus-great-infurior'), t.can('A transfer hussar')]).toEqual([false, true]);
});
rule('DT-FIGHT-16', 'points for an own warrior are not split', () => {
  const t = at({
    A: { squad: ['valerie-duval', 'dragoon*'] },
    B: { squad: ['infantry', 'mystic'], hand: ['test-confusion'] },
  });
  t.go('A attack', 'A valerie-duval', 'A infantry', 'A close', 'B test-confusion', 'B dragoon');
  let split = false;
  t.until(() => {
    split ||= t.can('A 1') || t.can('A 2');
    return t.res('A', 'destiny') > 0;
  });
  expect([split, t.res('A', 'victory'), t.res('A', 'destiny')]).toEqual([false, 0, 3]);
});
rule('DT-FIGHT-58', 'no more points are split than were earned', () => {
  const t = at({ A: { squad: ['razide'], destiny: 0 }, B: {} });
  t.go('A sabotage razide');
  t.until(() => t.can('A 3'));
  expect(menu(t, 'A')).toEqual(['0', '1', '2', '3', '4']);
  expect(t.can('A 5')).toBe(false);
});
rule('DT-NESTED-02', 'while a combat runs inside another, the first one stands still', () => {
  const t = at({ A: { squad: ['hussar'] }, B: { squad: ['infantry', 'dragoon'], hand: ['grand-assault'] } });
  t.go('A attack', 'A infantry', 'B grand-assault');
  expect([t.can('A close'), t.can('A shoot')]).toEqual([false, false]);
  t.go('B infantry', 'B shoot');
  t.until(() => t.can('A close'));
  expect(t.s.scopes.length / 3).toBe(1);
});
rule('DT-CMD-09', 'an assigned warrior is not assigned anew', () => {
  const t = at({ A: { squad: ['sergeant', 'sergeant', 'infantry'], hand: stop }, B: {}, enter: true });
  t.go('A assign').settle();
  expect(t.can('A assign')).toBe(false);
});
rule('DT-CMD-10', 'a sergeant with a unit takes no other one', () => {
  const t = at({
    A: { squad: ['sergeant', 'infantry', 'sea-lion'], hand: ['wave-of-righteousness', ...stop], destiny: 16 },
    B: {},
    enter: true,
  });
  t.go('A assign', 'A infantry').settle();
  expect([t.stat('infantry', 'fight'), t.can('A assign')]).toEqual([6, false]);
});
const check = (cards: Record<string, number>, sideboard = {}, options = {}) => {
  const g = game();
  return g.def.checkDeck(g, { name: { cs: '', en: '' }, cards, sideboard }, options).map((i) => i.code);
};
/** So many different cards of the first ready deck, and as many copies as make up the number. */
const pile = (n: number): Record<string, number> => {
  const cards: Record<string, number> = {};
  const keys = [...new Set(game().def.decks.flatMap((deck) => Object.keys(deck.cards)))];
  for (let i = 0; i < n; i++) cards[keys[Math.floor(i / 4)]] = (i % 4) + 1;
  return cards;
};
rule('DT-DECK-01', '59 cards are too few, 60 and 100 are enough', () => {
  expect([59, 60, 100].map((n) => check(pile(n)).includes('tooSmall'))).toEqual([true, false, false]);
});
rule('DT-DECK-02', 'four copies are allowed, the fifth is not', () => {
  expect([4, 5].map((n) => check({ ...pile(60), hussar: n }).includes('tooMany'))).toEqual([false, true]);
});
rule('DT-DECK-03', 'a sideboard has 25 cards, not one fewer or more', () => {
  const refused = (n: number) => check(pile(60), pile(n)).includes('sideboard');
  expect([24, 25, 26].map(refused)).toEqual([true, false, true]);
});
rule('DT-VEH-03', 'in cover nobody boards, but it is no bar to leaving', () => {
  const tank = 't-32-wolfclaw-jbt';
  const t = at({ A: { squad: [`hussar+${tank}`, 'dragoon'], regular: 5 }, B: {} });
  t.go(`A board ${tank}`);
  t.go('A seekCover hussar').settle();
  expect([t.flag('hussar', 'covered'), t.can(`A board ${tank}`)]).toEqual([true, false]);
});
