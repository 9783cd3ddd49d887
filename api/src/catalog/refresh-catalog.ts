import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { catalogVersion } from '../products/product-tables.ts';

/**
 * What every change of products, brands, categories or slides must end with, in the same transaction:
 * tells every process, through the catalogue's version, that what it has cached is old.
 */
export async function refreshCatalog(db: Db): Promise<void> {
  await db
    .update(catalogVersion)
    .set({ version: sql`${catalogVersion.version} + 1` })
    .where(sql`true`);
}
