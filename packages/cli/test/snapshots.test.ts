import {
  applyMove,
  atRest,
  compileGame,
  decidingSeats,
  type Game,
  type GameDef,
  Match,
  newGame,
  OP_TABLE,
  positionText,
  recordFromText,
  recordToText,
  revive,
  SnapshotError,
  type State,
  snapshotOf,
  stretchesOf,
} from '@bojiste/kernel';
import { randomMove, readySetup, rng } from '@bojiste/testing/drive/random';
import { growths } from '@bojiste/testing/growth/growth';
import { describe, expect, test } from 'vitest';
import { games } from '../games.ts';

/** A game goes on from a snapshot as if nothing had happened, also by rules that have grown since. */

const load = async (id: string): Promise<GameDef> => {
  const def = await games.find((entry) => entry.id === id)?.load?.();
  if (def === undefined) throw new Error(`no ${id}`);
  return def;
};

/** Plays on with both and compares every position. */
function sameCourse(g: Game, s: State, h: Game, t: State, seed: number, moves: number): void {
  const random = rng(seed);
  for (let i = 0; i < moves; i++) {
    expect(positionText(h, t)).toBe(positionText(g, s));
    const move = randomMove(g, s, random);
    if (move === null) return;
    expect([applyMove(g, s, move), applyMove(h, t, move)]).toEqual([null, null]);
  }
}

/** Everything but the question: a window in which somebody could go on is a plain menu after it. */
const withoutQuestion = (text: string): string => text.slice(0, text.indexOf('"asked"'));

describe.each(games)('$id', ({ id }) => {
  test('a revived position is the same and plays on the same, by rules that have grown too', async () => {
    const def = await load(id);
    const g = compileGame(def);
    const others = [
      g,
      compileGame(growths.slice(0, 5).reduce((grown, one, i) => (i === 1 ? grown : one.grow(grown)), def)),
    ];
    let rests = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const setup = readySetup(g, seed);
      const s = newGame(g, setup);
      const random = rng(seed);
      for (let i = 0; i < 250; i++) {
        const text = snapshotOf(g, s);
        expect(text !== null).toBe(atRest(g, s));
        if (text !== null && rests++ % 9 === 0) {
          for (const h of others) {
            const { state, lost } = revive(h, setup, text);
            expect(lost).toEqual([]);
            const asked = positionText(h, state);
            if (s.frames.at(-1)?.op === OP_TABLE) expect(asked).toBe(positionText(g, s));
            else {
              expect(withoutQuestion(asked)).toBe(withoutQuestion(positionText(g, s)));
              expect(decidingSeats(h, state)).toEqual([s.active]);
            }
            sameCourse(g, revive(g, setup, text).state, h, state, seed, 25);
          }
        }
        const move = randomMove(g, s, random);
        if (move === null) break;
        applyMove(g, s, move);
      }
    }
    expect(rests).toBeGreaterThan(20);
  });

  test('a match goes on from its last snapshot, takes nothing back beyond it, and its record says so', async () => {
    const def = await load(id);
    const g = compileGame(def);
    const match = Match.create(g, readySetup(g, 2));
    const random = rng(5);
    const playOn = (one: Match, h: Game, moves: number) => {
      for (let i = 0; i < moves && one.state.over < 0; i++) {
        const move = randomMove(h, one.state, random);
        if (move !== null) expect(one.play(move)).toBeNull();
      }
    };
    let snapshot = match.snapshot();
    for (let i = 0; i < 120 && match.state.over < 0; i++) {
      playOn(match, g, 1);
      snapshot = match.snapshot() ?? snapshot;
    }
    if (snapshot === null) throw new Error('never at rest');
    expect(snapshot.rules).toBe(g.rulesHash);
    const mended = compileGame({ ...def, layers: [...def.layers, { name: 'new', op: 'add' }] });
    expect(mended.rulesHash).not.toBe(g.rulesHash);
    const { match: next, entry, lost } = Match.goOn(mended, match.header, match.entries, snapshot);
    expect(lost).toEqual([]);
    expect(entry).toMatchObject({ k: 'resume', rules: mended.rulesHash, after: snapshot.after });
    expect(next.entries).toEqual([...match.entries, entry]);
    expect(next.state.rollbacks).toBeGreaterThan(match.state.rollbacks);
    for (let seat = 0; seat < next.state.seats.length; seat++) expect(next.undo(seat, true)).toBe(false);

    const before = positionText(mended, next.state);
    const first = randomMove(mended, next.state, random);
    if (first === null) throw new Error('over');
    expect(next.play(first)).toBeNull();
    expect(next.undo(first.seat, true)).toBe(true);
    expect({ ...JSON.parse(positionText(mended, next.state)), chance: 0 }).toEqual({
      ...JSON.parse(before),
      chance: 0,
    });

    playOn(next, mended, 45);
    const read = recordFromText(recordToText(next.record));
    expect(read).toEqual(next.record);
    const again = Match.fromRecord(mended, read);
    expect(positionText(mended, again.state)).toBe(positionText(mended, next.state));
    expect(stretchesOf(read).map(({ rules, kept }) => [rules, kept])).toEqual([
      [g.rulesHash, snapshot.after],
      [mended.rulesHash, read.entries.length],
    ]);
  });
});

describe('a snapshot of rules that have lost something', () => {
  const start = async () => {
    const def = await load('skirmish');
    const g = compileGame(def);
    const setup = readySetup(g, 1);
    const s = newGame(g, setup);
    const random = rng(1);
    while (!atRest(g, s)) applyMove(g, s, randomMove(g, s, random) ?? { seat: 0, key: '' });
    return { def, setup, text: snapshotOf(g, s) ?? '' };
  };

  test('names what is missing and goes on without it', async () => {
    const { def, setup, text } = await start();
    const saved = JSON.parse(text);
    const odd = JSON.stringify({
      ...saved,
      tally: { ...saved.tally, gone: 1 },
      used: [0, 'gone-ability'],
      mods: [{ key: 'gone-change#1', facts: [-1, 0, 0, 0, 1], vars: [] }],
    });
    const { lost, state } = revive(compileGame(def), setup, odd);
    expect([...lost].sort()).toEqual(['gone', 'gone-ability', 'gone-change#1']);
    expect(state.mods).toEqual([]);
  });

  test('is refused where a card, a step or the place of a zone is gone', async () => {
    const { def, setup, text } = await start();
    const g = compileGame(def);
    for (const [from, to, message] of [
      ['"captain"', '"general"', 'no card "general" any more'],
      ['"step":"main"', '"step":"middle"', 'no step "middle" any more'],
      ['"layout":["', '"layout":["z', 'stands elsewhere'],
      ['"game":"skirmish"', '"game":"chess"', 'no snapshot of skirmish'],
    ]) {
      const odd = () => revive(g, setup, text.replace(from, to));
      expect(odd).toThrow(SnapshotError);
      expect(odd).toThrow(message);
    }
  });
});

test('a record keeps what was told and gives it back', async () => {
  const g = compileGame(await load('skirmish'));
  const record = { ...Match.create(g, readySetup(g, 1)).record, told: [{ after: 0, beat: { k: 'draw', n: [1, 2] } }] };
  expect(recordFromText(recordToText(record))).toEqual(record);
  expect(() => recordFromText(recordToText(record).replace('= 0 ', '= x '))).toThrow('not a told beat');
});
