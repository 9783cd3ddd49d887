import { and, asc, gt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/** Rows read by one query, so that other requests are not held up for long. */
const CHUNK = 500;

/** The texts of every product on sale, some at a time, in the shop's own order. */
export async function* readSearchableProducts(db: Db) {
  let after = { position: -2_147_483_648, id: 0 };
  while (true) {
    const rows = await db
      .select({
        id: products.id,
        sku: products.sku,
        nameAr: products.nameAr,
        nameEn: products.nameEn,
        descriptionAr: products.descriptionAr,
        descriptionEn: products.descriptionEn,
        brandId: products.brandId,
        categoryId: products.categoryId,
        specs: products.specs,
        position: products.position,
      })
      .from(products)
      .where(
        and(
          products.published,
          gt(
            sql`(${products.position}, ${products.id})`,
            sql`(${after.position}::int, ${after.id}::int)`,
          ),
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
