import { max, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type NewProductRow, type ProductRow, splitColumns } from './product-row.ts';
import { productDetails, products } from './product-tables.ts';

/** The id of the product with a SKU, in either case of its letters. */
export async function findBySku(db: Db, sku: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`lower(${products.sku}) = ${sku.toLowerCase()}`)
    .limit(1);
  return row?.id;
}

/** The slug, or where another product has it, the first free one of `slug-2`, `slug-3` … */
export async function findFreeSlug(db: Db, slug: string): Promise<string> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${products.slug} = ${slug} or starts_with(${products.slug}, ${`${slug}-`})`);
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Adds a product without stock, last in the shop's order. Inside `changeCatalog`. */
export async function insertProductRow(
  tx: Db,
  row: Omit<NewProductRow, 'position' | 'stock'>,
): Promise<ProductRow> {
  const [last] = await tx.select({ position: max(products.position) }).from(products);
  const position = (last?.position ?? 0) + 1;
  const { own, details } = splitColumns({ ...row, position });
  const [inserted] = await tx.insert(products).values(own).returning();
  if (!inserted) throw new Error('The product was not added.');
  const [insertedDetails] = await tx
    .insert(productDetails)
    .values({ ...details, productId: inserted.id })
    .returning();
  if (!insertedDetails) throw new Error('The product was not added.');
  const { productId: _, ...rest } = insertedDetails;
  return { ...inserted, ...rest };
}
