import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { freeSlug } from '../database/free-slug.ts';
import { orderRows } from '../database/order-rows.ts';
import { brands } from './brand-tables.ts';

export type BrandRow = typeof brands.$inferSelect;
/** What staff decide about a brand besides its place. */
export type BrandFields = Pick<
  BrandRow,
  'nameAr' | 'nameEn' | 'descriptionAr' | 'descriptionEn' | 'logo'
>;

/** Adds a brand, last in the order; a slug that is taken gets a number. Inside `changeCatalog`. */
export async function insertBrandRow(tx: Db, slug: string, fields: BrandFields): Promise<BrandRow> {
  const rows = await tx.select({ slug: brands.slug, position: brands.position }).from(brands);
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  const [row] = await tx
    .insert(brands)
    .values({ ...fields, slug: freeSlug(slug, rows), position })
    .returning();
  if (!row) throw new Error('The brand was not added.');
  return row;
}

/** Changes a brand and raises its version. Inside `changeCatalog`. */
export async function updateBrandRow(tx: Db, id: number, fields: BrandFields): Promise<BrandRow> {
  const [row] = await tx
    .update(brands)
    .set({ ...fields, version: sql`${brands.version} + 1` })
    .where(eq(brands.id, id))
    .returning();
  if (!row) throw new Error(`There is no brand ${id}.`);
  return row;
}

/** Numbers all brands in this order. Inside `changeCatalog`. */
export async function orderBrandRows(tx: Db, ids: readonly number[]): Promise<void> {
  await orderRows(tx, brands, ids);
}
