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

/** `card.id + card.born * 4096`, `ref & 4095`: how a reference is packed is known to `refOf`, `idOf` and `cardAt` alone. */
const isPacking = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  ((node.operatorToken.kind === ts.SyntaxKind.AsteriskToken && node.right.getText() === '4096') ||
    (node.operatorToken.kind === ts.SyntaxKind.AmpersandToken && node.right.getText() === '4095'));

export const foreignVariables = (root: string, files: readonly string[]): Found[] =>
  nodesThat(root, files, (node) => isVariables(node) || isNames(node));

export const packedByHand = (root: string, files: readonly string[]): Found[] => nodesThat(root, files, isPacking);

function nodesThat(root: string, files: readonly string[], wanted: (node: ts.Node) => boolean): Found[] {
  return files.flatMap((path) => {
    const file = relative(root, path);
    const source = ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: Found[] = [];
    const visit = (node: ts.Node): void => {
      if (wanted(node)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push({ file, line, word: node.getText() });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
