import type { ZoneId } from '@bojiste/kernel';
import { both, mini, roundTurns, special, unit } from '@bojiste/testing/test/shapes/mini';
import { expect, test } from 'vitest';
import { always, inPlay, mark, only, self, tag, tagged } from '../effects/build/index.ts';
import {
  addCard,
  applyMove,
  beginAt,
  type CardDecl,
  compileGame,
  emptyState,
  fromJson,
  type GameDef,
  ghostOf,
  moveCard,
  notesOf,
  refOf,
  type State,
  tagsOf,
  toJson,
} from '../index.ts';

/** What is kept in bits is counted when a game is loaded, and tags and kinds beyond the first 32 work like the others. */

const names = (n: number, word: string) =>
  Array.from({ length: n }, (_, i) => ({ name: `${word}${i}`, text: both('') }));

const probe = (key: string, of: typeof inPlay) => ({
  key,
  text: both(key),
  clauses: [],
  of,
  do: mark('acted', self),
});

const step = {
  step: 'main',
  text: both('main'),
  menu: true,
  clauses: [],
  acts: ['tagged', 'either', 'kinds'],
} as const;

const game = (given: Partial<GameDef> = {}, cards: readonly CardDecl[] = []): GameDef =>
  mini({
    id: 'limits',
    cards: [unit('scout', 1, 1), ...cards],
    acts: [
      probe('tagged', inPlay.tagged('tag100')),
      probe('either', inPlay.with({ k: 'any', fs: [tagged('tag1'), tagged('tag127')] })),
      probe('kinds', inPlay.kind('kind90').kind('unit')),
    ],
    turns: { turn: [step] },
    procs: [{ key: 'game', args: [], clauses: [], do: roundTurns() }],
    tags: names(128, 'tag'),
    kinds: [...mini({ id: 'x', cards: [], acts: [], procs: [], turns: {} }).kinds, ...names(126, 'kind')],
    ...given,
  });

const many = (n: number): CardDecl[] =>
  Array.from({ length: n }, (_, i) => special(`card${i}`, always(`ability${i}`, [tag(only(self), 'tag0')])));

test.each<[string, () => GameDef]>([
  ['129 tags, but at most 128: "tag128" is one too many', () => game({ tags: names(129, 'tag') })],
  [
    '130 kinds, but at most 128: "kind126" is one too many',
    () => game({ kinds: [...game().kinds.slice(0, 2), ...names(128, 'kind')] }),
  ],
  [
    '33 flags, but at most 32: "flag30" is one too many',
    () =>
      game({ flags: [...game().flags, ...names(31, 'flag').map((flag) => ({ ...flag, reset: 'never' as const }))] }),
  ],
  [
    '33 steps of turns, but at most 32: "step31" is one too many',
    () => game({ turns: { turn: [step, ...names(32, 'step').map(({ name }) => ({ ...step, step: name }))] } }),
  ],
  [
    'groups of zones, but at most 32: "group',
    () => game({ zones: [...game().zones, ...names(33, 'group').map((z) => zoneNamed(z.name))] }),
  ],
  ['4097 abilities, but at most 4096: "ability4096" is one too many', () => game({}, many(4097))],
  ['9 seats, but at most 8', () => game({ maxSeats: 9 })],
])('limits: %s', (message, make) => {
  expect(() => compileGame(make())).toThrow('limits: ');
  expect(() => compileGame(make())).toThrow(message);
});

const zoneNamed = (name: string) =>
  ({ name, per: 'table', sight: 'open', group: name, alike: false, text: both(name) }) as const;

test('what just fits is loaded', () => {
  expect(compileGame(game({}, many(4096))).abilities).toHaveLength(4096);
});

function table(cards: readonly CardDecl[], keys: readonly string[]): { g: ReturnType<typeof compileGame>; s: State } {
  const g = compileGame(game({}, cards));
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'limits' });
  for (const [i, key] of keys.entries()) addCard(g, s, key, 0, g.boardStart + i);
  beginAt(g, s, [0], 'main');
  return { g, s };
}

test('a card too many is refused by name', () => {
  const g = compileGame(game());
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'limits' });
  for (let i = 0; i < 4096; i++) addCard(g, s, 'scout', 0, g.zoneOf('deck', 0));
  expect(() => addCard(g, s, 'scout', 0, g.zoneOf('deck', 0))).toThrow('limits: "scout" is one card too many');
});

const late = unit('late', 1, 1, always('late', [tag(only(self), 'tag100'), tag(only(self), 'tag127')]));

test('tags and kinds after the first 32 are told apart from the first ones, also when their card has left', () => {
  const { g, s } = table([late, { ...unit('odd', 1, 1), kinds: ['unit', 'kind90'] }], ['scout', 'late', 'odd']);
  const [, marked, odd] = s.cards;
  const at = (card: { zone: ZoneId }) => g.zones[card.zone].name;
  const keys = notesOf(g, s, 0).map(({ key }) => key);
  expect(keys).toEqual([`either ${at(marked)}`, `kinds ${at(odd)}`, `tagged ${at(marked)}`, 'done']);
  // 100 is the fourth of its word: without words it would be the fifth tag, and 127 the last of the first 32.
  expect(tagsOf(g, s, marked)).toBe(0);
  expect(tagsOf(g, s, marked, 3)).toBe((1 << 4) | (1 << 31));
  const ref = refOf(marked);
  moveCard(g, s, marked, g.zoneOf('discard', 0));
  expect(ghostOf(s, ref)?.moreTags).toEqual([0, 0, (1 << 4) | (1 << 31)]);
  expect(ghostOf(fromJson(toJson(s)), ref)?.moreTags).toEqual([0, 0, (1 << 4) | (1 << 31)]);
  expect(applyMove(g, s, { seat: 0, key: 'done' })).toBeNull();
});
