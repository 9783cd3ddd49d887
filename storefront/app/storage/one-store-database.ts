import type { IDBPDatabase } from 'idb';

/**
 * An IndexedDB database with one store, opened on first use and again after the browser closed it. `idb` is
 * only loaded then.
 *
 * @param keyPath the member of each value that is its key.
 * @returns a function that returns the open database; it rejects where IndexedDB is blocked.
 */
export function oneStoreDatabase(
  name: string,
  store: string,
  keyPath: string,
): () => Promise<IDBPDatabase> {
  let opening: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return () => {
    opening ??= import('idb')
      .then(({ openDB }) =>
        openDB(name, 1, {
          upgrade(db) {
            db.createObjectStore(store, { keyPath });
          },
          terminated: forget,
        }),
      )
      .catch((error: unknown) => {
        forget();
        throw error;
      });
    return opening;
  };
}
