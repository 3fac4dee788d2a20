import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, recordFromText, recordToText, sure } from '@bojiste/kernel';
import type { PacketBody } from '../matches/events.ts';
import type { Games } from '../matches/games.ts';
import { Rooms } from '../matches/rooms.ts';
import type { Table } from '../matches/table.ts';
import type { Packet } from '../store/contract.ts';
import { openStore, type Store } from '../store/store.ts';

/** The truth is the log: every acknowledged command stands in it once, and every record verifies. */

export interface Acked {
  readonly match: string;
  /** What the run calls it. */
  readonly name: string;
  readonly commands: readonly string[];
  /** By seat: milliseconds in which it was asked, as far as its node was well. */
  readonly held: Readonly<Record<number, number>>;
  /** How much was broken meanwhile. */
  readonly faults: number;
}

/** What one fault may cost a clock: time since the last sign of life of the node, and what it takes to notice it. */
const FAULT_MS = 5000;
const SLACK_MS = 3000;

/** Nobody pays for time in which something was broken. */
function* onClock({ rules, clock }: Table, { held, faults }: Acked): Generator<string> {
  if (rules.clock.kind !== 'live') return;
  const { bank } = rules.clock;
  for (const [seat, ms] of Object.entries(held)) {
    const left = sure(clock.banks[Number(seat)]);
    const used = bank * 1000 + sure(clock.paid[Number(seat)]) - left;
    if (used > ms + faults * FAULT_MS + SLACK_MS)
      yield `seat ${seat} paid ${Math.round(used)} ms and held the decision for ${Math.round(ms)}, with ${faults} faults`;
  }
}

export interface AuditInput {
  readonly folder: string;
  readonly games: Games;
  readonly databaseUrl: string | undefined;
  /** Folder for the logs of matches in which something was wrong. */
  readonly keep: string | undefined;
}

function* inLog(packets: readonly Packet[], commands: readonly string[]): Generator<string> {
  if (packets.some(({ seq }, i) => seq !== i + 1)) yield 'a gap in the log';
  const bodies = packets.map(({ body }) => JSON.parse(body) as PacketBody);
  const carried = bodies.flatMap(({ cmd }) => cmd ?? []);
  if (new Set(carried).size !== carried.length) yield 'a command was carried out twice';
  const lost = commands.filter((cmd) => !carried.includes(cmd));
  if (lost.length > 0) yield `${lost.length} acknowledged commands are lost: ${lost[0]}`;
}

async function* ofMatch(store: Store, rooms: Rooms, packets: readonly Packet[], one: Acked): AsyncGenerator<string> {
  yield* inLog(packets, one.commands);
  const row = await store.matches.get(one.match);
  if (row?.stage !== 'over') yield `it is listed as ${row?.stage}`;
  try {
    const table = await rooms.load(one.match, { from: 0 });
    if (table.fault !== null) yield `the log cannot be played: ${(table.fault as Error).message}`;
    else if (table.match === null) yield 'it never began';
    else if (Match.fromRecord(table.g, recordFromText(recordToText(table.match.record))).state.over < 0)
      yield 'the record does not end';
    yield* onClock(table, one);
  } catch (error) {
    yield (error as Error).message;
  }
}

export async function audit(
  { folder, games, databaseUrl, keep }: AuditInput,
  all: readonly Acked[],
): Promise<string[]> {
  const store = await openStore({ folder, databaseUrl });
  const rooms = new Rooms(store, games);
  const problems: string[] = [];
  for (const one of all) {
    const packets = await store.log.read(one.match);
    const before = problems.length;
    for await (const problem of ofMatch(store, rooms, packets, one)) problems.push(`${one.name}: ${problem}`);
    if (problems.length === before || keep === undefined) continue;
    mkdirSync(keep, { recursive: true });
    writeFileSync(join(keep, `${one.match}.jsonl`), packets.map((packet) => `${JSON.stringify(packet)}\n`).join(''));
  }
  await store.close();
  return problems;
}
