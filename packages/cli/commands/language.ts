import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@bojiste/games';
import { loadGame } from '../games.ts';
import { languageText } from '../language/write.ts';
import { rootFolder } from '../scenes.ts';
import { type Command, FINDING, GOOD } from './command.ts';

const FILE = join(rootFolder, 'docs', 'language.md');

export const language: Command = {
  summary: 'list every word of the effect language with its texts and a card that uses it',
  usage: [
    'Usage: bojiste language [--write]',
    '',
    '  --write  write docs/language.md; without it the file is compared',
    '',
    'Exit code 1 when docs/language.md is out of date.',
  ].join('\n'),
  async run(args, output) {
    const { values } = parseArgs({ args, options: { write: { type: 'boolean', default: false } } });
    const games = await Promise.all(GAMES.map(({ id }) => loadGame(id)));
    const text = languageText(games);
    if (values.write) writeFileSync(FILE, text);
    const same = readFileSync(FILE, 'utf8') === text;
    output.out(same ? 'docs/language.md is up to date' : 'docs/language.md is out of date: bojiste language --write');
    return same ? GOOD : FINDING;
  },
};
