import { parseArgs } from 'node:util';
import { games, loadGame } from '../games.ts';
import { type Figures, measure } from '../jobs/measure.ts';
import { makePlan, setupOf } from '../setups.ts';
import { json, readCount } from '../words.ts';
import { type Command, GOOD, type Output } from './command.ts';

function tell(output: Output, game: string, figures: Figures): void {
  output.out(`${game}:`);
  for (const [name, value] of Object.entries(figures)) output.out(`  ${name}: ${value}`);
}

export const bench: Command = {
  summary: 'measure the engine',
  usage: [
    'Usage: bojiste bench [--game GAME] [--games N] [--seed TEXT] [--json]',
    '',
    '  --games N    games played for each figure (200)',
    '  --seed TEXT  the same seed gives the same games and the same checksum (1)',
    '',
    'decisionsPerSecond: played in place, options made and one taken at random; only decisions with two options or more',
    'are counted. cloningPerSecond: the same with a copy of the state for every choice.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: {
        game: { type: 'string' },
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean' },
      },
    });
    const count = readCount('games', values.games);
    const names = values.game === undefined ? games.map((entry) => entry.id) : [values.game];
    const found: Record<string, Figures> = {};
    for (const name of names) {
      const g = await loadGame(name);
      const plan = makePlan(g, { decks: 'all' });
      const setups = Array.from({ length: count }, (_, i) => setupOf(plan, values.seed, i));
      found[name] = measure(g, setups, (what) => output.err(`${name}: ${what}`));
    }
    if (values.json === true) json(output, { games: found });
    else for (const [name, figures] of Object.entries(found)) tell(output, name, figures);
    return GOOD;
  },
};
