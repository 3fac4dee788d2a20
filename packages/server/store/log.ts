import type { Engine, Packet } from './contract.ts';

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

  read(match: string, from = 1): Promise<Packet[]> {
    return this.engine.db
      .selectFrom('log')
      .select(['match', 'seq', 'at', 'body'])
      .where('match', '=', match)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
  }
}
