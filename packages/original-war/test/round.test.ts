import { newGame, setTally, viewOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { ENDING, TALLY } from '../types.ts';
import { game, Table, table } from './kit.ts';
import { stubDeck } from './stubs.ts';

/** Herní kola, příprava, těžba, zotavení, konec kola, vítězství (OW-ROUND, OW-PREP, OW-MINE, OW-REST, OW-END, OW-WIN). */

const lone = { S1: ['A store', 'A wor'], S8: ['B store', 'B wor'] };
const start = (options: Record<string, number> = {}, seed = 'x') =>
  newGame(game(), { seats: 2, mode: 'duel', decks: [stubDeck, stubDeck], seed, options });

rule('OW-ROUND-01', 'the steps of a round in their order', () => {
  expect(game().turns[0].map((step) => step.step.step)).toEqual([
    'draw',
    'reinforcement',
    'mining',
    'recovery',
    'construction',
    'movement',
    'battle',
    'end',
  ]);
  const t = table({ at: lone });
  const seen = [t.step];
  t.until((u) => {
    if (u.step !== seen.at(-1)) seen.push(u.step);
    return u.s.active === 1 && u.step === 'movement';
  });
  expect(seen).toEqual(['construction', 'movement', 'construction', 'movement']);
});

rule(['OW-ROUND-03', 'OW-ROUND-05', 'OW-ROUND-06'], 'one player at a time, construction before movement', () => {
  const t = table({ at: lone, hand: { A: ['shop'], B: ['shop'] }, stock: { A: [9, 0, 0], B: [9, 0, 0] } });
  expect(t.seat).toBe('A');
  expect(t.can('build', 'B shop')).toBe(false);
  t.toStep('movement');
  expect([t.seat, t.can('build', 'shop')]).toEqual(['A', false]);
});

rule('OW-ROUND-04', 'rounds pass in the agreed direction', () => {
  const at = { S1: ['A wor'], S4: ['B wor'], S7: ['C wor'] };
  expect(table({ at, seats: 3 }).endRound().s.active).toBe(1);
  expect(table({ at, seats: 3, options: { direction: 1 } }).endRound().s.active).toBe(2);
});

rule(['OW-PREP-01', 'OW-PREP-02', 'OW-PREP-03'], 'draw up to eight, what there is, and never refill', () => {
  const next = (hand: number, deck: number) =>
    table({
      active: 'B',
      at: lone,
      hand: { A: Array(hand).fill('tank') },
      deck: { A: Array(deck).fill('drone') },
      discard: { A: ['shop', 'lab'] },
    }).endRound();
  const t = next(5, 20);
  expect([t.size('hand'), t.size('deck')]).toEqual([8, 17]);
  const u = next(5, 2);
  expect([u.size('hand'), u.size('deck'), u.s.over]).toEqual([7, 0, -1]);
  const v = next(2, 0);
  expect([v.size('hand'), v.size('discard')]).toEqual([2, 2]);
});

rule(['OW-PREP-04', 'OW-PREP-05', 'OW-TERM-06'], 'unused cards stay, and only the owner sees the hand', () => {
  const t = table({ at: lone, hand: { A: Array(8).fill('tank') } });
  t.endRound().toStep('construction', 'A');
  expect(t.size('hand')).toBe(8);
  const zone = t.g.zoneOf('hand', 0);
  expect(viewOf(t.g, t.s, 1).cards.filter((card) => card.zone === zone)).toEqual([]);
  expect(viewOf(t.g, t.s, 1).sizes[zone]).toBe(8);
  expect(viewOf(t.g, t.s, 0).cards.filter((card) => card.zone === zone)).toHaveLength(8);
});

rule(
  ['OW-PREP-06', 'OW-PREP-08', 'OW-RULING-20'],
  'a reinforcement comes ready to the storehouse when people are missing',
  () => {
    const t = table({
      active: 'B',
      people: 2,
      deck: { B: ['tank'] },
      at: lone,
      reinforcements: { A: ['sol'] },
    }).endRound();
    expect([t.where('sol'), t.ready('sol'), t.size('reinforcements')]).toEqual(['S1', true, 0]);
    const full = table({
      active: 'B',
      people: 1,
      deck: { B: ['tank'] },
      at: lone,
      reinforcements: { A: ['sol'] },
    }).endRound();
    expect(full.where('sol')).toBe('reinforcementsA');
  },
);

rule(['OW-PREP-09', 'OW-DECK-07', 'OW-APE-03'], 'misfits go below: animals, ape-men, names in play', () => {
  const t = table({
    active: 'B',
    people: 4,
    deck: { B: ['tank'] },
    at: { S1: ['A store', 'A gorkij-mechanik-burlak'], S8: ['B store', 'B wor'] },
    reinforcements: { A: ['tiger', 'ape', 'gorkij-zabijak-burlak', 'sci'] },
  }).endRound();
  expect(t.where('sci')).toBe('S1');
  expect(t.size('reinforcements')).toBe(3);
});

rule(['OW-EX-01', 'OW-CHAR-01', 'OW-CARD-gorkij-zabijak-burlak'], 'two Gorkijs: one in play at a time', () => {
  const blocked = table({
    active: 'B',
    people: 4,
    deck: { B: ['tank'] },
    at: { S1: ['A store', 'A gorkij-mechanik-burlak'], S8: ['B store', 'B wor'] },
    reinforcements: { A: ['gorkij-zabijak-burlak'] },
  }).endRound();
  expect(blocked.where('gorkij-zabijak-burlak')).toBe('reinforcementsA');
  const free = table({
    active: 'B',
    people: 4,
    deck: { B: ['tank'] },
    at: lone,
    reinforcements: { A: ['gorkij-zabijak-burlak'] },
  }).endRound();
  expect(free.where('gorkij-zabijak-burlak')).toBe('S1');
});

rule(['OW-PREP-07', 'OW-TEAM-04'], 'the reinforcement deck is shuffled before the reveal, without a decision', () => {
  const orders = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const t = table({
      active: 'B',
      people: 9,
      deck: { B: ['tank'] },
      at: lone,
      reinforcements: { A: ['sol', 'sol2', 'sol3', 'sci', 'mec'] },
    });
    t.s.key = [i, 2, 3, 4];
    t.endRound();
    orders.add(['sol', 'sol2', 'sol3', 'sci', 'mec'].filter((key) => t.where(key) === 'S1').join());
    expect(t.seat).toBe('A');
  }
  expect(orders.size).toBeGreaterThan(1);
});

rule(
  ['OW-RULING-18', 'OW-RULING-19'],
  'one reinforcement a round, or all by agreement; a deck without a fit is looked through once',
  () => {
    const setting = {
      active: 'B',
      people: 6,
      deck: { B: ['tank'] },
      at: lone,
      reinforcements: { A: ['sol', 'sol2', 'sol3'] },
    };
    const count = (t: ReturnType<typeof table>) =>
      ['sol', 'sol2', 'sol3'].filter((key) => t.where(key) === 'S1').length;
    expect(count(table(setting).endRound())).toBe(1);
    expect(count(table({ ...setting, options: { refillAll: 1 } }).endRound())).toBe(3);
    const none = table({
      active: 'B',
      people: 6,
      at: lone,
      reinforcements: { A: ['tiger', 'sabre-tooth', 'mammoth'] },
    }).endRound();
    expect(none.size('reinforcements')).toBe(3);
  },
);

rule(['OW-MINE-01', 'OW-MINE-02', 'OW-MINE-04'], 'finished mines and wells of all sectors produce', () => {
  const t = table({
    active: 'B',
    at: {
      S1: ['A store', 'A rig'],
      S3: ['A rig'],
      S4: ['A mine'],
      S2: ['A mine unfinished work2'],
      S8: ['B store', 'B wor'],
    },
    stock: { A: [3, 0, 0] },
  }).endRound();
  expect(t.stock()).toEqual([3, 2, 1]);
});

rule(
  ['OW-MINE-03', 'OW-GATHER-04', 'OW-GATHER-05'],
  'gathered crates arrive in the next own mining step, one per character',
  () => {
    const t = table({
      at: { S1: ['A store', 'A wor', 'A wor2', 'A wor3'], S8: ['B store', 'B wor'] },
      step: 'movement',
      stock: { A: [0, 0, 0] },
    });
    for (const who of ['wor', 'wor2', 'wor3']) t.act('gather', who);
    expect(t.has('wor', 'gathering')).toBe(true);
    t.endRound();
    expect(t.stock()[0]).toBe(0);
    t.toStep('construction', 'A');
    expect(t.stock()[0]).toBe(3);
  },
);

rule(
  ['OW-REST-01', 'OW-REST-02', 'OW-RULING-21'],
  'own exhausted cards recover after mining; an exhausted mine produces',
  () => {
    const t = table({
      active: 'B',
      at: {
        S1: ['A store exhausted', 'A wor exhausted', 'A sol exhausted', 'A rig exhausted'],
        S8: ['B store', 'B wor exhausted', 'B sol exhausted'],
      },
    }).endRound();
    for (const label of ['store', 'wor', 'sol', 'rig']) expect(t.ready(label)).toBe(true);
    expect([t.stock()[1], t.has('B wor', 'exhausted'), t.has('B sol', 'exhausted')]).toEqual([1, true, true]);
  },
);

rule('OW-RULING-23', 'gatherers are ready in the next construction part', () => {
  const t = table({ at: lone, step: 'movement' }).act('gather', 'wor');
  t.endRound().toStep('construction', 'A');
  expect(t.ready('wor')).toBe(true);
});

rule(
  ['OW-RULING-13', 'OW-RULING-17', 'OW-RULING-10'],
  'hands are empty until the first preparation; nothing is skipped; the storehouse is ready and free',
  () => {
    const s = start();
    const kit = new Table(game(), s);
    kit.until((u) => u.s.turn === 1 && u.step === 'construction');
    const first = 'AB'[s.active];
    const second = first === 'A' ? 'B' : 'A';
    expect([kit.size('hand', first), kit.size('hand', second)]).toEqual([8, 0]);
    expect(kit.stock(first)).toEqual([10, 0, 0]);
    expect(kit.ready(`${first} store`)).toBe(true);
  },
);

rule(['OW-END-02', 'OW-END-03'], 'discard down to eight at least, any number at will', () => {
  const t = table({ at: lone, hand: { A: [...Array(5).fill('tank'), ...Array(5).fill('drone')] } })
    .toStep('movement')
    .done();
  expect(t.keys()).not.toContain('done');
  expect(t.pick('tank').keys()).toEqual(['drone', 'tank']);
  expect(t.pick('drone').keys()).toContain('done');
  // Of cards that are all alike, nobody is asked which two must go.
  const alike = table({ at: lone, hand: { A: Array(10).fill('tank') } })
    .toStep('movement')
    .done();
  expect([alike.keys(), alike.pick('done').size('discard')]).toEqual([['tank', 'done'], 2]);
  const u = table({ at: lone, hand: { A: Array(6).fill('tank') }, deck: { A: Array(9).fill('drone') } })
    .toStep('movement')
    .done();
  for (let i = 0; i < 6; i++) u.pick(u.keys()[0]);
  u.toStep('construction', 'A');
  expect([u.size('hand'), u.size('discard')]).toEqual([8, 6]);
});

rule(['OW-END-05', 'OW-ROUND-02'], 'the next player begins with preparation', () => {
  const t = table({ at: lone, deck: { B: Array(9).fill('drone') } }).endRound();
  expect([t.s.active, t.size('hand', 'B')]).toEqual([1, 8]);
});

// ---- victory -----------------------------------------------------------------------------------------------------------------------

rule(['OW-WIN-01', 'OW-WIN-02', 'OW-GOAL-02'], 'finished mines on more than half of the deposits win', () => {
  const mines = (n: number, extra: string[] = []) =>
    table({
      step: 'movement',
      at: {
        S1: ['A store', 'A wor'],
        S2: n > 0 ? ['A mine'] : [],
        S4: n > 1 ? ['A mine'] : [],
        S5: n > 2 ? ['A mine'] : extra,
        S8: ['B store', 'B wor'],
      },
    }).endRound();
  expect(mines(2).s.over).toBe(-1);
  expect(mines(2, ['A mine unfinished work1']).s.over).toBe(-1);
  const won = mines(3);
  expect([won.s.over, won.s.winners, won.tally('ending')]).toEqual([0, 1, 1]);
});

rule(['OW-WIN-03', 'OW-GOAL-03', 'OW-RULING-98'], 'no storehouse and no people: lost; animals do not count', () => {
  const lost = (own: string[]) =>
    table({
      step: 'movement',
      people: 12,
      deck: { A: ['tank'] },
      at: { S2: own, S8: ['B store', 'B wor'] },
    }).endRound();
  expect(lost(['A shop']).s.winners).toBe(2);
  expect(lost(['A tiger']).s.winners).toBe(2);
  expect(lost(['A sol']).s.over).toBe(-1);
  expect(lost(['A store']).s.over).toBe(-1);
});

rule(
  ['OW-WIN-04', 'OW-GOAL-04', 'OW-RULING-97'],
  'an empty deck and fewer than half of the people: lost; exactly half is safe',
  () => {
    const people = ['sol', 'sol2', 'sol3', 'wor', 'wor2', 'mec', 'sci'];
    const with_ = (n: number, deck: string[]) =>
      table({
        step: 'movement',
        people: 12,
        deck: { A: deck },
        at: { S1: ['A store', ...people.slice(0, n).map((p) => `A ${p}`)], S8: ['B store', 'B wor'] },
      }).endRound();
    expect([with_(5, []).s.winners, with_(5, []).tally('ending')]).toEqual([2, 3]);
    expect(with_(6, []).s.over).toBe(-1);
    expect(with_(1, ['tank']).s.over).toBe(-1);
  },
);

rule(['OW-EX-17', 'OW-END-04'], 'gatherers and crew count as people, animals do not; checked after discards', () => {
  const t = table({
    step: 'movement',
    people: 4,
    deck: { B: ['tank'] },
    at: { S1: ['A store', 'A wor gathering', 'A bunk', 'A sol on:bunk'], S8: ['B store', 'B wor'] },
  }).endRound();
  expect(t.s.over).toBe(-1);
  const u = table({
    step: 'movement',
    people: 4,
    deck: { B: ['tank'] },
    at: { S1: ['A store', 'A wor gathering', 'A tiger'], S8: ['B store', 'B wor'] },
  }).endRound();
  expect(u.s.winners).toBe(2);
});

rule(['OW-WIN-05', 'OW-RULING-99'], 'only the player whose round ends is checked, victory first', () => {
  const t = table({
    step: 'movement',
    people: 12,
    deck: { A: ['tank'], B: ['tank'] },
    at: { S1: ['A store', 'A wor'] },
  }).endRound();
  expect(t.s.over).toBe(-1);
  t.endRound();
  expect(t.s.winners).toBe(1);
  const u = table({
    step: 'movement',
    people: 12,
    at: { S1: ['A wor'], S2: ['A mine'], S4: ['A mine'], S5: ['A mine'], S8: ['B store', 'B wor'] },
  }).endRound();
  expect([u.s.winners, u.tally('ending')]).toEqual([1, 1]);
});

rule('OW-GOAL-01', 'the rules know exactly three ways to decide a game', () => {
  const ways = Object.keys(ENDING).filter((way) => way !== 'none' && way !== 'limit');
  expect(ways).toEqual(['majority', 'annihilation', 'starvation']);
});

rule(['OW-TEAM-01', 'OW-RULING-105'], 'team mates add up their mines and do not fight each other', () => {
  const t = table({
    step: 'movement',
    seats: 4,
    teams: [0, 1, 0, 1],
    at: {
      S1: ['A store', 'A wor', 'A mine', 'C wor'],
      S13: ['A mine', 'A mine', 'C mine'],
      S7: ['C store'],
      S4: ['B store', 'B wor'],
      S10: ['D store', 'D wor'],
    },
  });
  const s13 = t.g.spaceNamed('S13');
  expect(s13).toBe(12);
  t.endRound();
  expect([t.s.over, t.s.winners]).toEqual([0, 0b0101]);
});

rule(['OW-TEAM-06', 'OW-RULING-100'], 'a beaten player leaves with all cards, the others go on', () => {
  const t = table({
    step: 'movement',
    seats: 3,
    people: 12,
    active: 'C',
    at: { S1: ['A store', 'A wor'], S4: ['B store', 'B wor'], S2: ['C mine'] },
  }).endRound();
  expect([t.s.over, t.s.seats[2].out, t.where('C mine')]).toEqual([-1, 1, 'outC']);
});

rule('OW-RULING-106', 'a cap of rounds is decided by mines, then people', () => {
  const t = table({
    step: 'movement',
    options: { roundLimit: 4 },
    at: { S1: ['A store', 'A wor', 'A sol'], S8: ['B store', 'B wor'] },
  });
  setTally(t.s, TALLY.rounds, 3);
  setTally(t.s, TALLY.rounds + 1, 4);
  t.endRound();
  expect([t.s.over, t.s.winners]).toEqual([3, 1]);
});
