import type { PriceStep } from '@dp/contract/staff/price-batch-values.ts';
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { findStaffOfChanges } from '../audit-trail/find-staff-of-changes.ts';
import type { Db } from '../database/database.ts';
import { moveListPrices, readListPrices } from '../products/batch-prices.ts';
import { type PriceBatchRecord, priceBatchStore } from './price-batch-store.ts';
import { priceBatches, priceBatchRows } from './price-batch-tables.ts';

const { batchId, productId, refusal, leftAt } = priceBatchRows;

/**
 * Changes the prices of a batch's next `size` products, or brings them back. A product whose price is not
 * what the step starts from was changed by somebody else: it stays, and its row says who and when. Within a
 * transaction that has locked the batch.
 *
 * @returns whether there were rows left; if not, the batch is done.
 */
export async function movePrices(
  tx: Db,
  batch: PriceBatchRecord,
  step: PriceStep,
  size: number,
): Promise<boolean> {
  // The moment of the batch's row in the audit trail, by which others find who made these prices.
  const at = step === 'apply' ? batch.appliedAt : batch.undoneAt;
  if (at === null) throw new Error(`Price batch ${batch.id} never started.`);
  const { last, others } = await moveListPrices(tx, movesOf(batch, step, size), at);
  if (last === undefined) return false;
  if (others.length > 0) await leave(tx, batch.id, step, others);
  await priceBatchStore.change(tx, batch.id, {
    reached: last,
    ...(step === 'apply'
      ? { leftAtApply: batch.leftAtApply + others.length }
      : { leftAtUndo: batch.leftAtUndo + others.length }),
  });
  return true;
}

const BEFORE = { piastres: priceBatchRows.beforePiastres, tiers: priceBatchRows.beforeTiers };
const AFTER = { piastres: priceBatchRows.afterPiastres, tiers: priceBatchRows.afterTiers };

function movesOf(batch: PriceBatchRecord, step: PriceStep, size: number): SQL {
  const [from, to] = step === 'apply' ? [BEFORE, AFTER] : [AFTER, BEFORE];
  return sql`
    select ${productId} as id, ${from.piastres} as from_piastres, ${to.piastres} as to_piastres,
      ${from.tiers} as from_tiers, ${to.tiers} as to_tiers
    from ${priceBatchRows}
    where ${batchId} = ${batch.id} and ${productId} > ${batch.reached} and ${refusal} is null
      and ${leftAt} is null
    order by ${productId} limit ${size}`;
}

/** Notes on the rows of products what their prices are instead, since when, and who made them. */
async function leave(tx: Db, id: number, step: PriceStep, others: readonly number[]) {
  const found = await readListPrices(tx, others);
  const edits = found.map(({ id: product, updatedAt: at }) => ({
    kind: 'product',
    id: product,
    at,
  }));
  const editors = await findStaffOfChanges(tx, edits);
  const batchAt = await readBatchesAt(
    tx,
    found.map(({ updatedAt }) => updatedAt),
  );
  const batches = edits.map(({ at }) => ({
    kind: 'price-batch',
    id: batchAt.get(at.getTime()) ?? 0,
    at,
  }));
  const batchStarters = await findStaffOfChanges(tx, batches, 'by-then');
  const notes = found.map((product, place) => ({
    id: product.id,
    piastres: product.listPricePiastres,
    since: product.updatedAt,
    by: editors[place] ?? batchStarters[place] ?? null,
  }));
  await tx.execute(sql`
    update price_batch_rows set left_at = ${step}, found_piastres = note.piastres,
      found_since = note.since, found_by = note.by
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
      as note(id int, piastres bigint, since timestamptz, by int)
    where batch_id = ${id} and product_id = note.id`);
}

/** Which batch began to change or to bring back prices at each of some moments, in milliseconds. */
async function readBatchesAt(tx: Db, moments: readonly Date[]): Promise<Map<number, number>> {
  const distinct = [...new Map(moments.map((moment) => [moment.getTime(), moment])).values()];
  const { id, appliedAt, undoneAt } = priceBatches;
  const rows = await tx
    .select({ id, appliedAt, undoneAt })
    .from(priceBatches)
    .where(or(inArray(appliedAt, distinct), inArray(undoneAt, distinct)));
  return new Map(
    rows.flatMap((batch) =>
      [batch.appliedAt, batch.undoneAt].flatMap((at): [number, number][] =>
        at === null ? [] : [[at.getTime(), batch.id]],
      ),
    ),
  );
}
