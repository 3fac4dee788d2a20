import ts from 'typescript';

/**
 * Places in a source file where one rule can be turned round: comparisons, guards, sides of and/or, plus and minus, and
 * whose seat is meant. A mutant is the same file with one such place changed.
 */

export type CodeKind = 'comparison' | 'guard' | 'boolean' | 'sum' | 'seat';

export interface CodeSite {
  /** File, function, what becomes what, and which of several alike: a name that outlives changes elsewhere. */
  readonly key: string;
  readonly kind: CodeKind;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The changed expression; of a seat, the expression whose value is turned round. */
  readonly to: string;
}

/** What is no rule: how bots rate a verb, how a card reads. */
export interface Outside {
  /** Values of properties of these names. */
  readonly properties?: readonly string[];
  /** Arguments of calls, by the name of the function and their places. */
  readonly arguments?: Readonly<Record<string, number>>;
  readonly functions?: readonly string[];
}

interface Change {
  readonly kind: CodeKind;
  readonly node: ts.Node;
  readonly to: string;
  readonly shown?: string;
}

const K = ts.SyntaxKind;

const COMPARED: Readonly<Record<number, string>> = {
  [K.LessThanToken]: '<=',
  [K.LessThanEqualsToken]: '<',
  [K.GreaterThanToken]: '>=',
  [K.GreaterThanEqualsToken]: '>',
  [K.EqualsEqualsEqualsToken]: '!==',
  [K.ExclamationEqualsEqualsToken]: '===',
};
const SUMMED: Readonly<Record<number, string>> = {
  [K.PlusToken]: '-',
  [K.MinusToken]: '+',
  [K.PlusEqualsToken]: '-=',
  [K.MinusEqualsToken]: '+=',
};
const EXTREMES: Readonly<Record<string, string>> = { 'Math.min': 'Math.max', 'Math.max': 'Math.min' };
const SEATS = new Set(['seat', 'you', 'foe', 'control', 'active', 'chooser', 'loser', 'winner', 'player', 'partner']);

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

function binaryChanges(node: ts.BinaryExpression, text: (node: ts.Node) => string): Change[] {
  const op = node.operatorToken.kind;
  const [left, right] = [text(node.left), text(node.right)];
  const compared = COMPARED[op];
  if (compared !== undefined) return [{ kind: 'comparison', node, to: `${left} ${compared} ${right}` }];
  const summed = SUMMED[op];
  if (summed !== undefined && !isText(node)) return [{ kind: 'sum', node, to: `${left} ${summed} ${right}` }];
  if (op !== K.AmpersandAmpersandToken && op !== K.BarBarToken) return [];
  return [left, right].map((to) => ({ kind: 'boolean' as const, node, to }));
}

/** A step of a loop is left alone: turned round it never ends, which shows nothing. */
const stepsLoop = (node: ts.Node): boolean => ts.isForStatement(node.parent) && node.parent.incrementor === node;

const isSeatName = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && SEATS.has(node.text)) ||
  (ts.isPropertyAccessExpression(node) && SEATS.has(node.name.text) && node.questionDotToken === undefined);

/** Is the value of this expression read here, rather than something called, declared or written to? */
function isRead(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.arguments.includes(node as ts.Expression);
  if (ts.isBinaryExpression(parent)) return COMPARED[parent.operatorToken.kind] !== undefined;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return ts.isReturnStatement(parent);
}

function changesOf(node: ts.Node, text: (node: ts.Node) => string): Change[] {
  if (ts.isBinaryExpression(node) && !stepsLoop(node)) return binaryChanges(node, text);
  if (ts.isIfStatement(node))
    return [{ kind: 'guard', node: node.expression, to: 'false', shown: `if (${text(node.expression)}) never` }];
  if (ts.isConditionalExpression(node))
    return [{ kind: 'guard', node: node.condition, to: `!(${text(node.condition)})` }];
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken)
    return [{ kind: 'boolean', node, to: text(node.operand) }];
  if (ts.isCallExpression(node) && EXTREMES[text(node.expression)] !== undefined) {
    const other = EXTREMES[text(node.expression)];
    return [{ kind: 'sum', node: node.expression, to: other }];
  }
  if (isSeatName(node) && isRead(node))
    return [{ kind: 'seat', node, to: text(node), shown: `${text(node)} of the other seat` }];
  return [];
}

function isOutside(node: ts.Node, outside: Outside): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return true;
  if (ts.isPropertyAssignment(node)) return (outside.properties ?? []).includes(node.name.getText());
  if (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node))
    return (outside.functions ?? []).includes(node.name?.getText() ?? '');
  const { parent } = node;
  if (parent === undefined || !ts.isCallExpression(parent)) return false;
  const place = outside.arguments?.[parent.expression.getText()];
  return place !== undefined && parent.arguments[place] === node;
}

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Functions and properties name what is inside them, variables only if they are functions or stand alone. */
function nameOf(node: ts.Node, within: string): string | null {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText() ?? null;
  if (ts.isVariableDeclaration(node))
    return isFunction(node.initializer) || within === TOP ? node.name.getText() : null;
  return ts.isPropertyAssignment(node) ? node.name.getText() : null;
}

const TOP = 'file';
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

export const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

export function codeSites(file: string, source: string, outside: Outside = {}): CodeSite[] {
  const tree = parse(file, source);
  const text = (node: ts.Node): string => node.getText(tree);
  const seen = new Map<string, number>();
  const out: CodeSite[] = [];
  const visit = (node: ts.Node, within: string): void => {
    if (isOutside(node, outside)) return;
    for (const change of changesOf(node, text)) {
      const shown = change.shown ?? `${oneLine(text(change.node))} becomes ${oneLine(change.to)}`;
      const name = `${file} ${within}: ${oneLine(shown)}`;
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      const start = change.node.getStart(tree);
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      const key = nth === 1 ? name : `${name} (${nth})`;
      out.push({ key, kind: change.kind, file, line, start, end: change.node.getEnd(), to: change.to });
    }
    const name = nameOf(node, within) ?? within;
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(tree, TOP);
  return out;
}
