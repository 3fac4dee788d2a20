import type { Test, Val } from '../../run/game.ts';
import type { Frame, State } from '../../state/records.ts';
import type { CalcArgType, CalcDecl, WordFamily } from '../../table/contract.ts';
import { NONE } from '../../types.ts';
import type { Calc, CalcArg } from '../nodes.ts';
import type { Context } from './context.ts';
import { compileQuery, queryHas } from './queries.ts';
import { compileArg } from './values.ts';

/** Functions of the game: their arguments become numbers, words and selections too, and all of them are checked here. */

const NO_ARG: Val = () => NONE;
const IGNORED: number[] = [];
const LISTS: ReadonlySet<CalcDecl['type']> = new Set(['cards', 'places', 'values']);

function familyOf(c: Context, family: Exclude<WordFamily, 'card word'>): ReadonlyMap<string, number> {
  const { names } = c.g;
  switch (family) {
    case 'kind':
      return names.kinds;
    case 'tag':
      return names.tags;
    case 'stat':
      return names.stats;
    case 'flag':
      return names.flags;
    case 'counter':
      return names.counters;
    case 'resource':
      return names.resources;
    case 'rule':
      return names.rules;
    case 'card':
      return names.cards;
  }
}

/** Words that cards bear have no numbers of their own; each gets one when a function is first asked about it. */
function bornWord(c: Context, word: string): number {
  const { bornWords, def } = c.g;
  if (!def.cards.some((card) => card.words?.includes(word) === true)) c.fail(`no card bears the word "${word}"`);
  const at = bornWords.indexOf(word);
  return at >= 0 ? at : bornWords.push(word) - 1;
}

function compileGiven(c: Context, type: CalcArgType, arg: CalcArg, what: string): Val {
  if (typeof type === 'object') {
    if (typeof arg !== 'string') return c.fail(`${what} asks for a ${type.word}`);
    const n = type.word === 'card word' ? bornWord(c, arg) : c.lookup(familyOf(c, type.word), arg, type.word);
    return () => n;
  }
  if (typeof arg === 'string') return c.fail(`${what} takes no word "${arg}"`);
  if (type === 'cards') {
    if (typeof arg === 'number' || arg.k !== 'cards') return c.fail(`${what} asks for cards`);
    const n = c.g.selections.push({ list: compileQuery(c, arg), has: queryHas(c, arg) }) - 1;
    return () => n;
  }
  if (typeof arg === 'object' && arg.k === 'cards') return c.fail(`${what} takes no selection of cards`);
  return compileArg(c, arg);
}

function compileGivens(c: Context, node: Calc, decl: CalcDecl): readonly [Val, Val, Val] {
  const what = `"${node.name}"`;
  if (node.args.length !== decl.args.length)
    c.fail(`${what} takes ${decl.args.length} arguments, not ${node.args.length}`);
  const [a = NO_ARG, b = NO_ARG, d = NO_ARG] = node.args.map((arg, i) => compileGiven(c, decl.args[i], arg, what));
  return [a, b, d];
}

function declared(c: Context, node: Calc): CalcDecl {
  const decl = c.g.def.calcs[node.name] ?? c.fail(`unknown function "${node.name}"`);
  c.inside(decl.within, `"${node.name}"`);
  return decl;
}

/** One value of the game's own. A condition asked for as a number counts 1 or 0. */
export function compileCalc(c: Context, node: Calc): Val {
  const decl = declared(c, node);
  if (decl.type === 'cond') {
    const test = compileCondition(c, node);
    return (s, f) => (test(s, f) ? 1 : 0);
  }
  if (decl.type !== 'number' && decl.type !== 'card') return c.fail(`"${node.name}" gives ${decl.type}, not one value`);
  const call = compileAsked(c, node, decl);
  return call as Val;
}

/** Is it so? Anything but nothing is yes. */
export function compileCondition(c: Context, node: Calc): Test {
  const decl = declared(c, node);
  if (LISTS.has(decl.type)) return c.fail(`"${node.name}" gives ${decl.type}, not one value`);
  const call = compileAsked(c, node, decl);
  return decl.type === 'cond' ? (call as Test) : (s, f) => call(s, f) !== 0;
}

/** The call itself, made for its number of arguments: these are asked more often than anything else. */
function compileAsked(c: Context, node: Calc, decl: CalcDecl): (s: State, f: Frame) => unknown {
  const { g } = c;
  const [a, b, d] = compileGivens(c, node, decl);
  const { run } = decl;
  switch (node.args.length) {
    case 0:
      return (s, f) => run(g, s, f, NONE, NONE, NONE, IGNORED);
    case 1:
      return (s, f) => run(g, s, f, a(s, f), NONE, NONE, IGNORED);
    case 2:
      return (s, f) => run(g, s, f, a(s, f), b(s, f), NONE, IGNORED);
    default:
      return (s, f) => run(g, s, f, a(s, f), b(s, f), d(s, f), IGNORED);
  }
}

/** A function of the game that lists things. */
export function compileList(c: Context, node: Calc): (s: State, f: Frame, out: number[]) => void {
  const { g } = c;
  const decl = declared(c, node);
  const [a, b, d] = compileGivens(c, node, decl);
  const { run } = decl;
  if (node.args.length < 2) {
    return (s, f, out) => {
      run(g, s, f, a(s, f), NONE, NONE, out);
    };
  }
  return (s, f, out) => {
    run(g, s, f, a(s, f), b(s, f), d(s, f), out);
  };
}
