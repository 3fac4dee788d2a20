import { Random } from '@bojiste/ai';
import { GAME_IDS } from '@bojiste/games';
import { type Games, loadGames } from '../matches/games.ts';
import { type Acked, audit } from './audit.ts';
import { ChaosPlayer } from './chaos-player.ts';
import { newDuel, newGuest, SHORT_GAMES, simpleRules } from './client.ts';
import { type NodeProcess, newNode, scratchFolder } from './processes.ts';

/** Kills nodes at random moments while people play, and looks for anything that was promised and lost. */

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
  readonly kills: number;
  readonly lostConnections: number;
  readonly doubledFrames: number;
  readonly seconds: number;
  readonly problems: readonly string[];
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A match in which nothing is acknowledged for so long is stuck. */
const STUCK_MS = 60_000;
const TELL_MS = 15_000;
/** The longest life of a node: when a few have moved, and when nobody does. */
const LONG_MS = 5000;
const LONGEST_MS = 30_000;
/** Acknowledged moves between two deaths. */
const LEAST_MOVES = 20;
const MORE_MOVES = 180;

const random = (seed: string): (() => number) => {
  const source = new Random(seed);
  return () => source.unit();
};

const ackedBy = (players: readonly ChaosPlayer[]): number =>
  players.reduce((sum, player) => sum + player.acknowledged.length, 0);

/** True when nothing goes on any more although there are nodes; false when the match is over. */
async function stuck(players: readonly ChaosPlayer[], killer: Killer, done: () => boolean): Promise<boolean> {
  let seen = -1;
  for (let idle = 0; idle < STUCK_MS; ) {
    await sleep(1000);
    if (done()) return false;
    const acked = ackedBy(players);
    // However slow the machine is: time in which a node is starting is nobody's fault.
    if (acked !== seen) idle = 0;
    else if (!killer.busy) idle += 1000;
    seen = acked;
  }
  return true;
}

/**
 * One node after another dies and comes back, never all at once for long. It waits for moves, or for players who wait
 * for it: so there is play between two deaths, and a death in every match, on a slow machine too.
 */
class Killer {
  kills = 0;
  /** A node is down or starting. */
  busy = false;
  /** Moves acknowledged since the last death. */
  moves = 0;
  private stopped = false;

  constructor(
    private readonly nodes: readonly NodeProcess[],
    private readonly random: () => number,
  ) {}

  async run(): Promise<void> {
    for (;;) {
      await this.patience();
      if (this.stopped) return;
      const node = this.nodes[Math.floor(this.random() * this.nodes.length)];
      this.busy = true;
      await node.kill();
      this.kills++;
      await sleep(200 + this.random() * 1500);
      await node.start();
      this.busy = false;
    }
  }

  get standing(): string {
    return `${this.kills} kills, ${this.moves} moves since${this.busy ? ', a node is starting' : ''}`;
  }

  private async patience(): Promise<void> {
    this.moves = 0;
    const enough = LEAST_MOVES + this.random() * MORE_MOVES;
    const began = performance.now();
    const over = () => {
      const life = performance.now() - began;
      return this.moves >= enough || life > LONGEST_MS || (this.moves >= LEAST_MOVES && life > LONG_MS);
    };
    while (!this.stopped && !over()) await sleep(20 + this.random() * 200);
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

interface Played {
  readonly match: string;
  readonly name: string;
  readonly acked: readonly string[];
  readonly lost: number;
  readonly doubled: number;
  readonly problems: readonly string[];
}

async function playOne(n: number, plan: ChaosPlan, nodes: readonly NodeProcess[], killer: Killer): Promise<Played> {
  const game = GAME_IDS[n % GAME_IDS.length];
  const name = `${plan.seed}/${n} (${game})`;
  const choose = random(`${plan.seed}/${n}`);
  const pick = () => nodes[Math.floor(choose() * nodes.length)].url;
  const clock = { kind: 'live', bank: 3600, increment: 5, away: 600, limit: 0 } as const;
  const seats = await patiently(async () => {
    const url = pick();
    const rules = simpleRules(game, { clock, options: SHORT_GAMES[game] ?? {} });
    return newDuel(await newGuest(url), await newGuest(url), rules);
  });
  const { kills } = killer;
  const players = seats.map(
    (seated) =>
      new ChaosPlayer({
        seated,
        node: pick,
        random: random(`${plan.seed}/${n}/${seated.seat}`),
        most: plan.moves,
        shaken: () => killer.kills > kills,
        acked: () => killer.moves++,
      }),
  );
  let over = false;
  const done = Promise.all(players.map((player) => player.play())).then(() => {
    over = true;
    return false;
  });
  const problems: string[] = [];
  if (await Promise.race([done, stuck(players, killer, () => over)]))
    problems.push(`${name} is stuck: ${players.map(({ standing }) => standing).join('; ')}`);
  for (const player of players) player.stop();
  for (const { refused } of players)
    if (refused.length > 0) problems.push(`${name}: a legal move was refused: ${refused[0]}`);
  return {
    match: seats[0].match,
    name,
    acked: players.flatMap(({ seat, acknowledged }) => acknowledged.map((cmd) => `${seat}/${cmd}`)),
    lost: players.reduce((sum, { lost }) => sum + lost, 0),
    doubled: players.reduce((sum, { doubled }) => sum + doubled, 0),
    problems,
  };
}

/** Every match of the slice, so many at a time. */
async function playAll(plan: ChaosPlan, nodes: readonly NodeProcess[], killer: Killer): Promise<Played[]> {
  const played: Played[] = [];
  let next = plan.from;
  const until = performance.now() + (plan.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  const lane = async () => {
    while (next < plan.from + plan.matches && performance.now() < until) {
      const one = await playOne(next++, plan, nodes, killer);
      for (const problem of one.problems) plan.say(problem);
      played.push(one);
    }
  };
  const tell = () => plan.say(`${played.length}/${plan.matches} matches, ${killer.standing}`);
  const telling = setInterval(tell, TELL_MS);
  await Promise.all(Array.from({ length: plan.tables }, lane));
  clearInterval(telling);
  return played;
}

export async function chaos(plan: ChaosPlan): Promise<ChaosReport> {
  const began = performance.now();
  // Before anything is played: records are read by the same rules, even if the sources change meanwhile.
  const games: Games = await loadGames();
  const folder = scratchFolder();
  const nodes = await Promise.all(Array.from({ length: plan.nodes }, () => newNode(folder, plan.databaseUrl)));
  for (const node of nodes) await node.start();
  const killer = new Killer(nodes, random(`${plan.seed}/${plan.from}/kills`));
  const killing = killer.run();
  const played = await playAll(plan, nodes, killer);
  killer.stop();
  await killing;
  // What was being finished is finished.
  await sleep(1500);
  for (const node of nodes) await node.stop();
  const acked: Acked[] = played.map(({ match, name, acked: commands }) => ({ match, name, commands }));
  const wrong = await audit({ folder, games, databaseUrl: plan.databaseUrl, keep: plan.keep }, acked);
  const sum = (of: (one: Played) => number) => played.reduce((total, one) => total + of(one), 0);
  return {
    seed: plan.seed,
    from: plan.from,
    matches: played.length,
    acknowledged: sum((one) => one.acked.length),
    kills: killer.kills,
    lostConnections: sum(({ lost }) => lost),
    doubledFrames: sum(({ doubled }) => doubled),
    seconds: Math.round((performance.now() - began) / 1000),
    problems: [...played.flatMap(({ problems }) => problems), ...wrong],
  };
}
