import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@bojiste/kernel';
import type { ServerMessage } from '@bojiste/session/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carryOut } from '../matches/commands.ts';
import { loadGames } from '../matches/games.ts';
import { GameNode } from '../matches/node.ts';
import type { Room } from '../matches/room.ts';
import { deskOf } from '../matches/tell.ts';
import { simpleRules } from '../operate/client.ts';
import { Metrics } from '../operate/metrics.ts';
import { Accounts } from '../people/accounts.ts';
import { openStore, type Store } from '../store/store.ts';

/** Errors in what is shown: noted with match and seat, counted, and the match goes on. */

let folder: string;
let store: Store;
let node: GameNode;
const written: object[] = [];
const metrics = new Metrics(false);
const games = await loadGames();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bojiste-faults-'));
  written.length = 0;
  store = await openStore({ folder });
  const log = { info: () => {}, error: (facts: object) => written.push(facts) };
  node = new GameNode({ store, games, metrics, log });
  await node.start();
}, 60_000);

afterEach(async () => {
  await node.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function liveRoom(): Promise<Room> {
  const accounts = new Accounts(store, node.now);
  const sitters = [await accounts.guest('Anna'), await accounts.guest('Béďa')].map((user) => ({
    user,
    deck: null,
    nonce: 'abcdefgh',
  }));
  const rules = simpleRules('siegestorm', { rated: false });
  const made = await node.lobby.make(sitters[0], { rules, deck: null, bots: {}, nonce: 'abcdefgh' });
  if (!('match' in made)) throw new Error(made.code);
  await node.lobby.sit(made.match, sitters[1]);
  return (await node.rooms.get(made.match)) as Room;
}

/** A seat's page; while it is broken, working out what it is told throws as often as said. */
async function pageOf(room: Room, seat: Seat): Promise<{ heard: ServerMessage[]; breakTelling(times: number): void }> {
  const heard: ServerMessage[] = [];
  const viewer = {
    seat,
    eyes: seat,
    user: room.table.seats[seat]!.user,
    token: '',
    send: (message: ServerMessage) => heard.push(message),
    dismiss: () => {},
  };
  await room.enter(viewer, 'x', -1, []);
  return {
    heard,
    breakTelling(times) {
      const { play } = room.table;
      const result = play!.result.bind(play);
      let left = times;
      play!.result = (viewer) => {
        if (viewer === seat && left-- > 0) throw new Error('cannot show secret-card#3');
        return result(viewer);
      };
    },
  };
}

async function move(room: Room): Promise<void> {
  const seat = room.table.deciding()[0];
  const { id, choices } = deskOf(room.table, seat).question(room.table.state, 1)!;
  const option = choices[0].key;
  const refused = await room.act(seat, (draft) => carryOut(draft, seat, { t: 'answer', decision: id, option }));
  expect(refused).toBeNull();
}

describe('news that cannot be told', () => {
  it('are noted with match and seat, and the viewer gets the whole position instead', async () => {
    const room = await liveRoom();
    const broken = await pageOf(room, 0);
    const other = await pageOf(room, 1);
    broken.breakTelling(1);
    await move(room);
    expect(written).toMatchObject([{ where: 'telling', match: room.id, seat: 0, game: 'siegestorm' }]);
    expect(JSON.stringify(written)).not.toContain('secret-card');
    const [last, others] = [broken.heard.at(-1), other.heard.at(-1)];
    expect(last?.t === 'update' && last.update.log).toBeInstanceOf(Array);
    expect(others?.t === 'update' && others.update.log).toBeUndefined();
    expect((await metrics.registry.getSingleMetric('bojiste_faults_total')!.get()).values).toContainEqual(
      expect.objectContaining({ labels: { where: 'telling' } }),
    );
  });

  it('do not stop the match even where nothing can be shown', async () => {
    const room = await liveRoom();
    const broken = await pageOf(room, 0);
    broken.breakTelling(2);
    const before = broken.heard.length;
    await move(room);
    expect(broken.heard).toHaveLength(before);
    expect(written).toMatchObject([{ where: 'telling' }, { where: 'telling anew' }]);
    await move(room);
    expect(broken.heard.at(-1)?.t).toBe('update');
  });
});

it('a preview that throws is noted and answered with nothing', async () => {
  const room = await liveRoom();
  const { play } = room.table;
  play!.desk = () => {
    throw new Error('cannot preview secret-card#3');
  };
  expect(await room.ask(0, { t: 'preview', keys: ['x'] } as never)).toBeNull();
  expect(written).toMatchObject([{ where: 'preview', match: room.id, seat: 0 }]);
});

const SWALLOWED = /\.catch\(\(\w*\) => (\{\s*\}|undefined|null)\)|catch( \(\w+\))? \{\s*(\/\/[^\n]*\s*)*\}/;

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'test' || entry.name === 'node_modules' ? [] : sources(path);
    return /\.(ts|mjs)$/.test(entry.name) ? [path] : [];
  });

it('nothing is swallowed in server and session', () => {
  for (const bad of ['x.catch(() => {});', 'try { a(); } catch {\n  // no matter\n}', 'try { a(); } catch (e) {}'])
    expect(bad).toMatch(SWALLOWED);
  const here = join(import.meta.dirname, '..');
  const files = [here, join(here, '../session')].flatMap(sources);
  expect(files.length).toBeGreaterThan(80);
  const read = files.map((file) => ({
    file: file.slice(here.length - 'server'.length),
    text: readFileSync(file, 'utf8'),
  }));
  expect(read.flatMap(({ file, text }) => (SWALLOWED.test(text) ? [file] : []))).toEqual([]);
});
