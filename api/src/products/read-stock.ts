import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/** How many units of a product there are; undefined when there is no such SKU. */
export async function readStock(db: Db, sku: string): Promise<number | undefined> {
  const [row] = await db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.sku, sku));
  return row?.stock;
}
