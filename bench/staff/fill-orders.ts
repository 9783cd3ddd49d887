import { openDatabase } from '@dp/api/database/database.ts';
import type { Pool, PoolClient } from 'pg';
import type { ShopData } from '../load/shop-process.ts';
import { addDesk } from './desk.ts';
import { insertCustomers } from './insert-customers.ts';
import { insertOrders, type OrderFill, type OrderRange } from './insert-orders.ts';
import { addUpCouriers, insertCouriers, insertParcels } from './insert-parcels.ts';
import { makeLookupTables } from './lookup-tables.ts';

/** Rows that are generated in one go. */
const RANGE = 50_000;
/** A believable day has some 1,300 orders, however many there are in all; the fewest days are a month. */
const DAYS_PER_ORDER = 1_095 / 1_000_000;
const DAYS_MIN = 31;
/** Of ten orders three are a customer's first. */
const CUSTOMERS_PER_ORDER = 0.3;

/** What is filled in bulk, without its secondary indexes and triggers. */
const TABLES = [
  ...['customers', 'customer_search_terms', 'addresses', 'orders', 'order_lines', 'order_events'],
  ...['order_search_terms', 'order_attempts', 'invoices', 'parcels', 'parcel_lines'],
  ...['parcel_events', 'inspections'],
];

/**
 * Fills a shop that has only its catalogue with generated customers and orders of every fate, and a member of
 * staff. The rows are consistent with each other; stock is not moved, so `shop audit` would count it differently.
 */
export async function fillOrders(
  { folder, databaseUrl }: ShopData,
  orders: number,
  say: (line: string) => void,
): Promise<void> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1_000);
  const location = { databaseUrl, dataDirectory: folder, withoutTimeouts: true };
  const database = await openDatabase(location);
  // The only connection of the embedded database; nothing else may ask for one from here on.
  const fill = await prepare(database.pool, orders);
  const client = await database.pool.connect();
  try {
    await makeLookupTables(client);
    const indexes = await dropIndexes(client);
    for (const range of ranges(fill.customers)) await insertCustomers(client, fill, range);
    say(`${fill.customers} customers after ${seconds()} s.`);
    await client.query('analyze customers, customer_search_terms');
    const couriers = await insertCouriers(client, fill);
    for (const range of ranges(orders)) {
      const { to } = range;
      await insertOrders(client, fill, range);
      await insertParcels(client, fill, couriers);
      if (to % (RANGE * 4) === 0 || to === orders) say(`${to} orders after ${seconds()} s.`);
    }
    for (const { definition } of indexes) await client.query(definition);
    say(`${indexes.length} indexes after ${seconds()} s.`);
    await addUpCouriers(client);
    await alignSequences(client, fill);
    await client.query('vacuum (analyze)');
    say(`Filled after ${seconds()} s.`);
  } finally {
    client.release(true);
    await database.close();
  }
}

/** A member of staff, and where ids and numbers begin. */
async function prepare(pool: Pool, orders: number): Promise<OrderFill> {
  const staffId = await addDesk(pool);
  const { rows } = await pool.query<Record<'orderBase' | 'customerBase' | 'numberBase', number>>(`
    select (select coalesce(max(id), 0) from orders) as "orderBase",
      (select coalesce(max(id), 0) from customers) as "customerBase",
      nextval('order_numbers')::int as "numberBase"`);
  const [bases] = rows;
  if (!bases) throw new Error('A select returned no row.');
  const customers = Math.ceil(orders * CUSTOMERS_PER_ORDER);
  const days = Math.max(DAYS_MIN, orders * DAYS_PER_ORDER);
  return { ...bases, orders, customers, staffId, seconds: days * 86_400 };
}

function* ranges(count: number): Generator<OrderRange> {
  for (let from = 1; from <= count; from += RANGE) {
    yield { from, to: Math.min(from + RANGE - 1, count) };
  }
}

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** Without them rows go in several times as fast; they are built in one go at the end. */
async function dropIndexes(client: PoolClient): Promise<readonly Index[]> {
  await client.query('set session_replication_role = replica');
  await client.query("set maintenance_work_mem = '256MB'");
  await client.query("set work_mem = '64MB'");
  await client.query('set synchronous_commit = off');
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisprimary
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

/** Sequences and counters go on after what was filled in. */
async function alignSequences(client: PoolClient, fill: OrderFill): Promise<void> {
  for (const table of ['customers', 'orders', 'parcels', 'handovers', 'cash_hand_ins']) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
  await client.query(`select setval('order_numbers', ${fill.numberBase + fill.orders})`);
  await client.query('update invoice_counter set last = (select max(number) from invoices)');
  // What came back of these orders has no credit notes.
  await client.query('update credit_note_counter set since = now()');
}
