import { afterAll, describe, expect, it } from 'vitest';
import { chaos } from '../operate/chaos.ts';
import { seededRandom } from './kit.ts';
import { hasPostgres, startPostgres, type TestDatabase } from './postgres.ts';

/** The whole of it; `CHAOS_MATCHES` makes it shorter. */

const matches = Number(process.env.CHAOS_MATCHES ?? 220);
const say = (line: string) => console.log(line);
let database: TestDatabase | null = null;
afterAll(() => database?.stop());

describe('nothing acknowledged is lost or doubled, nothing is stuck, every record verifies', () => {
  it.skipIf(!hasPostgres)('two nodes on one PostgreSQL, killed separately', async () => {
    database = await startPostgres();
    const report = await chaos({
      matches,
      tables: 12,
      nodes: 2,
      databaseUrl: database.url,
      moves: 40,
      random: seededRandom(1),
      say,
    });
    say(JSON.stringify(report));
    expect(report.problems).toEqual([]);
    expect(report.matches).toBe(matches);
    expect(report.kills).toBeGreaterThan(3);
  });

  it('one node on the embedded store, killed', async () => {
    const report = await chaos({ matches, tables: 12, nodes: 1, moves: 40, random: seededRandom(2), say });
    say(JSON.stringify(report));
    expect(report.problems).toEqual([]);
    expect(report.matches).toBe(matches);
    expect(report.kills).toBeGreaterThan(3);
  });
});
