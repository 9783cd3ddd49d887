import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { catalogVersion } from './catalog-tables.ts';

/** The channel on which every change of the catalogue is told, once it can be seen. */
export const CATALOG_CHANGED = 'catalog_changed';

/** The number of the catalogue's last change. */
export async function readCatalogVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: catalogVersion.version }).from(catalogVersion);
  return row?.version ?? 0;
}

/** Version of a catalogue that nobody ever put anything into. */
const UNTOUCHED = 1;

/** Whether nobody ever put anything into the catalogue; one that was emptied is not untouched. */
export async function isCatalogUntouched(db: Db): Promise<boolean> {
  return (await readCatalogVersion(db)) === UNTOUCHED;
}

/**
 * Begins a change of the catalogue: of products (but for their stock), brands, categories or slides.
 * Must come first in the change's transaction: the row stays locked until it ends, so that changes
 * become visible in the order of their numbers. Changed products carry the number in `changed_in`.
 * Whoever listens (see `listenTo`) hears of it when the transaction has ended.
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
