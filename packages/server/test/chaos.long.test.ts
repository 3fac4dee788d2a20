import { afterAll, describe, expect, it } from 'vitest';
import { chaos } from '../operate/chaos.ts';
import { CONTROLS } from '../operate/chaos-faults.ts';
import { hasPostgres, startPostgres, type TestDatabase } from './postgres.ts';

/** The whole of it. `CHAOS_MATCHES` makes it shorter, `CHAOS_FROM` begins later, `CHAOS_SEED` makes it another one. */

const matches = Number(process.env.CHAOS_MATCHES ?? 204);
const from = Number(process.env.CHAOS_FROM ?? 0);
const seed = process.env.CHAOS_SEED ?? 'chaos';
const say = (line: string) => console.log(line);
const plan = { seed, from, matches, tables: 24, moves: 30, say };
let database: TestDatabase | null = null;
afterAll(() => database?.stop());

describe('nothing acknowledged is lost or doubled, nothing is stuck, every record verifies', () => {
  it.skipIf(!hasPostgres)('two nodes on one PostgreSQL, every fault', async () => {
    database = await startPostgres();
    const report = await chaos({ ...plan, nodes: 2, databaseUrl: database.url, database });
    say(JSON.stringify(report));
    expect(report.problems).toEqual([]);
    expect(report.matches).toBe(matches);
    expect(Object.keys(report.faults).length).toBeGreaterThan(4);
  });

  it('one node on the embedded store, every fault that can be', async () => {
    const report = await chaos({ ...plan, nodes: 1 });
    say(JSON.stringify(report));
    expect(report.problems).toEqual([]);
    expect(report.matches).toBe(matches);
    expect(Object.keys(report.faults).length).toBeGreaterThan(4);
  });

  it.each(CONTROLS)('what is broken for good is noticed: %s', async (control) => {
    const report = await chaos({ ...plan, matches: 12, tables: 6, nodes: 1, faults: ['kill'], control });
    expect(report.problems).not.toEqual([]);
  });
});
