import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { deleteWithDependents } from './delete-with-dependents.ts';
import { type Demo, idsOf, setOf } from './find-demo.ts';

/** The transaction's time and catalogue version. */
interface Written {
  readonly version: number;
  readonly at: Date;
}

/** Deletes the demo. In plain SQL, as it touches the tables of every feature; the caller holds its locks. */
export async function removeDemoRows(tx: Db, demo: Demo, written: Written): Promise<void> {
  const { goes } = demo;
  await removeOrders(tx, demo, written);
  await withdrawProducts(tx, demo.keptProducts, written);
  await deleteWithDependents(tx, 'carousel_items', goes.slides);
  await deleteWithDependents(tx, 'home_sections', goes.sections);
  await removeProducts(tx, goes.products, written);
  // So that each can go in a statement of its own, parents before what is below them too.
  await tx.execute(
    sql`update categories set parent_id = null where id = any(${idsOf(goes.categories)})`,
  );
  await deleteWithDependents(tx, 'categories', goes.categories);
  await deleteWithDependents(tx, 'brands', goes.brands);
  await tx.execute(sql`
    delete from outbox where customer_id = any(${idsOf(goes.customers)})`);
  await deleteWithDependents(tx, 'customers', goes.customers);
  await deleteWithDependents(tx, 'contact_messages', goes.messages);
  await deleteWithDependents(tx, 'couriers', goes.couriers);
}

/** Orders with their parcels, invoices and cash; what they took out of stock of products that stay goes back. */
async function removeOrders(tx: Db, { goes }: Demo, { version }: Written): Promise<void> {
  const orders = idsOf(goes.orders);
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
      where order_id = any(${orders}) and product_id not in ${setOf(goes.products)} group by 1
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
    delete from handovers where id = any(${idsOf(handovers)})
      and not exists (select from parcels where handover_id = handovers.id)`);
  await tx.execute(sql`
    delete from cash_hand_ins where id = any(${idsOf(handIns)})
      and not exists (select from hand_in_lines where hand_in_id = cash_hand_ins.id)`);
  await tx.execute(sql`
    delete from handovers where courier_id = any(${idsOf(goes.couriers)})
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

/** Products of real orders: no longer on sale, but in the orders' lines. */
async function withdrawProducts(
  tx: Db,
  ids: readonly number[],
  { version, at }: Written,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update products set published = false, featured = null, on_sale_from = null, updated_at = ${at},
      version = version + 1, changed_in = ${version}
    where id = any(${idsOf(ids)})`);
}

/** Products and whatever names them. */
async function removeProducts(
  tx: Db,
  ids: readonly number[],
  { version, at }: Written,
): Promise<void> {
  if (ids.length === 0) return;
  const gone = idsOf(ids);
  await tx.execute(sql`
    insert into removed_products (id, removed_in) select id, ${version} from unnest(${gone}) as id`);
  await tx.execute(sql`
    update carousel_items set product_id = null, version = version + 1 where product_id = any(${gone})`);
  await tx.execute(sql`
    update home_sections set version = version + 1, selection = jsonb_set(selection, '{products}', (
      select coalesce(jsonb_agg(id order by place), '[]')
      from jsonb_array_elements(selection->'products') with ordinality as listed (id, place)
      where id::int <> all(${gone})))
    where selection ? 'products'`);
  await tx.execute(sql`
    update products set version = version + 1, changed_in = ${version}, updated_at = ${at},
      related = array(select id from unnest(related) with ordinality as listed (id, place)
        where id not in ${setOf(ids)} order by place)
    where id in (
      select stays.id from products stays cross join unnest(stays.related) as listed (id)
      where listed.id in ${setOf(ids)} and stays.id not in ${setOf(ids)})`);
  await forgetProducts(tx, ids);
  await tx.execute(sql`
    delete from price_batches where not exists (
      select from price_batch_rows where batch_id = price_batches.id)`);
  await deleteWithDependents(tx, 'products', ids);
}

/** Rows of tables that name a product without a foreign key, such as those of price batches and stock counts. */
async function forgetProducts(tx: Db, ids: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class
    join pg_attribute on attrelid = pg_class.oid and attname = 'product_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
      select from pg_constraint where contype = 'f' and conrelid = pg_class.oid and attnum = any(conkey))`);
  for (const { name } of rows) {
    await tx.execute(sql`delete from ${sql.identifier(name)} where product_id in ${setOf(ids)}`);
  }
}
