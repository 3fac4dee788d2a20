import { GAME_IDS } from '@bojiste/games';
import { anyAnswer } from '@bojiste/session/several';
import type { Question } from '@bojiste/session/types';
import type { Seated } from '@bojiste/session/wire';
import { newDuel, newGuest, simpleRules, WireClient } from './client.ts';
import { newNode, scratchFolder } from './processes.ts';

/** Many live matches at once against one node, which is a process of its own. */

export interface LoadPlan {
  readonly matches: number;
  /** Each match makes a move this often. */
  readonly everyMs: number;
  readonly seconds: number;
  readonly databaseUrl?: string;
  readonly random: () => number;
  readonly say: (line: string) => void;
}

export interface LoadReport {
  readonly store: 'embedded' | 'postgres';
  readonly matches: number;
  readonly sockets: number;
  /** Matches that came to an end and were followed by new ones. */
  readonly ended: number;
  readonly moves: number;
  readonly perSecond: number;
  /** Moments at which a match should have moved, and its last move or update had not arrived yet. */
  readonly late: number;
  readonly errors: readonly string[];
  /** Milliseconds from a move to its acknowledgement. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  /** Milliseconds of processor time per move: of the node with its store thread, of this process. */
  readonly nodeCpuPerMove: number;
  readonly ownCpuPerMove: number;
  /** Megabytes of the node, before the first match and at the end. */
  readonly memoryBefore: number;
  readonly memory: number;
  readonly kbPerMatch: number;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Tables opened at the same time. */
const OPENING = 20;
const TELL_MS = 10_000;

interface Usage {
  /** Megabytes. */
  readonly memory: number;
  /** Milliseconds. */
  readonly cpu: number;
}

async function usageOf(url: string): Promise<Usage> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    memory: value('process_resident_memory_bytes') / 1e6,
    cpu: value('process_cpu_seconds_total') * 1000,
  };
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What is counted over all matches. */
class Tally {
  readonly latencies: number[] = [];
  readonly errors: string[] = [];
  late = 0;
  ended = 0;
}

/** Both seats of one match; whoever is asked answers when the match's next move is due. */
class LoadMatch {
  private readonly questions: (Question | null)[] = [null, null];
  over = false;
  private busy = false;

  private constructor(
    private readonly clients: readonly WireClient[],
    private readonly seats: readonly Seated[],
    private readonly plan: LoadPlan,
  ) {
    clients.forEach((client, i) => {
      client.onMessage = (message) => {
        if (message.t !== 'update' && message.t !== 'opened') return;
        this.questions[i] = message.update?.question ?? null;
        if (message.update?.result != null) this.over = true;
      };
    });
  }

  static async open(url: string, n: number, plan: LoadPlan): Promise<LoadMatch> {
    const [a, b] = [await newGuest(url), await newGuest(url)];
    const clock = { kind: 'live', bank: 3600, increment: 5, away: 600, limit: 0 } as const;
    const seats = await newDuel(a, b, simpleRules(GAME_IDS[n % GAME_IDS.length], { clock }));
    const clients = await Promise.all([a, b].map(({ token }) => WireClient.connect(url, token)));
    const match = new LoadMatch(clients, seats, plan);
    await Promise.all(
      clients.map((client, i) => client.ask({ t: 'open', match: seats[i].match, token: seats[i].token })),
    );
    return match;
  }

  async move(tally: Tally): Promise<void> {
    const seat = this.questions.findIndex((question) => question !== null);
    if (this.over || this.busy || seat < 0) {
      if (!this.over) tally.late++;
      return;
    }
    this.busy = true;
    const question = this.questions[seat] as Question;
    const { id } = question;
    const option = anyAnswer(question, this.plan.random);
    this.questions[seat] = null;
    const began = performance.now();
    try {
      const reply = await this.clients[seat].ask({ t: 'answer', match: this.seats[seat].match, decision: id, option });
      if (reply.t === 'refused') tally.errors.push(reply.code);
      else tally.latencies.push(performance.now() - began);
    } catch (error) {
      tally.errors.push((error as Error).message);
    }
    this.busy = false;
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

async function openAll(url: string, plan: LoadPlan): Promise<LoadMatch[]> {
  const matches: LoadMatch[] = [];
  for (let n = 0; n < plan.matches; n += OPENING) {
    const some = Array.from({ length: Math.min(OPENING, plan.matches - n) }, (_, i) =>
      LoadMatch.open(url, n + i, plan),
    );
    matches.push(...(await Promise.all(some)));
    if (matches.length % 200 === 0) plan.say(`${matches.length} matches open`);
  }
  return matches;
}

/** Moves are spread evenly: each match has its own moment within the period. */
async function playAll(url: string, plan: LoadPlan, matches: LoadMatch[], tally: Tally): Promise<void> {
  const end = performance.now() + plan.seconds * 1000;
  const lane = async (i: number) => {
    let at = performance.now() + (i / matches.length) * plan.everyMs;
    while (at < end) {
      await sleep(Math.max(0, at - performance.now()));
      // A match that is over makes room for a new one, so that there are always as many.
      if (matches[i].over) {
        matches[i].close();
        matches[i] = await LoadMatch.open(url, plan.matches + tally.ended++, plan);
      }
      await matches[i].move(tally);
      at += plan.everyMs;
      // Moments that were missed are not made up for.
      for (; at < performance.now() && at < end; at += plan.everyMs) tally.late++;
    }
  };
  const telling = tellOn(url, plan, tally);
  await Promise.all(matches.map((_, i) => lane(i)));
  clearInterval(telling);
}

/** How it goes, now and then: a cold node costs more per move than a warm one. */
function tellOn(url: string, plan: LoadPlan, tally: Tally): NodeJS.Timeout {
  let last = { moves: 0, cpu: 0, own: 0 };
  return setInterval(async () => {
    const now = { moves: tally.latencies.length, cpu: (await usageOf(url)).cpu, own: ownCpu() };
    const perMove = (ms: number) => (ms / Math.max(1, now.moves - last.moves)).toFixed(2);
    const used =
      last.cpu === 0 ? '' : `, ${perMove(now.cpu - last.cpu)} and ${perMove(now.own - last.own)} ms per move`;
    plan.say(`${now.moves} moves, ${tally.late} late, ${tally.errors.length} errors${used}`);
    last = now;
  }, TELL_MS);
}

export async function load(plan: LoadPlan): Promise<LoadReport> {
  const node = await newNode(scratchFolder(), plan.databaseUrl);
  await node.start();
  const empty = await usageOf(node.url);
  const matches = await openAll(node.url, plan);
  const tally = new Tally();
  const [before, own, began] = [await usageOf(node.url), ownCpu(), performance.now()];
  await playAll(node.url, plan, matches, tally);
  const seconds = (performance.now() - began) / 1000;
  const ownUsed = ownCpu() - own;
  const after = await usageOf(node.url);
  for (const match of matches) match.close();
  await node.stop();
  const sorted = tally.latencies.sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  const perMove = (ms: number) => Math.round((ms / sorted.length) * 100) / 100;
  return {
    store: plan.databaseUrl === undefined ? 'embedded' : 'postgres',
    matches: plan.matches,
    sockets: plan.matches * 2,
    ended: tally.ended,
    moves: sorted.length,
    perSecond: Math.round(sorted.length / seconds),
    late: tally.late,
    errors: tally.errors,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    worst: Math.round(sorted.at(-1) ?? 0),
    nodeCpuPerMove: perMove(after.cpu - before.cpu),
    ownCpuPerMove: perMove(ownUsed),
    memoryBefore: Math.round(empty.memory),
    memory: Math.round(after.memory),
    kbPerMatch: Math.round(((after.memory - empty.memory) * 1000) / plan.matches),
  };
}
