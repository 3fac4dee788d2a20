import { GAMES } from './games.mjs';
import { load } from './install.mjs';
import { boardgameRunner, chessRunner, ourRunner } from './peers.mjs';

/** One contestant in a process of its own: nobody pays for another's garbage or for what the compiler learnt there. */

/** All four pairings of the first two ready decks. */
const pairings = (def) =>
  [0, 1, 2, 3].map((i) => ({
    seats: 2,
    mode: def.modes[0].key,
    decks: [def.decks[i & 1], def.decks[i >> 1]],
  }));

async function runnerOf(name) {
  if (name === 'chessops') return chessRunner();
  const ours = await load(name in GAMES ? `${name}.ts` : 'subject.ts', name);
  const def = ours.game;
  return name === 'boardgame.io' ? boardgameRunner(ours, def, pairings(def)) : ourRunner(ours, def, pairings(def));
}

const run = await runnerOf(process.argv[2]);
process.on('message', ({ millis, leastMoves }) => process.send(run(millis, leastMoves)));
process.on('disconnect', () => process.exit());
process.send('ready');
