import type { Store } from '@bojiste/server/store/store';

/** The store of a server, for commands that work on it beside the server. They follow --data and DATABASE_URL like it. */

export function placeOf(data: string | undefined) {
  const databaseUrl = process.env.DATABASE_URL || undefined;
  return {
    folder: data ?? (process.env.BOJISTE_DATA || 'data'),
    ...(databaseUrl !== undefined && { databaseUrl }),
  };
}

/** Opens the store for one piece of work; it is closed however that ends. */
export async function withStore<T>(
  data: string | undefined,
  mustBe: boolean,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const { openStore } = await import('@bojiste/server/store/store');
  const { mustExist } = await import('@bojiste/server/operate/backup');
  const place = placeOf(data);
  if (mustBe) mustExist(place);
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
