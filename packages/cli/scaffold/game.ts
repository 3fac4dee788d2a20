import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sure } from '@bojiste/kernel';
import { gameFolder } from '@bojiste/rulebook';
import { UsageError } from '../commands/command.ts';
import { filesUnder, rootFolder } from '../scenes.ts';

/** A new game begins as Three Fords under another name: it can be played at once, and is changed piece by piece. */

const TEMPLATE = 'three-fords';
/** What is about the template itself. */
const ASIDE = /node_modules|README|guide\.test/;

export interface NewGame {
  readonly id: string;
  readonly cs: string;
  readonly en: string;
}

const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The letters before clause ids: the first letters of two words, or the first two. */
const lettersOf = (id: string): string => {
  const [one = '', two] = id.split('-');
  return (two === undefined ? id.slice(0, 2) : sure(one[0]) + sure(two[0])).toUpperCase();
};

/** Copies the example into `examples/<id>` and registers it; returns the files. */
export function newGame({ id, cs, en }: NewGame): readonly string[] {
  if (!/^[a-z][a-z0-9-]+$/.test(id)) throw new UsageError(`"${id}": use small letters, digits and hyphens`);
  const folder = join(rootFolder, 'examples', id);
  if (existsSync(folder) || existsSync(join(rootFolder, 'packages', id)))
    throw new UsageError(`${id} is there already`);
  const from = gameFolder(TEMPLATE);
  cpSync(from, folder, { recursive: true, filter: (path) => !ASIDE.test(relative(from, path)) });
  const files = filesUnder(folder, ['']);
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
      .replaceAll(TEMPLATE, id)
      .replaceAll('threeFords', camel(id))
      .replaceAll('TF-', `${lettersOf(id)}-`)
      .replaceAll('Tři brody', cs)
      .replaceAll('Three Fords', en);
    writeFileSync(file, text);
  }
  const list = join(rootFolder, 'packages', 'games', 'list.ts');
  const line = `export { manifest as ${camel(id)} } from '@bojiste/${id}/manifest';\n`;
  writeFileSync(list, readFileSync(list, 'utf8') + line);
  return [...files, list];
}
