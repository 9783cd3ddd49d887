import type { Db } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import {
  countUpserts,
  isNew,
  takeOverAsNewVersion,
  type UpsertCounts,
} from '../database/upsert.ts';
import { brands } from './brand-tables.ts';

/** A brand as an import writes it. */
export type BrandWrite = Omit<typeof brands.$inferInsert, 'id' | 'version'>;

const COLUMNS = ['nameAr', 'nameEn', 'descriptionAr', 'descriptionEn', 'logo', 'position'] as const;

/** Adds brands, or changes those with the same slug where they differ. Inside `changeCatalog`. */
export async function upsertBrands(tx: Db, rows: readonly BrandWrite[]): Promise<UpsertCounts> {
  const written = await inBatches(rows, (batch) =>
    tx
      .insert(brands)
      .values(batch)
      .onConflictDoUpdate({
        target: brands.slug,
        ...takeOverAsNewVersion(brands, COLUMNS),
      })
      .returning({ created: isNew(brands) }),
  );
  return countUpserts(rows.length, written);
}
