import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askBot, Random } from '@bojiste/ai';
import { type Game, newHeader, recordFromText, recordToText, type SetupInput } from '@bojiste/kernel';
import { readBot } from '../words.ts';
import type { MeasuredGame } from './prompts.ts';

/**
 * Where measured games come from: bots play them, or they are read from where an earlier run has kept them. So another
 * rule of asking is measured on the same games, in a fraction of the time.
 */

function played(g: Game, setup: SetupInput, bots: readonly string[], ended: MeasuredGame['ended']): MeasuredGame {
  const players = bots.map((name, seat) => ({ bot: readBot(name), random: new Random(`${setup.seed}/${seat}`) }));
  return {
    header: newHeader(g, setup),
    choose: (play, seat) => {
      const [first] = players;
      const player = players[seat] ?? first;
      if (player === undefined) return null;
      return play.only(seat) ?? askBot(g, play.state, seat, player.bot, player.random, { own: play.own }).key;
    },
    ended,
  };
}

/** Null where nothing is kept. By other rules it may not come out: then its first wrong move is named. */
function kept(file: string): MeasuredGame | null {
  if (!existsSync(file)) return null;
  const { header, entries } = recordFromText(readFileSync(file, 'utf8'));
  const moves = entries.flatMap((entry) => (entry.k === 'move' ? [entry] : []));
  let at = 0;
  return { header, choose: () => moves[at++]?.key ?? null, ended: () => {} };
}

/** The games of these set-ups. With a folder, those that lie there are read and the others are put there. */
export function* gamesToMeasure(
  g: Game,
  setups: readonly SetupInput[],
  bots: readonly string[],
  folder?: string,
): Generator<MeasuredGame> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  for (const setup of setups) {
    const name = `${g.def.id} ${bots.join(' ')} ${setup.seed}`.replaceAll(/[^\w]+/g, '-');
    const file = folder === undefined ? null : join(folder, `${name}.txt`);
    const keep: MeasuredGame['ended'] = ({ match }) => {
      if (file !== null) writeFileSync(file, recordToText(match.record));
    };
    yield (file === null ? null : kept(file)) ?? played(g, setup, bots, keep);
  }
}
