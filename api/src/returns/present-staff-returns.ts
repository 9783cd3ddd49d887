import type { StaffReturn } from '@dp/contract/staff/returns.ts';
import type { Db } from '../database/database.ts';
import { readOrderRows } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { readRefundStates } from '../payments/refund-rows.ts';
import { moneyDueAt } from './present-return.ts';
import { RETURN_NEXT } from './return-rules.ts';
import { listReturnLines, type ReturnRow } from './return-store.ts';

/** Returns as the back office lists them, with their orders. */
export async function presentStaffReturns(
  db: Db,
  rows: readonly ReturnRow[],
  now: Date,
): Promise<StaffReturn[]> {
  const orders = await readOrderRows(db, [...new Set(rows.map(({ orderId }) => orderId))]);
  const lines = await listReturnLines(
    db,
    rows.map(({ id }) => id),
  );
  const refundStates = await readRefundStates(
    db,
    rows.flatMap(({ refundId }) => refundId ?? []),
  );
  return rows.flatMap((row) => {
    const refund = refundStates.get(row.refundId ?? 0);
    const due = moneyDueAt(row, refund);
    const order = orders.find(({ id }) => id === row.orderId);
    if (!order) return [];
    return {
      id: row.id,
      order: presentOrderCard(order),
      kind: row.kind,
      reason: row.reason,
      state: row.state,
      state_at: row.stateAt.toISOString(),
      asked_at: row.askedAt.toISOString(),
      pieces: lines.reduce(
        (sum, { returnId, quantity }) => sum + (returnId === row.id ? quantity : 0),
        0,
      ),
      pickup_day: row.pickupDay,
      refund_due_at: due?.toISOString() ?? null,
      overdue: due !== null && due < now,
      refund_state: refund ?? null,
      next: [...RETURN_NEXT[row.state]],
      version: row.version,
    };
  });
}
