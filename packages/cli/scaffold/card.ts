import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type CardDecl, type Game, sure } from '@bojiste/kernel';
import { gameFolder } from '@bojiste/rulebook';
import { UsageError } from '../commands/command.ts';
import { filesUnder } from '../scenes.ts';

/** A new card begins as a copy of one that does something similar: its source is found by its key or name. */

export interface NewCard {
  readonly key: string;
  readonly cs: string;
  readonly en: string;
  /** Key of the card to begin from. */
  readonly like: string;
}

/** Where a declaration stands in a text: the call that makes the card, from its name to its last bracket. */
interface Found {
  readonly file: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const OPENING = /[\w$]+\(\s*(?:\[|\{(?:\s*\.\.\.\w+,)*\s*key:)?\s*$/;

/** The bracket that closes the one before `at`; strings and comments are stepped over. */
function closing(text: string, at: number): number {
  for (let i = at, depth = 1; i < text.length; i++) {
    const sign = sure(text[i]);
    if (sign === "'" || sign === '"' || sign === '`') for (i++; text[i] !== sign; i++) if (text[i] === '\\') i++;
    if (sign === '/' && text[i + 1] === '/') i = text.indexOf('\n', i);
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign) && --depth === 0) return i;
  }
  throw new Error('a bracket is not closed');
}

/** The call whose first argument is one of these words. */
function callIn(file: string, words: readonly string[]): Found | null {
  const text = readFileSync(file, 'utf8');
  for (const word of words) {
    for (let at = text.indexOf(`'${word}'`); at >= 0; at = text.indexOf(`'${word}'`, at + 1)) {
      const opening = OPENING.exec(text.slice(0, at));
      if (opening === null) continue;
      const bracket = text.indexOf('(', opening.index);
      return { file, text, from: opening.index, to: closing(text, bracket + 1) + 1 };
    }
  }
  return null;
}

function sourceOf(folder: string, card: CardDecl): Found {
  const words = [card.key, card.names.en, card.names.en.toUpperCase()];
  const found = filesUnder(folder, ['.ts'])
    .filter((file) => /^cards(\.ts$|[\\/])/.test(relative(folder, file)))
    .map((file) => callIn(file, words))
    .find((one) => one !== null);
  if (found === undefined) throw new UsageError(`The source of ${card.key} was not found; copy another card.`);
  return found;
}

const camel = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The copy, with the names and the key of the new card wherever those of the old one stood. */
function renamed(source: string, old: CardDecl, { key, cs, en }: NewCard): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
  return (
    source
      // Not in the box and in no ready-made deck: those are counted.
      .replaceAll(/\b(pool|starter): \d+/g, '$1: 0')
      .replaceAll(quoted(old.names.cs), quoted(cs))
      .replaceAll(quoted(old.names.en.toUpperCase()), quoted(en.toUpperCase()))
      .replaceAll(quoted(old.names.en), quoted(en))
      .replaceAll(new RegExp(`(?<=['-])${old.key}(?=['-])`, 'g'), key)
  );
}

/** A constant of its own, or the next element of the list. */
function inserted({ text, from, to }: Found, old: CardDecl, card: NewCard): string {
  const line = text.lastIndexOf('\n', from) + 1;
  const before = text.slice(line, from);
  const copy = renamed(text.slice(from, to), old, card);
  if (before.startsWith('export const')) {
    const end = text.indexOf(';', to) + 1;
    return `${text.slice(0, end)}\n\nexport const ${camel(card.key)} = ${copy};${text.slice(end)}`;
  }
  return `${text.slice(0, to)},\n${before}${copy}${text.slice(to)}`;
}

const sceneText = (g: Game, { key, en }: NewCard): string => {
  const table = sure(Object.values(g.def.turns)[0]);
  const step = table.find(({ menu }) => menu === true) ?? sure(table[0]);
  return `# ${en}: a position, moves, the expected result, and one illegal move. The format: packages/testing/README.md
scene: '${key}: what it does'
game: ${g.def.id}
seats: { A: { hand: [${key}] }, B: {} }
active: A
step: ${step.step}
moves:
  - show: here # prints the position and all menus; replace it with moves and clauses
expect: { A.hand: [${key}] }
`;
};

/** Writes the card beside the one it is like, and a scene; returns the files. */
export function newCard(g: Game, card: NewCard): readonly string[] {
  const old = g.def.cards.find(({ key }) => key === card.like);
  if (old === undefined) throw new UsageError(`${g.def.id} has no card "${card.like}"`);
  if (g.def.cards.some(({ key }) => key === card.key)) throw new UsageError(`${card.key} is there already`);
  const folder = gameFolder(g.def.id);
  const found = sourceOf(folder, old);
  const scene = join(folder, 'test', 'scenes', 'cards', `${card.key}.yaml`);
  writeFileSync(found.file, inserted(found, old, card));
  mkdirSync(dirname(scene), { recursive: true });
  writeFileSync(scene, sceneText(g, card));
  return [found.file, scene];
}
