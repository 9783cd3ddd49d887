import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { catalogVersion } from './catalog-tables.ts';

/** The channel on which every committed change of the catalogue is notified. */
export const CATALOG_CHANGED = 'catalog_changed';

/** The number of the catalogue's last change. */
export async function readCatalogVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: catalogVersion.version }).from(catalogVersion);
  return row?.version ?? 0;
}

/**
 * The number of the catalogue's next change, which nobody can begin before the transaction ends. For pieces of long
 * work: products that they write carry it in `changed_in`, and lists show them from that change on. Must come first
 * in its transaction, as `raiseCatalogVersion`.
 */
export async function holdNextCatalogVersion(tx: Db): Promise<number> {
  const [row] = await tx
    .select({ version: catalogVersion.version })
    .from(catalogVersion)
    .for('share');
  if (!row) throw new Error('The row of catalog_version is missing');
  return row.version + 1;
}

/** Version of a catalogue that was never changed. */
const UNTOUCHED = 1;

/** Whether the catalogue was never changed; an emptied one was. */
export async function isCatalogUntouched(db: Db): Promise<boolean> {
  return (await readCatalogVersion(db)) === UNTOUCHED;
}

/**
 * Starts a change of the catalogue: of products (except their stock), brands, categories or slides. Must come
 * first in its transaction: the row stays locked until the end, so that changes become visible in version
 * order. Changed products carry the version in `changed_in`. Listeners (`listenTo`) are notified on commit.
 */
export async function raiseCatalogVersion(tx: Db): Promise<number> {
  const [row] = await tx
    .update(catalogVersion)
    .set({ version: sql`${catalogVersion.version} + 1` })
    .where(sql`true`)
    .returning({ version: catalogVersion.version });
  if (!row) throw new Error('The row of catalog_version is missing');
  await tx.execute(sql`select pg_notify(${CATALOG_CHANGED}, '')`);
  return row.version;
}
