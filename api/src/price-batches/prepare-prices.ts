import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readCosts } from '../products/product-cost-rows.ts';
import { listPriceRows } from '../products/product-desk-rows.ts';
import { type PriceBatchRecord, priceBatchStore, readChosen } from './price-batch-store.ts';
import { priceBatchRows } from './price-batch-tables.ts';
import { reprice } from './price-rule.ts';

/**
 * Computes the new prices of a batch's next `size` products. After the last ones the batch is ready. Within a
 * transaction that has locked the batch.
 */
export async function preparePrices(tx: Db, batch: PriceBatchRecord, size: number): Promise<void> {
  const { id, filter, rule, rounding } = batch;
  const { categoryIds, brandId, foundIds } = await readChosen(tx, id);
  const ids = foundIds?.filter((found) => found > batch.reached).slice(0, size);
  const products = await listPriceRows(
    tx,
    {
      filter,
      categoryIds: categoryIds ? new Set(categoryIds) : undefined,
      brandId: brandId ?? undefined,
      ids,
    },
    batch.reached,
    size,
  );
  const costs =
    rule.kind === 'cost'
      ? await readCosts(
          tx,
          products.map((product) => product.id),
        )
      : undefined;
  const rows = products.flatMap((product) => {
    const costPiastres = costs?.get(product.id);
    const after = reprice({ ...product, costPiastres }, rule, rounding);
    const isSame =
      after.refusal !== 'no_cost' &&
      after.listPricePiastres === product.listPricePiastres &&
      JSON.stringify(after.tiers) === JSON.stringify(product.tiers);
    if (isSame) return [];
    const hasTiers = product.tiers.length > 0;
    return {
      product_id: product.id,
      before_piastres: product.listPricePiastres,
      after_piastres: after.listPricePiastres,
      before_tiers: hasTiers ? product.tiers : null,
      after_tiers: hasTiers ? after.tiers : null,
      refusal: after.refusal ?? null,
    };
  });
  // One value takes a fraction of the time of as many parameters.
  await tx.execute(sql`
    insert into price_batch_rows
      (batch_id, product_id, before_piastres, after_piastres, before_tiers, after_tiers, refusal)
    select ${id}, product_id, before_piastres, after_piastres, before_tiers, after_tiers, refusal
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new_prices(product_id int,
      before_piastres bigint, after_piastres bigint, before_tiers jsonb, after_tiers jsonb, refusal text)`);
  const refused = rows.filter(({ refusal }) => refusal !== null).length;
  const counts = {
    changes: batch.changes + rows.length - refused,
    refused: batch.refused + refused,
    unchanged: batch.unchanged + products.length - rows.length,
  };
  // Of those found by a text the filter may take some out.
  const seen = ids ?? products.map((product) => product.id);
  if (seen.length === size) {
    await priceBatchStore.change(tx, id, { ...counts, reached: seen.at(-1) ?? batch.reached });
    return;
  }
  await priceBatchStore.change(tx, id, { ...counts, state: 'ready' });
  // Without statistics of the new rows each piece of work would read and sort all of them; the embedded database
  // never makes any by itself.
  await tx.execute(sql`analyze ${priceBatchRows}`);
}
