import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { sure } from '@bojiste/kernel';
import { loadGame } from '../games.ts';
import { newCard } from '../scaffold/card.ts';
import { newGame } from '../scaffold/game.ts';
import { newLesson } from '../scaffold/lesson.ts';
import { rootFolder } from '../scenes.ts';
import { type Command, GOOD, UsageError } from './command.ts';

const NEXT: Readonly<Record<string, string>> = {
  card: 'Now change its values and abilities, read its text (bojiste cards --card KEY), accept it (bojiste texts --write), write the scene, and decline its name (packages/session/beats/names).',
  game: 'Now run npm install once, then: npx vitest run examples/KEY and npx bojiste play --game KEY',
  lesson: 'Now change position, steps and lines, and play it: npx bojiste lesson --game GAME',
};

function needed(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`${what} is missing`);
  return value;
}

export const make: Command = {
  summary: 'make the skeleton of a card with a scene, of a game, or of a lesson',
  usage: [
    'Usage: bojiste new card KEY --game GAME --like CARD [--cs NAME] [--en NAME]',
    '       bojiste new game KEY [--cs NAME] [--en NAME]',
    '       bojiste new lesson KEY --game GAME [--like FILE] [--cs NAME] [--en NAME]',
    '',
    '  KEY          small letters, digits and hyphens: frost-mage',
    '  --like NAME  what it is copied from: the key of a card, the file of a lesson (the first one)',
    '  --cs, --en   its names; made of the key unless given',
    '',
    'A card is written beside the one it is like, with a scene. A game is a copy of Three Fords in examples/, registered.',
  ].join('\n'),
  async run(args, output) {
    const string = { type: 'string' } as const;
    const options = { game: string, like: string, cs: string, en: string };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [what = '', key = ''] = positionals;
    needed(key, 'KEY');
    const plain = key.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
    const names = { cs: values.cs ?? plain, en: values.en ?? plain };
    const written = async (): Promise<readonly string[]> => {
      if (what === 'card')
        return newCard(await loadGame(values.game), { key, like: needed(values.like, '--like'), ...names });
      if (what === 'game') return newGame({ id: key, ...names });
      if (what === 'lesson')
        return newLesson({ game: needed(values.game, '--game'), key, like: values.like ?? '1-', ...names });
      throw new UsageError(`"${what}": card, game or lesson`);
    };
    for (const file of await written()) output.out(relative(rootFolder, file));
    output.out(
      sure(NEXT[what])
        .replaceAll('KEY', key)
        .replaceAll('GAME', values.game ?? ''),
    );
    return GOOD;
  },
};
