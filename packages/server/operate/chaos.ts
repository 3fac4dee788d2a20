import { Random } from '@bojiste/ai';
import { GAME_IDS } from '@bojiste/games';
import { sure } from '@bojiste/kernel';
import type { Seated } from '@bojiste/session/wire';
import { type Games, loadGames } from '../matches/games.ts';
import { type Acked, audit } from './audit.ts';
import { Cable } from './cable.ts';
import { Breaker } from './chaos-breaker.ts';
import type { Control, Fault, Stage } from './chaos-faults.ts';
import { type ChaosPlace, ChaosPlayer } from './chaos-player.ts';
import { ChaosWatcher } from './chaos-watcher.ts';
import { type Api, newDuel, newGuest, SHORT_GAMES, simpleRules } from './client.ts';
import type { OwnDatabase } from './own-postgres.ts';
import { type NodeProcess, newNode, scratchFolder } from './processes.ts';
import { TakeoverWatch } from './takeover-watch.ts';

/** Breaks nodes, cables and store at random moments while people play, and looks for anything that was promised and lost. */

export interface ChaosPlan {
  /** Names the run. What players choose and when things break follows from it; the machine's own haste does not. */
  readonly seed: string;
  /** Number of the first match: a long run may be made in slices. */
  readonly from: number;
  readonly matches: number;
  /** No match begins after this time; the next slice goes on at `from` and the number of matches played. */
  readonly seconds?: number;
  /** Matches at a time. */
  readonly tables: number;
  readonly databaseUrl?: string;
  readonly nodes: number;
  /** What may break; everything that can where it is left out. */
  readonly faults?: readonly Fault[];
  /** Something is broken for good, and must be noticed. */
  readonly control?: Control;
  /** The database, where it is ours to break. */
  readonly database?: OwnDatabase;
  /** Moves after which a player resigns, so that long games end too. */
  readonly moves: number;
  /** Folder for the logs of matches in which something was wrong. */
  readonly keep?: string;
  readonly say: (line: string) => void;
}

export interface ChaosReport {
  readonly seed: string;
  readonly from: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly faults: Readonly<Record<string, number>>;
  /** Seconds from the last sign of life of a match's owner until another one had it. */
  readonly worstTakeover: number;
  readonly lostConnections: number;
  readonly doubledFrames: number;
  readonly seconds: number;
  readonly problems: readonly string[];
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A match in which nothing is acknowledged for so long is stuck. */
const STUCK_MS = 60_000;
const TELL_MS = 15_000;
const MOST_TAKEOVER_MS = 10_000;

const random = (seed: string): (() => number) => {
  const source = new Random(seed);
  return () => source.unit();
};

const ackedBy = (players: readonly ChaosPlayer[]): number =>
  players.reduce((sum, player) => sum + player.acknowledged.length, 0);

/** True when nothing goes on any more although there are nodes; false when the match is over. */
async function stuck(players: readonly ChaosPlayer[], breaker: Breaker, done: () => boolean): Promise<boolean> {
  let seen = -1;
  for (let idle = 0; idle < STUCK_MS; ) {
    await sleep(1000);
    if (done()) return false;
    const acked = ackedBy(players);
    // However slow the machine is: time in which something is broken is nobody's fault.
    if (acked !== seen) idle = 0;
    else if (!breaker.busy) idle += 1000;
    seen = acked;
  }
  return true;
}

/** Until a node answers. */
async function patiently<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries > 2000) throw error;
      await sleep(150);
    }
  }
}

const CLOCK = { kind: 'live', bank: 3600, increment: 5, away: 600, limit: 0 } as const;
/** Every so many-th match is against a bot; every so many-th other one is found by quick match. */
const BOTS = 5;
const QUICK = 4;

/** The seats of people at a new match. */
async function sitDown(url: string, n: number, game: string): Promise<ChaosPlace[]> {
  const rules = simpleRules(game, { clock: CLOCK, options: SHORT_GAMES[game] ?? {} });
  const a = await newGuest(url);
  if (n % BOTS === 0) {
    const made = { rules, deck: null, bots: { 1: 'easy' }, nonce: 'nonce-of-a' };
    return [await a<Seated>('POST', '/api/tables', made)];
  }
  const b = await newGuest(url);
  return n % QUICK === 0 ? alone(() => quickDuel(a, b, game)) : newDuel(a, b, rules);
}

let last: Promise<unknown> = Promise.resolve();
/** Who was given up on waits no more after so long. */
const GHOST_MS = 11_000;

/** One pair at a time: they are to meet each other. */
function alone<T>(run: () => Promise<T>): Promise<T> {
  const next = last.then(run);
  last = next.catch(() => sleep(GHOST_MS));
  return next;
}

/** Two who look for a match find each other. */
async function quickDuel(a: Api, b: Api, game: string): Promise<ChaosPlace[]> {
  const wish = { tables: [{ game, mode: 'duel', deck: null }], rated: false, reach: 0 };
  const told = [await a<Waits>('POST', '/api/quick', wish), await b<Waits>('POST', '/api/quick', wish)];
  const found = async (api: Api, first: Waits): Promise<ChaosPlace> => {
    let { match } = first;
    for (let tries = 0; (match ?? '') === ''; tries++) {
      if (tries > 100) throw new Error('nobody was found');
      await sleep(200);
      ({ match } = await api<Waits>('GET', '/api/quick'));
    }
    return { match: match ?? '', session: api.token };
  };
  return [await found(a, sure(told[0])), await found(b, sure(told[1]))];
}

interface Waits {
  readonly match: string | null;
}

interface Played {
  readonly match: string;
  readonly name: string;
  readonly acked: readonly string[];
  /** By seat: milliseconds in which it was asked, as far as its node was well. */
  readonly held: Readonly<Record<number, number>>;
  readonly faults: number;
  readonly lost: number;
  readonly doubled: number;
  readonly problems: readonly string[];
}

async function playOne(n: number, plan: ChaosPlan, nodes: readonly NodeProcess[], breaker: Breaker): Promise<Played> {
  const game = sure(GAME_IDS[n % GAME_IDS.length]);
  const name = `${plan.seed}/${n} (${game})`;
  const choose = random(`${plan.seed}/${n}`);
  const pick = () => sure(nodes[Math.floor(choose() * nodes.length)]).url;
  const places = await patiently(() => sitDown(pick(), n, game));
  const before = breaker.count;
  const players = places.map(
    (place, i) =>
      new ChaosPlayer({
        place,
        node: pick,
        random: random(`${plan.seed}/${n}/${i}`),
        broken: (node) => breaker.breaks(node),
        most: plan.moves,
        shaken: () => breaker.count > before,
        acked: () => breaker.moves++,
      }),
  );
  const watcher = new ChaosWatcher(sure(places[0]).match, pick, random(`${plan.seed}/${n}/watcher`));
  watcher.watch();
  let over = false;
  const done = Promise.all(players.map((player) => player.play())).then(() => {
    over = true;
    return false;
  });
  const problems: string[] = [];
  if (await Promise.race([done, stuck(players, breaker, () => over)]))
    problems.push(`${name} is stuck: ${players.map(({ standing }) => standing).join('; ')}`);
  for (const player of [...players, watcher]) player.stop();
  problems.push(...watcher.troubles.map((trouble) => `${name}: a spectator ${trouble}`));
  for (const { refused } of players)
    if (refused.length > 0) problems.push(`${name}: a legal move was refused: ${refused[0]}`);
  return {
    match: sure(places[0]).match,
    held: Object.fromEntries(players.map(({ seat, held, late }) => [seat, held + late])),
    // Also what was broken before the match began, and what still is.
    faults: breaker.begun - before,
    name,
    acked: players.flatMap(({ seat, acknowledged }) => acknowledged.map((cmd) => `${seat}/${cmd}`)),
    lost: players.reduce((sum, { lost }) => sum + lost, 0),
    doubled: players.reduce((sum, { doubled }) => sum + doubled, 0),
    problems,
  };
}

/** Every match of the slice, so many at a time. */
async function playAll(plan: ChaosPlan, nodes: readonly NodeProcess[], breaker: Breaker): Promise<Played[]> {
  const played: Played[] = [];
  let next = plan.from;
  const until = performance.now() + (plan.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  const lane = async () => {
    while (next < plan.from + plan.matches && performance.now() < until) {
      const one = await playOne(next++, plan, nodes, breaker);
      for (const problem of one.problems) plan.say(problem);
      played.push(one);
    }
  };
  const tell = () => plan.say(`${played.length}/${plan.matches} matches, ${breaker.standing}`);
  const telling = setInterval(tell, TELL_MS);
  await Promise.all(Array.from({ length: plan.tables }, lane));
  clearInterval(telling);
  return played;
}

/** Nodes with their cables, started. */
async function build(plan: ChaosPlan, folder: string): Promise<Stage> {
  const { databaseUrl, control } = plan;
  const cables =
    databaseUrl === undefined
      ? []
      : await Promise.all(Array.from({ length: plan.nodes }, () => Cable.lay(databaseUrl)));
  const env: Record<string, string> = control === undefined ? {} : { CHAOS_CONTROL: control };
  const nodes = await Promise.all(Array.from({ length: plan.nodes }, (_, i) => newNode(folder, cables[i]?.url, env)));
  for (const node of nodes) await node.start();
  return { nodes, cables, database: plan.database ?? null };
}

export async function chaos(plan: ChaosPlan): Promise<ChaosReport> {
  const began = performance.now();
  // Before anything is played: records are read by the same rules, even if the sources change meanwhile.
  const games: Games = await loadGames();
  const folder = scratchFolder();
  const stage = await build(plan, folder);
  const breaker = new Breaker(stage, random(`${plan.seed}/${plan.from}/kills`), plan.faults);
  const takeovers = new TakeoverWatch(plan.databaseUrl, breaker);
  takeovers.start();
  const breaking = breaker.run();
  const played = await playAll(plan, stage.nodes, breaker);
  breaker.stop();
  await breaking;
  await takeovers.stop();
  // What was being finished is finished.
  await sleep(1500);
  for (const node of stage.nodes) await node.stop();
  for (const cable of stage.cables) cable.close();
  const acked: Acked[] = played.map((one) => ({ ...one, commands: one.acked }));
  const wrong = await audit({ folder, games, databaseUrl: plan.databaseUrl, keep: plan.keep }, acked);
  const sum = (of: (one: Played) => number) => played.reduce((total, one) => total + of(one), 0);
  const late = takeovers.findings(MOST_TAKEOVER_MS);
  return {
    seed: plan.seed,
    from: plan.from,
    matches: played.length,
    acknowledged: sum((one) => one.acked.length),
    faults: breaker.faults,
    worstTakeover: Math.round(takeovers.worst / 100) / 10,
    lostConnections: sum(({ lost }) => lost),
    doubledFrames: sum(({ doubled }) => doubled),
    seconds: Math.round((performance.now() - began) / 1000),
    problems: [...played.flatMap(({ problems }) => problems), ...wrong, ...late],
  };
}
