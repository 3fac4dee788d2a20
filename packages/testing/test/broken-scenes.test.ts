import {
  build,
  type Card,
  changeCounter,
  compileGame,
  type EventDecl,
  F,
  type Game,
  type GameDef,
  live,
  OP_GROUP,
  SETS_FIXED,
  type State,
  setResource,
  setTally,
  type Verb,
} from '@bojiste/kernel';
import { MODES, type Mode, readScenes, runOneScene, runScene } from '@bojiste/testing';
import { turnedScene } from '@bojiste/testing/scene/turned';
import type { Item } from '@bojiste/testing/scene/yaml';
import { expect, test, vi } from 'vitest';
import { pebbles } from './pebbles.ts';

/** A scene that is wrong must say where and what: each line here is a mistake somebody will make. */

const registry = { pebbles: () => pebbles };

const head = `scene: try
game: pebbles
seats: { A: { lives: 3, hand: [scout, bolt] }, B: { lives: 2 } }
board: { a: A guard, b: { card: B guard, damage: 1 } }
step: main
`;

function complaint(text: string): string {
  const [result] = runScene(registry, text, 'try.yaml', ['plain']);
  return result.failures[0]?.message ?? 'nothing';
}

const cases: readonly (readonly [string, string, string])[] = [
  ['unknown part', `${head}mover: []`, 'try.yaml:6: a scene has no part "mover"'],
  ['twice', `${head}step: end`, 'try.yaml:6: '],
  ['no game', 'scene: x\nstep: main', 'try.yaml:1: the scene names no game'],
  ['another game', 'scene: x\ngame: chess\nstep: main', 'no game "chess"; there are pebbles'],
  ['no beginning', 'scene: x\ngame: pebbles', 'does not say where it begins'],
  ['four clauses', `${head}clauses: [A, B, C, D]`, 'try.yaml:6: at most 3 clauses'],
  ['unknown card', head.replace('A guard', 'A gard'), 'try.yaml:4: pebbles has no card "gard"'],
  ['no owner', head.replace('A guard', 'guard'), 'whose card is "guard"?'],
  ['unknown space', head.replace('board: { a:', 'board: { z:'), 'no space or zone "z"'],
  ['unknown seat', head.replace('B: { lives', 'C: { lives'), 'seats are named A, B, C'],
  ['unknown resource', head.replace('lives: 3', 'gold: 3'), 'a seat has no part "gold"; it has lives, deck, hand'],
  ['unknown counter', head.replace('damage: 1', 'harm: 1'), 'a card has no part "harm"'],
  ['unknown step', head.replace('step: main', 'step: dawn'), 'no step "dawn"; there are main, end'],
  ['unknown option', `${head}options: { gold: 2 }`, 'has no option "gold"; it has lives'],
  ['wrong value', `${head}options: { lives: 4 }`, 'few (3), many (5)'],
  [
    'refused move',
    `${head}moves:\n  - A strike b`,
    'try.yaml:7: "A strike b" was refused (unknown, PB-TURN-01); A decides (act): ',
  ],
  ['no move', `${head}moves: [strike]`, '"strike" is no move'],
  ['no such seat', `${head}moves: [C done]`, '"C" is no seat; the seats are A, B'],
  [
    'exact set',
    `${head}moves:\n  - options: [done, fly]`,
    'missing: fly; not expected: cast bolt | deploy scout | raid a | strike a; there are: ',
  ],
  ['includes', `${head}moves:\n  - includes: [fly]`, 'A is not offered fly'],
  ['excludes', `${head}moves:\n  - excludes: [raid a]`, 'A should not be offered raid a'],
  [
    'refused what cannot be',
    `${head}moves:\n  - refused: A strke a`,
    'try.yaml:7: "strke" names nothing in this position, so that "strke a" shows nothing',
  ],
  ['left out what cannot be', `${head}moves:\n  - excludes: [strike q9]`, '"q9" names nothing in this position'],
  ['should be refused', `${head}moves:\n  - refused: A raid a`, 'should have been refused'],
  [
    'wrong clause',
    `${head}moves:\n  - refused: { move: A strike b, clause: PB-FLY-01 }`,
    'expected PB-FLY-01, found PB-TURN-01',
  ],
  ['resource', `${head}expect: { A.lives: 4 }`, 'try.yaml:6: A.lives: expected 4, found 3'],
  ['counter', `${head}expect: { b: { damage: 2 } }`, 'damage of B guard: expected 2, found 1'],
  ['stat', `${head}expect: { stat: { a: { power: 9 } } }`, 'power of A guard: expected 9, found 1'],
  ['zone', `${head}expect: { A.hand: [scout] }`, 'A.hand: expected A scout, found A scout, A bolt'],
  ['empty', `${head}expect: { a: empty }`, 'a: expected nothing, found A guard'],
  ['unknown fact', `${head}expect: { weather: fine }`, '"weather" cannot be expected'],
  ['winner', `${head}expect: { winner: A }`, 'winners: expected A, found none'],
  ['dice left', `${head}dice: [1, 2]`, 'try.yaml:6: 2 of the scripted dice were not used: 1, 2'],
  ['seen', `${head}moves:\n  - view: { viewer: B, sees: [A.hand] }`, 'B should see A scout (A.hand)'],
  ['hidden', `${head}moves:\n  - view: { viewer: B, hidden: [a] }`, 'B should not see A guard (a)'],
  ['unknown name', `${head}moves: [A strike $bob]`, 'no card was named "bob"'],
  ['bad yaml', 'scene: [', 'try.yaml:'],
  ['empty file', '', 'the file holds no scene'],
  ['set-up and position', `${head}setup: { decks: [red, blue] }`, 'makes a position, but the scene has a set-up'],
  ['unknown deck', 'scene: x\ngame: pebbles\nsetup: { decks: [pink, blue] }', 'no deck "pink"; there are red, blue'],
];

test.each(cases)('%s', (_, text, message) => {
  expect(complaint(text)).toContain(message);
});

test('a question left open is a mistake unless the scene says so', () => {
  const text = `${head.replace('b: {', 'c: B scout, b: {')}moves: [A strike a]`;
  expect(complaint(text)).toContain('a decision is left open at the end');
  expect(complaint(`${text}\nopen: true`)).toBe('nothing');
  expect(complaint(`${head.replace('b: {', 'c: B scout, b: {')}moves: [A strike a, { options: [b, c] }]`)).toBe(
    'nothing',
  );
});

/** What is said of a scene in which a guard strikes another, when its words are changed like this. */
function saidOf(changed: (def: GameDef) => Partial<GameDef>): string {
  const def = { ...pebbles, ...changed(pebbles) };
  const [scene] = readScenes(`${head}moves: [A strike a]`, 'x');
  return runOneScene({ pebbles: () => def }, scene, ['plain'], { held: {} }).failures[0]?.message ?? 'nothing';
}
const withHurt = (hurt: Partial<Verb>) =>
  saidOf((def) => ({ verbs: { ...def.verbs, hurt: { ...def.verbs.hurt, ...hurt } } }));

test('words that break their word, or break down, are found when a scene comes by them', () => {
  expect(saidOf(() => ({}))).toBe('nothing');
  expect(withHurt({ exec: () => {} })).toContain('said it could do something and did nothing');
  expect(withHurt({ could: () => true })).toContain('of an object that has left');
  expect(withHurt({ could: (_, s, __, card) => live(s, card) !== null })).toContain(
    'the verb "hurt" said it could do something by nothing (1)',
  );
  const silent = { cs: '', en: '' };
  const exec: Verb['exec'] = (g, s, _, card, n) => changeCounter(g, s, live(s, card) as Card, 0, n);
  expect(withHurt({ text: silent, could: () => true, exec })).toContain(
    'the verb "hurt" broke down, given an object that has left',
  );
  const commit: EventDecl['commit'] = (g, s, row) =>
    changeCounter(g, s, live(s, row[F.subject]) as Card, 0, row[F.amount]);
  expect(
    saidOf((def) => ({ events: def.events.map((event) => (event.name === 'hurt' ? { ...event, commit } : event)) })),
  ).toContain('the event "hurt" broke down');
});

test('a sound scene passes in all modes', () => {
  const [result] = runScene(registry, `${head}moves: [A raid a, A done]`, 'x');
  expect(result).toMatchObject({ ok: true, failures: [] });
});

const raided = new WeakSet<object>();
let calls = 0;

/** Mistakes in a game that play well until the state is saved, copied, taken back or looked at by another. */
const holes: readonly (readonly [Mode, string, Partial<GameDef>])[] = [
  [
    'revived',
    'memory beside the state',
    {
      free: (_, s, space) => s.zones[space].length === 0 && !raided.has(s),
      settle: (g, s) => {
        if (s.turn === 1 && s.seats[1].resources[0] === 1) raided.add(s);
        return pebbles.settle(g, s);
      },
    },
  ],
  [
    'cloned',
    'a list changed in place',
    {
      settle: (g, s) => {
        (s.zones[g.zoneOf('deck', 0)] as number[]).reverse();
        return pebbles.settle(g, s);
      },
    },
  ],
  [
    'rolledBack',
    'a count outside the record',
    {
      settle: (g, s) => {
        setTally(s, 0, ++calls);
        s.unsettled = 0;
        return pebbles.settle(g, s);
      },
    },
  ],
  [
    'leakChecked',
    'a back that tells',
    { sees: (_, __, card, viewer) => (viewer === 1 && card.def === 0 ? 1 : undefined) },
  ],
];

test.each(holes)('only the mode %s notices %s', (mode, _, hole) => {
  const broken = { ...pebbles, ...hole };
  const text = `${head.replace('hand:', 'deck: [scout, bolt, guard], hand:')}moves: [A raid a, { excludes: [strike b] }]
expect: { B.lives: 1 }`;
  const later = 'A done, B done, { options: [cast bolt, raid a, strike a, done] }';
  const scene = mode === 'revived' ? text.replace('{ excludes: [strike b] }', later) : text;
  const { failures } = runScene({ pebbles: () => broken }, scene, 'x', MODES)[0];
  expect(failures.map((failure) => failure.mode)).toContain(mode);
  expect(failures.map((failure) => failure.mode)).not.toContain('plain');
});

const raid = `${head}moves: [A raid a, { refused: A raid a }, { view: { viewer: B, hidden: [A.hand] } }]
expect: { B.lives: 1, active: A, A.lives: 3 }`;

test('a rule that knows one seat better is noticed with the seats turned only', () => {
  const unfair: Partial<GameDef> = {
    settle: (g, s) => {
      if (s.active === 1 && s.seats[0].resources[0] === 1) setResource(s, 0, 0, 2);
      s.unsettled = 0;
      return pebbles.settle(g, s);
    },
  };
  const modes = (game: GameDef) =>
    readScenes(raid, 'x').flatMap((scene) =>
      runOneScene({ pebbles: () => game }, scene, ['plain', 'turned']).failures.map(({ mode, message }) => [
        mode,
        message,
      ]),
    );
  expect(modes(pebbles)).toEqual([]);
  const [[mode, message], ...more] = modes({ ...pebbles, ...unfair });
  expect(more).toEqual([]);
  expect(mode).toBe('turned');
  expect(message).toContain('A.lives: expected 1, found 2');
});

const deployed = `${head}moves: [A deploy scout, A c]
expect: { c: A scout }`;

/** In which modes a scene of such a game fails, with what it says. */
const faults = (game: GameDef, text: string): string[] =>
  runScene({ pebbles: () => game }, text, 'x')[0].failures.map(({ message }) => message);

test('a rule that holds for one copy only is noticed where the card is played twice', () => {
  const scouts = (g: Game, s: State): number =>
    s.field.filter((id) => g.defs[s.cards[id].def].decl.key === 'scout').length;
  expect(faults(pebbles, deployed)).toEqual([]);
  const unsound = { ...pebbles, unsound: (g: Game, s: State) => (scouts(g, s) > 1 ? ['two scouts'] : []) };
  expect(faults(unsound, deployed)).toEqual([expect.stringMatching(/"deploy scout": two scouts \[twice\]$/)]);
  // The second copy is not offered, and nobody can say why.
  const { gt, count, inPlay, by, you } = build;
  const once = pebbles.acts.map((act) =>
    act.key === 'deploy' ? { ...act, when: gt(2, count(inPlay.with(by(you)))) } : act,
  );
  expect(faults({ ...pebbles, acts: once }, deployed).join()).toContain('neither offered nor refused');
});

test('a trigger that another one makes vanish is noticed where orders are tried', () => {
  const { on, isCard, self, verb, gain, you } = build;
  const entering = { on: 'entered', subject: [isCard(self)] };
  const wipe = {
    ...pebbles.verbs.roll,
    exec: (_: Game, s: State) => {
      for (const f of s.frames) if (f.op === OP_GROUP) f.sets = f.sets.slice(0, SETS_FIXED) as typeof f.sets;
    },
  };
  const cards = pebbles.cards.map((card) =>
    card.key === 'scout'
      ? { ...card, abilities: [on('wipe', entering, verb('wipe')), on('cheer', entering, gain('lives', you, 1))] }
      : card,
  );
  const text = `${deployed.replace('A c]', 'A c, A cheer c]')}`;
  const broken = { ...pebbles, verbs: { ...pebbles.verbs, wipe }, cards } as GameDef;
  expect(faults(broken, text)).toEqual([
    expect.stringContaining('"cheer c" is lost when "wipe c" comes first [orders]'),
  ]);
  const sound = { ...broken, verbs: { ...broken.verbs, wipe: pebbles.verbs.roll } } as GameDef;
  expect(faults(sound, text)).toEqual([]);
});

test('turning goes round the table: letters, zones, spaces and whatever belongs to a seat', () => {
  const text = `scene: A stays A here
game: pebbles
seats: { A: { hand: [scout] }, B: {} }
board: { a: A guard, b: { card: B guard, as: foe } }
step: main
moves: [A strike a, B pass, { options: [scout@handA, $foe, b-a] }]
expect: { A.lives: 2, winner: B }`;
  const g = compileGame(pebbles);
  const turned = turnedScene(g, readScenes(text, 'x')[0], {
    space: (name) => (name === 'a' ? 'b' : name === 'b' ? 'a' : name),
    name: (name) => name.replace('lives', 'souls'),
  });
  const words = (item: Item): unknown =>
    item.kind === 'map'
      ? Object.fromEntries([...item.map].map(([key, part]) => [key, words(part)]))
      : item.kind === 'list'
        ? item.list.map(words)
        : item.text;
  expect(turned.name).toBe('A stays A here');
  expect([...turned.parts].map(([name, part]) => [name, words(part)]).filter(([name]) => name !== 'moves')).toEqual([
    ['scene', 'A stays A here'],
    ['game', 'pebbles'],
    ['seats', { B: { hand: ['scout'] }, A: {} }],
    ['board', { b: 'B guard', a: { card: 'A guard', as: 'foe' } }],
    ['step', 'main'],
    ['expect', { 'B.souls': '2', winner: 'A' }],
    ['active', 'B'],
  ]);
  expect(turned.moves.map(words)).toEqual(['B strike b', 'A pass', { options: ['scout@handB', '$foe', 'a-b'] }]);
});

test('maybe plays what is offered and lets go by what is not; show prints position and menus', () => {
  const told: string[] = [];
  const spy = vi.spyOn(console, 'info').mockImplementation((text) => told.push(text));
  const text = `${head}moves: [{ maybe: B pass }, { maybe: A raid a }, { show: after the raid }, { maybe: A raid a }]
expect: { B.lives: 1 }`;
  expect(complaint(text)).toBe('nothing');
  spy.mockRestore();
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('try.yaml:6: after the raid');
  expect(told[0]).toContain('-- seen by B');
  expect(told[0]).toContain('-- A: cast bolt | deploy scout');
});
