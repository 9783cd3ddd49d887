import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/** Rows read by one query, so that other requests are not held up for long. */
const CHUNK = 500;

const columns = {
  id: products.id,
  published: products.published,
  sku: products.sku,
  nameAr: products.nameAr,
  nameEn: products.nameEn,
  descriptionAr: products.descriptionAr,
  descriptionEn: products.descriptionEn,
  brandId: products.brandId,
  categoryId: products.categoryId,
  specs: products.specs,
  position: products.position,
};

/** What search reads of a product. */
export type SearchableRow = Pick<typeof products.$inferSelect, keyof typeof columns>;

/** The texts of every product on sale, some at a time, in the shop's own order. */
export async function* readSearchableProducts(db: Db) {
  const place = sql`(${products.position}, ${products.id})`;
  let after = { position: -2_147_483_648, id: 0 };
  while (true) {
    const rows = await db
      .select(columns)
      .from(products)
      .where(
        and(
          eq(products.published, true),
          gt(place, sql`(${after.position}::int, ${after.id}::int)`),
        ),
      )
      .orderBy(asc(products.position), asc(products.id))
      .limit(CHUNK);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return;
    after = { position: last.position, id: last.id };
  }
}

/** The same of the products that changed after a version of the catalogue; those withdrawn are among them. */
export async function* readChangedSearchableProducts(db: Db, afterVersion: number) {
  let lastId = 0;
  while (true) {
    const rows = await db
      .select(columns)
      .from(products)
      .where(and(gt(products.changedIn, afterVersion), gt(products.id, lastId)))
      .orderBy(asc(products.id))
      .limit(CHUNK);
    if (rows.length > 0) yield rows;
    lastId = rows.at(-1)?.id ?? lastId;
    if (rows.length < CHUNK) return;
  }
}
