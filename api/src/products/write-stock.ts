import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { products, stockMovements } from './product-tables.ts';

/** So many units of a product are in stock. */
export interface CountedStock {
  readonly sku: string;
  readonly stock: number;
}

/**
 * Sets stock to the counted values and records the differences as movements. Rows are locked in id order, as
 * when they are sold; unknown SKUs are ignored. Inside a transaction.
 *
 * @returns the ids of the products whose stock changed.
 */
export async function writeStock(
  tx: Db,
  counted: readonly CountedStock[],
  {
    reason,
    principal,
    at,
  }: { readonly reason: 'import' | 'set'; readonly principal: Principal; readonly at: Date },
): Promise<number[]> {
  const who = actorOf(principal);
  const wanted = new Map(counted.map(({ sku, stock }) => [sku, stock]));
  const ids = await inBatches([...wanted.keys()], (batch) =>
    tx.select({ id: products.id }).from(products).where(inArray(products.sku, batch)),
  );
  const inIdOrder = ids.map(({ id }) => id).sort((a, b) => a - b);
  const present = await inBatches(inIdOrder, (batch) =>
    tx
      .select({ id: products.id, sku: products.sku, stock: products.stock })
      .from(products)
      .where(inArray(products.id, batch))
      .orderBy(asc(products.id))
      .for('no key update'),
  );
  const changes = present.flatMap(({ id, sku, stock }) => {
    const delta = (wanted.get(sku) ?? stock) - stock;
    return delta === 0 ? [] : [{ id, delta }];
  });
  await inBatches(changes, async (batch) => {
    await tx.execute(sql`
      update products set stock = stock + change.delta
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as change(id int, delta int)
      where products.id = change.id`);
    return tx
      .insert(stockMovements)
      .values(batch.map(({ id, delta }) => ({ productId: id, delta, reason, ...who, at })))
      .returning({ id: stockMovements.id });
  });
  return changes.map(({ id }) => id);
}
