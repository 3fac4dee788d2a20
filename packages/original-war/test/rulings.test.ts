import {
  choose,
  compileGame,
  decidingSeat,
  hashState,
  Match,
  newGame,
  notesOf,
  OUTCOME,
  optionsOf,
} from '@bojiste/kernel';
import { clausesOf } from '@bojiste/rulebook';
import { invariantFindings, rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { decks } from '../decks/index.ts';
import { fileReport, grievances, uphold } from '../rules/synchronisation.ts';
import { battle, game, table } from './kit.ts';

/** Konec kola, příprava, ztráta synchronizace, a výklady na dohodě stolu (rulings that are options). */

const rich = { A: [20, 5, 5] };
const duel = (seed: string) => ({ seats: 2, mode: 'duel', decks: [decks[0], decks[1]], seed });

rule('OW-END-01', 'what cards demand at the end of the round comes before hand and victory are checked', () => {
  const t = table({
    step: 'movement',
    at: { S1: ['A clock', 'A store', 'A wor'], S2: ['A mine'], S4: ['A mine'], S5: ['A mine'], S8: ['B store'] },
    hand: { A: Array(9).fill('tank') },
  }).until((u) => u.step === 'end');
  expect([t.stock()[1], t.size('hand'), t.s.over]).toEqual([1, 9, -1]);
  t.until((u) => u.s.over >= 0);
  expect([t.s.over, t.s.winners, t.size('hand')]).toEqual([OUTCOME.won, 1, 8]);
});

rule('OW-RULING-27', 'a card of time zero is finished once it is paid, without work or experience', () => {
  const t = table({ at: { S1: ['A store', 'A wor'] }, hand: { A: ['tent'] }, stock: rich }).build('tent', 'S1');
  expect([t.where('tent'), t.ready('tent'), t.ready('wor'), t.xp('wor')]).toEqual(['S1', true, true, 0]);
});

rule(
  'OW-RULING-57',
  'initiative is speed and bonus of the moment; a change moves only cards that have not acted',
  () => {
    const at = ['A drone', 'A sol', 'B tank', 'B wor on:tank'];
    const plain = battle(at, { hand: { B: ['clock'] } }).slot();
    expect(plain.seat).toBe('A');
    const t = battle(at, { hand: { B: ['clock'] } });
    t.until((u) => u.keys().some((key) => key.startsWith('u-fog-8')));
    t.pick(t.keys().find((key) => key.startsWith('u-fog-8')) as string).slot();
    expect([t.seat, t.stat('drone', 'speed')]).toEqual(['B', 14]);
    t.attack('sol').resolve();
    expect([t.seat, t.has('B tank', 'acted'), t.has('drone', 'acted')]).toEqual(['A', true, true]);
  },
);

rule('OW-DECK-01', 'a game does not start while a player has no deck', () => {
  const input = duel('x');
  expect(() => newGame(game(), { ...input, decks: [decks[0]] })).toThrow('player 2 has no deck');
  expect(newGame(game(), input).over).toBe(-1);
});

rule('OW-SECT-03', 'a sector serves only the map it names', () => {
  const def = game().def;
  const cards = def.cards.map((card) =>
    card.key === 'tau-basin-3' ? { ...card, facts: { ...card.facts, map: 'frozen-lakes' } } : card,
  );
  expect(() => newGame(compileGame({ ...def, cards }), duel('x'))).toThrow('tau-basin-3 is no sector of tau-basin');
});

rule(
  'OW-SYNC-01',
  'whatever is played, no rule is left out: every state is sound and refuses what is not offered',
  () => {
    const g = game();
    const match = Match.create(g, duel('sync'));
    for (let i = 0; i < 150; i++) {
      const s = match.state;
      expect(invariantFindings(g, s)).toEqual([]);
      const before = hashState(s);
      expect(match.play({ seat: decidingSeat(g, s), key: 'build behemoth-tank' })).not.toBeNull();
      expect(hashState(match.state)).toBe(before);
      const options = optionsOf(g, s, decidingSeat(g, s));
      expect(notesOf(g, s, decidingSeat(g, s)).some(({ key }) => key === 'build behemoth-tank')).toBe(false);
      choose(g, s, decidingSeat(g, s), options[(i * 7) % options.length]);
    }
  },
);

rule(['OW-SYNC-02', 'OW-RULING-102'], 'a report keeps the game and names a clause; upheld, nobody loses', () => {
  const match = Match.create(game(), duel('x'));
  match.play({ seat: 0, key: 'yes' });
  const report = fileReport(match, 'overlooked', 'OW-MINE-01', clausesOf('original-war'));
  expect(report).toMatchObject({ clause: 'OW-MINE-01', record: match.record });
  expect(fileReport(match, 'conditions', 'OW-NONE', clausesOf('original-war'))).toMatchObject({
    code: 'noClause',
    clause: 'OW-RULING-102',
  });
  expect(match.state.over).toBe(-1);
  uphold(match);
  expect([match.state.over, match.state.winners]).toEqual([OUTCOME.annulled, 0]);
});

rule('OW-SYNC-03', 'a missed optional action is no ground for a report', () => {
  const match = Match.create(game(), duel('x'));
  expect(fileReport(match, 'missed', 'OW-MOVE-01', clausesOf('original-war'))).toMatchObject({
    code: 'notAdmitted',
    clause: 'OW-SYNC-03',
  });
  expect(grievances.filter((one) => one.admitted).map((one) => one.key)).toEqual(['overlooked', 'conditions']);
  expect(grievances.some((one) => one.key === 'missed' && one.admitted)).toBe(false);
});

// ---- by agreement -------------------------------------------------------------------------------------------------------------

rule('OW-RULING-31', 'unfinished cards cannot be dismantled; by agreement they can be scrapped for nothing', () => {
  const at = { S1: ['A store', 'A wor', 'A lab unfinished work3'] };
  expect(table({ at }).can('dismantle', 'lab')).toBe(false);
  const t = table({ at, options: { scrapUnfinished: 1 }, stock: { A: [1, 0, 0] } }).act('dismantle', 'lab');
  expect([t.where('lab'), t.stock(), t.ready('wor')]).toEqual(['discardA', [1, 0, 0], true]);
});

rule('OW-RULING-35', 'by agreement work stops while a condition of the card is lost', () => {
  const at = { S1: ['A store', 'A workshop', 'A mec', 'A double-gun-tank unfinished work1'] };
  expect(table({ at }).can('work', 'double-gun-tank')).toBe(true);
  expect(table({ at, options: { recheckConditions: 1 } }).can('work', 'double-gun-tank')).toBe(false);
});

rule('OW-RULING-69', 'each attacker has a share of the weakening; by agreement the last one has all of it', () => {
  const weakened = (options: Record<string, number>) => {
    const t = table({
      seats: 3,
      step: 'battle',
      options,
      at: { S4: ['A sol', 'B wor weakC2', 'B shop', 'C sci exhausted'], S6: ['A ape', 'B ape'] },
    }).pick('S4');
    t.slot('A').attack('B shop').resolve();
    return t.s.counters.slice(t.card('B shop').id * 11 + 4, t.card('B shop').id * 11 + 7);
  };
  expect(weakened({})).toEqual([1, 0, 0]);
  const t = table({
    seats: 3,
    step: 'battle',
    options: { oneWeakening: 1 },
    at: { S4: ['A sol', 'B shop weakC4', 'C sci exhausted'], S6: ['A ape', 'B ape'] },
  }).pick('S4');
  t.slot('A').attack('B shop').resolve();
  expect(t.s.counters.slice(t.card('B shop').id * 11 + 4, t.card('B shop').id * 11 + 7)).toEqual([5, 0, 0]);
  expect(t.defence('B shop')).toBe(4);
});
