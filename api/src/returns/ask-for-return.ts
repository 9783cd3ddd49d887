import { periodOf, RETURN_PERIODS } from '@dp/contract/return-values.ts';
import type { askForReturnBody } from '@dp/contract/returns.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockOwnOrder } from '../orders/lock-orders.ts';
import { noticeOfReturn } from '../orders/notice-of-return.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { isPaidByHand } from './present-return.ts';
import { claimPictures } from './return-pictures.ts';
import { insertReturn, insertReturnEvent, listReturnRows, type ReturnRow } from './return-store.ts';
import { returns } from './return-tables.ts';
import { readReturnable } from './returnable.ts';

/** What a shopper asks to send back. */
export type AskedReturn = { readonly orderId: number } & z.output<typeof askForReturnBody>;

/**
 * Asks to send pieces of an own order back, or claims for them under warranty. A request that is repeated with
 * its key gives the same return. The order is locked, so that two requests never name the same pieces.
 *
 * @throws ProblemError 404 `order_not_found`, for another's order too; 400 without a payout that is needed; 409
 *   `order_not_returnable`, `return_too_late`, `return_units_exceeded`.
 */
export async function askForReturn(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  shopper: ShopperPrincipal,
  asked: AskedReturn,
): Promise<ReturnRow> {
  const { orderId, key, kind, reason, payout } = asked;
  const at = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, shopper.customerId, orderId);
    if (!order) throw new ProblemError(404, 'order_not_found');
    const [repeated] = await listReturnRows(
      tx,
      and(eq(returns.orderId, orderId), eq(returns.key, key)),
    );
    if (repeated) return repeated;
    if (kind === 'return' && payout === null && isPaidByHand(order)) {
      throw invalidFields({ payout: 'required' });
    }
    const lines = merged(asked.lines);
    await assertReturnable(tx, asked, lines, at);
    const row = await insertReturn(
      tx,
      {
        ...{ orderId, key, kind, reason, payout, note: asked.note ?? null },
        ...{ state: 'requested', stateAt: at, askedAt: at },
      },
      lines,
    );
    await claimPictures(tx, shopper.customerId, { ids: asked.pictures, returnId: row.id });
    await insertReturnEvent(tx, {
      ...{ returnId: row.id, state: 'requested', ...actorOf(shopper), at },
    });
    await noticeOfReturn(tx, deps, order, 'return-asked');
    return row;
  });
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

async function assertReturnable(
  tx: Db,
  { orderId, kind, reason }: AskedReturn,
  lines: readonly Wanted[],
  at: Date,
): Promise<void> {
  const returnable = await readReturnable(tx, orderId, at);
  if (returnable.size === 0) throw new ProblemError(409, 'order_not_returnable');
  const period = periodOf(kind, reason);
  const short = lines.flatMap(({ productId, quantity }) => {
    const periods = returnable.get(productId);
    const found = periods?.[period] ?? { units: 0, until: null };
    if (found.units >= quantity) return [];
    // With a longer period it would be possible: then the day is what is in the way.
    const late = RETURN_PERIODS.some((each) => (periods?.[each]?.units ?? 0) >= quantity);
    return { product_id: productId, units: found.units, until: found.until, late };
  });
  if (short.length === 0) return;
  const code = short.every(({ late }) => late) ? 'return_too_late' : 'return_units_exceeded';
  throw new ProblemError(409, code, { lines: short.map(({ late: _, ...line }) => line) });
}
