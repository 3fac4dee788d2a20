import { PROTOCOL, type ServerMessage } from '@bojiste/session/wire';
import WebSocket from 'ws';

/** A spectator with a bad connection, who must never be asked anything nor be told of an earlier moment than before. */
export class ChaosWatcher {
  readonly troubles: string[] = [];
  private socket: WebSocket | null = null;
  private stopped = false;
  private opens = 0;
  private tick = -1;

  constructor(
    private readonly match: string,
    private readonly node: () => string,
    private readonly random: () => number,
  ) {}

  async watch(): Promise<void> {
    while (!this.stopped) {
      await this.connected();
      await new Promise((resolve) => setTimeout(resolve, 200 + this.random() * 800));
    }
  }

  private connected(): Promise<void> {
    const address = `${this.node().replace('http', 'ws')}/ws`;
    const socket = new WebSocket(address, { perMessageDeflate: false, handshakeTimeout: 5000 });
    this.socket = socket;
    const breaks = setTimeout(() => socket.terminate(), 2000 + this.random() * 10_000);
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL }));
      socket.send(JSON.stringify({ t: 'open', id: `w${++this.opens}`, match: this.match }));
    });
    socket.on('message', (data) => this.hear(JSON.parse(data.toString()) as ServerMessage));
    socket.on('error', () => socket.terminate());
    return new Promise((resolve) =>
      socket.once('close', () => {
        clearTimeout(breaks);
        resolve();
      }),
    );
  }

  private hear(message: ServerMessage): void {
    if (message.t !== 'opened' && message.t !== 'update') return;
    if (message.update?.question != null) this.troubles.push('was asked');
    // Another node may be a little behind when it is opened; one connection never goes back.
    if (message.t === 'update' && message.tick < this.tick)
      this.troubles.push(`went from ${this.tick} to ${message.tick}`);
    this.tick = message.tick;
  }

  stop(): void {
    this.stopped = true;
    this.socket?.terminate();
  }
}
