import { watching } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { battle, table } from './kit.ts';

/** Normalizované názvy, zbývající příklady (OW-TERM, OW-EX, OW-RULING). */

rule(['OW-TERM-02', 'OW-CARD-fragmenty'], 'destroy works without wounds', () => {
  const t = table({
    at: { S1: ['A siberite-missile', 'A sol on:siberite-missile'], S2: ['B tank', 'B store', 'B sol'] },
  });
  t.act('launch', 'siberite-missile').pick('S2').resolve();
  expect([t.where('B tank'), t.where('B store'), t.where('B sol'), t.where('siberite-missile')]).toEqual([
    'discardB',
    'handB',
    'discardB',
    'discardA',
  ]);
});

rule(['OW-TERM-04', 'OW-TERM-05'], 'cards are discarded from hand only', () => {
  const t = table({
    at: { S1: ['A store', 'A wor'], S8: ['B store', 'B wor'] },
    hand: { A: ['tank', 'shop'] },
    step: 'movement',
  }).done();
  expect(t.offered().sort()).toEqual(['A shop', 'A tank']);
  t.pick('tank').done();
  expect(t.where('tank')).toBe('discardA');
});

rule('OW-TERM-07', 'draw takes the top cards in order, from an empty deck nothing', () => {
  const t = table({ at: { S1: ['A wor'] }, hand: { A: ['factory'] }, deck: { A: ['tank', 'shop', 'drone'] } }).act(
    'command',
    'factory',
  );
  expect([t.where('drone'), t.where('shop'), t.where('tank')]).toEqual(['handA', 'handA', 'deckA']);
  const u = table({ at: { S1: ['A wor'] }, hand: { A: ['factory'] } }).act('command', 'factory');
  expect(u.size('hand')).toBe(0);
});

rule(['OW-TERM-08', 'OW-TERM-10'], 'exhausted and unfinished are states of the card', () => {
  const t = table({ at: { S1: ['A wor exhausted', 'A shop unfinished work3'] } });
  expect([t.has('wor', 'exhausted'), t.has('shop', 'unfinished'), t.ready('shop')]).toEqual([true, true, false]);
});

rule(['OW-TERM-15', 'OW-TERM-20'], 'what lasts a battle ends with it', () => {
  const t = battle(['A decelerator', 'A sci on:decelerator', 'B sol', 'B drone']).slot();
  expect(t.stat('B sol', 'speed')).toBe(10);
  t.until((u) => !u.inBattle());
  expect(t.stat('B sol', 'speed')).toBe(12);
});

rule('OW-TERM-17', 'wounding puts a token on without asking for defence', () => {
  const t = table({ at: { S1: ['A bodenhof-experienced', 'B shop'] }, researched: { A: ['explosives'] } }).act(
    'tap-bodenhof',
    'bodenhof',
  );
  expect([t.wounds('B shop'), t.defence('B shop')]).toEqual([1, 9]);
});

rule('OW-TERM-18', 'weakening works on the principle of an attack', () => {
  const weaken = (mark: string) =>
    table({ at: { S1: ['A wor'], S2: [`B shop${mark}`] }, hand: { A: ['us-bulldozer'] } }).act(
      'command',
      'us-bulldozer',
    );
  expect(weaken('').defence('B shop')).toBe(3);
  const hurt = weaken(' weakA4');
  expect([hurt.wounds('B shop'), hurt.defence('B shop')]).toEqual([1, 9]);
});

rule(['OW-TERM-19', 'OW-RULING-104'], 'a bonus for a fixed time ends when that time is over', () => {
  const t = table({ at: { S1: ['A store', 'A kikuchi-experienced', 'A drone'], S8: ['B store', 'B wor'] } }).act(
    'tap-kikuchi',
    'kikuchi',
  );
  expect(t.stat('drone', 'speed')).toBe(25);
  t.endRound();
  expect(t.stat('drone', 'speed')).toBe(22);
});

rule('OW-TERM-21', 'find: choose a card of the deck, then shuffle', () => {
  const t = table({
    at: { S1: ['A wor'] },
    hand: { A: ['warehouse'] },
    deck: { A: ['shop', 'tank', 'lab', 'drone', 'bunk'] },
  }).act('command', 'warehouse');
  expect(t.offered().sort()).toEqual(['A bunk', 'A lab', 'A shop']);
  t.pick('lab');
  expect([t.where('lab'), t.size('deck')]).toEqual(['handA', 4]);
  expect(t.s.cards.filter((card) => card.zone === t.g.zoneOf('deck', 0)).every((card) => card.known === 0)).toBe(true);
});

rule(['OW-TERM-22', 'OW-TERM-01'], 'insert puts a card into play finished and free; that is no playing', () => {
  const t = table({ at: { S1: ['A store', 'A wor'] }, hand: { A: ['phoenix'] }, discard: { A: ['tank'] } });
  const seen: string[] = [];
  watching(
    (entry) => seen.push(t.g.events[entry.kind].decl.name),
    () => t.act('command', 'phoenix'),
  );
  expect([t.where('tank'), t.ready('tank'), t.stock()]).toEqual(['S1', true, [0, 0, 0]]);
  expect([seen.includes('inserted'), seen.includes('laid')]).toEqual([true, false]);
});

rule(
  ['OW-ABIL-07', 'OW-ABIL-08', 'OW-RULING-38'],
  'time as a price is paid by people of the sector, and the trade learns',
  () => {
    const t = table({ at: { S1: ['A party-office', 'A wor', 'A sol'], S2: ['A sci'] }, deck: { A: ['tank'] } }).act(
      'work-office',
      'party-office',
    );
    expect(t.offered().sort()).toEqual(['A sol', 'A wor']);
    t.pick('wor');
    expect([t.where('tank'), t.xp('wor'), t.xp('sol'), t.has('sol', 'exhausted')]).toEqual(['handA', 1, 0, true]);
    expect(table({ at: { S1: ['A party-office', 'A wor'] }, deck: { A: ['tank'] } }).acts()).not.toContain(
      'work-office',
    );
  },
);

rule(['OW-RULING-15', 'OW-TERM-13'], 'rounds are game rounds of the player on turn', () => {
  const t = table({ at: { S1: ['A store', 'A wor'], S8: ['B store', 'B wor'] } });
  const { turn } = t.s;
  t.endRound();
  expect(t.s.turn).toBe(turn + 1);
});

rule('OW-EX-18', 'the last chance of a beaten base', () => {
  const t = table({
    active: 'A',
    step: 'movement',
    people: 4,
    at: { S1: ['A store', 'A wor', 'A wor2', 'A wor3'] },
    hand: { B: ['store'] },
    deck: { A: ['tank'], B: Array(20).fill('tank') },
    reinforcements: { B: ['sol', 'sol2'] },
    stock: { B: [4, 0, 0] },
  });
  t.endRound();
  expect([t.where('B sol') === 'S8' || t.where('B sol2') === 'S8', t.can('build', 'B store')]).toEqual([true, true]);
  t.endRound();
  expect(t.s.over).toBe(-1);
});
