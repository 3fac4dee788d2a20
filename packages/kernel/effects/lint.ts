import type { GameDef } from '../table/contract.ts';
import type { LintIssue, Report } from './lint/issues.ts';
import { type Names, namesOf } from './lint/names.ts';
import { asksItself, contains, lintTree } from './lint/nodes.ts';
import type { Ability } from './nodes.ts';

export type { LintIssue } from './lint/issues.ts';

/** Finds what is wrong with a game before it is loaded: names, arguments, variables, loops, sizes and keys. */

interface Lint {
  readonly def: GameDef;
  readonly names: Names;
  readonly asking: ReadonlySet<string>;
  readonly report: Report;
}

/** Procedures in which somebody is asked, directly or through others. */
function askingProcs(def: GameDef): ReadonlySet<string> {
  const asking = new Set(def.procs.filter((p) => asksItself(p.do)).map((p) => p.key));
  let before = -1;
  while (before !== asking.size) {
    before = asking.size;
    for (const p of def.procs) {
      if (contains(p.do, (n) => n.k === 'call' && asking.has(String(n.proc)))) asking.add(p.key);
    }
  }
  return asking;
}

/** The same, whatever the order of the fields. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => key in b && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

function lintAbility(l: Lint, ability: Ability, place: string): void {
  const { name: _, wording: __, keyword: ___, ...node } = ability;
  lintTree(l.names, l.asking, l.report, node, place);
}

function lintAbilities(l: Lint): void {
  const known = new Map<string, Ability>();
  const visit = (ability: Ability, place: string): void => {
    const first = known.get(ability.key);
    if (first === undefined) {
      known.set(ability.key, ability);
      lintAbility(l, ability, place);
    } else if (!same(first, ability)) l.report(place, 'duplicate-key', `another ability has the key "${ability.key}"`);
  };
  for (const ability of l.def.abilities) visit(ability, `abilities/${ability.key}`);
  for (const card of l.def.cards)
    for (const ability of card.abilities) visit(ability, `cards/${card.key}/${ability.key}`);
}

function lintCards(l: Lint): void {
  const keys = new Set<string>();
  for (const card of l.def.cards) {
    const place = `cards/${card.key}`;
    if (keys.has(card.key)) l.report(place, 'duplicate-key', `another card has the key "${card.key}"`);
    keys.add(card.key);
    for (const kind of card.kinds) {
      if (!l.names.families.kind.has(kind)) l.report(place, 'unknown-name', `unknown kind "${kind}"`);
    }
    for (const stat of Object.keys(card.stats)) {
      if (!l.names.families.stat.has(stat)) l.report(place, 'unknown-name', `unknown stat "${stat}"`);
    }
  }
}

function lintDecks(l: Lint): void {
  const cards = new Set(l.def.cards.map((c) => c.key));
  for (const deck of l.def.decks) {
    const wanted = [...Object.keys(deck.cards), ...(deck.leader === undefined ? [] : [deck.leader])];
    for (const key of wanted) {
      if (!cards.has(key)) l.report(`decks/${deck.key ?? deck.name.en}`, 'unknown-name', `unknown card "${key}"`);
    }
  }
}

function lintRules(l: Lint): void {
  const { def, names, asking, report } = l;
  for (const proc of def.procs) lintTree(names, asking, report, { do: proc.do }, `procs/${proc.key}`, proc.args);
  for (const act of def.acts) {
    const { of, when, do: effect } = act;
    lintTree(names, asking, report, { of, do: effect, ...(when === undefined ? {} : { when }) }, `acts/${act.key}`);
  }
  for (const [key, table] of Object.entries(def.turns)) {
    for (const step of table) {
      const place = `turns/${key}/${step.step}`;
      if (step.enter !== undefined) lintTree(names, asking, report, step.enter, `${place}.enter`);
      if (step.leave !== undefined) lintTree(names, asking, report, step.leave, `${place}.leave`);
      for (const act of step.acts)
        if (!names.families.act.has(act)) report(place, 'unknown-name', `unknown act "${act}"`);
    }
  }
}

function lintEntry(l: Lint): void {
  const { def, names, report } = l;
  if (!names.families.proc.has(def.main)) report('main', 'unknown-name', `unknown proc "${def.main}"`);
  for (const zone of [def.drawFrom, def.drawTo]) {
    if (zone !== '' && !names.families.zone.has(zone))
      report('drawFrom, drawTo', 'unknown-name', `unknown zone "${zone}"`);
  }
}

export function lintNodes(def: GameDef): readonly LintIssue[] {
  const issues: LintIssue[] = [];
  const report: Report = (place, code, message) => issues.push({ place: `${def.id}/${place}`, code, message });
  const l: Lint = { def, names: namesOf(def), asking: askingProcs(def), report };
  lintEntry(l);
  lintCards(l);
  lintDecks(l);
  lintAbilities(l);
  lintRules(l);
  return issues;
}
