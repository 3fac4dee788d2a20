import type { Test } from '../../run/game.ts';
import { trace } from '../../run/log.ts';
import { type Frame, idOf, SET_OPTIONS, type State } from '../../state/records.ts';
import { let_, may, pick, seq, when } from '../build/effects.ts';
import { all, gt } from '../build/tests.ts';
import { $, count } from '../build/values.ts';
import type { Ask, Eff, Query } from '../nodes.ts';
import type { Agreement } from '../procedures.ts';
import type { Context } from './context.ts';
import { compileFeasible } from './could.ts';
import { branches, compileCandidates, DONE, dropAlike, EMPTY, type Emit, isOut, optionType } from './options.ts';
import { compileCond, compileNum, compileWho } from './parts.ts';
import { compileQuery, isPlaces } from './queries.ts';
import { compileMany } from './several.ts';
import { jump, yes } from './steps.ts';

/**
 * Questions to a seat. The options stand in the frame while it waits. Picks of several and orders are compiled in
 * `several`; splits are asked one share at a time; a compulsory choice with a single candidate answers itself.
 */

export function compileAsk(c: Context, node: Ask, emit: Emit): void {
  const { agreement } = c.g.def;
  if (node.joint === true && node.from !== undefined && agreement !== undefined) {
    emit(c, agreed(node, node.from, agreement));
    return;
  }
  if (node.ask === 'yesno') compileYesNo(c, node, emit);
  else if (node.ask === 'number') compileNumber(c, node, emit);
  else if (node.ask === 'split') compileSplit(c, node, emit);
  else if (node.many || node.ask === 'order') compileMany(c, node, emit);
  else compileOne(c, node, emit);
}

/** One seat proposes, the other agrees; without agreement the first is asked anew and decides alone. */
function agreed(node: Ask, from: Query, agreement: Agreement): Eff {
  const { joint: _, ...alone } = node;
  const partner = '.partner';
  const answer = may(node.then, { by: $(partner), prompt: agreement.prompt, else: alone });
  const proposed = pick(node.v, from, answer, { by: node.by, prompt: node.prompt ?? 'ask.card' });
  return when(all(agreement.if, gt(count(from), 1)), seq(let_(partner, agreement.seat), proposed), alone);
}

function compileYesNo(c: Context, node: Ask, emit: Emit): void {
  const by = compileWho(c, node.by);
  let otherwise = () => 0;
  const next = c.pc + 1;
  const possible = compileFeasible(c, node.then);
  c.emit(
    (s, f) => {
      if (!possible(s, f) || isOut(s, by(s, f))) {
        f.pc = otherwise();
        return false;
      }
      f.sets[SET_OPTIONS] = YES_NO;
      return true;
    },
    {
      kind: 'yesno',
      by,
      of: 'number',
      prompt: node.prompt ?? 'ask.yesno',
      many: false,
      optional: false,
      answer: (_, f, value) => {
        f.sets[SET_OPTIONS] = EMPTY;
        f.pc = value === 1 ? next : otherwise();
      },
    },
  );
  otherwise = branches(c, node, emit).otherwise;
}

const YES_NO = [1, 0];

function compileNumber(c: Context, node: Ask, emit: Emit): void {
  const by = compileWho(c, node.by);
  const min = compileNum(c, node.min);
  const max = compileNum(c, node.max);
  const at = c.slot(node.v);
  const next = c.pc + 1;
  const take = (f: Frame, value: number) => {
    f.vars[at] = value;
    f.sets[SET_OPTIONS] = EMPTY;
    f.pc = next;
  };
  c.emit(
    (s, f) => {
      const low = min(s, f);
      const high = Math.max(low, max(s, f));
      if (low === high || isOut(s, by(s, f))) {
        take(f, low);
        return false;
      }
      const options: number[] = [];
      for (let n = low; n <= high; n++) options.push(n);
      f.sets[SET_OPTIONS] = options;
      return true;
    },
    {
      kind: 'number',
      by,
      of: 'number',
      prompt: node.prompt ?? 'ask.number',
      many: false,
      optional: false,
      answer: (_, f, value) => take(f, value),
    },
  );
  emit(c, node.then);
}

/** Keeps the options for which the rest can be done. */
function keepFitting(s: State, f: Frame, at: number, fits: Test, options: number[]): void {
  let kept = 0;
  for (let i = 0; i < options.length; i++) {
    f.vars[at] = options[i];
    if (fits(s, f)) options[kept++] = options[i];
  }
  while (options.length > kept) options.pop();
}

function compileOne(c: Context, node: Ask, emit: Emit): void {
  const by = compileWho(c, node.by);
  const query = compileCandidates(c, node.from as Query);
  const of = optionType(node.from);
  const min = compileNum(c, node.min);
  const at = c.slot(node.v);
  if (isPlaces(node.from as Query)) c.placeVars.add(node.v);
  const always = typeof node.min === 'number' ? node.min <= 0 : undefined;
  const fits = compileFeasible(c, node.then);
  const next = c.pc + 1;
  let otherwise = () => 0;
  const take = (f: Frame, value: number) => {
    f.vars[at] = value;
    f.sets[SET_OPTIONS] = EMPTY;
    f.pc = value === DONE ? otherwise() : next;
  };
  c.emit(
    (s, f) => {
      const options: number[] = [];
      if (!isOut(s, by(s, f))) query(s, f, options);
      if (of === 'card') dropAlike(c, s, options);
      if (fits !== yes) keepFitting(s, f, at, fits, options);
      const optional = always ?? min(s, f) <= 0;
      if (options.length === 0 || (options.length === 1 && !optional)) {
        if (of === 'card' && options.length === 1) trace(s, { k: 'taken', seat: by(s, f), card: idOf(options[0]) });
        take(f, options.length === 0 ? DONE : options[0]);
        return false;
      }
      if (optional) options.push(DONE);
      f.sets[SET_OPTIONS] = options;
      return true;
    },
    {
      kind: node.ask === 'place' || of === 'place' ? 'place' : 'pick',
      by,
      of,
      prompt: node.prompt ?? `ask.${of}`,
      calc: node.from?.k === 'values' ? node.from.of.name : undefined,
      words: node.from?.k === 'words' ? [node.from.of] : undefined,
      many: false,
      slot: at,
      candidates: query,
      listedBy: node.from?.k === 'cards' && node.from.from.k === 'calc' ? node.from.from.name : undefined,
      optional: node.min === 0,
      answer: (_, f, value) => take(f, value),
    },
  );
  otherwise = branches(c, node, emit).otherwise;
}

/** Shares for each candidate in turn: the collection holds pairs of candidate and share. */
function compileSplit(c: Context, node: Ask, emit: Emit): void {
  const by = compileWho(c, node.by);
  const query = compileQuery(c, node.from as Query);
  const least = compileNum(c, node.min);
  const most = compileNum(c, node.max);
  const total = compileNum(c, node.total ?? 0);
  const pairs = c.setSlot(node.v);
  const list = c.helperSet();
  const start = c.pc + 1;
  c.emit((s, f) => {
    const out: number[] = [];
    query(s, f, out);
    f.sets[list] = out;
    f.sets[pairs] = EMPTY;
    f.pc = start;
    return false;
  });
  const head = c.pc;
  const take = (f: Frame, value: number) => {
    f.sets[pairs] = [...f.sets[pairs], f.sets[list][f.sets[pairs].length / 2], value];
    f.sets[SET_OPTIONS] = EMPTY;
  };
  c.emit(
    (s, f) => {
      const done = f.sets[pairs].length / 2;
      const left = f.sets[list].length - done - 1;
      if (left < 0) {
        f.pc = head + 1;
        return false;
      }
      let rest = total(s, f);
      for (let i = 1; i < f.sets[pairs].length; i += 2) rest -= f.sets[pairs][i];
      const low = Math.max(least(s, f), rest - left * most(s, f));
      const high = Math.min(most(s, f), rest - left * least(s, f));
      if (low >= high || isOut(s, by(s, f))) {
        take(f, Math.max(0, low));
        f.pc = head;
        return false;
      }
      const options: number[] = [];
      for (let n = low; n <= high; n++) options.push(n);
      f.sets[SET_OPTIONS] = options;
      return true;
    },
    {
      kind: 'split',
      by,
      of: 'number',
      prompt: node.prompt ?? 'ask.split',
      many: true,
      optional: false,
      answer: (_, f, value) => take(f, value),
    },
  );
  emit(c, node.then);
}

export function compileModes(c: Context, node: Extract<Eff, { k: 'modes' }>, emit: Emit): void {
  const by = compileWho(c, node.by);
  const tests = node.modes.map((mode) => {
    const cond = mode.if === undefined ? () => true : compileCond(c, mode.if);
    const can = compileFeasible(c, mode.do);
    return (s: State, f: Frame) => cond(s, f) && can(s, f);
  });
  const starts: number[] = [];
  let end = 0;
  const take = (f: Frame, value: number) => {
    f.sets[SET_OPTIONS] = EMPTY;
    f.pc = value === DONE ? end : starts[value];
  };
  c.emit(
    (s, f) => {
      const options: number[] = [];
      const out = isOut(s, by(s, f));
      for (let i = 0; i < tests.length && !out; i++) if (tests[i](s, f)) options.push(i);
      if (options.length === 0 || (options.length === 1 && !node.optional)) {
        take(f, options[0] ?? DONE);
        return false;
      }
      if (node.optional) options.push(DONE);
      f.sets[SET_OPTIONS] = options;
      return true;
    },
    {
      kind: 'modes',
      by,
      of: 'mode',
      prompt: 'ask.mode',
      modes: node.modes.map((mode) => ({ key: mode.key, text: mode.text })),
      many: false,
      optional: node.optional,
      answer: (_, f, value) => take(f, value),
    },
  );
  const ends = node.modes.map((mode) => {
    starts.push(c.pc);
    emit(c, mode.do);
    return jump(c);
  });
  end = c.pc;
  for (const patch of ends) patch(end);
}
