import type { Locale } from '@dp/contract/locale.ts';
import type { Order } from '@dp/contract/orders.ts';
import { lockCustomer } from '../accounts/lock-customer.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { assertHourlyLimit } from './hourly-limit.ts';
import { readOrder } from './order-store.ts';
import { findKey, findVoidedAt, insertVoided } from './placement-store.ts';
import { presentOrder } from './present-order.ts';

/** Keys one customer may void in an hour: far more than lost responses. */
const VOIDS_PER_HOUR = 60;

/**
 * Resolves a placement whose response was lost: returns its order, or null after voiding its key, so that the
 * request places nothing if it still arrives. Placing and this lock the same customer first: exactly one of
 * the two happens.
 *
 * @throws ProblemError 429 `too_many_requests`.
 */
export async function resolvePlacement(
  { db, now }: Deps,
  { customerId, key, locale }: { customerId: number; key: string; locale: Locale },
): Promise<{ data: Order | null }> {
  const order = await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const { order: placed, voided } = await findKey(tx, customerId, key);
    if (placed) return readOrder(tx, placed.orderId);
    if (voided) return undefined;
    const at = now();
    await assertHourlyLimit(VOIDS_PER_HOUR, (n) => findVoidedAt(tx, customerId, n - 1), {
      at,
      code: 'too_many_requests',
    });
    await insertVoided(tx, { customerId, idempotencyKey: key, voidedAt: at });
    return undefined;
  });
  return { data: order ? presentOrder(order, locale) : null };
}
