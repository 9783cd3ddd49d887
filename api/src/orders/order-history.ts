import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** What became of a customer's orders. */
export interface OrderHistory {
  readonly orders: number;
  readonly received: number;
  /** Came back undelivered. */
  readonly refused: number;
  readonly cancelled: number;
  /** Whether staff want each of their orders confirmed. */
  readonly blocked: boolean;
  /** Orders for the same phone, of any customer, within a day before. */
  readonly samePhone: number;
}

/** An order that came back without having been delivered: refused at the door, or never reached; not one that was lost. */
export function cameBackUndelivered(orders: SQL): SQL {
  return sql`${orders}.state = 'returned' and not exists (
    select from order_events where order_id = ${orders}.id and order_events.state = 'delivered')
    and not exists (select from parcels where order_id = ${orders}.id and parcels.state = 'given_up')`;
}

/**
 * Counts a customer's orders, but for `except`, in one query.
 *
 * @param phoneDigits as in `orders.phone_digits`.
 */
export async function readOrderHistory(
  db: Db,
  {
    customerId,
    phoneDigits,
    at,
    except = 0,
  }: { customerId: number; phoneDigits: string | null; at: Date; except?: number },
): Promise<OrderHistory> {
  const { rows } = await db.execute<{ [K in keyof OrderHistory]: OrderHistory[K] }>(sql`
    select count(*)::int as orders,
      count(*) filter (where own.state in ('delivered', 'completed'))::int as received,
      count(*) filter (where ${cameBackUndelivered(sql`own`)})::int as refused,
      count(*) filter (where own.state = 'cancelled')::int as cancelled,
      coalesce((select blocked_at is not null from customers where id = ${customerId}), false) as blocked,
      (
        select count(*)::int from orders as same
        where same.phone_digits = ${phoneDigits} and same.id <> ${except} and same.state <> 'cancelled'
          and same.placed_at > ${at.toISOString()}::timestamptz - interval '1 day'
          and same.placed_at <= ${at.toISOString()}::timestamptz
      ) as "samePhone"
    from orders as own
    where own.customer_id = ${customerId} and own.id <> ${except}`);
  const [history] = rows;
  if (!history) throw new Error('A count returned no row.');
  return history;
}
