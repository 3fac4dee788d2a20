import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/**
 * One server to a data folder. The lock is held by the database library on a file of its own, so that it goes with the
 * process, however that ends.
 */
export class FolderTaken extends Error {}

export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, 'server.lock'));
  try {
    db.exec('begin exclusive');
  } catch {
    db.close();
    throw new FolderTaken(`another server already runs on the data in ${folder}`);
  }
  return () => {
    if (db.isOpen) db.close();
  };
}
