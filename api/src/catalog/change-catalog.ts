import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { rankProductNames } from '../products/rank-product-names.ts';
import { raiseCatalogVersion } from './catalog-version.ts';

/**
 * The one way to change products (except their stock), brands, categories or slides: `change` runs in a
 * transaction with the catalogue's new version, so that every process invalidates its caches and changes are
 * serialised. Product rows it writes must carry the version in `changed_in`; new and changed names keep rank
 * 0 and are ranked at the end.
 */
export async function changeCatalog<T>(
  db: Db,
  change: (tx: Db, version: number) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const version = await raiseCatalogVersion(tx);
    const result = await change(tx, version);
    await rankProductNames(tx, version);
    return result;
  });
}
