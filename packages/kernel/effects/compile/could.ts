import type { Game, Test } from '../../run/game.ts';
import { borrow, giveBack } from '../../run/scratch.ts';
import { usable } from '../../run/table.ts';
import { F, type Frame, SET_ROW, type State } from '../../state/records.ts';
import { NONE } from '../../types.ts';
import type { Ask, Eff } from '../nodes.ts';
import type { Proc } from '../procedures.ts';
import { Context } from './context.ts';
import { compileCandidates, compileChoosable } from './options.ts';
import { compileCond, compileNum, compileRef } from './parts.ts';
import { compilePayable } from './prices.ts';
import { compileFind, compileQuery, isPlaces } from './queries.ts';
import { yes } from './steps.ts';
import { compileArgs } from './values.ts';

/**
 * Two questions about an effect before it runs, answered without running it and from what the acting seat may know:
 * `feasible`: can every compulsory choice that comes first be made?  `could`: would it change anything?
 */

const no: Test = () => false;

function anyOf(all: readonly Test[]): Test {
  const tests = all.filter((test) => test !== no);
  if (tests.length < 2) return tests[0] ?? no;
  return (s, f) => {
    for (let i = 0; i < tests.length; i++) if (tests[i](s, f)) return true;
    return false;
  };
}

/** The note that an ability with a limit was used stands before what it does, and changes nothing else. */
const notesUse = (node: Eff): boolean => node.k === 'native' && node.name.startsWith('.use.');

export function compileFeasible(c: Context, node: Eff): Test {
  switch (node.k) {
    case 'seq': {
      // Only what is asked before the state changes can be tested; later choices see another state.
      for (const part of node.do) {
        if (part.k === 'let' || part.k === 'collect' || notesUse(part)) continue;
        return bindThen(c, node.do.slice(0, node.do.indexOf(part)), compileFeasible(c, part));
      }
      return yes;
    }
    case 'step':
    case 'item':
    case 'scope':
    case 'together':
      return compileFeasible(c, node.do);
    case 'if': {
      const cond = compileCond(c, node.c);
      const then = compileFeasible(c, node.then);
      const otherwise = node.else === undefined ? yes : compileFeasible(c, node.else);
      return (s, f) => (cond(s, f) ? then(s, f) : otherwise(s, f));
    }
    case 'ask':
      return compileFeasibleAsk(c, node, compileFeasible);
    case 'modes': {
      if (node.optional) return yes;
      const modes = node.modes.map((mode) => {
        const test = mode.if === undefined ? yes : compileCond(c, mode.if);
        const can = compileFeasible(c, mode.do);
        return (s: State, f: Frame) => test(s, f) && can(s, f);
      });
      return anyOf(modes);
    }
    case 'pay':
      return compilePayable(c, node.price);
    case 'playCard': {
      const card = compileRef(c, node.card);
      const { g } = c;
      return (s, f) => {
        const ref = card(s, f);
        const play = g.playOf(s, ref);
        return play !== NONE && usable(g, s, f.you, play, ref);
      };
    }
    case 'announce': {
      const card = compileRef(c, node.card);
      const ability = compileNum(c, node.ability);
      const { g } = c;
      return (s, f) => {
        const ref = card(s, f);
        const given = ability(s, f);
        const id = given === NONE ? g.playOf(s, ref) : given;
        return id !== NONE && usable(g, s, f.you, id, ref);
      };
    }
    case 'call':
      return compileFeasibleCall(c, node);
    case 'verb': {
      // A verb that can never be done here makes a play useless, but not infeasible.
      return yes;
    }
    default:
      return yes;
  }
}

/** The first choice of a procedure, tested with the arguments it would get. */
function compileFeasibleCall(c: Context, node: Extract<Eff, { k: 'call' }>): Test {
  const { g } = c;
  const proc = g.def.procs.find((p) => p.key === node.proc);
  if (proc === undefined) return c.fail(`unknown procedure "${node.proc}"`);
  const args = node.args.map((arg) => compileArgs(c, [arg], 1, node.proc)[0]);
  const test = procedureTest(c, proc).run;
  if (test === yes) return yes;
  return (s, f) => {
    const inner = borrow(f.self, f.you, NO_VARS, f.sets[SET_ROW]);
    for (let i = 0; i < args.length; i++) inner.vars[i] = args[i](s, f);
    const can = test(s, inner);
    giveBack();
    return can;
  };
}

interface ProcedureTest {
  run: Test;
}

const NO_VARS: number[] = [];
const procedureTests = new WeakMap<Game, Map<string, ProcedureTest>>();

/** Made once for each procedure; one that calls itself is taken as feasible there. */
function procedureTest({ g, parts }: Context, proc: Proc): ProcedureTest {
  const known = procedureTests.get(g) ?? new Map<string, ProcedureTest>();
  procedureTests.set(g, known);
  const found = known.get(proc.key);
  if (found !== undefined) return found;
  const made: ProcedureTest = { run: yes };
  known.set(proc.key, made);
  const inner = new Context(g, `${g.def.id}/${proc.key}`, parts);
  for (const arg of proc.args) inner.slot(arg);
  made.run = compileFeasible(inner, proc.do);
  return made;
}

/** Tests what follows the bindings of a sequence. The frame may be a running one, so it gets back what it held. */
function bindThen(c: Context, bindings: readonly Eff[], test: Test): Test {
  let bound = test;
  const makers = bindings.map((node) => compileBinding(c, node));
  if (test === no) return no;
  for (const make of makers.reverse()) bound = make(bound);
  return bound;
}

function compileBinding(c: Context, node: Eff): (then: Test) => Test {
  if (node.k === 'let') {
    const at = c.slot(node.v);
    const [value] = compileArgs(c, [node.be], 1, 'let');
    return (then) => (s, f) => {
      const held = f.vars[at];
      f.vars[at] = value(s, f);
      const can = then(s, f);
      f.vars[at] = held;
      return can;
    };
  }
  if (node.k === 'collect') {
    const at = c.setSlot(node.v);
    const query = compileQuery(c, node.of);
    return (then) => (s, f) => {
      const held = f.sets[at];
      const out: number[] = [];
      query(s, f, out);
      f.sets[at] = out;
      const can = then(s, f);
      f.sets[at] = held;
      return can;
    };
  }
  return (then) => then;
}

/** Is it so for one of the values? */
function anyValue(s: State, f: Frame, at: number, values: readonly number[], test: Test): boolean {
  const held = f.vars[at];
  let found = false;
  for (let i = 0; i < values.length && !found; i++) {
    f.vars[at] = values[i];
    found = test(s, f);
  }
  f.vars[at] = held;
  return found;
}

/** Nobody knows yet how something will be split: a part of one stands for all. */
const SHARE: readonly number[] = [1];

type Compile = (c: Context, node: Eff) => Test;

function compileFeasibleAsk(c: Context, node: Ask, inner: Compile): Test {
  if (node.ask === 'yesno' || node.ask === 'number' || node.from === undefined) return yes;
  const query = compileCandidates(c, node.from);
  const min = compileNum(c, node.min);
  const hasElse = node.else !== undefined;
  if (node.many || node.ask === 'order' || node.ask === 'split') {
    c.setSlot(node.v);
    return (s, f) => {
      const least = min(s, f);
      if (least <= 0 || hasElse) return true;
      const out: number[] = [];
      query(s, f, out);
      return out.length >= least;
    };
  }
  const at = c.slot(node.v);
  if (isPlaces(node.from)) c.placeVars.add(node.v);
  const then = inner(c, node.then);
  if (hasElse) return yes;
  const find = compileFind(c, node.from, at, compileChoosable(c, node.from, at, then));
  return node.min === 1 ? find : (s, f) => min(s, f) <= 0 || find(s, f);
}

/** Would it change anything? */
export function compileCould(c: Context, node: Eff): Test {
  switch (node.k) {
    case 'seq': {
      const bindings: Eff[] = [];
      const parts: Test[] = [];
      for (const part of node.do) {
        if (part.k === 'let' || part.k === 'collect') bindings.push(part);
        parts.push(bindThen(c, bindings.slice(), compileCould(c, part)));
      }
      return anyOf(parts);
    }
    case 'nothing':
    case 'let':
    case 'collect':
    case 'stop':
    case 'flush':
    // A chance to answer and a price change nothing that the card is played for.
    case 'window':
    case 'pay':
      return no;
    case 'step':
    case 'item':
    case 'scope':
    case 'together':
      return compileCould(c, node.do);
    case 'if': {
      const cond = compileCond(c, node.c);
      const then = compileCould(c, node.then);
      const otherwise = node.else === undefined ? no : compileCould(c, node.else);
      return (s, f) => (cond(s, f) ? then(s, f) : otherwise(s, f));
    }
    case 'each': {
      const query = compileQuery(c, node.of);
      const at = c.slot(node.v);
      if (isPlaces(node.of)) c.placeVars.add(node.v);
      const share = node.share === undefined ? NONE : c.slot(node.share);
      const inner = compileCould(c, node.do);
      const one: Test = share === NONE ? inner : (s, f) => anyValue(s, f, share, SHARE, inner);
      return (s, f) => {
        const out: number[] = [];
        query(s, f, out);
        return anyValue(s, f, at, out, one);
      };
    }
    case 'repeat': {
      const n = compileNum(c, node.n);
      const inner = compileCould(c, node.do);
      return (s, f) => n(s, f) > 0 && inner(s, f);
    }
    case 'ask':
      return compileCouldAsk(c, node);
    case 'modes': {
      const modes = node.modes.map((mode) => {
        const test = mode.if === undefined ? yes : compileCond(c, mode.if);
        const can = compileCould(c, mode.do);
        return (s: State, f: Frame) => test(s, f) && can(s, f);
      });
      return anyOf(modes);
    }
    case 'verb':
      return compileCouldVerb(c, node);
    // Without something that is being answered there is nothing to cancel.
    case 'cancel':
      return (s, f) => s.frames[f.sets[SET_ROW][F.extra] ?? NONE] !== undefined;
    default:
      return yes;
  }
}

function compileCouldVerb(c: Context, node: Extract<Eff, { k: 'verb' }>): Test {
  const { g } = c;
  const verb = g.verb(node.verb);
  if (verb === undefined) return c.fail(`unknown verb "${node.verb}"`);
  const [a, b, d, e] = compileArgs(c, node.args, verb.args.length, `"${node.verb}"`);
  const word = verb.event === undefined ? g.word(c.place, verb.word, node.word) : g.word(c.place, 'event', verb.event);
  return (s, f) => verb.could(g, s, f, a(s, f), b(s, f), d(s, f), e(s, f), word);
}

function compileCouldAsk(c: Context, node: Ask): Test {
  if (node.ask === 'yesno') return compileCould(c, node.then);
  if (node.from === undefined) return compileCouldNumber(c, node);
  if (node.many || node.ask === 'order' || node.ask === 'split') {
    const query = compileCandidates(c, node.from);
    c.setSlot(node.v);
    return (s, f) => {
      const out: number[] = [];
      query(s, f, out);
      return out.length > 0;
    };
  }
  const at = c.slot(node.v);
  if (isPlaces(node.from)) c.placeVars.add(node.v);
  return compileFind(c, node.from, at, compileChoosable(c, node.from, at, compileCould(c, node.then)));
}

/** A number that may be chosen: the most, or the least. Without one the frame would answer with what it held before. */
function compileCouldNumber(c: Context, node: Ask): Test {
  const min = compileNum(c, node.min);
  const max = compileNum(c, node.max);
  const at = c.slot(node.v);
  const then = compileCould(c, node.then);
  return (s, f) => {
    const least = min(s, f);
    const most = max(s, f);
    return most >= least && anyValue(s, f, at, [most, least], then);
  };
}

/** Is one choice all that must be possible first? Then whatever would change something can be chosen, too. */
export function onlyChooses(c: Context, node: Eff): boolean {
  if (node.k !== 'ask' || node.from === undefined || node.many) return false;
  if (node.ask === 'order' || node.ask === 'split' || node.ask === 'number') return false;
  return compileFeasible(c, node.then) === yes;
}
