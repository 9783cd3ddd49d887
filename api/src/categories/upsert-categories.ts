import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import {
  countUpserts,
  isNew,
  takeOverAsNewVersion,
  type UpsertCounts,
} from '../database/upsert.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readCategoryRows } from './category-queries.ts';
import { categories } from './category-tables.ts';
import { categoryTreeOf } from './category-tree.ts';

/** A category as an import writes it; its parent by slug, since neither may have an id yet. */
export interface CategoryWrite
  extends Omit<typeof categories.$inferInsert, 'id' | 'parentId' | 'version'> {
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
 * list or in the shop. Inside `changeCatalog`.
 *
 * @throws ProblemError 409 `category_below_itself`, with its `slug`.
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
        ...takeOverAsNewVersion(categories, COLUMNS),
      })
      .returning({ slug: categories.slug, created: isNew(categories) }),
  );
  const touched = new Map(written.map((row) => [row.slug, row]));
  for (const { slug, parent } of rows) {
    if ((before.get(slug) ?? null) === parent) continue;
    await setParent(tx, slug, parent);
    if (!touched.has(slug)) touched.set(slug, { slug, created: false });
  }
  await refuseCircles(tx, rows);
  return countUpserts(rows.length, [...touched.values()]);
}

/** Staff may have moved a category since the file was checked. */
async function refuseCircles(tx: Db, rows: readonly CategoryWrite[]): Promise<void> {
  const all = await readCategoryRows(tx);
  const tree = categoryTreeOf(all);
  const written = new Set(rows.map(({ slug }) => slug));
  const circular = all.find(({ id, slug }) => written.has(slug) && tree.isInCircle(id));
  if (circular) throw new ProblemError(409, 'category_below_itself', { slug: circular.slug });
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
