import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import {
  countUpserts,
  isNew,
  takeOverWhereDifferent,
  type UpsertCounts,
} from '../database/upsert.ts';
import { readCategoryRows } from './category-queries.ts';
import { categories } from './category-tables.ts';

/** A category as an import writes it; its parent by slug, since neither may have an id yet. */
export interface CategoryWrite extends Omit<typeof categories.$inferInsert, 'id' | 'parentId'> {
  readonly parent: string | null;
}

const COLUMNS = [
  'nameAr',
  'nameEn',
  'descriptionAr',
  'descriptionEn',
  'picture',
  'position',
] as const;

/**
 * Adds categories, or changes those with the same slug where they differ. Every parent must be in the
 * list or in the shop, and none below itself. Inside `changeCatalog`.
 */
export async function upsertCategories(
  tx: Db,
  rows: readonly CategoryWrite[],
): Promise<UpsertCounts> {
  const before = parentsOf(await readCategoryRows(tx));
  const written = await inBatches(rows, (batch) =>
    tx
      .insert(categories)
      .values(batch.map(({ parent: _, ...row }) => row))
      .onConflictDoUpdate({
        target: categories.slug,
        ...takeOverWhereDifferent(categories, COLUMNS),
      })
      .returning({ slug: categories.slug, created: isNew(categories) }),
  );
  const touched = new Map(written.map((row) => [row.slug, row]));
  for (const { slug, parent } of rows) {
    if ((before.get(slug) ?? null) === parent) continue;
    await setParent(tx, slug, parent);
    if (!touched.has(slug)) touched.set(slug, { slug, created: false });
  }
  return countUpserts(rows.length, [...touched.values()]);
}

async function setParent(tx: Db, slug: string, parent: string | null): Promise<void> {
  const parentId =
    parent === null
      ? null
      : sql`(select above.id from ${categories} above where above.slug = ${parent})`;
  await tx.update(categories).set({ parentId }).where(eq(categories.slug, slug));
}

/** The slugs of categories with their parents' slugs. */
export function parentsOf(
  rows: readonly { readonly id: number; readonly slug: string; readonly parentId: number | null }[],
): Map<string, string | null> {
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return new Map(
    rows.map(({ slug, parentId }) => [
      slug,
      parentId === null ? null : (slugs.get(parentId) ?? null),
    ]),
  );
}
