/**
 * The test runner when the kit is loaded by one, else null: the command line uses the same kit without it, and
 * importing vitest outside its own process fails.
 */
export const runner: typeof import('vitest') | null = process.env.VITEST === undefined ? null : await import('vitest');

export function requireRunner(what: string): typeof import('vitest') {
  if (runner === null) throw new Error(`${what} registers tests and works only inside vitest`);
  return runner;
}
