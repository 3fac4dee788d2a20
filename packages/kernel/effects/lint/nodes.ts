import type { Report } from './issues.ts';
import { type Family, NAMING, NAMING_BY_NODE, type Names } from './names.ts';

/** Walks through the nodes of one ability or procedure: names, arguments, variables, loops, size. */

type Node = Readonly<Record<string, unknown>>;

const DEEPEST = 40;
const LARGEST = 2_000;

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null;

interface Walk {
  readonly names: Names;
  readonly report: Report;
  readonly asking: ReadonlySet<string>;
  bound: Set<string>;
}

// ---- names and arguments ----------------------------------------------------------------------------------------------

function checkName(w: Walk, place: string, family: Family, name: unknown): void {
  if (typeof name !== 'string' || w.names.families[family].has(name)) return;
  w.report(place, 'unknown-name', `unknown ${family} "${name}"`);
}

function checkNames(w: Walk, node: Node, place: string): void {
  const own = NAMING_BY_NODE[String(node.k)] ?? {};
  for (const [field, value] of Object.entries(node)) {
    const family = own[field] ?? NAMING[field];
    if (family === undefined) continue;
    const names = Array.isArray(value) ? value : [value];
    for (const name of names) checkName(w, `${place}.${field}`, family, name);
  }
}

function checkCount(w: Walk, node: Node, place: string, what: string, wanted: number | undefined): void {
  const given = Array.isArray(node.args) ? node.args.length : 0;
  if (wanted === undefined || wanted === given) return;
  w.report(place, 'arguments', `${what} takes ${wanted} arguments, not ${given}`);
}

function checkVerb(w: Walk, node: Node, place: string): void {
  const verb = w.names.verbs[String(node.verb)];
  if (verb === undefined) return;
  checkCount(w, node, place, `verb "${String(node.verb)}"`, verb.args.length);
  if (verb.word === undefined) return;
  if (node.word === undefined) w.report(place, 'arguments', `verb "${String(node.verb)}" needs a ${verb.word}`);
  else checkName(w, `${place}.word`, verb.word, node.word);
}

/** Words are of the family the function asks for; where it asks for none, none may stand. */
function checkCalc(w: Walk, node: Node, place: string): void {
  const what = `calc "${String(node.name)}"`;
  const calc = w.names.calcs[String(node.name)];
  checkCount(w, node, place, what, calc?.args.length);
  for (const [i, arg] of (Array.isArray(node.args) ? node.args : []).entries()) {
    const type = calc?.args[i];
    if (typeof type === 'object') {
      if (typeof arg === 'string') checkName(w, `${place}.args[${i}]`, type.word, arg);
      else w.report(place, 'arguments', `${what} asks for a ${type.word}`);
    } else if (typeof arg === 'string') w.report(place, 'arguments', `${what} takes no word "${arg}"`);
  }
}

function checkArguments(w: Walk, node: Node, place: string): void {
  if (node.k === 'verb') checkVerb(w, node, place);
  if (node.k === 'calc') checkCalc(w, node, place);
  if (node.k === 'native')
    checkCount(w, node, place, `native "${String(node.name)}"`, w.names.natives.get(String(node.name)));
  if (node.k === 'call')
    checkCount(w, node, place, `procedure "${String(node.proc)}"`, w.names.procs.get(String(node.proc)));
}

// ---- variables ----------------------------------------------------------------------------------------------------------

/** What is worked out before the variable of the node exists. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  ask: ['by', 'from', 'min', 'max', 'total'],
  each: ['of'],
  let: ['be'],
  collect: ['of'],
  sum: ['of'],
  most: ['of'],
  best: ['of'],
  test: [],
  seats: [],
};
/** Nodes whose variable lives only inside them. */
const LOCAL = ['sum', 'most', 'best', 'test', 'seats'];

function checkUse(w: Walk, node: Node, place: string): void {
  if (node.k !== 'var' && node.k !== 'set') return;
  const v = String(node.v);
  if (!w.bound.has(v)) w.report(place, 'unbound', `variable "${v}" is used before it is bound`);
}

const bindVariables = (w: Walk, node: Node): void => {
  for (const v of [node.v, node.share]) if (typeof v === 'string' && v !== '') w.bound.add(v);
};

function walkFields(w: Walk, node: Node, place: string, wanted: (field: string) => boolean): void {
  for (const [field, value] of Object.entries(node)) if (wanted(field)) walkValue(w, value, `${place}.${field}`);
}

function walkBinder(w: Walk, node: Node, place: string, before: readonly string[]): void {
  walkFields(w, node, place, (field) => before.includes(field));
  const outside = new Set(w.bound);
  bindVariables(w, node);
  walkFields(w, node, place, (field) => !before.includes(field));
  if (LOCAL.includes(String(node.k))) w.bound = outside;
}

function walkValue(w: Walk, value: unknown, place: string): void {
  if (Array.isArray(value)) for (const [i, x] of value.entries()) walkValue(w, x, `${place}[${i}]`);
  else if (isNode(value)) walkNode(w, value, place);
}

function walkNode(w: Walk, node: Node, place: string): void {
  checkNames(w, node, place);
  checkArguments(w, node, place);
  checkUse(w, node, place);
  if (node.k === 'loop') checkLoop(w, node, place);
  const before = BEFORE[String(node.k)];
  if (before === undefined) walkFields(w, node, place, () => true);
  else walkBinder(w, node, place, before);
}

// ---- loops ----------------------------------------------------------------------------------------------------------------

/** Nodes at which somebody decides, or by which a loop can be left. */
const ENDING = ['ask', 'modes', 'window', 'turn', 'playCard', 'use', 'stop', 'end'];

const children = (node: unknown): readonly unknown[] =>
  Array.isArray(node) ? node : isNode(node) ? Object.values(node) : [];

/** Is there such a node somewhere inside? */
export const contains = (node: unknown, test: (n: Node) => boolean): boolean =>
  (isNode(node) && !Array.isArray(node) && test(node)) || children(node).some((x) => contains(x, test));

export const asksItself = (node: unknown): boolean => contains(node, (n) => ENDING.includes(String(n.k)));

/** A loop ends if somebody is asked in it, if it is left, or if its body sets a variable that its test reads. */
function checkLoop(w: Walk, node: Node, place: string): void {
  const asks = asksItself(node.do) || contains(node.do, (n) => n.k === 'call' && w.asking.has(String(n.proc)));
  const counted = contains(node.do, (n) => n.k === 'let' && contains(node.while, (x) => x.k === 'var' && x.v === n.v));
  if (!asks && !counted)
    w.report(place, 'unbounded-loop', 'nothing in the loop asks, stops, or changes what its test reads');
}

// ---- size -----------------------------------------------------------------------------------------------------------------

function measure(node: unknown): { readonly size: number; readonly depth: number } {
  const inner = children(node).map(measure);
  const own = isNode(node) && !Array.isArray(node) ? 1 : 0;
  return {
    size: own + inner.reduce((sum, x) => sum + x.size, 0),
    depth: own + inner.reduce((most, x) => Math.max(most, x.depth), 0),
  };
}

function checkSize(report: Report, node: unknown, place: string): void {
  const { size, depth } = measure(node);
  if (depth > DEEPEST) report(place, 'oversized', `${depth} nodes deep, ${DEEPEST} allowed`);
  if (size > LARGEST) report(place, 'oversized', `${size} nodes, ${LARGEST} allowed`);
}

/** One tree on its own: an ability, a procedure, a step of a turn. */
export function lintTree(
  names: Names,
  asking: ReadonlySet<string>,
  report: Report,
  node: object,
  place: string,
  args: readonly string[] = [],
): void {
  checkSize(report, node, place);
  walkNode({ names, report, asking, bound: new Set(args) }, node as Node, place);
}
