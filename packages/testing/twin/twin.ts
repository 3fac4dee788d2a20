import {
  BACK,
  type Card,
  dealAnew,
  decidingSeats,
  F,
  FACE,
  type Game,
  idOf,
  keyFromSeed,
  type LogEntry,
  logWords,
  SEAT_LETTERS,
  type Seat,
  SPECTATOR,
  type State,
  sampleWorld,
  sees,
  viewerIndex,
  viewOf,
} from '@bojiste/kernel';

/**
 * Non-interference: whoever looks at a state must not be able to tell it from another world in which the cards hidden
 * from them lie differently. Each finding names the viewer and the part of the view that told.
 */

export const viewersOf = (s: State): Seat[] => [...s.seats.keys(), SPECTATOR];
export const viewerName = (viewer: Seat): string => (viewer === SPECTATOR ? 'spectator' : SEAT_LETTERS[viewer]);

const key = (seed: string, viewer: Seat, step: number): number[] => keyFromSeed(`${seed}/${viewer}/${step}`);

/** Are two plain values equal? Views are compared at every decision of every game, so this must be quick. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let more = 0;
  for (const name in left) {
    more++;
    if (left[name] !== right[name] && !same(left[name], right[name])) return false;
  }
  for (const name in right) if (right[name] !== undefined || name in left) more--;
  return more === 0;
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

/** The first difference of two plain values, as a path and both values; null when they are equal. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (same(a, b)) return null;
  const plain = typeof a !== 'object' || typeof b !== 'object' || a === null || b === null;
  if (plain) return `${path || 'value'}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const names = Object.keys(left);
  for (const name of names) {
    if (Object.is(left[name], right[name])) continue;
    const found = firstDifference(left[name], right[name], path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  const more = Object.keys(right).find((name) => !Object.hasOwn(left, name) && right[name] !== undefined);
  return more === undefined
    ? null
    : `${path === '' ? more : `${path}.${more}`}: missing / ${JSON.stringify(right[more])}`;
}

/**
 * Views of the state against views of another world, for every viewer. Whoever decides is also asked again in the
 * other world: options that change with hidden cards would tell of them.
 */
export function twinFindings(g: Game, s: State, seed: string): string[] {
  const findings: string[] = [];
  const deciding = decidingSeats(g, s);
  for (const viewer of viewersOf(s)) {
    const word = key(seed, viewer, s.step);
    const view = viewOf(g, s, viewer);
    const dealt = firstDifference(view, viewOf(g, dealAnew(g, s, viewer, word), viewer));
    if (dealt !== null) findings.push(`${viewerName(viewer)} could tell hidden cards apart by ${dealt}`);
    if (dealt !== null || !deciding.includes(viewer)) continue;
    const asked = firstDifference(view, viewOf(g, sampleWorld(g, s, viewer, word), viewer));
    if (asked !== null) findings.push(`the options of ${viewerName(viewer)} depend on hidden cards: ${asked}`);
  }
  return findings;
}

const hiddenFrom = (g: Game, s: State, viewer: Seat): Card[] =>
  s.cards.filter((card) => sees(g, s, card, viewerIndex(s, viewer)) !== FACE);

/** Could hidden cards lie otherwise? Only if an owner has two different ones. */
export function hasAlternatives(g: Game, s: State, viewer: Seat): boolean {
  const defs = s.seats.map(() => new Set<number>());
  for (const card of hiddenFrom(g, s, viewer)) defs[card.owner]?.add(card.def);
  return defs.some((set) => set.size > 1);
}

/** Sampling must vary where alternatives exist: a sampler that copies the truth would pass every other test. */
export function samplingFindings(g: Game, s: State, seed: string, samples = 12): string[] {
  return viewersOf(s).flatMap((viewer) => {
    if (!hasAlternatives(g, s, viewer)) return [];
    const worlds = new Set<string>();
    for (let i = 0; i < samples && worlds.size < 2; i++) {
      const world = sampleWorld(g, s, viewer, key(`${seed}#${i}`, viewer, s.step));
      worlds.add(world.cards.map((card) => card.def).join());
    }
    return worlds.size > 1 ? [] : [`${samples} worlds sampled for ${viewerName(viewer)} are all the same`];
  });
}

/**
 * Watches the log: a line may name only cards its reader saw before the move, saw during it, or sees after it. A card
 * that lay open for a moment only to be turned face down was seen by nobody. Call `watch` for every entry while the
 * move runs and `findings` when it is done.
 */
export class LogWatch {
  private named: { viewer: Seat; card: Card; def: number; line: string; open: boolean }[] = [];
  private readonly before: Map<Seat, Set<string>>;

  constructor(
    private readonly g: Game,
    private readonly s: State,
  ) {
    this.before = new Map(viewersOf(s).map((viewer) => [viewer, keysSeen(g, s, viewer)]));
  }

  watch(entry: LogEntry): void {
    const { g, s } = this;
    for (const viewer of viewersOf(s)) {
      const at = viewerIndex(s, viewer);
      const line = logWords(g, entry, at, 'en')?.toLowerCase() ?? '';
      for (const [def, ref, seen] of [
        [entry.subject, entry.row[F.subject], entry.subjectSeen],
        [entry.source, entry.row[F.source], entry.sourceSeen],
      ]) {
        if (def < 0 || ref < 0 || !line.includes(g.defs[def].decl.names.en.toLowerCase())) continue;
        // A card may be subject and source at once: what the one may show, the other does.
        const both = entry.subject === entry.source ? entry.subjectSeen | entry.sourceSeen : seen;
        this.named.push({ viewer, card: s.cards[idOf(ref)], def, line, open: (both & (1 << at)) !== 0 });
      }
    }
  }

  findings(after: State): string[] {
    const { g } = this;
    return this.named.flatMap(({ viewer, card, def, line, open }) => {
      if (open && sees(g, after, after.cards[card.id], viewerIndex(after, viewer)) !== BACK) return [];
      const name = g.defs[def].decl.key;
      const knew = this.before.get(viewer)?.has(name) || keysSeen(g, after, viewer).has(name);
      return knew ? [] : [`the log tells ${viewerName(viewer)} of ${name}: "${line}"`];
    });
  }
}

const keysSeen = (g: Game, s: State, viewer: Seat): Set<string> =>
  new Set(viewOf(g, s, viewer).cards.flatMap((card) => card.key ?? []));
