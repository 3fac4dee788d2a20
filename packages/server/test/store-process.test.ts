import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openEmbedded } from '../store/engine-embedded.ts';

const children = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number);

it('goes on after its process was killed, and a transaction that was cut off leaves nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-process-'));
  const before = new Set(children());
  const engine = await openEmbedded(join(folder, 'store.db'));
  try {
    await sql`create table kept (n integer)`.execute(engine.db);
    await sql`insert into kept values (1)`.execute(engine.db);
    const own = children().filter((pid) => !before.has(pid));
    expect(own).toHaveLength(1);
    const cut = engine.db.transaction().execute(async (inside) => {
      await sql`insert into kept values (2)`.execute(inside);
      process.kill(own[0], 'SIGKILL');
      await sql`insert into kept values (3)`.execute(inside).catch(() => {});
      await sql`insert into kept values (4)`.execute(inside);
    });
    await expect(cut).rejects.toThrow('the embedded store ended');
    await sql`insert into kept values (5)`.execute(engine.db);
    const { rows } = await sql<{ n: number }>`select n from kept order by n`.execute(engine.db);
    expect(rows.map(({ n }) => n)).toEqual([1, 5]);
  } finally {
    await engine.close();
    rmSync(folder, { recursive: true });
  }
});
