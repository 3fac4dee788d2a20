import { TextGame } from './game.ts';
import type { Request } from './messages.ts';

const game = new TextGame();

addEventListener('message', (event: MessageEvent<Request>) => {
  postMessage(game.answer(event.data));
});
