import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { idArray } from '../database/id-array.ts';
import { deleteWithDependents } from './delete-with-dependents.ts';
import type { Demo } from './find-demo.ts';

/** The transaction's time and catalogue version. */
interface Written {
  readonly version: number;
  readonly at: Date;
}

/**
 * Deletes the demo but its products with their categories and brands. In plain SQL, as it touches the tables of
 * every feature; the caller holds its locks.
 */
export async function removeDemoOrders(tx: Db, demo: Demo, written: Written): Promise<void> {
  const { goes } = demo;
  await removeOrders(tx, demo, written);
  await deleteWithDependents(tx, 'carousel_items', goes.slides);
  await deleteWithDependents(tx, 'home_sections', goes.sections);
  await tx.execute(sql`
    delete from outbox where customer_id = any(${idArray(goes.customers)})`);
  await deleteWithDependents(tx, 'customers', goes.customers);
  await deleteWithDependents(tx, 'contact_messages', goes.messages);
  await deleteWithDependents(tx, 'couriers', goes.couriers);
}

/** Orders with their parcels, invoices and cash; what they took out of stock goes back. */
async function removeOrders(tx: Db, { goes }: Demo, { version }: Written): Promise<void> {
  const orders = idArray(goes.orders);
  const idsIn = async (query: SQL) =>
    (await tx.execute<{ id: number }>(query)).rows.map(({ id }) => id);
  const handovers = await idsIn(
    sql`select distinct handover_id as id from parcels where order_id = any(${orders}) and handover_id is not null`,
  );
  const handIns = await idsIn(
    sql`select distinct hand_in_lines.hand_in_id as id from hand_in_lines
      join parcels on parcels.id = parcel_id where order_id = any(${orders})`,
  );
  await tx.execute(sql`
    with moved as (
      select product_id, sum(delta) as delta from stock_movements
      where order_id = any(${orders}) group by 1
    )
    update products set stock = stock - moved.delta, changed_in = ${version}
    from moved where moved.product_id = products.id and moved.delta <> 0`);
  await tx.execute(sql`
    with used as (
      select voucher_id, count(*) as uses from voucher_redemptions where order_id = any(${orders}) group by 1
    )
    update vouchers set uses = vouchers.uses - used.uses from used where used.voucher_id = vouchers.id`);
  for (const table of [
    'stock_movements',
    'voucher_redemptions',
    'order_search_terms',
    'order_feed',
    'outbox',
  ]) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where order_id = any(${orders})`);
  }
  // Triggers subtract lines and orders from the summaries of reports; a line needs its order for that.
  await deleteWithDependents(tx, 'orders', goes.orders);
  await tx.execute(sql`
    delete from handovers where id = any(${idArray(handovers)})
      and not exists (select from parcels where handover_id = handovers.id)`);
  await tx.execute(sql`
    delete from cash_hand_ins where id = any(${idArray(handIns)})
      and not exists (select from hand_in_lines where hand_in_id = cash_hand_ins.id)`);
  await tx.execute(sql`
    delete from handovers where courier_id = any(${idArray(goes.couriers)})
      and not exists (select from parcels where handover_id = handovers.id)`);
  await beginInvoices(tx);
}

/** No invoice or credit note is left: they begin at 1, or after the numbers that a restore left out. */
async function beginInvoices(tx: Db): Promise<void> {
  await tx.execute(sql`
    update invoice_counter set last = 0 where not exists (select from restores)`);
  await tx.execute(sql`
    update restores set last_invoice_number = 0,
      first_invoice_number = case when restored_at = (select max(restored_at) from restores)
        then (select last + 1 from invoice_counter) else 1 end`);
  await tx.execute(sql`
    update credit_note_counter set last = first - 1 where not exists (select from restores)`);
  await tx.execute(sql`
    update restores set last_credit_note_number = (select first - 1 from credit_note_counter),
      first_credit_note_number = case when restored_at = (select max(restored_at) from restores)
        then (select last + 1 from credit_note_counter) else 0 end`);
}
