/** Accepted answers. In a pattern `...` stands for any text: `...-c5` is every way that ends on c5. */

const ANY = '...';

export type Ways = readonly (readonly string[])[];

export function fits(pattern: string, key: string): boolean {
  const [first = '', ...parts] = pattern.split(ANY);
  if (parts.length === 0) return key === pattern;
  const last = parts.pop() as string;
  if (!key.startsWith(first) || !key.endsWith(last) || key.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of parts) {
    const found = key.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= key.length - last.length;
}

/** The ways that are still open after this answer to the question number `at`. */
export const waysAfter = (ways: Ways, at: number, key: string): Ways =>
  ways.filter((way) => way[at] !== undefined && fits(way[at], key));

/** Has one of the ways come to its end? */
export const isSolved = (ways: Ways, answered: number): boolean => ways.some((way) => way.length === answered);
