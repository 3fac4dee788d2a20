import type { Ability, Change, Cond } from '@bojiste/kernel/effects/nodes';

/**
 * What a card has all the time, told ability by ability, says its condition again and again. Nameless ones that follow each
 * other under one condition are one; one that asks for more besides is told with them: má držitel +2 k Z, a je-li Valkýrou,
 * má další +2 k Z.
 */
export type Standing = Extract<Ability, { readonly kind: 'always' }>;

export interface Further {
  /** What it asks for besides. */
  readonly if: Cond;
  readonly what: readonly Change[];
  /** It adds to a number that was told before it. */
  readonly more: boolean;
}

export interface Run {
  readonly first: Standing;
  readonly further: readonly Further[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isPlain = (a: Ability | undefined): a is Standing =>
  a?.kind === 'always' && a.name === undefined && a.keyword === undefined && a.wording === undefined;

/** One number of one thing: tvé postavy v tomto sektoru mají +1 k obraně. */
const amounts = (what: readonly Change[]): ReadonlySet<string> =>
  new Set(what.map((c) => (c.k === 'stat' && typeof c.n === 'number' ? JSON.stringify([c.of, c.layer, c.n]) : '')));

/** What holds without a condition is told together where one amount of one thing is told: +1 k obraně a útoku. */
function oneAmount(a: readonly Change[], b: readonly Change[]): boolean {
  const all = amounts([...a, ...b]);
  return all.size === 1 && !all.has('');
}

const flat = (c: Cond | undefined): readonly Cond[] =>
  c === undefined ? [] : c.k === 'all' ? c.cs.flatMap(flat) : [c];

/** What the second asks for besides all that the first asks for; undefined where it does not ask for all of that. */
function besides(first: Standing, second: Standing): Cond | undefined {
  const own = flat(first.if);
  const all = flat(second.if);
  if (!own.every((c, i) => same(c, all[i])) || all.length === own.length) return undefined;
  const rest = all.slice(own.length);
  return rest.length === 1 ? rest[0] : { k: 'all', cs: rest };
}

/** Its numbers are those that were told, and more; it may give something else besides. */
const adds = (what: readonly Change[], told: readonly Change[]): boolean =>
  what[0]?.k === 'stat' &&
  what.every((c) => c.k !== 'stat' || told.some((x) => x.k === 'stat' && x.stat === c.stat && same(x.of, c.of)));

function longer({ first, further }: Run, next: Standing): Run | undefined {
  if (!same(first.live, next.live)) return undefined;
  // A number that always counts, and more of it while something holds: má +1 k O, a pokud ..., má další +2 k O.
  if (first.if === undefined && next.if !== undefined && adds(next.what, first.what) && further.length === 0)
    return { first, further: [{ if: next.if, what: next.what, more: true }] };
  if (first.if === undefined || next.if === undefined) {
    const whole = { ...first, what: [...first.what, ...next.what] };
    return first.if === next.if && oneAmount(first.what, next.what) ? { first: whole, further } : undefined;
  }
  if (further.length === 0 && same(first.if, next.if))
    return { first: { ...first, what: [...first.what, ...next.what] }, further };
  const rest = besides(first, next);
  if (rest === undefined) return undefined;
  const told = [...first.what, ...further.flatMap(({ what }) => what)];
  return { first, further: [...further, { if: rest, what: next.what, more: adds(next.what, told) }] };
}

/** The longest run that begins here and how many abilities it is; none where it is but one. */
export function runAt(
  abilities: readonly Ability[],
  at: number,
): { readonly run: Run; readonly n: number } | undefined {
  const [first, ...rest] = abilities.slice(at);
  if (!isPlain(first)) return undefined;
  let run: Run = { first, further: [] };
  let n = 1;
  for (const next of rest) {
    const more = isPlain(next) ? longer(run, next) : undefined;
    if (more === undefined) break;
    run = more;
    n += 1;
  }
  return n > 1 ? { run, n } : undefined;
}
