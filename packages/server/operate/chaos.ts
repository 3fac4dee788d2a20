import { Match, recordFromText, recordToText } from '@bojiste/kernel';
import type { Seated } from '@bojiste/session/wire';
import type { PacketBody } from '../matches/events.ts';
import { GAME_IDS, loadGames } from '../matches/games.ts';
import { Rooms } from '../matches/rooms.ts';
import { openStore } from '../store/store.ts';
import { ChaosPlayer } from './chaos-player.ts';
import { newDuel, newGuest, simpleRules } from './client.ts';
import { type NodeProcess, newNode, scratchFolder } from './processes.ts';

/** Kills nodes at random moments while people play, and looks for anything that was promised and lost. */

export interface ChaosPlan {
  readonly matches: number;
  /** Matches at a time. */
  readonly tables: number;
  readonly databaseUrl?: string;
  readonly nodes: number;
  /** Moves after which a player resigns, so that long games end too. */
  readonly moves: number;
  readonly random: () => number;
  readonly say: (line: string) => void;
}

export interface ChaosReport {
  readonly matches: number;
  readonly acknowledged: number;
  readonly kills: number;
  readonly lostConnections: number;
  readonly doubledFrames: number;
  readonly problems: readonly string[];
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A match in which nothing is acknowledged for so long is stuck. */
const STUCK_MS = 90_000;

async function stuck(players: readonly ChaosPlayer[]): Promise<void> {
  let seen = -1;
  for (let idle = 0; idle < STUCK_MS; idle += 1000) {
    await sleep(1000);
    const acked = players.reduce((sum, player) => sum + player.acknowledged.length, 0);
    if (acked !== seen) idle = 0;
    seen = acked;
  }
}

/** One node after another dies and comes back, never all at once for long. */
class Killer {
  kills = 0;
  private stopped = false;

  constructor(
    private readonly nodes: readonly NodeProcess[],
    private readonly random: () => number,
  ) {}

  async run(): Promise<void> {
    while (!this.stopped) {
      await sleep(3000 + this.random() * 9000);
      if (this.stopped) return;
      const node = this.nodes[Math.floor(this.random() * this.nodes.length)];
      await node.kill();
      this.kills++;
      await sleep(200 + this.random() * 1500);
      await node.start();
    }
  }

  stop(): void {
    this.stopped = true;
  }
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

interface Acked {
  readonly match: string;
  readonly cmd: string;
}

async function playOne(
  n: number,
  plan: ChaosPlan,
  nodes: readonly NodeProcess[],
  acked: Acked[],
  totals: { lost: number; doubled: number },
): Promise<string | null> {
  const pick = () => nodes[Math.floor(plan.random() * nodes.length)].url;
  const seats: readonly Seated[] = await patiently(async () => {
    const url = pick();
    const rules = simpleRules(GAME_IDS[n % GAME_IDS.length], {
      clock: { kind: 'live', bank: 3600, increment: 5, away: 600, limit: 0 },
    });
    return newDuel(await newGuest(url), await newGuest(url), rules);
  });
  const players = seats.map((seated) => new ChaosPlayer(seated, pick, plan.random, plan.moves));
  const idle = stuck(players).then(() => `match ${seats[0].match} of ${GAME_IDS[n % GAME_IDS.length]} is stuck`);
  const done = Promise.all(players.map((player) => player.play())).then(() => null);
  const result = await Promise.race([done, idle]);
  for (const player of players) {
    player.stop();
    acked.push(...player.acknowledged.map((cmd) => ({ match: seats[0].match, cmd: `${player.seat}/${cmd}` })));
    totals.lost += player.lost;
    totals.doubled += player.doubled;
  }
  const [refused] = players.flatMap((player) => player.refused);
  return result ?? (refused === undefined ? null : `match ${seats[0].match}: a legal move was refused: ${refused}`);
}

/** The truth is the log: every acknowledged command stands in it once, and every record verifies. */
async function audit(plan: ChaosPlan, folder: string, acked: readonly Acked[]): Promise<string[]> {
  const games = await loadGames();
  const store = await openStore({ folder, databaseUrl: plan.databaseUrl });
  const problems: string[] = [];
  for (const match of new Set(acked.map((one) => one.match))) {
    const packets = await store.log.read(match);
    if (packets.some(({ seq }, i) => seq !== i + 1)) problems.push(`match ${match}: a gap in the log`);
    const bodies = packets.map(({ body }) => JSON.parse(body) as PacketBody);
    const commands = bodies.flatMap(({ cmd }) => cmd ?? []);
    if (new Set(commands).size !== commands.length) problems.push(`match ${match}: a command was carried out twice`);
    for (const { cmd } of acked.filter((one) => one.match === match))
      if (!commands.includes(cmd)) problems.push(`match ${match}: the acknowledged command ${cmd} is lost`);
    const row = await store.matches.get(match);
    if (row?.stage !== 'over') problems.push(`match ${match} is ${row?.stage}`);
  }
  const rooms = new Rooms(store, games);
  for (const match of new Set(acked.map((one) => one.match))) {
    try {
      const table = await rooms.load(match);
      const again = Match.fromRecord(table.g, recordFromText(recordToText(table.match!.record)));
      if (again.state.over < 0) problems.push(`match ${match}: the record does not end`);
    } catch (error) {
      const row = await store.matches.get(match);
      problems.push(`match ${match} of ${row?.game}: ${(error as Error).message}`);
    }
  }
  await store.close();
  return problems;
}

export async function chaos(plan: ChaosPlan): Promise<ChaosReport> {
  const folder = scratchFolder();
  const nodes = await Promise.all(Array.from({ length: plan.nodes }, () => newNode(folder, plan.databaseUrl)));
  for (const node of nodes) await node.start();
  const killer = new Killer(nodes, plan.random);
  const killing = killer.run();
  const acked: Acked[] = [];
  const totals = { lost: 0, doubled: 0 };
  const problems: string[] = [];
  let next = 0;
  let finished = 0;
  const lane = async () => {
    while (next < plan.matches) {
      const problem = await playOne(next++, plan, nodes, acked, totals);
      if (problem !== null) problems.push(problem);
      if (++finished % 10 === 0)
        plan.say(`${finished}/${plan.matches} matches, ${acked.length} acknowledged, ${killer.kills} kills`);
    }
  };
  await Promise.all(Array.from({ length: plan.tables }, lane));
  killer.stop();
  await killing;
  // What was being finished is finished.
  await sleep(1500);
  for (const node of nodes) await node.stop();
  problems.push(...(await audit(plan, folder, acked)));
  return {
    matches: finished,
    acknowledged: acked.length,
    kills: killer.kills,
    lostConnections: totals.lost,
    doubledFrames: totals.doubled,
    problems,
  };
}
