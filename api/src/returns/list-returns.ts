import type { ReturnView } from '@dp/contract/staff/return-values.ts';
import type { listReturnsQuery, StaffReturn } from '@dp/contract/staff/returns.ts';
import { and, asc, count, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { presentStaffReturns } from './present-staff-returns.ts';
import { MONEY_DUE, REFUND_FAILED } from './return-store.ts';
import { returns } from './return-tables.ts';

const PAGE = 50;

/** What the lists hold; those for `late` are of a moment. */
const views = (now: Date): Readonly<Record<ReturnView, SQL | undefined>> => ({
  to_answer: eq(returns.state, 'requested'),
  to_collect: inArray(returns.state, ['approved', 'pickup_booked', 'picked_up']),
  to_inspect: eq(returns.state, 'received'),
  to_settle: or(eq(returns.state, 'inspected'), REFUND_FAILED),
  late: and(MONEY_DUE, lt(returns.refundDueAt, now)),
  all: undefined,
});

/** When a return is due, after all others where nothing is. */
const DUE = sql`coalesce(${returns.refundDueAt}, 'infinity')`;

/**
 * A page of returns: what waits by when it is due and then by how long it waits, all of them the newest first.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function listReturns(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { view, kind, reason, order, before }: z.output<typeof listReturnsQuery>,
): Promise<{ data: StaffReturn[]; next: number | null }> {
  requirePermission(principal, 'orders.read');
  const rows = await db
    .select()
    .from(returns)
    .where(
      and(
        views(now())[view],
        kind === undefined ? undefined : eq(returns.kind, kind),
        reason === undefined ? undefined : eq(returns.reason, reason),
        order === undefined ? undefined : eq(returns.orderId, order),
        before === undefined ? undefined : after(before, view),
      ),
    )
    .orderBy(...(view === 'all' ? [desc(returns.id)] : [asc(DUE), asc(returns.id)]))
    .limit(PAGE);
  return {
    data: await presentStaffReturns(db, rows, now()),
    next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** What follows the last return of a page. */
function after(id: number, view: ReturnView): SQL {
  if (view === 'all') return lt(returns.id, id);
  return sql`(${DUE}, ${returns.id}) > (select coalesce(last.refund_due_at, 'infinity'), last.id from returns as last where last.id = ${id})`;
}

/**
 * How many returns wait for each kind of work.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function countReturns(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
): Promise<Record<Exclude<ReturnView, 'all'>, number>> {
  requirePermission(principal, 'orders.read');
  const { all: _, ...waiting } = views(now());
  const counts = await Promise.all(
    Object.entries(waiting).map(async ([view, where]) => {
      const [row] = await db.select({ count: count() }).from(returns).where(where);
      return [view, row?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<Exclude<ReturnView, 'all'>, number>;
}
