import type { Catalogue, Update } from '@bojiste/session/types';
import type { Led } from '../learn/led.ts';
import type { Asked } from '../library/answers.ts';
import { shelved } from '../library/shelf.ts';
import { Host, type HostInput } from './host.ts';
import type { Rules, Texts } from './opening.ts';

/** The other side of the local session: the engine and the bots, away from the page's own thread. */

export type Call =
  | 'answer'
  | 'look'
  | 'preview'
  | 'whyNot'
  | 'inspect'
  | 'undo'
  | 'concede'
  | 'stops'
  | 'brake'
  | 'mute'
  | 'ideas'
  | 'tips'
  | 'showStep'
  | 'hint'
  | 'hurry';

export type ToWorker =
  /** A game that will be opened soon. */
  | { readonly warm: string }
  | { readonly open: HostInput & { readonly game: string; readonly led?: Led } }
  | { readonly id: number; readonly call: Call; readonly args: readonly unknown[] };

export type FromWorker =
  | { readonly opened: Catalogue }
  | { readonly rules: Rules }
  | { readonly texts: Texts }
  | { readonly update: Update }
  | { readonly thinking: number }
  | { readonly id: number; readonly result: unknown }
  | { readonly id?: number; readonly error: string };

let host: Host | null = null;
const post = (message: FromWorker) => postMessage(message);

async function handle(message: ToWorker): Promise<void> {
  if ('warm' in message) {
    await shelved(message.warm);
    return;
  }
  if ('open' in message) {
    const { game, led } = message.open;
    const book = await shelved(game);
    const way = led === undefined ? null : await (await import('../learn/led.ts')).wayOf(book.g, led);
    const input = way === null ? message.open : { ...message.open, setup: way.setup };
    const hearer = {
      update: (update: Update) => post({ update }),
      texts: (texts: Texts) => post({ texts }),
      thinking: (thinking: number) => post({ thinking }),
    };
    const opened = new Host(book, input, hearer, way?.guide ?? null);
    host = opened;
    post({ opened: opened.opening });
    opened.open();
    // Refusals cite rules from the first moment on; texts of cards that nobody has seen yet can wait.
    post({ rules: await opened.rules() });
    await opened.settled;
    post({ texts: await opened.texts() });
    return;
  }
  if (host === null) throw new Error('no game is open');
  const act = host[message.call] as (...args: readonly unknown[]) => unknown;
  post({ id: message.id, result: await act.call(host, ...message.args) });
  await host.settled;
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
