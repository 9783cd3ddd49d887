import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
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
  const taken = new Set(rows.map((row) => row.slug));
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  const [row] = await tx
    .insert(brands)
    .values({ ...fields, slug: free, position })
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
  await tx.execute(sql`
    update ${brands} set position = wanted.place
    from unnest(${sql.param(`{${ids.join(',')}}`)}::int[]) with ordinality as wanted (id, place)
    where ${brands.id} = wanted.id and ${brands.position} <> wanted.place`);
}
