import { join, relative } from 'node:path';
import ts from 'typescript';

/** Finds every place in the sources that writes to a record of the state: assignments, ++ and list methods. */

export interface Write {
  readonly file: string;
  readonly line: number;
  /** `Card.zone`, `State.frames` ... */
  readonly field: string;
}

const RECORDS = new Set(['State', 'Card', 'SeatState', 'Mod', 'Ghost', 'Frame']);
const CHANGERS = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']);

/** Name of the record class a value belongs to, if it does. */
function recordOf(checker: ts.TypeChecker, node: ts.Expression): string | null {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
  const parts = type.isUnion() ? type.types : [type];
  for (const part of parts) {
    const declared = part.symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (RECORDS.has(part.symbol?.name ?? '') && declared.endsWith('kernel/state/records.ts')) return part.symbol.name;
  }
  return null;
}

/**
 * The record field an expression writes to: the outermost one of a chain such as `s.seats[0].resources[1]`. `through`:
 * what the expression holds is changed, not the expression itself (a list method, a field of it).
 */
function fieldOf(checker: ts.TypeChecker, target: ts.Expression, through: boolean): string | null {
  let at: ts.Expression = target;
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) {
      const record = recordOf(checker, at.expression);
      if (record !== null) return `${record}.${at.name.text}`;
      at = at.expression;
    } else if (ts.isElementAccessExpression(at) || ts.isNonNullExpression(at) || ts.isParenthesizedExpression(at))
      at = at.expression;
    else if (ts.isAsExpression(at)) at = at.expression;
    else if (ts.isIdentifier(at)) return at === target && !through ? null : aliased(checker, at);
    else return null;
  }
}

/** What a local name stands for, where it was taken out of a record: `const list = s.zones[0]`, `const { vars } = f`. */
function aliased(checker: ts.TypeChecker, name: ts.Identifier): string | null {
  const declared = checker.getSymbolAtLocation(name)?.valueDeclaration;
  if (declared === undefined) return null;
  if (ts.isVariableDeclaration(declared) && declared.initializer !== undefined)
    return fieldOf(checker, declared.initializer, true);
  if (!ts.isBindingElement(declared) || !ts.isVariableDeclaration(declared.parent.parent)) return null;
  const from = declared.parent.parent.initializer;
  const record = from === undefined ? null : recordOf(checker, from);
  const field = declared.propertyName ?? declared.name;
  return record === null || !ts.isIdentifier(field) ? null : `${record}.${field.text}`;
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

function targetOf(node: ts.Node): ts.Expression | null {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return node.left;
  if (ts.isPostfixUnaryExpression(node)) return node.operand;
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
      ? node.operand
      : null;
  if (ts.isDeleteExpression(node)) return node.expression;
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return CHANGERS.has(node.expression.name.text) ? node.expression.expression : null;
  return null;
}

export function stateWrites(root: string, files: readonly string[]): Write[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [], files: [] }, ts.sys, root);
  const program = ts.createProgram([...files], options);
  const checker = program.getTypeChecker();
  const wanted = new Set(files);
  const writes: Write[] = [];
  for (const source of program.getSourceFiles()) {
    if (!wanted.has(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      const target = targetOf(node);
      const field = target === null ? null : fieldOf(checker, target, ts.isCallExpression(node));
      if (field !== null) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        writes.push({ file: relative(root, source.fileName), line, field });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return writes;
}
