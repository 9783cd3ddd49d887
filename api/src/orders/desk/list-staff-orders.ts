import { startOfDay } from '@dp/contract/cairo-time.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { toPiastres } from '@dp/contract/money.ts';
import type { listOrdersQuery, orderListResponse } from '@dp/contract/staff/order-lists.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { presentCard, readCards } from './order-cards.ts';
import { inQueue } from './order-queues.ts';
import { beyond, fromCursor, type ListSort, orderBy, sortValue, toCursor } from './order-sorts.ts';

export type OrderListQuery = z.output<typeof listOrdersQuery>;

/**
 * A page of a queue, filtered and sorted, in one query: keyset paging, so that no page is slower than
 * another.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`, 400 for a cursor of another sort.
 */
export async function listStaffOrders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  query: OrderListQuery,
  locale: Locale,
): Promise<z.output<typeof orderListResponse>> {
  requirePermission(principal, 'orders.read');
  const { after, before, limit } = query;
  const sort = sortOf(query);
  const backwards = before !== undefined;
  const conditions = [inQueue(query.queue, now()), ...filters(query)];
  if (after !== undefined) {
    conditions.push(beyond(sort, fromCursor(sort, after, 'after'), false));
  } else if (before !== undefined) {
    conditions.push(beyond(sort, fromCursor(sort, before, 'before'), true));
  }
  const page = sql`
    select orders.id from orders where ${sql.join(conditions, sql` and `)}
    order by ${orderBy(sort, backwards)} limit ${limit + 1}`;
  // One more than shown tells whether there is a further page.
  const found = await readCards(db, page, orderBy(sort, backwards));
  const rows = found.slice(0, limit);
  if (backwards) rows.reverse();
  const further = found.length > limit;
  const cursorOf = (row: (typeof rows)[number] | undefined) =>
    row ? toCursor(sort, { value: sortValue(sort, row), id: row.id }) : null;
  return {
    data: rows.map((row) => presentCard(row, principal, locale)),
    next: backwards || further ? cursorOf(rows.at(-1)) : null,
    previous: (backwards ? further : after !== undefined) ? cursorOf(rows[0]) : null,
  };
}

function sortOf({ sort, placed_from, placed_to }: OrderListQuery): ListSort {
  const between = placed_from !== undefined || placed_to !== undefined;
  return between && (sort === 'newest' || sort === 'oldest') ? `${sort}_placed` : sort;
}

function filters(query: OrderListQuery): SQL[] {
  const conditions: SQL[] = [];
  const { state, governorate, payment, total_from, total_to, placed_from, placed_to } = query;
  if (state) conditions.push(sql`orders.state = ${state}`);
  if (governorate) conditions.push(sql`orders.governorate_id = ${governorate}`);
  if (payment) conditions.push(sql`orders.payment_method = ${payment}`);
  if (total_from !== undefined) {
    conditions.push(sql`orders.total_piastres >= ${toPiastres(total_from)}`);
  }
  if (total_to !== undefined) {
    conditions.push(sql`orders.total_piastres <= ${toPiastres(total_to)}`);
  }
  if (placed_from) {
    conditions.push(sql`orders.placed_at >= ${startOfDay(placed_from).toISOString()}::timestamptz`);
  }
  if (placed_to) {
    conditions.push(sql`orders.placed_at < ${startOfDay(placed_to, 1).toISOString()}::timestamptz`);
  }
  return conditions;
}
