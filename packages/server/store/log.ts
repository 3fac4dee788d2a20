import type { Engine, Packet } from './contract.ts';
import { folded, unfolded } from './fold.ts';

/**
 * The append-only log. Packets of many matches that arrive while a transaction runs go together into the next one:
 * under load a commit is shared by dozens of moves.
 */

const MOST = 200;

interface Waiting {
  readonly packet: Packet;
  resolve(won: boolean): void;
  reject(error: Error): void;
}

export class Log {
  private queue: Waiting[] = [];
  private running = false;
  /** Told how many seconds each batch took. */
  took: (seconds: number) => void = () => {};

  constructor(private readonly engine: Engine) {}

  /** True once the packet is durable; false when another packet already stands in its place. */
  append(packet: Packet): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ packet, resolve, reject });
      if (!this.running) this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, MOST);
      // In one order everywhere: two nodes that wait for each other's rows would wait forever.
      batch.sort((a, b) => (a.packet.match < b.packet.match ? -1 : 1));
      await this.commit(batch);
    }
    this.running = false;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      const won = await this.engine.append(batch.map(({ packet }) => packet));
      this.took((performance.now() - began) / 1000);
      for (const { packet, resolve } of batch) resolve(won.has(`${packet.match}/${packet.seq}`));
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
    }
  }

  async read(match: string, from = 1): Promise<Packet[]> {
    const packets = await this.engine.db
      .selectFrom('log')
      .select(['match', 'seq', 'at', 'body'])
      .where('match', '=', match)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
    // A rematch may be asked for long after the end: then the last packets lie in rows again.
    const whole = packets[0]?.seq === from;
    const before = whole ? [] : (await this.packed(match)).filter(({ seq }) => seq >= from);
    return [...before, ...packets];
  }

  private async packed(match: string): Promise<Packet[]> {
    const row = await this.engine.db.selectFrom('packed').select('body').where('match', '=', match).executeTakeFirst();
    if (row === undefined) return [];
    const packets = JSON.parse(await unfolded(row.body)) as [seq: number, at: number, body: string][];
    return packets.map(([seq, at, body]) => ({ match, seq, at, body }));
  }

  /** Matches that ended before then and lie in rows. */
  async old(before: number, most: number): Promise<string[]> {
    const rows = await this.engine.db
      .selectFrom('matches')
      .select('id')
      .where('packed', '=', 0)
      .where('stage', 'in', ['over', 'shut'])
      .where('touched', '<', before)
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The log of a match that is over becomes one row, all or nothing. */
  async pack(match: string): Promise<void> {
    const packets = await this.read(match);
    const body = await folded(JSON.stringify(packets.map((packet) => [packet.seq, packet.at, packet.body])));
    await this.engine.db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom('log').where('match', '=', match).executeTakeFirst();
      // Another node was faster.
      if (Number(numDeletedRows) === 0) return;
      if (Number(numDeletedRows) !== packets.length) throw new Error(`match ${match}: written to while it was packed`);
      await trx.insertInto('packed').values({ match, body }).execute();
      await trx.updateTable('matches').set({ packed: 1 }).where('id', '=', match).execute();
    });
  }

  /** Back to rows, for the one change of a log there is. */
  async unpack(match: string): Promise<void> {
    const packets = await this.packed(match);
    if (packets.length === 0) return;
    await this.engine.db.transaction().execute(async (trx) => {
      for (let at = 0; at < packets.length; at += MOST)
        await trx
          .insertInto('log')
          .values(packets.slice(at, at + MOST).map(({ seq, at: time, body }) => ({ match, seq, at: time, body })))
          .execute();
      await trx.deleteFrom('packed').where('match', '=', match).execute();
      await trx.updateTable('matches').set({ packed: 0 }).where('id', '=', match).execute();
    });
  }
}
