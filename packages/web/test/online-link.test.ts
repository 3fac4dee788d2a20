import type { ClientMessage, ServerMessage } from '@bojiste/session/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerLink, type Subscriber } from '../session/online-link.ts';

/** The socket of a page, with a server that answers as the test says, or not at all. */

type Sent = ClientMessage & { id: string; match: string };

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Sent[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  /** A network that died says nothing of it. */
  close(): void {
    this.readyState = 2;
  }

  comesUp(): void {
    this.readyState = 1;
    this.onopen();
    this.says({ t: 'welcome', v: 1, user: '', name: '', now: Date.now() } as ServerMessage);
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  of(t: string): Sent[] {
    return this.sent.filter((message) => message.t === t);
  }

  opens(match = 'm'): void {
    this.says({ t: 'opened', id: this.of('open').at(-1)?.id, match });
  }

  refuses(code: string): void {
    this.says({ t: 'refused', id: this.of('open').at(-1)?.id, code, text: { cs: '', en: '' } });
  }
}

const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => {});
  // As on a page that came over plain http: no crypto but random numbers.
  vi.stubGlobal('crypto', { getRandomValues: <T>(array: T): T => array });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function linked() {
  const link = new ServerLink();
  let n = 0;
  const heard: string[] = [];
  const subscriber: Subscriber = {
    hear: ({ t }) => void heard.push(t),
    reopen: () => ({ t: 'open', id: `open-${++n}`, match: 'm', since: -1 }),
    refused: ({ code }) => void heard.push(code),
  };
  link.subscribe('m', subscriber);
  return { link, heard };
}

const resign = { t: 'resign', match: 'm' } as const;

describe('what is meant for a table', () => {
  it('waits until the table is open, also after the connection was lost, and is sent once on each', () => {
    const { link } = linked();
    link.ask(resign);
    socket().comesUp();
    expect(socket().of('resign')).toEqual([]);
    socket().opens();
    expect(socket().of('resign')).toHaveLength(1);
    socket().breaks();
    vi.advanceTimersByTime(2000);
    socket().comesUp();
    // The server has much to do: the page asks again by itself, and nothing is refused for want of a table.
    socket().refuses('busy');
    expect(socket().of('resign')).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(socket().of('open')).toHaveLength(2);
    socket().opens();
    socket().opens();
    expect(socket().of('resign')).toHaveLength(1);
  });

  it('is refused when the table stays closed', async () => {
    const { link } = linked();
    const reply = link.ask(resign);
    socket().comesUp();
    socket().refuses('noMatch');
    expect(await reply).toMatchObject({ refused: { code: 'noMatch' } });
  });
});

describe('a connection that died without a word', () => {
  it('is given up when nothing was heard for a while, and another one takes its place', () => {
    const { link } = linked();
    socket().comesUp();
    socket().opens();
    // A server that answers is not left.
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(10_000);
      expect(socket().of('ping')).toHaveLength(i + 1);
      socket().says({ t: 'done', id: socket().of('ping').at(-1)?.id });
    }
    expect(link.state).toBe('open');
    // Nor one that is slow.
    vi.advanceTimersByTime(20_000);
    expect(link.state).toBe('open');
    vi.advanceTimersByTime(10_000);
    expect(link.state).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    // Whatever the dead one still says is not listened to.
    FakeSocket.all[0].says({ t: 'lobby' });
    socket().comesUp();
    expect(socket().of('open')).toHaveLength(1);
    expect(link.state).toBe('open');
  });
});
