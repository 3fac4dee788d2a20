import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import type { Found } from './words.ts';

/**
 * Finds rules that reach into a running program: its variables belong to it alone. What others may know of it is declared
 * as a scope and read by `scopeReader`, or chosen in it and read by `choicesOf`.
 */

/** `frame.vars`, `const { vars } = frame`, `frame['vars']`. */
function isVariables(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'vars';
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteralLike(node.argumentExpression) && node.argumentExpression.text === 'vars';
  if (!ts.isBindingElement(node)) return false;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) && name.text === 'vars';
}

/** `g.programs[n].names`: what a program calls its variables. */
function isNames(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'names') return false;
  const of = node.expression;
  return (
    ts.isElementAccessExpression(of) &&
    ts.isPropertyAccessExpression(of.expression) &&
    of.expression.name.text === 'programs'
  );
}

export function foreignVariables(root: string, files: readonly string[]): Found[] {
  return files.flatMap((path) => {
    const file = relative(root, path);
    const source = ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: Found[] = [];
    const visit = (node: ts.Node): void => {
      if (isVariables(node) || isNames(node)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push({ file, line, word: node.getText() });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
