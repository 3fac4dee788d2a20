import ts from 'typescript';
import { type CodeSite, parse } from './sites.ts';

/**
 * One text that holds the sound file and its mutants: each place asks at run time whether its mutant is the one that is
 * switched on. Loops count their rounds, so that one that a mutant made endless can be ended.
 */

/** The name by which changed sources reach the switch (`switch.ts`). */
export const SWITCH = 'globalThis.__mutants';

interface Edit {
  readonly start: number;
  readonly end: number;
  wrap(inner: string): string;
}

export interface Planted {
  readonly id: number;
  readonly site: CodeSite;
}

const changed = ({ id, site }: Planted, rest: string): string =>
  site.kind === 'seat' ? `${SWITCH}.seat(${id}, ${rest})` : `(${SWITCH}.on(${id}) ? (${site.to}) : ${rest})`;

/** Several mutants of one place become one edit. */
function siteEdits(planted: readonly Planted[]): Edit[] {
  const places = new Map<string, Planted[]>();
  for (const one of planted) {
    const place = `${one.site.start} ${one.site.end}`;
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return [...places.values()].map((all) => ({
    start: all[0].site.start,
    end: all[0].site.end,
    wrap: (inner) => all.reduce((rest, one) => changed(one, rest), `(${inner})`),
  }));
}

function loopEdits(tree: ts.SourceFile): Edit[] {
  const out: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false)) {
      const body = node.statement;
      const start = body.getStart(tree);
      if (ts.isBlock(body)) out.push({ start: start + 1, end: start + 1, wrap: () => `${SWITCH}.tick();` });
      else out.push({ start, end: body.getEnd(), wrap: (inner) => `{ ${SWITCH}.tick(); ${inner} }` });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return out;
}

/** The text between two places with all edits inside; an edit that holds others comes before them. */
function render(source: string, edits: readonly Edit[], from: number, to: number): string {
  let out = '';
  let at = from;
  for (let i = 0; i < edits.length; ) {
    const edit = edits[i];
    let next = i + 1;
    while (next < edits.length && edits[next].start < edit.end && edits[next].end <= edit.end) next++;
    out += source.slice(at, edit.start) + edit.wrap(render(source, edits.slice(i + 1, next), edit.start, edit.end));
    at = edit.end;
    i = next;
  }
  return out + source.slice(at, to);
}

export function instrument(file: string, source: string, planted: readonly Planted[]): string {
  const edits = [...siteEdits(planted), ...loopEdits(parse(file, source))];
  edits.sort((a, b) => a.start - b.start || b.end - a.end);
  return render(source, edits, 0, source.length);
}
