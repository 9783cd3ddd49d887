import { dayOf, momentOfWallTime, startOfDay, wallTimeOf } from '@dp/contract/cairo-time.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { COUNT_MAX } from '@dp/contract/staff/order-desk.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { countQueues } from '../orders/desk/order-queues.ts';
import { countPaymentWork } from '../payment-desk/payment-desk.ts';
import type { Principal } from '../principals/principal.ts';
import { countReturns } from '../returns/list-returns.ts';
import { isLowOnStock } from '../stock/low-stock.ts';
import { summaries } from './report-measures.ts';

type Today = StaffCallOutput<'getToday'>['data'];
type Sales = NonNullable<Today['sales']>['today'];

/** What is to do and what was sold today; null for what the principal may not see. */
export async function getToday(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
): Promise<Today> {
  const at = now();
  const day = dayOf(at);
  const may = (permission: Permission) =>
    principal.kind === 'staff' && principal.permissions.has(permission);
  const desk = may('orders.read');
  const queues = desk ? await countQueues(db, principal, at) : null;
  return {
    day,
    orders: queues && {
      to_confirm: queues.to_confirm,
      to_pack: queues.to_pack,
      problem: queues.problem,
    },
    cash: desk ? await sumCash(db) : null,
    returns: desk ? await countWaitingReturns({ db, now }, principal) : null,
    payments: await countPaymentWork(db, principal),
    low_stock: may('stock.adjust') ? await countLowStock(db) : null,
    sales: may('reports.see') ? await readSales(db, at) : null,
  };
}

/** Returns that wait for staff, and those whose money is overdue. */
async function countWaitingReturns(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
): Promise<Today['returns']> {
  const { to_answer, to_inspect, to_settle, late } = await countReturns(deps, principal);
  return { waiting: to_answer + to_inspect + to_settle, late };
}

/** Cash that couriers have collected and not handed in. */
async function sumCash(db: Db): Promise<Today['cash']> {
  const { rows } = await db.execute<{ parcels: number; piastres: number }>(sql`
    select coalesce(sum(outstanding), 0)::int as parcels,
      coalesce(sum(outstanding_piastres), 0)::float8 as piastres
    from ${summaries} where subject = 'courier'`);
  const [row] = rows;
  return { parcels: row?.parcels ?? 0, sum: toEgp(row?.piastres ?? 0) };
}

async function countLowStock(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from products where ${isLowOnStock} limit ${COUNT_MAX}
    ) as counted`);
  return rows[0]?.count ?? 0;
}

/**
 * Today's sales, and those of the same weekday of last week: a day that has only begun is compared with as much
 * of that one, by the clock in Cairo.
 */
async function readSales(db: Db, at: Date): Promise<Today['sales']> {
  const today = dayOf(at);
  const from = startOfDay(today, -7);
  const weekAgo = dayOf(from);
  const until = momentOfWallTime(`${weekAgo}T${wallTimeOf(at).slice(-5)}`);
  const { rows } = await db.execute<{ day: string; orders: number; piastres: number }>(sql`
    select day::text as day, sum(sold)::int as orders, sum(sales_piastres)::float8 as piastres
    from ${summaries}
    where subject = 'governorate' and day in (${today}, ${weekAgo}) group by 1`);
  const on = (day: string) => presentSales(rows.find((each) => each.day === day));
  return {
    today: on(today),
    week_ago: { until_now: await readSalesBetween(db, from, until), whole: on(weekAgo) },
  };
}

/** What the summaries count of orders, of those placed between two moments of a day. */
async function readSalesBetween(db: Db, from: Date, until: Date): Promise<Sales> {
  const { rows } = await db.execute<{ orders: number; piastres: number }>(sql`
    select coalesce(sum(fact.sold), 0)::int as orders,
      coalesce(sum(fact.sales_piastres), 0)::float8 as piastres
    from orders, lateral report_of_order(orders, 1) as fact
    where orders.placed_at >= ${from.toISOString()}::timestamptz
      and orders.placed_at < ${until.toISOString()}::timestamptz and fact.subject = 'governorate'`);
  return presentSales(rows[0]);
}

function presentSales(row: { orders: number; piastres: number } | undefined): Sales {
  return { orders: row?.orders ?? 0, sales: toEgp(row?.piastres ?? 0) };
}
