import { DAY_MS } from '@dp/contract/durations.ts';
import { COUNT_MAX, ORDER_QUEUES, type OrderQueue } from '@dp/contract/staff/order-desk.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';

/** How long an order that came back stays in its queue once it was inspected, in milliseconds. */
const RETURNED_SHOWN_MS = 30 * DAY_MS;

/**
 * Which orders are in each queue, as conditions on `orders`. Each is the condition of a partial index of
 * `orders`, or a range of another, so that counting a queue never reads other queues' orders.
 */
export function inQueue(queue: OrderQueue, at: Date): SQL {
  const since = new Date(at.getTime() - RETURNED_SHOWN_MS).toISOString();
  switch (queue) {
    case 'to_confirm':
      return sql`orders.state in ('draft', 'ongoing') and orders.confirmation in ('to_confirm', 'asked')`;
    case 'to_pack':
      return sql`orders.state = 'ongoing' and orders.confirmation in ('not_needed', 'confirmed') and orders.packing in ('none', 'picking')`;
    case 'ready':
      return sql`orders.state = 'ongoing' and orders.packing = 'packed'`;
    case 'with_courier':
      return sql`orders.state = 'dispatched'`;
    case 'problem':
      return sql`(orders.parcel_problem or orders.state in ('draft', 'ongoing') and orders.confirmation = 'unreachable')`;
    case 'returned':
      return sql`(orders.to_inspect or orders.state = 'returned' and orders.state_at > ${since}::timestamptz)`;
    case 'unsettled':
      return sql`orders.unsettled`;
    case 'all':
      return sql`true`;
  }
}

/**
 * How many orders are in each queue, in one statement; 1,000 means 1,000 or more.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function countQueues(
  db: Db,
  principal: Principal,
  at: Date,
): Promise<Record<OrderQueue, number>> {
  requirePermission(principal, 'orders.read');
  const counts = ORDER_QUEUES.map(
    (queue) => sql`(
      select count(*)::int from (
        select from orders where ${inQueue(queue, at)} limit ${COUNT_MAX}
      ) as counted
    ) as ${sql.identifier(queue)}`,
  );
  const { rows } = await db.execute<Record<OrderQueue, number>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('A count returned no row.');
  return row;
}
