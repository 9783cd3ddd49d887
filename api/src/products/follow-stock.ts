import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { ProductIndex } from './product-index.ts';
import { products, stockMovements } from './product-tables.ts';

/** How far back a stock mark looks for movements that were committed late, behind younger ones. */
const LATE_MOVEMENTS = 200;

/**
 * Where the stock movements stand: `last` is the youngest's id, `key` differs whenever any movement was
 * added, even one whose transaction ended after those of up to 200 younger ones.
 */
export interface StockMark {
  readonly key: string;
  readonly last: number;
}

/** Reads where the stock movements stand now. */
export async function readStockMark(db: Db): Promise<StockMark> {
  const recent = db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .orderBy(sql`${stockMovements.id} desc`)
    .limit(LATE_MOVEMENTS)
    .as('recent');
  const [row] = await db
    .select({
      last: sql<string>`coalesce(max(${recent.id}), 0)`,
      key: sql<string>`coalesce(sum(${recent.id}), 0)::text`,
    })
    .from(recent);
  return { key: row?.key ?? '0', last: Number(row?.last ?? 0) };
}

/** Tells the index which of the products whose stock moved since `mark` are in stock now. */
export async function followStock(db: Db, index: ProductIndex, mark: StockMark): Promise<void> {
  const moved = db
    .select({ id: stockMovements.productId })
    .from(stockMovements)
    .where(gt(stockMovements.id, mark.last - LATE_MOVEMENTS));
  const rows = await db
    .select({ id: products.id, inStock: sql<boolean>`${products.stock} > 0` })
    .from(products)
    .where(and(inArray(products.id, moved), products.published));
  for (const { id, inStock } of rows) index.setInStock(id, inStock);
}
