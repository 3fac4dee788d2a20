import { sure } from '@bojiste/kernel';
import type { BalanceGame, Bounds, MatchUp, Series } from './balance.ts';

/** What the games of a balance run say together, held against the bounds of the game's sheet. */

export interface Share {
  readonly share: number;
  /** Wilson interval of 95 %. */
  readonly low: number;
  readonly high: number;
}

export interface Line extends Share {
  readonly name: string;
  readonly sides?: readonly [string, string];
  readonly games: number;
  readonly length: Lengths;
  readonly endings: Readonly<Record<string, number>>;
}

export interface Lengths {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

export interface Table {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly Line[];
  /** Of the player who began, where that can be told. */
  readonly first: Share | null;
  readonly length: Lengths;
  readonly endings: Readonly<Record<string, number>>;
  readonly decisions: Lengths;
  /** Games that were won from behind. */
  readonly comebacks: Share | null;
  readonly counts: readonly Counted[];
  readonly cards: readonly CardLine[];
  readonly bounds: Bounds;
  /** What is out of bounds. */
  readonly findings: readonly string[];
}

/** A deed that was counted: in how many games it occurs, and how often in a game. */
export interface Counted {
  readonly name: string;
  readonly games: Share;
  readonly mean: number;
}

/** A card: in how many games a seat played it, and the share of wins of those seats. */
export interface CardLine extends Share {
  readonly key: string;
  readonly games: number;
}

const Z = 1.96;
const round = (x: number): number => Number(x.toFixed(4));

export function wilson(wins: number, n: number): Share {
  if (n === 0) return { share: 0, low: 0, high: 1 };
  const p = wins / n;
  const base = 1 + (Z * Z) / n;
  const middle = (p + (Z * Z) / (2 * n)) / base;
  const half = (Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))) / base;
  return { share: round(p), low: round(Math.max(0, middle - half)), high: round(Math.min(1, middle + half)) };
}

const sum = (list: readonly number[]): number => list.reduce((all, x) => all + x, 0);

function spreadOf(numbers: readonly number[]): Lengths {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { median: at(0.5), p10: at(0.1), p90: at(0.9) };
}

const lengthsOf = (games: readonly BalanceGame[]): Lengths => spreadOf(games.map((game) => game.length));

function countsOf(games: readonly BalanceGame[]): Counted[] {
  const names = [...new Set(games.flatMap(({ notes }) => Object.keys(notes.counts)))].sort();
  return names.map((name) => {
    const each = games.map(({ notes }) => notes.counts[name] ?? 0);
    const some = each.filter((n) => n > 0).length;
    return { name, games: wilson(some, games.length), mean: round(sum(each) / games.length) };
  });
}

function cardsOf(games: readonly BalanceGame[]): CardLine[] {
  const shares = new Map<string, number[]>();
  for (const { notes } of games)
    for (const [key, share] of notes.cards) {
      const all = shares.get(key) ?? [];
      all.push(share);
      shares.set(key, all);
    }
  return [...shares]
    .map(([key, all]) => ({ key, games: all.length, ...wilson(sum(all), all.length) }))
    .sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));
}

function endingsOf(games: readonly BalanceGame[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ending } of games) counts[ending] = (counts[ending] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));
}

function lineOf({ name, sides }: MatchUp, games: readonly BalanceGame[]): Line {
  const share = wilson(sum(games.map((game) => game.share)), games.length);
  return {
    name,
    ...(sides !== undefined && { sides }),
    games: games.length,
    ...share,
    length: lengthsOf(games),
    endings: endingsOf(games),
  };
}

export const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const between = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`;

/** A share whose interval has nothing in common with the bounds is a finding. */
function shareFindings(lines: readonly Line[], bounds: readonly [number, number]): string[] {
  return lines.flatMap((line) =>
    line.high < bounds[0] || line.low > bounds[1]
      ? [
          `${line.name}: ${percent(line.share)}, interval ${between([line.low, line.high])} is outside ${between(bounds)}`,
        ]
      : [],
  );
}

function apartFindings(lines: readonly Line[], apart: number): string[] {
  return lines.slice(1).flatMap((line, i) => {
    const gap = sure(lines[i]).share - line.share;
    return gap < apart
      ? [`${sure(lines[i]).name} and ${line.name} are ${percent(gap)} apart, not ${percent(apart)}`]
      : [];
  });
}

function findingsOf(table: Omit<Table, 'findings'>): string[] {
  const { bounds, lines, first, length, endings } = table;
  const out: string[] = [];
  if (bounds.share !== undefined) out.push(...shareFindings(lines, bounds.share));
  if (bounds.apart !== undefined) out.push(...apartFindings(lines, bounds.apart));
  if (bounds.first !== undefined && first !== null && (first.share < bounds.first[0] || first.share > bounds.first[1]))
    out.push(`first player: ${percent(first.share)} is outside ${between(bounds.first)}`);
  if (bounds.length !== undefined && (length.median < bounds.length[0] || length.median > bounds.length[1]))
    out.push(`median length ${length.median} is outside ${bounds.length.join(' to ')}`);
  for (const ending of bounds.endings ?? []) if (endings[ending] === undefined) out.push(`no game ended by: ${ending}`);
  return out;
}

/** Games by line, in the order of the series' match-ups. */
export function tableOf(series: Series, games: readonly (readonly BalanceGame[])[]): Table {
  const all = games.flat();
  const won = all.filter(({ notes }) => notes.comeback !== null);
  const told = all.flatMap((game) => (game.first === null ? [] : [game.first]));
  const table = {
    key: series.key,
    title: series.title,
    lines: series.matchUps.map((matchUp, i) => lineOf(matchUp, sure(games[i]))),
    first: told.length === 0 ? null : wilson(sum(told), told.length),
    length: lengthsOf(all),
    endings: endingsOf(all),
    decisions: spreadOf(all.map(({ notes }) => notes.decisions)),
    comebacks: won.length === 0 ? null : wilson(won.filter(({ notes }) => notes.comeback === true).length, won.length),
    counts: countsOf(all),
    cards: cardsOf(all),
    bounds: series.bounds,
  };
  return { ...table, findings: findingsOf(table) };
}
