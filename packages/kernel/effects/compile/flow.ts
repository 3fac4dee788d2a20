import { MARK_ENDED, OP_RUN } from '../../state/records.ts';
import { NONE } from '../../types.ts';
import type { Eff } from '../nodes.ts';
import type { Context } from './context.ts';
import { compileCond, compileEff, compileNum } from './parts.ts';
import { compileQuery, isPlaces } from './queries.ts';
import { jump, simple } from './steps.ts';

/** Branches and loops. */

/** Still a small integer, so that the field keeps its shape. */
const PAST_THE_END = 0x3fffffff;

export function compileIf(c: Context, node: Extract<Eff, { k: 'if' }>): void {
  const cond = compileCond(c, node.c);
  let otherwise = 0;
  const next = c.pc + 1;
  c.emit((s, f) => {
    f.pc = cond(s, f) ? next : otherwise;
    return false;
  });
  compileEff(c, node.then);
  if (node.else === undefined) {
    otherwise = c.pc;
    return;
  }
  const end = jump(c);
  otherwise = c.pc;
  compileEff(c, node.else);
  end(c.pc);
}

/** Goes through a list made at the start; members that have left meanwhile are passed over by the verbs themselves. */
export function compileEach(c: Context, node: Extract<Eff, { k: 'each' }>): void {
  const query =
    node.of.k === 'cards' && node.of.from.k === 'set' && node.of.where.length === 0 ? null : compileQuery(c, node.of);
  const source =
    query === null && node.of.k === 'cards' && node.of.from.k === 'set' ? c.boundSet(node.of.from.v) : NONE;
  const list = c.helperSet();
  const index = c.helper();
  const at = c.slot(node.v);
  const share = node.share === undefined ? NONE : c.slot(node.share);
  const width = node.share === undefined ? 1 : 2;
  if (isPlaces(node.of)) c.placeVars.add(node.v);
  simple(c, (s, f) => {
    if (query === null) f.sets[list] = f.sets[source];
    else {
      const out: number[] = [];
      query(s, f, out);
      f.sets[list] = out;
    }
    f.vars[index] = 0;
  });
  const head = c.pc;
  let end = 0;
  c.emit((_, f) => {
    const i = f.vars[index];
    if (i >= f.sets[list].length) {
      f.pc = end;
      return false;
    }
    f.vars[at] = f.sets[list][i];
    if (share >= 0) f.vars[share] = f.sets[list][i + 1];
    f.vars[index] = i + width;
    f.pc = head + 1;
    return false;
  });
  compileBody(c, node.do, head);
  end = c.pc;
  closeExits(c);
}

function compileBody(c: Context, body: Eff, head: number): void {
  c.exits.push({ name: '', patch: [] });
  compileEff(c, body);
  jump(c)(head);
}

function closeExits(c: Context): void {
  const exits = c.exits.pop();
  for (const patch of exits?.patch ?? []) patch(c.pc);
}

export function compileRepeat(c: Context, node: Extract<Eff, { k: 'repeat' }>): void {
  const n = compileNum(c, node.n);
  const left = c.helper();
  simple(c, (s, f) => {
    f.vars[left] = n(s, f);
  });
  const head = c.pc;
  let end = 0;
  c.emit((_, f) => {
    f.pc = f.vars[left]-- > 0 ? head + 1 : end;
    return false;
  });
  compileBody(c, node.do, head);
  end = c.pc;
  closeExits(c);
}

export function compileLoop(c: Context, node: Extract<Eff, { k: 'loop' }>): void {
  const cond = compileCond(c, node.while);
  const head = c.pc;
  let end = 0;
  c.emit((s, f) => {
    f.pc = cond(s, f) ? head + 1 : end;
    return false;
  });
  compileBody(c, node.do, head);
  end = c.pc;
  closeExits(c);
}

export function compileStop(c: Context, out: string): void {
  const { g } = c;
  if (out === 'loop') {
    const exits = c.exits.at(-1);
    if (exits === undefined) c.fail('stop("loop") outside of a loop');
    exits.patch.push(jump(c));
    return;
  }
  if (out === 'this') {
    c.emit((_, f) => {
      f.pc = PAST_THE_END;
      return false;
    });
    return;
  }
  simple(c, (s) => {
    const prog = g.names.procs.get(out);
    let at = s.frames.length - 1;
    while (at >= 0 && (s.frames[at].prog !== prog || s.frames[at].op !== OP_RUN)) at--;
    if (at >= 0) for (let i = at; i < s.frames.length; i++) s.frames[i].marks |= MARK_ENDED;
  });
}
