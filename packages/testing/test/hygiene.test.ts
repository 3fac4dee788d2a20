import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heldBetweenCalls } from '../hygiene/held.ts';
import { GAME_FOLDERS, ROOT, sourcesOf } from '../hygiene/sources.ts';
import { foreignVariables, packedByHand } from '../hygiene/variables.ts';
import { gameWords } from '../hygiene/words.ts';
import { stateWrites } from '../hygiene/writes.ts';

/** Atoms may write everything. The loop writes its own bookkeeping, and each file only the fields named here. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The stream of chance counts its draws; the digest hides two counters while it reads.
  'state/random.ts': ['State.script', 'State.draws'],
  'state/json.ts': ['State.stale', 'State.tick'],
  // Handles and the index of live abilities are derived from the state.
  'run/sight.ts': ['State.nextHandle', 'State.handles'],
  'run/listen.ts': ['State.stale', 'State.grants', 'State.listen'],
  // The loop and its frames.
  'run/loop.ts': ['State.spent', 'State.unsettled', 'State.frames', 'State.step', 'SeatState.moves'],
  'run/programs.ts': ['State.frames'],
  'run/rows.ts': ['State.frames', 'State.unsettled'],
  'run/triggers.ts': ['State.frames', 'State.triggers'],
  'run/windows.ts': ['State.frames'],
  'run/table.ts': ['State.frames', 'State.ghosts', 'State.phase'],
  'run/scopes.ts': ['State.scopes', 'State.serial', 'State.unsettled'],
  'effects/compile/flow.ts': ['State.frames'],
  'effects/compile/procedures.ts': ['State.frames'],
  // Before the first step: where a game or a position begins.
  'run/start.ts': ['State.active', 'State.turn', 'State.phase', 'State.unsettled'],
  // Hosts: rollbacks move the stream of chance, private settings survive them; sampled worlds are copies.
  'table/match.ts': ['State.rollbacks', 'SeatState.prefs'],
  // Orders are compared on copies, with chance held fixed for each effect.
  'table/orders.ts': ['State.draws'],
  'table/worlds.ts': ['Card.def', 'State.key', 'State.draws', 'State.stale'],
};

/** Frames are the memory of the loop: the loop and the steps of programs write them, nobody else. */
const FRAMES = ['packages/kernel/run/', 'packages/kernel/effects/compile/'];

const shown = (file: string, line: number, what: string): string => `${file}:${line} ${what}`;

test('only atoms change the state', () => {
  const files = [...sourcesOf('kernel'), ...GAME_FOLDERS.flatMap((folder) => sourcesOf(folder))];
  const wrong = stateWrites(ROOT, files).filter(({ file, field }) => {
    const inKernel = file.replace('packages/kernel/', '');
    if (field.startsWith('Frame.') && FRAMES.some((folder) => file.startsWith(folder))) return false;
    return inKernel !== 'run/atoms.ts' && !ALLOWED[inKernel]?.includes(field);
  });
  expect(wrong.map(({ file, line, field }) => shown(file, line, field))).toEqual([]);
});

test('the scan sees assignments, counting, deleting and list methods', () => {
  const dir = mkdtempSync(join(tmpdir(), 'writes-'));
  const file = join(dir, 'bad.ts');
  const records = join(ROOT, 'packages/kernel/state/records.ts');
  writeFileSync(
    file,
    `import type { Card, Frame, State } from '${records}';
     export function bad(s: State, c: Card | null, f: Frame): void {
       f.vars[0] = 1;
       const list = s.seats[1].resources;
       list[0]++;
       const { sets } = f;
       sets.push([]);
       let copy = s.tally;
       copy = [];
       s.turn++;
       s.seats[0].resources[1] -= 2;
       s.mods.push(s.mods[0]);
       if (c !== null) c.zone = 3;
       const fine = s.zones.slice().sort();
       fine.push([]);
     }`,
  );
  const fields = stateWrites(ROOT, [file]).map((write) => write.field);
  expect(fields).toEqual([
    'Frame.vars',
    'SeatState.resources',
    'Frame.sets',
    'State.turn',
    'SeatState.resources',
    'State.mods',
    'Card.zone',
  ]);
});

/** Words that belong to one of the games and to no card game at large. */
const GAME_WORDS = new Set(
  `doomtrooper summoner siegestorm skirmish magic gate portal warrior squad kohort cohort apostle boss vehicle crew
   promotion destiny sector warzone fortification corporation mission alliance kiss energy fuel mining siege
   reinforcement monster hero summon commander champion ambush sabotage dismantle technology ammunition`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

test('the kernel has no word of a game', () => {
  const found = gameWords(ROOT, sourcesOf('kernel'), GAME_WORDS);
  expect(found.map(({ file, line, word }) => shown(file, line, word))).toEqual([]);
});

test('the scan for words looks inside names and texts', () => {
  const dir = mkdtempSync(join(tmpdir(), 'words-'));
  const file = join(dir, 'bad.ts');
  writeFileSync(
    file,
    "// a gate in a comment is no matter\nconst openGate = 'the Summoner';\nexport default openGate;\n",
  );
  expect(gameWords(dir, [file], GAME_WORDS).map((found) => found.word)).toEqual(['gate', 'summoner', 'gate']);
});

/** Whoever looks at a game from outside the kernel; tests and tools of the kernel itself may see more. */
const READERS = [...GAME_FOLDERS, 'ai', 'session', 'learn', 'server', 'cli', 'web'];

test('nobody reads the variables of a running program by name or place', () => {
  const found = foreignVariables(
    ROOT,
    READERS.flatMap((folder) => sourcesOf(folder)),
  );
  expect(found.map(({ file, line, word }) => shown(file, line, word))).toEqual([]);
});

test('the scan for variables sees reads, unpacking and names of places', () => {
  const dir = mkdtempSync(join(tmpdir(), 'variables-'));
  const file = join(dir, 'bad.ts');
  writeFileSync(
    file,
    `export function bad(g, s, f) {
       const { vars, sets } = f;
       const at = g.programs[f.prog].names.indexOf('w');
       const { vars: theirs } = s.frames[0];
       return vars[0] + theirs[at] + s.frames[2].vars[at] + f['vars'][1] + sets.length + g.names.length;
     }`,
  );
  expect(foreignVariables(dir, [file]).map((found) => found.word)).toEqual([
    'vars',
    'g.programs[f.prog].names',
    'vars: theirs',
    's.frames[2].vars',
    "f['vars']",
  ]);
});

test('nobody but the kernel packs references or takes them apart', () => {
  const found = packedByHand(
    ROOT,
    READERS.flatMap((folder) => sourcesOf(folder)),
  );
  expect(found.map(({ file, line, word }) => shown(file, line, word))).toEqual([]);
});

test('the scan for packed references sees both ways', () => {
  const dir = mkdtempSync(join(tmpdir(), 'packed-'));
  const file = join(dir, 'bad.ts');
  writeFileSync(file, 'export const bad = (s, c, ref) => s.cards[ref & 4095].born * 4096 + (c & 1) + c.id * 2;');
  expect(packedByHand(dir, [file]).map((found) => found.word)).toEqual([
    's.cards[ref & 4095].born * 4096',
    'ref & 4095',
  ]);
});

/** Whatever plays or tells a game: many matches go through the same modules one after another, on a server side by side. */
const PLAYERS = ['kernel', 'prose', 'ai', 'session', 'learn', ...GAME_FOLDERS];
/** The list of what an error empties is held by the makers themselves. */
const LIST_OF_SCRATCH = 'packages/kernel/state/held.ts';

test('nothing is held between calls but what scratch, setting and memo have made', () => {
  const found = heldBetweenCalls(
    ROOT,
    PLAYERS.flatMap((folder) => sourcesOf(folder)),
  );
  const wrong = found.filter(({ file }) => file !== LIST_OF_SCRATCH);
  expect(wrong.map(({ file, line, word }) => shown(file, line, word))).toEqual([]);
});

test('the scan for what is held sees variables, lists, fields and names from other files', () => {
  const dir = mkdtempSync(join(tmpdir(), 'held-'));
  const [bad, other] = [join(dir, 'bad.ts'), join(dir, 'other.ts')];
  writeFileSync(
    bad,
    `export const asked = { roles: 0 };
     let deep = 0;
     const found: number[] = [];
     const seen = new Set<number>();
     const NAMES = ['a', 'b'];
     const fine = scratch([]);
     const byGame = new WeakMap<object, number>();
     export function ask(n: number): number {
       deep++;
       found[deep] = n;
       seen.add(n);
       fine.push(n);
       byGame.set({}, n);
       const own: number[] = [];
       own.push(n);
       return NAMES.length + own.length;
     }`,
  );
  writeFileSync(
    other,
    "import { asked as question } from './bad.ts';\nexport const more = () => { question.roles += 1; };\n",
  );
  expect(heldBetweenCalls(dir, [bad, other]).map(({ word }) => word)).toEqual(['asked', 'deep', 'found', 'seen']);
});
