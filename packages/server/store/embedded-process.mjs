// The embedded database in a process of its own: no write holds up the sockets, and a fault in the native library
// takes no server with it.
import { DatabaseSync } from '@photostructure/sqlite';

const db = new DatabaseSync(process.argv[2]);
db.exec('pragma journal_mode = WAL');
// An acknowledged move must outlive a power cut, not only a crash.
db.exec('pragma synchronous = FULL');
db.exec('pragma busy_timeout = 5000');

const prepared = new Map();

function statement(sql) {
  let found = prepared.get(sql);
  if (found === undefined) {
    const query = db.prepare(sql);
    found = { query, reads: query.columns().length > 0 };
    if (prepared.size > 500) prepared.clear();
    prepared.set(sql, found);
  }
  return found;
}

function run({ sql, params }) {
  const { query, reads } = statement(sql);
  if (reads) return { rows: query.all(...params) };
  const { changes, lastInsertRowid } = query.run(...params);
  return { rows: [], changes, insertId: Number(lastInsertRowid) };
}

process.on('message', (message) => {
  if (message.close) {
    db.close();
    process.send({ id: message.id, rows: [] }, () => process.disconnect());
    return;
  }
  try {
    process.send({ id: message.id, ...run(message) });
  } catch (error) {
    process.send({ id: message.id, error: error.message });
  }
});
// Whoever asked is gone: what it did not hear of was not promised.
process.on('disconnect', () => process.exit());
