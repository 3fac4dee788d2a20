import { type CardDecl, choose, compileGame, decidingSeat, newGame, optionsOf } from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { bossDeck } from '../cards/boss-make.ts';
import { sheets } from '../cards/bosses/sheets.ts';
import { RES, TALLY } from '../types.ts';
import { bossTurn, siege, start } from './boss-kit.ts';
import {
  an,
  army,
  at,
  deciders,
  endTurn,
  game,
  lives,
  options,
  pile,
  play,
  size,
  threat,
  tokens,
  top,
  watch,
  winner,
} from './kit.ts';

/** SS-SIEGE, SS-BOSS, SS-THREAT, SS-ORDER, SS-SPEC: the boss card and how the boss plays. */

rule(['SS-MODE-01', 'SS-SIEGE-18'], 'the player plays and pays as in a duel', () => {
  const s = siege({ A: { hand: ['m2/1/1', 'm0/1/1', 'm0/2/2'] } });
  play(s, 'monster m2/1/1', 'm0/2/2');
  expect([army(s, 'A')[0], pile(s, 'loss', 0)]).toEqual(['m2/1/1', ['m0/2/2', 'm0/1/1']]);
});

rule(['SS-MODE-02', 'SS-SIEGE-14', 'SS-SIEGE-13'], 'the boss begins and plays by itself; turns alternate', () => {
  const s = play(start(0), 'keep');
  while (s.active === 1) play(s, options(s).at(-1) as string);
  expect([s.active, s.turn]).toEqual([0, 2]);
  endTurn(s);
  while (s.active === 1 && s.over < 0) play(s, options(s)[0]);
  expect([s.active, s.turn]).toEqual([0, 4]);
});

rule(['SS-MODE-03', 'SS-SIEGE-02', 'SS-SIEGE-03'], 'values come from the boss card', () => {
  const values = sheets.map((_, i) => {
    const s = start(Math.floor(i / 3), i % 3);
    return [s.seats[1].resources[RES.threat], s.seats[1].resources[RES.lives], size(s, 'deck', 1)];
  });
  const written = sheets.map(({ facts }) => [
    facts?.threat,
    facts?.lives,
    Number(facts?.basic) + Number(facts?.advanced),
  ]);
  expect(values).toEqual(written);
  expect(new Set(values.map((of) => of.join())).size).toBe(sheets.length);
});

rule('SS-SIEGE-01', 'the boss has its zones and no reserves', () => {
  const g = game();
  const s = start(1);
  for (const zone of ['hand', 'deck', 'loss', 'reinforcements', 'sheet'])
    expect(s.zones[g.zoneOf(zone, 1)]).toBeDefined();
  expect([size(s, 'sheet', 1), size(s, 'reserves', 1)]).toEqual([1, 0]);
});

rule(['SS-SIEGE-04', 'SS-SIEGE-09', 'SS-SIEGE-10'], 'lives, reinforcement token, one board', () => {
  const s = start(0);
  expect([lives(s), s.tally[TALLY.startLives], s.tally[TALLY.renewal]]).toEqual([22, 22, 1]);
  for (const space of ['A-front', 'land', 'B-front']) expect(at(s, space)).toBe('');
});

rule(['SS-SIEGE-05', 'SS-SIEGE-06', 'SS-SIEGE-08'], 'one basic and one advanced deck, in the stated numbers', () => {
  const s = start(0);
  const tiers = pile(s, 'deck', 1).map((key) => game().cardDef(key).decl.facts?.tier);
  expect([tiers.filter((tier) => tier === 'basic').length, tiers.filter((tier) => tier === 'advanced').length]).toEqual(
    [20, 6],
  );
  expect(s.cards.filter((card) => card.owner === 1 && game().defs[card.def].decl.type === 'boss')).toHaveLength(26);
});

rule('SS-SIEGE-05', 'the decks agreed at the table take the place of the boss’s own, each in its tier', () => {
  const g = game();
  const agree = (name: string, value: string): number => {
    const option = g.def.options.find((one) => one.name === name);
    return option?.values.find((one) => one.name === value)?.value ?? -1;
  };
  const drawn = (options: Record<string, number>): Record<string, number> => {
    const s = newGame(g, { seats: 1, mode: 'siege', decks: [g.def.decks[0]], seed: 's', options });
    const count: Record<string, number> = {};
    for (const key of pile(s, 'deck', 1)) {
      const deck = String(g.cardDef(key).decl.facts?.deck);
      count[deck] = (count[deck] ?? 0) + 1;
    }
    return count;
  };
  for (const basic of ['zloblins', 'stone-watch'])
    for (const advanced of ['raging-shamans', 'hungry-swarm'])
      expect(drawn({ basicDeck: agree('basicDeck', basic), advancedDeck: agree('advancedDeck', advanced) })).toEqual({
        [basic]: 20,
        [advanced]: 6,
      });
});

rule('SS-SIEGE-05', 'two basic decks, or two advanced ones, cannot be agreed on', () => {
  const g = game();
  const agreedValue = (option: string, name: string): number => {
    const found = g.def.options.flatMap(({ values }) => values).find((one) => one.name === name)?.value;
    const own = g.def.options.find((one) => one.name === option)?.values.find((one) => one.name === name)?.value;
    return own ?? (found ?? 0) + 100;
  };
  const agreed = (basic: string, advanced: string) => () =>
    newGame(g, {
      seats: 1,
      mode: 'siege',
      decks: [g.def.decks[0]],
      seed: 's',
      options: { basicDeck: agreedValue('basicDeck', basic), advancedDeck: agreedValue('advancedDeck', advanced) },
    });
  expect(agreed('zloblins', 'raging-shamans')).not.toThrow();
  expect(agreed('zloblins', 'stone-watch')).toThrow(/advancedDeck/);
  expect(agreed('hungry-swarm', 'raging-shamans')).toThrow(/basicDeck/);
});

rule('SS-SIEGE-11', 'for a siege, too, a deck against the rules of deck building is refused', () => {
  const g = game();
  const codes = (cards: Record<string, number>) =>
    g.def.checkDeck(g, { name: { cs: '', en: '' }, cards }, { boss: 0 }).map(({ code }) => code);
  const cards = { ...g.def.decks[0].cards };
  const [first] = Object.keys(cards);
  expect(codes(cards)).toEqual([]);
  expect(codes({ ...cards, [first]: cards[first] - 1 })).toEqual(['size']);
  expect(codes({ axeman: 34 })).toEqual(['copies']);
});

rule('SS-SIEGE-08', 'the advanced cards are any of their deck; only the Lady is sure of every totem', () => {
  const totems = (boss: number) => {
    const deck = pile(start(boss), 'deck', 1).map((key) => game().cardDef(key).decl);
    const advanced = deck.filter(({ facts }) => facts?.tier === 'advanced');
    return [advanced.filter(({ kinds }) => kinds.includes('totem')).length, advanced.length];
  };
  const all = game().def.cards.filter(
    ({ kinds, facts }) => kinds.includes('totem') && facts?.deck === 'raging-shamans',
  );
  const copies = all.reduce((sum, { facts }) => sum + Number(facts?.copies), 0);
  expect(totems(1)[0]).toBe(copies);
  const [some, taken] = totems(0);
  expect(some).toBeLessThan(Math.min(copies, taken));
});

rule(['SS-SIEGE-07', 'SS-SIEGE-11'], 'both are shuffled together; the player has a legal deck', () => {
  expect(pile(start(0), 'deck', 1)).toEqual(pile(start(0), 'deck', 1));
  expect([size(start(0), 'loss', 1), size(start(0), 'reinforcements', 1)]).toEqual([0, 0]);
  expect(game().def.checkDeck(game(), { name: { cs: '', en: '' }, cards: { axeman: 34 } }, {}).length).toBeGreaterThan(
    0,
  );
});

rule(['SS-SIEGE-15', 'SS-SDIFF-05'], 'a boss that cannot draw loses', () => {
  const s = siege({ boss: { deck: 2, renewed: true, reinforcements: 5, sheet: 'sheet4' } });
  play(s, 'done');
  expect(winner(s)).toBe(1);
});

rule('SS-SIEGE-16', 'a player who cannot draw loses', () => {
  const s = siege({ A: { deck: 1 }, step: 'prepare' });
  play(s, 'done');
  expect(winner(s)).toBe(2);
});

rule(
  ['SS-SIEGE-17', 'SS-BOSS-02', 'SS-SDIFF-10'],
  "lives at 0 win at once, and damage leaves the boss's deck alone",
  () => {
    const s = siege({ A: { hand: ['deal3'] }, boss: { lives: 2 } });
    play(s, 'action deal3');
    expect(winner(s)).toBe(1);
    const t = play(siege({ A: { army: ['', '', 'm0/4/0'] }, boss: { lives: 12 }, step: 'draw' }), 'done', 'strike');
    expect([lives(t), size(t, 'deck', 1)]).toEqual([8, 10]);
  },
);

rule('SS-TERM-40', 'only damage to the boss itself lowers its lives', () => {
  const s = siege({ A: { hand: ['deal2'] }, boss: { lives: 15 } });
  play(s, 'action deal2');
  expect(lives(s)).toBe(13);
  const t = play(
    siege({ A: { army: ['', '', 'm0/4/0'] }, boss: { lives: 15, front: 'b-leader1' }, step: 'draw' }),
    'done',
    'strike',
    'B-front',
  );
  expect([lives(t), at(t, 'B-front')]).toEqual([15, '']);
});

rule(['SS-BOSS-03', 'SS-THREAT-06'], 'the boss card raises threat by its own event', () => {
  const s = siege({ A: { hand: ['deal3', 'deal2'] }, boss: { sheet: 'sheet-hurt', threat: 1 } });
  play(s, 'action deal2');
  expect(threat(s)).toBe(1);
  play(s, 'action deal3');
  expect(threat(s)).toBe(2);
  const t = bossTurn(['b-action7', 'b-action7', 'b-action7', 'b-action7'], {
    boss: { sheet: 'lady-of-totems', threat: 5, turns: 3 },
  });
  expect(t.tally[TALLY.bossTurns]).toBe(4);
});

rule(['SS-BOSS-04', 'SS-BTURN-09', 'SS-CARD-boss-narocna'], 'the boss draws as many cards as its card says', () => {
  const s = siege({ boss: { deck: new Array(10).fill('b-action7'), threat: 0, sheet: 'lady-of-totems-hard' } });
  play(s, 'done');
  expect([size(s, 'hand', 1), size(s, 'deck', 1)]).toEqual([3, 7]);
});

rule(['SS-BOSS-05', 'SS-BOSS-06', 'SS-RULING-04'], 'the back has four values, lives for either mode', () => {
  const g = game();
  for (const card of g.def.cards.filter((one) => one.type === 'sheet'))
    for (const value of ['threat', 'basic', 'advanced', 'lives', 'livesCoop'])
      expect(Number(card.facts?.[value])).toBeGreaterThanOrEqual(0);
  const coop = newGame(g, {
    seats: 2,
    mode: 'coop',
    decks: [g.def.decks[0], g.def.decks[1]],
    seed: 's',
    options: { boss: 0 },
  });
  const { facts } = sheets[0];
  expect([lives(coop), lives(start(0))]).toEqual([facts?.livesCoop, facts?.lives]);
  expect(lives(coop)).not.toBe(lives(start(0)));
});

rule(['SS-RULING-03', 'SS-CARD-boss-stredni'], 'boss values are written data', () => {
  const sheet = game().cardDef('zloblin-prince').decl.facts;
  expect([sheet?.difficulty, sheet?.hand, sheet?.victory]).toEqual(['medium', 2, ['lives', 'deck']]);
  // Nothing is made up for what is not written.
  for (const [name, mode, seats] of [
    ['threat', 'siege', 1],
    ['basic', 'siege', 1],
    ['advanced', 'siege', 1],
    ['lives', 'siege', 1],
    ['livesCoop', 'coop', 2],
    ['hand', 'siege', 1],
  ] as const) {
    const { def } = game();
    const cards = def.cards.map((card) =>
      card.type === 'sheet' ? { ...card, facts: { ...card.facts, [name]: undefined } as never } : card,
    );
    const g = compileGame({ ...def, cards });
    const decks = Array.from({ length: seats }, () => g.def.decks[0]);
    const begin = () => {
      const s = newGame(g, { seats, mode, decks, seed: 'x' });
      while (s.turn < 2) choose(g, s, decidingSeat(g, s), optionsOf(g, s, decidingSeat(g, s))[0]);
    };
    expect(begin).toThrow(name);
  }
});

rule(['SS-BOSS-07', 'SS-TERM-43', 'SS-TERM-26'], 'cost at most the threat; the rest becomes reinforcements', () => {
  const s = bossTurn(['b-action1', 'b-action3', 'b-action4'], { boss: { threat: 3 } });
  expect([pile(s, 'loss', 1), pile(s, 'hand', 1)]).toEqual([['b-action3', 'b-action1'], ['b-action4']]);
  const t = bossTurn(['b-action0', 'b-action1'], { boss: { threat: 0 } });
  expect(pile(t, 'loss', 1)).toEqual(['b-action0']);
});

rule(['SS-BOSS-08', 'SS-BOSS-10', 'SS-BOSS-11'], 'the boss pays nothing, plays all actions, the dearest first', () => {
  const s = bossTurn(['b-action1', 'b-action2', 'b-action3'], { boss: { threat: 3 } });
  expect([pile(s, 'loss', 1), threat(s), size(s, 'hand', 1)]).toEqual([['b-action3', 'b-action2', 'b-action1'], 3, 0]);
});

rule('SS-BOSS-09', 'nothing playable is left in its hand', () => {
  const s = bossTurn(['b-deploy1', 'b-leader1', 'b-gang1', 'b-action1'], { boss: { threat: 1 } });
  expect(size(s, 'hand', 1)).toBe(0);
});

rule(['SS-THREAT-01', 'SS-THREAT-02', 'SS-THREAT-04'], 'all too dear: threat rises by one, then it plays', () => {
  const s = bossTurn(['b-action2', 'b-action3', 'b-action3'], { boss: { threat: 1 } });
  expect([threat(s), pile(s, 'loss', 1)]).toEqual([2, ['b-action2']]);
});

rule(['SS-THREAT-03', 'SS-THREAT-07'], 'still nothing: it skips, and threat stays', () => {
  const s = bossTurn(['b-action4', 'b-action4', 'b-action5'], { boss: { threat: 1 } });
  expect([threat(s), size(s, 'loss', 1), s.active]).toEqual([2, 0, 0]);
});

rule('SS-THREAT-05', 'at 5+ everything is playable', () => {
  const s = bossTurn(['b-action7'], { boss: { threat: 5 } });
  expect(pile(s, 'loss', 1)).toEqual(['b-action7']);
});

rule(['SS-ORDER-01', 'SS-TERM-33', 'SS-TERM-53'], 'every boss card has an order, and only the four keywords', () => {
  for (const card of game().def.cards.filter((one) => one.type === 'boss')) {
    expect(['deploy', 'leader', 'special', 'action']).toContain(card.facts?.order);
    for (const word of ['shield', 'rage', 'gang', 'totem']) expect(typeof card.facts?.[word]).toBe('boolean');
  }
});

rule('SS-TERM-33', 'a boss card without an order is no card: the maker refuses it', () => {
  const orders = ['deploy', 'leader', 'special', 'action'];
  const isOrdered = (card: CardDecl) => orders.includes(String(card.facts?.order));
  expect(game().def.cards.filter((card) => card.type === 'boss' && !isOrdered(card))).toEqual([]);
  // @ts-expect-error what has no order is refused where cards are made
  const nameless = bossDeck('zloblins', 'basic')('nameless', 'Beze jména', 'Nameless', { cost: 1 });
  expect(isOrdered(nameless)).toBe(false);
});

rule(['SS-ORDER-02', 'SS-RULING-65'], 'deploy, leader, special, action, whatever they cost', () => {
  const s = siege({
    boss: { deck: ['b-action3', 'b-gang2', 'b-leader1', 'b-deploy1'], sheet: 'sheet4', renewed: true },
  });
  const log = watch(() => play(s, 'done')).filter((name) =>
    ['deployed', 'placed', 'ganged', 'commanded'].includes(name),
  );
  expect(log).toEqual(['deployed', 'placed', 'commanded', 'ganged', 'commanded']);
});

rule('SS-ORDER-03', 'of one order the dearest', () => {
  const s = bossTurn(['b-deploy1', 'b-deploy3'], { boss: { threat: 3 } });
  expect([army(s, 'B')[0], pile(s, 'hand', 1)]).toEqual(['b-deploy3', ['b-deploy1']]);
});

rule('SS-ORDER-04', "a full tie is the player's", () => {
  const s = bossTurn(['b-leader2', 'b-totem'], { land: 'A m0/1/1' });
  expect([deciders(s), options(s).sort()]).toEqual([[0], ['b-leader2', 'b-totem']]);
  play(s, 'b-totem');
  expect([at(s, 'B-front'), pile(s, 'hand', 1)]).toEqual(['b-totem', ['b-leader2']]);
});

rule(
  ['SS-ORDER-05', 'SS-ORDER-06', 'SS-ORDER-07'],
  'deploy to the area, leader to the board, action to the losses',
  () => {
    const s = bossTurn(['b-deploy1', 'b-leader1', 'b-action1']);
    expect([army(s, 'B')[0], at(s, 'B-front'), pile(s, 'loss', 1)]).toEqual(['b-deploy1', 'b-leader1', ['b-action1']]);
  },
);

rule(
  ['SS-SPEC-01', 'SS-SPEC-02'],
  'a shielded monster is no target of effects, but strikes reach it on the board',
  () => {
    const s = siege({ A: { hand: ['destroy-enemy'] }, boss: { army: ['', 'b-shield', ''] } });
    play(s, 'action destroy-enemy');
    expect(at(s, 'B2')).toBe('b-shield');
    const t = play(
      siege({ A: { army: ['', '', 'm0/4/0'] }, boss: { front: 'b-shield-leader' }, step: 'draw' }),
      'done',
      'strike',
      'B-front',
    );
    expect(at(t, 'B-front')).toBe('');
  },
);

rule('SS-RULING-72', 'a shield keeps its DN under auras', () => {
  const s = play(
    siege({ A: { army: ['', 'enemies-dn', 'm0/5/0'] }, boss: { army: ['b-shield', '', ''] }, step: 'draw' }),
    'done',
    'strike',
  );
  expect(lives(s)).toBe(18);
});

rule(['SS-SPEC-03', 'SS-RULING-70'], 'rage puts a token on every totem, on board and in the army', () => {
  const s = bossTurn(['b-rage'], { boss: { front: 'b-totem', army: ['', 'b-totem-hit', ''], lives: 10 } });
  expect([tokens(s, 'B-front', 1), tokens(s, 'B3', 1)]).toEqual([1, 1]);
  play(s, 'B3');
  expect([lives(s), size(s, 'deck', 0)]).toEqual([11, 19]);
});

rule(['SS-SPEC-04', 'SS-SPEC-08', 'SS-RULING-71'], 'gang tokens go on the army, not on the board', () => {
  const s = bossTurn(['b-gang1'], { boss: { army: ['b-deploy1', 'b-deploy2', ''], front: 'b-leader1' } });
  expect([tokens(s, 'B2', 0), tokens(s, 'B3', 0), tokens(s, 'B-front', 0), top(s, 'loss', 1)]).toEqual([
    1,
    1,
    0,
    'b-gang1',
  ]);
  const t = bossTurn(['b-gang1']);
  expect(pile(t, 'loss', 1)).toEqual(['b-gang1']);
});

rule('SS-SPEC-05', 'each gang token is +1 AN', () => {
  const s = bossTurn(['b-gang1', 'b-gang1'], { boss: { army: ['b-deploy1', '', ''] } });
  expect([tokens(s, 'B2', 0), an(s, 'B2')]).toEqual([2, 5]);
});

rule('SS-SPEC-06', 'a totem resolves with every token', () => {
  const s = bossTurn(['b-rage', 'b-rage'], { boss: { front: 'b-totem', lives: 10 } });
  expect([lives(s), tokens(s, 'B-front', 1)]).toEqual([12, 2]);
});

rule('SS-SPEC-07', 'rage without totems does nothing', () => {
  const s = bossTurn(['b-rage'], { boss: { front: 'b-leader1' } });
  expect(tokens(s, 'B-front', 1)).toBe(0);
});
