import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFolder } from '@bojiste/rulebook';
import { UsageError } from '../commands/command.ts';

/** A new lesson begins as a copy of one that is there: a position, steps and answers that work. */

export interface NewLesson {
  readonly game: string;
  readonly key: string;
  readonly cs: string;
  readonly en: string;
  /** Name of the file to begin from, or the start of it; the first lesson unless said. */
  readonly like: string;
}

export function newLesson({ game, key, cs, en, like }: NewLesson): readonly string[] {
  const folder = join(gameFolder(game), 'lessons');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  const found = files.find((name) => name.startsWith(like));
  if (found === undefined) throw new UsageError(`${game} has no lesson "${like}". There is: ${files.join(', ')}`);
  const file = join(folder, `${files.length + 1}-${key}.yaml`);
  const text = readFileSync(join(folder, found), 'utf8')
    .replace(/^scene: .*$/m, `scene: ${en}`)
    .replace(/^( +)name: \{.*\}$/m, `$1name: { cs: ${cs}, en: ${en} }`);
  writeFileSync(file, text);
  return [file];
}
