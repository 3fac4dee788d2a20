import { relative } from 'node:path';
import ts from 'typescript';
import type { Found } from './words.ts';

/**
 * Finds what a module holds on to between calls: variables at its top that are written again, and lists, sets and maps there
 * that something is put into. A position is all there is to know of a game; what a module needs to think is made by one of
 * the three of `kernel/state/held.ts`.
 */

/** Who may hold something: those makers, what writes into a position, and what forgets by itself. */
const MAKERS = new Set(['scratch', 'setting', 'memo', 'perGame', 'scopeReader', 'WeakMap', 'WeakSet']);
const CHANGERS = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear append'.split(' '),
);

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
const isStep = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.PlusPlusToken || kind === ts.SyntaxKind.MinusMinusToken;

/** What a node writes to: the left side, the operand, or whose method puts something in. */
function target(node: ts.Node): ts.Node | null {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return node.left;
  if (ts.isPostfixUnaryExpression(node)) return node.operand;
  if (ts.isPrefixUnaryExpression(node)) return isStep(node.operator) ? node.operand : null;
  if (ts.isDeleteExpression(node)) return node.expression;
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return CHANGERS.has(node.expression.name.text) ? node.expression.expression : null;
  return null;
}

/** The name at the beginning of `a.b[c].d`. */
function beginning(node: ts.Node): ts.Identifier | null {
  let at = node;
  while (
    ts.isPropertyAccessExpression(at) ||
    ts.isElementAccessExpression(at) ||
    ts.isNonNullExpression(at) ||
    ts.isParenthesizedExpression(at) ||
    ts.isAsExpression(at)
  )
    at = at.expression;
  return ts.isIdentifier(at) ? at : null;
}

/** Is it declared at the top of a module, and not by one of the makers? */
function isHeld(declared: ts.Declaration | undefined): declared is ts.VariableDeclaration {
  if (declared === undefined || !ts.isVariableDeclaration(declared)) return false;
  if (!ts.isSourceFile(declared.parent.parent.parent)) return false;
  const made = declared.initializer;
  if (made === undefined || !(ts.isCallExpression(made) || ts.isNewExpression(made))) return true;
  return !(ts.isIdentifier(made.expression) && MAKERS.has(made.expression.text));
}

export function heldBetweenCalls(root: string, files: readonly string[]): Found[] {
  // Names alone are looked up, so nothing but these files is read.
  const program = ts.createProgram([...files], {
    noLib: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const wanted = new Set(files);
  const found = new Map<ts.Declaration, Found>();
  const note = (name: ts.Identifier): void => {
    const symbol = checker.getSymbolAtLocation(name);
    const real =
      symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declared = real?.valueDeclaration;
    if (!isHeld(declared)) return;
    const source = declared.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(declared.getStart()).line + 1;
    found.set(declared, { file: relative(root, source.fileName), line, word: declared.name.getText() });
  };
  for (const source of program.getSourceFiles()) {
    if (!wanted.has(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      const written = target(node);
      const name = written === null ? null : beginning(written);
      if (name !== null) note(name);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}
