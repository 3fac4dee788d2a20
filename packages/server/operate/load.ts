import type { Seated } from '@bojiste/session/wire';
import { GAME_IDS } from '../matches/games.ts';
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
  readonly matches: number;
  readonly sockets: number;
  readonly moves: number;
  readonly perSecond: number;
  readonly errors: readonly string[];
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  /** Megabytes of the node, before the first match and at the end. */
  readonly memoryBefore: number;
  readonly memory: number;
  readonly kbPerMatch: number;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const found = /^process_resident_memory_bytes (\S+)/m.exec(text);
  return found === null ? 0 : Number(found[1]) / 1e6;
}

interface Question {
  readonly id: number;
  readonly choices: readonly { readonly key: string }[];
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

  async move(latencies: number[], errors: string[]): Promise<void> {
    const seat = this.questions.findIndex((question) => question !== null);
    if (this.over || this.busy || seat < 0) return;
    this.busy = true;
    const { id, choices } = this.questions[seat] as Question;
    const option = choices[Math.floor(this.plan.random() * choices.length)].key;
    this.questions[seat] = null;
    const began = performance.now();
    try {
      const reply = await this.clients[seat].ask({ t: 'answer', match: this.seats[seat].match, decision: id, option });
      if (reply.t === 'refused') errors.push(reply.code);
      else latencies.push(performance.now() - began);
    } catch (error) {
      errors.push((error as Error).message);
    }
    this.busy = false;
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

export async function load(plan: LoadPlan): Promise<LoadReport> {
  const folder = scratchFolder();
  const node = await newNode(folder, plan.databaseUrl);
  await node.start();
  const memoryBefore = await memoryOf(node.url);
  const matches: LoadMatch[] = [];
  for (let n = 0; n < plan.matches; n += 20) {
    const some = Array.from({ length: Math.min(20, plan.matches - n) }, (_, i) =>
      LoadMatch.open(node.url, n + i, plan),
    );
    matches.push(...(await Promise.all(some)));
    if (n % 200 === 0) plan.say(`${matches.length} matches open`);
  }
  const latencies: number[] = [];
  const errors: string[] = [];
  const began = performance.now();
  let opened = plan.matches;
  const end = began + plan.seconds * 1000;
  let told = began;
  // Moves are spread evenly: each match has its own moment within the period.
  const lanes = matches.map(async (_, i) => {
    await sleep((i / matches.length) * plan.everyMs);
    for (let at = performance.now(); at < end; at += plan.everyMs) {
      await sleep(Math.max(0, at - performance.now()));
      // A match that is over makes room for a new one, so that there are always as many.
      if (matches[i].over) {
        matches[i].close();
        matches[i] = await LoadMatch.open(node.url, opened++, plan);
      }
      await matches[i].move(latencies, errors);
      if (i === 0 && performance.now() - told > 30_000) {
        told = performance.now();
        plan.say(`${latencies.length} moves, ${errors.length} errors`);
      }
    }
  });
  await Promise.all(lanes);
  const seconds = (performance.now() - began) / 1000;
  const memory = await memoryOf(node.url);
  for (const match of matches) match.close();
  await node.stop();
  const sorted = latencies.sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    matches: plan.matches,
    sockets: plan.matches * 2,
    moves: sorted.length,
    perSecond: Math.round(sorted.length / seconds),
    errors,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    worst: Math.round(sorted.at(-1) ?? 0),
    memoryBefore: Math.round(memoryBefore),
    memory: Math.round(memory),
    kbPerMatch: Math.round(((memory - memoryBefore) * 1000) / plan.matches),
  };
}
