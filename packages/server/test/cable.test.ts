import { expect, it } from 'vitest';
import { Cable } from '../operate/cable.ts';
import type { Word } from '../store/contract.ts';
import { openPostgres } from '../store/postgres.ts';
import { openStore } from '../store/store.ts';
import { hasPostgres, startPostgres } from './postgres.ts';

/** A cable to the database that goes dead and tells nobody: as behind a router that forgot all connections. */
it.skipIf(!hasPostgres)('a node finds its way when its connections went dead', { timeout: 120_000 }, async () => {
  const database = await startPostgres();
  // Makes the tables.
  await (await openStore({ databaseUrl: database.url, folder: '' })).close();
  const cable = await Cable.lay(database.url);
  const engine = await openPostgres(cable.url, 2, 500);
  const heard: Word[] = [];
  engine.hear((words) => heard.push(...words));
  const rows = () => engine.db.selectFrom('nodes').selectAll().execute();
  await Promise.all([engine.sign(1, '{}'), rows(), rows()]);
  cable.die();
  cable.revive();
  // Old connections answer nothing for ever; each is given up once, and none is lent again.
  const lost = await Promise.allSettled([engine.sign(2, '{}'), rows(), rows()]);
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await rows()).toMatchObject([{ node: engine.node }]);
  await Promise.all([rows(), rows(), engine.sign(3, '{}')]);
  // The database still holds the last lock of this node, and its new ear is not kept waiting by it.
  heard.length = 0;
  engine.renew();
  await expect
    .poll(async () => {
      await engine.sign(4, '{}');
      return heard;
    })
    .toContainEqual({ k: 'echo', node: engine.node });
  expect(await engine.liveNodes()).toContain(engine.node);
  await engine.close();
  cable.close();
  database.stop();
});
