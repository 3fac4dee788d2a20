import { connect, createServer, type Server, type Socket } from 'node:net';

/** A cable between a node and its database that can be cut, or go dead without anybody being told. */
export class Cable {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private readonly forgotten = new Set<readonly [Socket, Socket]>();
  private dead = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async lay(databaseUrl: string): Promise<Cable> {
    const target = new URL(databaseUrl);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const here = new URL(databaseUrl);
    here.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
    const cable = new Cable(server, here.href);
    server.on('connection', (near) => cable.join(near, connect(Number(target.port || 5432), target.hostname)));
    server.unref();
    return cable;
  }

  private join(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    this.pairs.add(pair);
    const end = () => {
      this.pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
    if (this.dead) for (const socket of pair) socket.pause();
  }

  /** Both ends notice at once. */
  cut(): void {
    for (const [near, far] of this.pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** Nothing passes any more and nothing is closed: only time limits notice. */
  die(): void {
    this.bury();
    this.dead = true;
    for (const [near, far] of this.pairs) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  /** As after a router forgot everything: new connections pass, and nobody is ever told that the old ones are dead. */
  revive(): void {
    this.dead = false;
    for (const pair of this.pairs) this.forgotten.add(pair);
    this.pairs.clear();
  }

  /** At last the database has noticed. */
  private bury(): void {
    for (const pair of this.forgotten) for (const socket of pair) socket.destroy();
    this.forgotten.clear();
  }

  close(): void {
    this.bury();
    this.cut();
    this.server.close();
  }
}
