import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@bojiste/games';
import type { Game } from '@bojiste/kernel';
import { beforeAll, expect, it } from 'vitest';
import { loadGame } from '../games.ts';
import { NODES } from '../language/meanings.ts';
import { languageText, usesIn } from '../language/write.ts';
import { rootFolder } from '../scenes.ts';

/** docs/language.md lists the whole language; `bojiste language --write` renews it. */

let games: readonly Game[] = [];

beforeAll(async () => {
  games = await Promise.all(GAMES.map(({ id }) => loadGame(id)));
}, 180_000);

it('every node of the language has a meaning, and no meaning is left over', () => {
  const nodes = readFileSync(join(rootFolder, 'packages/kernel/effects/nodes.ts'), 'utf8');
  const kinds = [...nodes.matchAll(/readonly k: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, names]) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  );
  expect(Object.keys(NODES).sort()).toEqual([...new Set(kinds)].sort());
});

/** The rows of the tables: heading, and the word of each. */
function listed(text: string): string[] {
  let heading = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) heading = line.slice(3);
    const word = /^\| `(\w+)` \|/.exec(line)?.[1];
    return word === undefined ? [] : [`${heading}: ${word}`];
  });
}

it('every word of every game is listed, and nothing else', () => {
  const doc = readFileSync(join(rootFolder, 'docs', 'language.md'), 'utf8');
  expect(listed(doc)).toEqual(listed(languageText(games)));
});

it('a card that is named uses the word', () => {
  const uses = usesIn(games);
  expect(uses.nodes.get('ask')).toBeDefined();
  for (const { game, card } of [...uses.verbs.values(), ...uses.calcs.values()])
    expect(games.some(({ def }) => def.id === game && def.cards.some(({ key }) => key === card))).toBe(true);
});
