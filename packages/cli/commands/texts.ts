import { parseArgs } from 'node:util';
import { entryOf, games, loadGame } from '../games.ts';
import { readGolden, type TextChange, textChanges, textsNow, writeGolden } from '../golden.ts';
import { json } from '../words.ts';
import { type Command, FINDING, GOOD, type Output } from './command.ts';

interface GameChanges {
  readonly game: string;
  readonly changes: readonly TextChange[];
}

function tell(output: Output, { game, changes }: GameChanges): void {
  const cards = new Set(changes.map(({ key }) => key)).size;
  output.out(`${game}: ${cards === 0 ? 'no text changed' : `texts of ${cards} changed`}`);
  for (const { key, lang, gone, come } of changes) {
    output.out(`  ${key} (${lang})`);
    for (const line of gone) output.out(`    - ${line}`);
    for (const line of come) output.out(`    + ${line}`);
  }
}

export const texts: Command = {
  summary: 'compare the texts of cards with those that were read and accepted',
  usage: [
    'Usage: bojiste texts [--game GAME] [--write] [--json]',
    '',
    '  --write  accept the texts as they are now, after showing what changes',
    '',
    'The accepted texts stand in packages/<game>/texts/golden.yaml.',
    'Exit code 1 when a text differs and is not accepted.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({
      args,
      options: {
        game: { type: 'string' },
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const chosen = values.game === undefined ? games : [entryOf(values.game)];
    const found: GameChanges[] = [];
    for (const { id } of chosen) {
      const now = textsNow((await loadGame(id)).def);
      found.push({ game: id, changes: textChanges(readGolden(id), now) });
      if (values.write) writeGolden(id, now);
    }
    if (values.json) json(output, { games: found });
    else for (const one of found) tell(output, one);
    return values.write || found.every(({ changes }) => changes.length === 0) ? GOOD : FINDING;
  },
};
