import type { Asked } from '../library/answers.ts';
import { loadGame } from './games/index.ts';
import { Host, type HostInput } from './host.ts';
import type { Catalogue, Update } from './types.ts';

/** The other side of the local session: the engine and the bots, away from the page's own thread. */

export type Call = 'answer' | 'look' | 'preview' | 'whyNot' | 'inspect' | 'undo' | 'concede' | 'stops' | 'brake';

export type ToWorker =
  | { readonly open: HostInput & { readonly game: string } }
  | { readonly id: number; readonly call: Call; readonly args: readonly unknown[] };

export type FromWorker =
  | { readonly opened: Catalogue }
  | { readonly update: Update }
  | { readonly id: number; readonly result: unknown }
  | { readonly id?: number; readonly error: string };

let host: Host | null = null;
const post = (message: FromWorker) => postMessage(message);

async function handle(message: ToWorker): Promise<void> {
  if ('open' in message) {
    host = new Host(await loadGame(message.open.game), message.open, (update) => post({ update }));
    post({ opened: host.catalogue });
    host.open();
    return;
  }
  if (host === null) throw new Error('no game is open');
  const act = host[message.call] as (...args: readonly unknown[]) => unknown;
  post({ id: message.id, result: act.call(host, ...message.args) });
}

/** Pages beside the table ask for cards, decks and records. */
async function library(asked: Asked): Promise<void> {
  const { answer } = await import('../library/answers.ts');
  postMessage(await answer(asked));
}

addEventListener('message', ({ data }: MessageEvent<ToWorker | Asked>) => {
  if ('library' in data) {
    library(data);
    return;
  }
  handle(data).catch((error: unknown) => {
    post({ ...('id' in data && { id: data.id }), error: error instanceof Error ? error.message : String(error) });
  });
});
