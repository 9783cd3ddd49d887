import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/** Every product, withdrawn ones included, in the shop's order, as exports need it. */
export async function readProductRows(db: Db) {
  return db.select().from(products).orderBy(asc(products.position), asc(products.id));
}
