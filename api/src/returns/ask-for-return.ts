import { periodOf } from '@dp/contract/return-values.ts';
import type { askForReturnBody } from '@dp/contract/returns.ts';
import type { openReturnBody } from '@dp/contract/staff/returns.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { lockAccountOf, lockCustomer } from '../accounts/lock-customer.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from '../orders/full-order.ts';
import { lockOrders, lockOwnOrder, readOrderRows } from '../orders/lock-orders.ts';
import { noticeOfReturn } from '../orders/notice-of-return.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { isPaidByHand } from './present-return.ts';
import { claimPictures } from './return-pictures.ts';
import { insertReturn, insertReturnEvent, listReturnRows, type ReturnRow } from './return-store.ts';
import { returns } from './return-tables.ts';
import { readReturnable } from './returnable.ts';

/** What is asked to be sent back: with pictures by a shopper, or past its days by staff. */
export type AskedReturn = { readonly orderId: number } & (
  | z.output<typeof askForReturnBody>
  | z.output<typeof openReturnBody>
);

/**
 * Asks to send pieces of an order back, or claims for them under warranty: a shopper of an own order, or staff for
 * its customer. A request that is repeated with its key gives the same return. The order is locked, so that two
 * requests never name the same pieces.
 *
 * What is late only staff take back, with the reason. They may leave the payout open: it can be paid in cash.
 *
 * @throws ProblemError 403 `permission_required` for staff without `orders.edit`; 404 `order_not_found`, for
 *   another's order too; 400 without a payout that is needed; 409 `order_not_returnable`, `return_too_late`,
 *   `return_units_exceeded`, for staff `customer_erased`.
 */
export async function askForReturn(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  principal: Principal,
  asked: AskedReturn,
): Promise<ReturnRow> {
  const isShopper = principal.kind === 'shopper';
  if (!isShopper) requirePermission(principal, 'orders.edit');
  const { orderId, key, kind, reason, payout } = asked;
  const lateBecause = !isShopper && 'late_because' in asked ? asked.late_because : undefined;
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, principal, orderId);
    const [repeated] = await listReturnRows(
      tx,
      and(eq(returns.orderId, orderId), eq(returns.key, key)),
    );
    if (repeated) return repeated;
    if (isShopper && kind === 'return' && payout === null && isPaidByHand(order)) {
      throw invalidFields({ payout: 'required' });
    }
    const lines = merged(asked.lines);
    const late = await assertReturnable(tx, asked, {
      ...{ lines, at, takesLate: lateBecause !== undefined },
    });
    const row = await insertReturn(
      tx,
      {
        ...{ orderId, key, kind, reason, payout, note: asked.note ?? null },
        ...{ state: 'requested', stateAt: at, askedAt: at },
      },
      lines,
    );
    if (isShopper && 'pictures' in asked) {
      await claimPictures(tx, principal.customerId, { ids: asked.pictures, returnId: row.id });
    }
    await insertReturnEvent(tx, {
      ...{ returnId: row.id, state: 'requested', note: lateBecause ?? null },
      ...{ ...actorOf(principal), at },
    });
    await recordAudit(tx, principal, {
      action: 'return.open',
      subject: { kind: 'return', id: row.id },
      after: {
        ...{ order: order.number, kind, reason, units: unitsIn(lines), late },
        ...(lateBecause === undefined ? {} : { late_because: lateBecause }),
      },
      at,
    });
    await noticeOfReturn(tx, deps, order, 'return-asked');
    return row;
  });
}

/**
 * Locks an order that the principal may ask for, after its customer: nobody deletes their account while they, or staff
 * for them, ask for a return.
 */
async function lockOrder(tx: Db, principal: Principal, orderId: number): Promise<OrderRow> {
  let order: OrderRow | undefined;
  if (principal.kind === 'shopper') {
    await lockCustomer(tx, principal.customerId);
    order = await lockOwnOrder(tx, principal.customerId, orderId);
  } else {
    const [seen] = await readOrderRows(tx, [orderId]);
    if (seen && !(await lockAccountOf(tx, seen.customerId))) {
      throw new ProblemError(409, 'customer_erased');
    }
    [order] = await lockOrders(tx, [orderId]);
  }
  if (!order) throw new ProblemError(404, 'order_not_found');
  return order;
}

interface Wanted {
  readonly productId: number;
  readonly quantity: number;
}

/** The pieces of each product once, however often it was named. */
function merged(lines: AskedReturn['lines']): Wanted[] {
  const units = new Map<number, number>();
  for (const { product_id: id, quantity } of lines) units.set(id, (units.get(id) ?? 0) + quantity);
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
}

function unitsIn(lines: readonly Wanted[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether any of these pieces is late, which throws unless late ones are taken too. */
async function assertReturnable(
  tx: Db,
  { orderId, kind, reason }: AskedReturn,
  {
    lines,
    at,
    takesLate,
  }: { readonly lines: readonly Wanted[]; readonly at: Date; readonly takesLate: boolean },
): Promise<boolean> {
  const returnable = await readReturnable(tx, orderId, at);
  if (returnable.size === 0) throw new ProblemError(409, 'order_not_returnable');
  const period = periodOf(kind, reason);
  const short = lines.flatMap(({ productId, quantity }) => {
    const { periods, left = 0 } = returnable.get(productId) ?? {};
    const found = periods?.[period] ?? { units: 0, until: null };
    if (found.units >= quantity) return [];
    // With more days it would be possible: then the day is what is in the way.
    return {
      product_id: productId,
      units: found.units,
      until: found.until,
      late: left >= quantity,
    };
  });
  if (short.length === 0) return false;
  const isLate = short.every(({ late }) => late);
  if (isLate && takesLate) return true;
  throw new ProblemError(409, isLate ? 'return_too_late' : 'return_units_exceeded', {
    lines: short.map(({ late: _, ...line }) => line),
  });
}
