// The embedded database in a thread of its own, so that no write holds up the sockets.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const db = new Database(workerData.file);
db.pragma('journal_mode = WAL');
// An acknowledged move must outlive a power cut, not only a crash.
db.pragma('synchronous = FULL');
db.pragma('busy_timeout = 5000');

const prepared = new Map();

function statement(sql) {
  let found = prepared.get(sql);
  if (found === undefined) {
    found = db.prepare(sql);
    if (prepared.size > 500) prepared.clear();
    prepared.set(sql, found);
  }
  return found;
}

function run({ sql, params }) {
  const prepared = statement(sql);
  if (prepared.reader) return { rows: prepared.all(...params) };
  const { changes, lastInsertRowid } = prepared.run(...params);
  return { rows: [], changes, insertId: Number(lastInsertRowid) };
}

parentPort.on('message', (message) => {
  if (message.close) {
    db.close();
    parentPort.postMessage({ id: message.id, rows: [] });
    return;
  }
  try {
    parentPort.postMessage({ id: message.id, ...run(message) });
  } catch (error) {
    parentPort.postMessage({ id: message.id, error: error.message });
  }
});
