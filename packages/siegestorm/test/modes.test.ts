import { readdirSync, readFileSync } from 'node:fs';
import {
  choose,
  compileGame,
  decidingSeat,
  type Game,
  type GameDef,
  hashState,
  newGame,
  optionsOf,
  type State,
} from '@bojiste/kernel';
import { rule } from '@bojiste/testing';
import { expect } from 'vitest';
import { cards } from '../cards/index.ts';
import { army, at, game, lives, options, pile, play, size, type Table, table, threat, tried, used } from './kit.ts';

/** SS-MODE-01, SS-COOP-02, SS-WILD-05, SS-RULING-01: the same rules in every mode, and no rule that knows a name. */

const MODES = ['duel', 'siege', 'coop', 'last'] as const;
type Mode = (typeof MODES)[number];

/** Moves of A; the ring asks for the army, which is always the right one. */
function act(s: State, ...moves: string[]): State {
  for (const move of moves) {
    play(s, `A: ${move}`);
    if (options(s).includes('right')) play(s, 'A: right');
    while (options(s).includes('pass')) play(s, 'pass');
  }
  return s;
}

/** What the opponent of A's army has left: lives of a boss, cards of a player. */
const left = (s: State, mode: Mode): number => (mode === 'siege' || mode === 'coop' ? lives(s) : size(s, 'deck', 1));

type Check = (at: (t: Omit<Table, 'mode'>) => State, mode: Mode) => void;

/** Clauses of sections 2 to 17 that no mode changes, as positions of player A. */
const BASICS: Readonly<Record<string, Check>> = {
  'SS-PAY-02 a price is paid with cards from hand, the last on top': (start) => {
    const s = act(start({ A: { hand: ['m2/1/1', 'm0/1/1', 'm0/2/2'] } }), 'monster m2/1/1', 'm0/2/2');
    expect([army(s, 'A')[0], pile(s, 'loss', 0)]).toEqual(['m2/1/1', ['m0/2/2', 'm0/1/1']]);
  },
  'SS-PAY-05 what cannot be paid is refused': (start) => {
    expect(tried(start({ A: { hand: ['deal2-for2', 'm0/1/1'] } }), 'action deal2-for2', 0)?.clause).toBe('SS-PAY-05');
  },
  'SS-PAY-09 SS-SUPP-04 reserves pay one each and are turned': (start) => {
    const s = act(start({ A: { hand: ['m1/1/1'], reserves: ['m0/9/9'] } }), 'monster m1/1/1');
    expect([army(s, 'A')[0], used(s, 0), size(s, 'loss', 0)]).toEqual(['m1/1/1', [true], 0]);
  },
  'SS-ACT-01 an action takes effect and goes to the losses': (start, mode) => {
    const s = start({ A: { hand: ['deal3'] } });
    const before = left(s, mode);
    act(s, 'action deal3');
    expect([before - left(s, mode), pile(s, 'loss', 0)]).toEqual([3, ['deal3']]);
  },
  'SS-MON-03 no deployment into an occupied area': (start) => {
    const occupied = { army: ['m0/1/1', '', ''], army2: ['m0/1/1', '', ''] };
    const s = start({ A: { ...occupied, hand: ['m0/2/2'] } });
    expect(tried(s, 'monster m0/2/2', 0)?.clause).toBe('SS-MON-03');
  },
  'SS-MON-04 one deployment a turn': (start) => {
    const s = act(start({ A: { hand: ['m0/1/1', 'm0/2/2', 'advance'] } }), 'monster m0/1/1', 'action advance');
    expect(army(s, 'A')).toEqual(['', 'm0/1/1', '']);
    expect(tried(s, 'monster m0/2/2', 0)?.clause).toBe('SS-MON-04');
  },
  'SS-MON-08 an ability is activated for its price': (start, mode) => {
    const s = start({ A: { army: ['', 'pay1-deal1', ''], hand: ['m0/1/1'] } });
    const before = left(s, mode);
    act(s, 'activate A2');
    expect([before - left(s, mode), pile(s, 'loss', 0)]).toEqual([1, ['m0/1/1']]);
  },
  'SS-TURN-10 SS-STRIKE-09 the army advances and the foremost strikes': (start, mode) => {
    const s = start({ A: { army: ['m0/1/1', 'm0/2/2', 'm0/4/4'], hand: ['advance'] } });
    const before = left(s, mode);
    act(s, 'action advance', 'strike');
    expect([army(s, 'A'), before - left(s, mode)]).toEqual([['', 'm0/1/1', 'm0/2/2'], 4]);
    expect(pile(s, 'loss', 0)).toEqual(['advance', 'm0/4/4']);
  },
  'SS-STRIKE-13 the striker acts after its strike': (start, mode) => {
    const s = start({ A: { army: ['', '', 'deal3'], hand: ['advance'] } });
    const before = left(s, mode);
    act(s, 'action advance', 'strike');
    expect(before - left(s, mode)).toBe(4);
  },
  'SS-HOLD-01 holding the front': (start) => {
    const s = act(start({ A: { army: ['', '', 'm0/4/4'], hand: ['advance'] } }), 'action advance', 'hold', 'A-front');
    expect([at(s, 'A-front'), size(s, 'loss', 0)]).toEqual(['m0/4/4', 1]);
  },
  "SS-HOLD-04 holding no man's land": (start) => {
    const s = act(start({ A: { army: ['', '', 'm0/4/4'], hand: ['advance'] } }), 'action advance', 'hold', 'land');
    expect(at(s, 'land')).toBe('m0/4/4');
  },
  'SS-SUPP-08 support, and the reserve pays at once': (start) => {
    const s = start({ A: { army: ['', '', 'm0/4/4'], hand: ['advance', 'm1/1/1'] } });
    act(s, 'action advance', 'support', 'monster m1/1/1');
    expect([pile(s, 'reserves', 0), used(s, 0), army(s, 'A')[0]]).toEqual([['m0/4/4'], [true], 'm1/1/1']);
  },
  'SS-TERM-46 healing takes the top of the losses': (start) => {
    const s = act(start({ A: { hand: ['heal1'], loss: ['m0/1/1', 'm0/2/2'] } }), 'action heal1');
    expect([pile(s, 'heal', 0), pile(s, 'loss', 0)]).toEqual([['m0/2/2'], ['m0/1/1', 'heal1']]);
  },
  'SS-TURN-08 ten cards in hand at most': (start) => {
    const s = act(start({ A: { hand: ['draw3', ...new Array(10).fill('m0/1/1')] } }), 'action draw3');
    expect(size(s, 'hand', 0)).toBe(10);
  },
  'SS-GOAL-02 who cannot draw has lost': (start, mode) => {
    const s = act(start({ A: { hand: ['draw2'], deck: 1 } }), 'action draw2');
    if (mode === 'last') expect(s.seats[0].out).not.toBe(0);
    else expect([s.over >= 0, s.winners & 1]).toEqual([true, 0]);
  },
};

for (const mode of MODES)
  for (const [name, check] of Object.entries(BASICS))
    rule(['SS-MODE-01', 'SS-SIEGE-18'], `${mode}: ${name}`, () => check((t) => table({ mode, ...t }), mode));

type BossMode = 'siege' | 'coop';
type BossTurn = (hand: readonly string[], t?: Omit<Table, 'mode'>) => State;

/** Clauses of the THREAT, ORDER and SPEC sections. */
const BOSS_RULES: Readonly<Record<string, (turn: BossTurn, boss: number, mode: BossMode) => void>> = {
  'SS-THREAT-01 threat rises when everything is too dear': (turn, boss) => {
    const s = turn(['b-action2', 'b-action3'], { boss: { threat: 1 } });
    expect([threat(s), pile(s, 'loss', boss), pile(s, 'hand', boss)]).toEqual([2, ['b-action2'], ['b-action3']]);
  },
  'SS-THREAT-03 it does not rise when something can be played': (turn) => {
    expect(threat(turn(['b-action1', 'b-action3'], { boss: { threat: 1 } }))).toBe(1);
  },
  'SS-THREAT-05 at five everything can be played': (turn, boss) => {
    expect(size(turn(['b-action7', 'b-action6'], { boss: { threat: 5 } }), 'hand', boss)).toBe(0);
  },
  'SS-ORDER-02 SS-ORDER-03 classes first, then cost': (turn, boss) => {
    const s = turn(['b-action3', 'b-action2', 'b-gang1', 'b-leader1', 'b-deploy1'], { boss: { threat: 3 } });
    expect(pile(s, 'loss', boss)).toEqual(['b-gang1', 'b-action3', 'b-action2']);
    const letter = 'ABC'[boss];
    expect([army(s, letter)[0], at(s, `${letter}-front`)]).toEqual(['b-deploy1', 'b-leader1']);
  },
  'SS-ORDER-05 a deployment needs the empty area': (turn, boss) => {
    const s = turn(['b-deploy1', 'b-deploy2'], { boss: { threat: 3 } });
    expect([army(s, 'ABC'[boss])[0], pile(s, 'hand', boss)]).toEqual(['b-deploy2', ['b-deploy1']]);
  },
  'SS-SPEC-02 a shield is not touched by actions': (_turn, boss, mode) => {
    const s = table({ mode, A: { hand: ['destroy-enemy'] }, boss: { army: ['', 'b-shield', ''] } });
    act(s, 'action destroy-enemy');
    expect(at(s, `${'ABC'[boss]}2`)).toBe('b-shield');
  },
  'SS-SPEC-03 SS-SPEC-06 rage wakes every totem': (turn, boss) => {
    const s = turn(['b-rage'], { boss: { front: 'b-totem', lives: 10 } });
    expect([lives(s), pile(s, 'loss', boss)]).toEqual([11, ['b-rage']]);
  },
  'SS-SPEC-04 SS-SPEC-05 gang tokens on allies': (turn, boss) => {
    const s = turn(['b-gang1'], { boss: { army: ['b-an4', '', ''] } });
    const space = game().spaceNamed(`${'ABC'[boss]}2`);
    const [id] = s.zones[space];
    expect(s.counters[id * game().def.counters.length]).toBe(1);
  },
};

for (const mode of ['siege', 'coop'] as const) {
  const boss = mode === 'siege' ? 1 : 2;
  const turn: BossTurn = (hand, t = {}) => {
    const s = table({ mode, ...t, boss: { sheet: `sheet${hand.length}`, renewed: true, ...t.boss, deck: hand } });
    play(s, 'A: done');
    return mode === 'coop' ? play(s, 'B: done') : s;
  };
  for (const [name, check] of Object.entries(BOSS_RULES))
    rule(['SS-COOP-02', 'SS-MODE-01'], `${mode}: ${name}`, () => check(turn, boss, mode));
}

/** Two games side by side, with the same choices by their place in the list; ends with either. */
function sideBySide(a: Game, b: Game, modeA: string, modeB: string, seed: number): number {
  const decks = (g: Game) => [g.def.decks[seed % 4], g.def.decks[(seed + 1) % 4]];
  const s = newGame(a, { seats: 2, mode: modeA, decks: decks(a), seed: `${seed}` });
  const t = newGame(b, { seats: 2, mode: modeB, decks: decks(b), seed: `${seed}` });
  let steps = 0;
  for (; s.over < 0; steps++) {
    const seat = decidingSeat(a, s);
    const open = optionsOf(a, s, seat);
    expect(optionsOf(b, t, seat)).toEqual(open);
    const value = open[(steps * 7 + seed) % open.length];
    choose(a, s, seat, value);
    choose(b, t, seat, value);
    expect(hashState(t)).toBe(hashState(s));
  }
  expect([t.over, t.winners]).toEqual([s.over, s.winners]);
  return steps;
}

rule('SS-WILD-05', 'the wild is a duel, choice by choice, but for the decks it allows', () => {
  const g = game();
  for (let seed = 0; seed < 8; seed++) expect(sideBySide(g, g, 'duel', 'wilderness', seed)).toBeGreaterThan(20);
  const mixed = { name: { cs: '', en: '' }, cards: { axeman: 4, 'rice-militia': 4 } };
  const codes = (format: Record<string, number>) => g.def.checkDeck(g, mixed, format).map((issue) => issue.code);
  expect(codes({}).includes('faction')).toBe(true);
  expect(codes({ wilderness: 1 }).includes('faction')).toBe(false);
});

/** The catalogue with every name and key replaced by a number. */
function nameless(def: GameDef): GameDef {
  const number = new Map(def.cards.map((card, i) => [card.key, `card-${i}`]));
  const keyOf = (key: string): string => number.get(key) ?? key;
  return {
    ...def,
    cards: def.cards.map((card) => ({
      ...card,
      key: keyOf(card.key),
      names: { cs: keyOf(card.key), en: keyOf(card.key) },
    })),
    decks: def.decks.map((deck) => ({
      ...deck,
      cards: Object.fromEntries(Object.entries(deck.cards).map(([key, n]) => [keyOf(key), n])),
    })),
  };
}

rule('SS-RULING-01', 'no rule tests for a name: a catalogue of numbers plays the same games', () => {
  const { def } = game();
  const plain = compileGame({ ...def, cards: def.cards.filter((card) => !/^m\d/.test(card.key)) });
  const numbers = compileGame(nameless(plain.def));
  for (let seed = 0; seed < 8; seed++) sideBySide(plain, numbers, 'duel', 'duel', seed);
  for (const boss of [0, 1, 2]) {
    const [s, t] = [plain, numbers].map((g) =>
      newGame(g, { seats: 1, mode: 'siege', decks: [g.def.decks[0]], seed: 'n', options: { boss } }),
    );
    for (let i = 0; s.over < 0; i++) {
      const open = optionsOf(plain, s, 0);
      choose(plain, s, 0, open[i % open.length]);
      choose(numbers, t, 0, open[i % open.length]);
    }
    expect([t.over, hashState(t)]).toEqual([s.over, hashState(s)]);
  }
});

rule('SS-RULING-01', 'no file of the rules writes the key of a card', () => {
  const keys = cards.map((card) => `'${card.key}'`);
  for (const room of ['rules', 'verbs', 'boss', 'ai', 'refusals', '.']) {
    const folder = new URL(`../${room}/`, import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
      const text = readFileSync(new URL(file, folder), 'utf8');
      expect(keys.filter((key) => text.includes(key)).map((key) => `${file}: ${key}`)).toEqual([]);
    }
  }
});
