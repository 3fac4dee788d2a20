import { GAME_IDS } from '@bojiste/games';
import { type Seat, sure } from '@bojiste/kernel';
import { anyAnswer } from '@bojiste/session/several';
import type { Question } from '@bojiste/session/types';
import type { Seated, ServerMessage, TableInfo, TableRules } from '@bojiste/session/wire';
import { type Api, newDuel, newGuest, simpleRules, WireClient } from './client.ts';
import { newNode, scratchFolder } from './processes.ts';

/** Many live matches at once against one node, which is a process of its own. */

export interface LoadPlan {
  readonly matches: number;
  /** Each match makes a move this often. */
  readonly everyMs: number;
  readonly seconds: number;
  /** Shares of all moments at which a table is opened anew, or a move is taken back, instead of a move. */
  readonly opens: number;
  readonly undos: number;
  /** Shares of matches against a normal bot, and of matches with a spectator. */
  readonly bots: number;
  readonly spectators: number;
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
  /** The same for opening a table and for taking back, and how many of them there were. */
  readonly opens: number;
  readonly opensP99: number;
  readonly undos: number;
  readonly undosP99: number;
  readonly botMatches: number;
  readonly spectators: number;
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
  readonly opens: number[] = [];
  readonly undos: number[] = [];
  readonly errors: string[] = [];
  late = 0;
  ended = 0;
}

/** What the rules of taking back may say no to; everything else is an error. */
const MAY_REFUSE = ['undoNothing', 'undoLate', 'blocked', 'asked', 'over', 'undoRated'];

/** Does this one have it? Spread evenly over all. */
const has = (n: number, share: number): boolean => Math.floor((n + 1) * share) > Math.floor(n * share);

/** Both seats of one match; whoever is asked answers when the match's next move is due. */
class LoadMatch {
  private readonly questions: (Question | null)[];
  over = false;
  private busy = false;
  /** By seat: something is offered, and a move now might cross with what comes of it. */
  private readonly offered: boolean[];
  /** What went wrong between two moves; the next move counts it. */
  private readonly troubles: string[] = [];

  private constructor(
    private readonly clients: readonly WireClient[],
    private readonly seats: readonly Seated[],
    private readonly plan: LoadPlan,
    private readonly watcher: WireClient | null,
    /** Against a bot nobody is late: it thinks when its turn comes in the queue. */
    private readonly bot: boolean,
  ) {
    this.questions = clients.map(() => null);
    this.offered = clients.map(() => false);
    clients.forEach((client, i) => {
      client.onMessage = (message) => this.hear(i, message);
    });
  }

  private hear(i: number, message: ServerMessage): void {
    if (message.t === 'table' || message.t === 'update' || message.t === 'opened') this.agree(i, message.table);
    if (message.t !== 'update' && message.t !== 'opened') return;
    this.questions[i] = message.update?.question ?? null;
    if (message.update?.result != null) this.over = true;
  }

  /** A move that is asked back is given back. */
  private agree(i: number, { offers, me }: TableInfo): void {
    this.offered[i] = offers.length > 0;
    for (const { what, waiting } of offers)
      if (waiting.includes(me))
        sure(this.clients[i])
          .ask({ t: 'reply', match: sure(this.seats[i]).match, what, yes: true })
          .catch((error: Error) => this.troubles.push(error.message));
  }

  static async open(url: string, n: number, plan: LoadPlan): Promise<LoadMatch> {
    const bot = has(n, plan.bots);
    const people = [await newGuest(url), ...(bot ? [] : [await newGuest(url)])];
    const clock = { kind: 'live', bank: 3600, increment: 5, away: 600, limit: 0 } as const;
    const seats = await sitDown(
      sure(people[0]),
      people[1],
      simpleRules(sure(GAME_IDS[n % GAME_IDS.length]), { clock }),
    );
    const clients = await Promise.all(people.map(({ token }) => WireClient.connect(url, token)));
    const watcher = has(n, plan.spectators) ? await WireClient.connect(url) : null;
    await watcher?.ask({ t: 'open', match: sure(seats[0]).match });
    const match = new LoadMatch(clients, seats, plan, watcher, bot);
    await Promise.all(
      clients.map((client, i) => client.ask({ t: 'open', match: sure(seats[i]).match, token: sure(seats[i]).token })),
    );
    return match;
  }

  async move(tally: Tally): Promise<void> {
    tally.errors.push(...this.troubles.splice(0));
    const seat = this.questions.findIndex((question) => question !== null);
    if (this.over || this.busy || seat < 0 || this.offered.includes(true)) {
      if (!this.over && !this.bot) tally.late++;
      return;
    }
    this.busy = true;
    const dice = this.plan.random();
    if (dice < this.plan.opens) await this.reopen(seat, tally);
    else if (dice < this.plan.opens + this.plan.undos) await this.takeBack(seat, tally);
    else await this.answer(seat, tally);
    this.busy = false;
  }

  private async timed(times: number[], tally: Tally, run: () => Promise<ServerMessage>): Promise<void> {
    const began = performance.now();
    try {
      const reply = await run();
      times.push(performance.now() - began);
      if (reply.t === 'refused' && !MAY_REFUSE.includes(reply.code)) tally.errors.push(reply.code);
    } catch (error) {
      tally.errors.push((error as Error).message);
    }
  }

  private reopen(seat: Seat, tally: Tally): Promise<void> {
    const { match, token } = sure(this.seats[seat]);
    return this.timed(tally.opens, tally, () => sure(this.clients[seat]).ask({ t: 'open', match, token }));
  }

  private takeBack(seat: Seat, tally: Tally): Promise<void> {
    const { match } = sure(this.seats[seat]);
    const { id } = this.questions[seat] as Question;
    return this.timed(tally.undos, tally, () => sure(this.clients[seat]).ask({ t: 'undo', match, decision: id }));
  }

  private async answer(seat: Seat, tally: Tally): Promise<void> {
    const question = this.questions[seat] as Question;
    const { id } = question;
    const option = anyAnswer(question, this.plan.random);
    this.questions[seat] = null;
    const began = performance.now();
    try {
      const reply = await sure(this.clients[seat]).ask({
        t: 'answer',
        match: sure(this.seats[seat]).match,
        decision: id,
        option,
      });
      if (reply.t === 'refused') tally.errors.push(reply.code);
      else tally.latencies.push(performance.now() - began);
    } catch (error) {
      tally.errors.push((error as Error).message);
    }
  }

  close(): void {
    this.watcher?.close();
    for (const client of this.clients) client.close();
  }
}

/** A duel of two people, or of one with a bot. */
async function sitDown(a: Api, b: Api | undefined, rules: TableRules): Promise<Seated[]> {
  if (b !== undefined) return newDuel(a, b, rules);
  const made = { rules, deck: null, bots: { 1: 'normal' }, nonce: 'nonce-of-a' };
  return [await a<Seated>('POST', '/api/tables', made)];
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
      if (sure(matches[i]).over) {
        sure(matches[i]).close();
        matches[i] = await LoadMatch.open(url, plan.matches + tally.ended++, plan);
      }
      await sure(matches[i]).move(tally);
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
  const part = (times: readonly number[], share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const p99 = (times: readonly number[]) =>
    part(
      [...times].sort((a, b) => a - b),
      0.99,
    );
  const at = (share: number) => part(sorted, share);
  const count = (share: number) => Math.floor(plan.matches * share);
  const perMove = (ms: number) => Math.round((ms / sorted.length) * 100) / 100;
  return {
    store: plan.databaseUrl === undefined ? 'embedded' : 'postgres',
    matches: plan.matches,
    sockets: plan.matches * 2 - count(plan.bots) + count(plan.spectators),
    ended: tally.ended,
    moves: sorted.length,
    perSecond: Math.round(sorted.length / seconds),
    late: tally.late,
    errors: tally.errors,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    worst: Math.round(sorted.at(-1) ?? 0),
    opens: tally.opens.length,
    opensP99: p99(tally.opens),
    undos: tally.undos.length,
    undosP99: p99(tally.undos),
    botMatches: count(plan.bots),
    spectators: count(plan.spectators),
    nodeCpuPerMove: perMove(after.cpu - before.cpu),
    ownCpuPerMove: perMove(ownUsed),
    memoryBefore: Math.round(empty.memory),
    memory: Math.round(after.memory),
    kbPerMatch: Math.round(((after.memory - empty.memory) * 1000) / plan.matches),
  };
}
