/** The puzzle of the day: the same for everybody on that day, and again only when all others have had theirs. */

const DAY = 86_400_000;

/** The day in UTC, such as 2026-11-16. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

/** Goes through all puzzles in a fixed order that jumps about, so that neighbours in a file are not neighbours in time. */
export function dailyIndex(day: string, count: number): number {
  if (count < 1) return -1;
  let step = Math.max(1, Math.floor(count * 0.618));
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  while (common(step, count) !== 1) step++;
  return (numberOf(day) * step) % count;
}

/** Days in a row up to today or yesterday; one missed day in any seven is forgiven. */
export function streakOf(days: readonly string[], today: string): number {
  const solved = new Set(days.map(numberOf));
  const last = numberOf(today);
  let at = solved.has(last) ? last : last - 1;
  let streak = 0;
  let forgiven = Number.POSITIVE_INFINITY;
  for (;;) {
    if (solved.has(at)) streak++;
    else if (solved.has(at - 1) && streak > 0 && forgiven - at >= 7) forgiven = at;
    else return streak;
    at--;
  }
}
