import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

/** Finds words of games in sources that must know no game: in names and in texts of the code, not in its comments. */

export interface Found {
  readonly file: string;
  readonly line: number;
  readonly word: string;
}

/** `attackMagicGate` and "magic-gate" are made of the words attack, magic, gate. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

export function gameWords(root: string, files: readonly string[], banned: ReadonlySet<string>): Found[] {
  return files.flatMap((path) => {
    const file = relative(root, path);
    const source = ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: Found[] = [];
    const look = (node: ts.Node, text: string): void => {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      for (const word of wordsOf(text)) if (banned.has(word)) found.push({ file, line, word });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) look(node, node.text);
      else if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) look(node, node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
