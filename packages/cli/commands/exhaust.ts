import { parseArgs } from 'node:util';
import { exhaust as runOut } from '@bojiste/testing/exhaust/exhaust';
import { loadGame } from '../games.ts';
import { json, progress, readCount } from '../words.ts';
import { type Command, FINDING, GOOD } from './command.ts';

export const exhaust: Command = {
  summary: 'play until every card, ability and verb was used',
  usage: [
    'Usage: bojiste exhaust --game GAME [--games N] [--seed N] [--json]',
    '',
    '  --games N  at most so many games (5000)',
    '  --seed N   the same number gives the same games (1)',
    '',
    'Exit code 1 when something was never used; it is named.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: {
        game: { type: 'string' },
        games: { type: 'string', default: '5000' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    });
    const g = await loadGame(values.game);
    const games = readCount('games', values.games);
    const seed = readCount('seed', values.seed, 0);
    const tell = progress(output, 'games', games);
    const report = runOut(g.def, {
      games,
      seed,
      progress: (played, missing) => tell(played, `, ${missing.length} never used`),
    });
    if (values.json) json(output, report);
    else {
      const { cards, abilities, verbs } = report;
      output.out(
        `${report.game}: ${report.games} games used ${cards.used} of ${cards.total} cards, ` +
          `${abilities.used} of ${abilities.total} abilities, ${verbs.used} of ${verbs.total} verbs`,
      );
      for (const name of report.missing) output.out(`  never used: ${name}`);
    }
    return report.missing.length === 0 ? GOOD : FINDING;
  },
};
