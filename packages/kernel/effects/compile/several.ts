import type { SeveralInfo } from '../../run/game.ts';
import { type Frame, SET_OPTIONS, type State } from '../../state/records.ts';
import type { Ask, Query } from '../nodes.ts';
import type { Context } from './context.ts';
import { branches, compileCandidates, DONE, dropAlike, EMPTY, type Emit, isOut, optionType } from './options.ts';
import { compileNum, compileWho } from './parts.ts';

/**
 * Picks of several, and orders. Programs that search take them element by element, a set in canonical order, so that
 * each set is met once; people and records tell the whole answer at once (`several`), a set in any order they like.
 */

/** How many of these could be taken together: all, or one of each name. */
function together(c: Context, s: State, values: readonly number[], distinct: boolean): number {
  return distinct ? new Set(values.map((value) => c.g.cardOf(s, value).def)).size : values.length;
}

/** After an element that leaves too few behind it in canonical order the set could not be filled any more. */
function leaveEnough(c: Context, s: State, left: number[], each: readonly number[], needed: number, distinct: boolean) {
  return left.filter((value) => together(c, s, each.slice(each.indexOf(value)), distinct) >= needed);
}

export function compileMany(c: Context, node: Ask, emit: Emit): void {
  const { g } = c;
  const by = compileWho(c, node.by);
  const query = compileCandidates(c, node.from as Query);
  const of = optionType(node.from);
  const min = compileNum(c, node.min);
  const max = compileNum(c, node.max);
  const ordered = node.ask === 'order';
  const freely = ordered || node.sequence === true;
  const distinct = node.distinct === 'name';
  const chosen = c.setSlot(node.v);
  const clear = c.pc + 1;
  c.emit((_, f) => {
    f.sets[chosen] = EMPTY;
    f.pc = clear;
    return false;
  });
  const head = c.pc;
  const next = head + 1;
  let otherwise = () => 0;
  const finish = (s: State, f: Frame) => {
    f.sets[SET_OPTIONS] = EMPTY;
    f.pc = f.sets[chosen].length >= Math.max(1, min(s, f)) ? next : otherwise();
  };
  const sameName = (s: State, a: number, b: number) => g.cardOf(s, a).def === g.cardOf(s, b).def;
  const candidates = (s: State, f: Frame): number[] => {
    const all: number[] = [];
    if (!isOut(s, by(s, f))) query(s, f, all);
    return all;
  };
  const several: SeveralInfo = {
    ordered: freely,
    distinct,
    least: (s, f) => (ordered ? candidates(s, f).length : min(s, f)),
    most: (s, f) => (ordered ? candidates(s, f).length : max(s, f)),
    candidates,
    taken: (f) => f.sets[chosen],
    answer: (s, f, values) => {
      const all = freely ? EMPTY : candidates(s, f);
      f.sets[chosen] = freely ? values.slice() : values.slice().sort((a, b) => all.indexOf(a) - all.indexOf(b));
      finish(s, f);
    },
  };
  c.emit(
    (s, f) => {
      const all = candidates(s, f);
      const taken = f.sets[chosen];
      const last = taken.length > 0 && !freely ? all.indexOf(taken[taken.length - 1]) : -1;
      let left = all.filter((value, i) => i > last && !taken.includes(value));
      if (distinct) left = left.filter((value) => !taken.some((other) => sameName(s, value, other)));
      const each = left;
      if (of === 'card') left = dropAlike(c, s, left.slice());
      const most = ordered ? all.length : max(s, f);
      const least = ordered ? all.length : min(s, f);
      if (taken.length >= most || left.length === 0) {
        finish(s, f);
        return false;
      }
      // What must be taken anyway is nothing to ask for: the only kind there is, or as many as there are.
      const needed = least - taken.length;
      if (needed > 0 && (left.length === 1 || (!freely && each.length <= needed))) {
        f.sets[chosen] = taken.concat(left.length === 1 ? left : each);
        f.pc = head;
        return false;
      }
      if (needed <= 0) left.push(DONE);
      else if (!freely) left = leaveEnough(c, s, left, each, needed, distinct);
      f.sets[SET_OPTIONS] = left;
      return true;
    },
    {
      kind: ordered ? 'order' : 'pick',
      by,
      of,
      prompt: node.prompt ?? (ordered ? 'ask.order' : 'ask.many'),
      many: true,
      optional: node.min === 0,
      answer: (s, f, value) => {
        if (value === DONE) finish(s, f);
        else f.sets[chosen] = [...f.sets[chosen], value];
      },
      several,
    },
  );
  otherwise = branches(c, node, emit).otherwise;
}
