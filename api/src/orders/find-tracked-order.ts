import type { trackOrderBody } from '@dp/contract/tracking.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { FullOrder } from './full-order.ts';
import { findOrderToTrack } from './order-store.ts';

/** Who asks where an order is: what they typed, and who is signed in, if anyone. */
export interface Tracker {
  readonly body: z.output<typeof trackOrderBody>;
  readonly shopper: ShopperPrincipal | undefined;
}

/**
 * The order of this number, of the shopper who is signed in or with a phone that ends in these digits.
 *
 * @throws ProblemError 404 `tracking_not_found`, the same whether the number or the phone is wrong.
 */
export async function requireTrackedOrder(
  db: Db,
  { body: { number, phone_end: phoneEnd }, shopper }: Tracker,
): Promise<FullOrder & { readonly order: { readonly address: object } }> {
  const own = shopper && (await findOrderToTrack(db, number, { customerId: shopper.customerId }));
  const found =
    own ?? (phoneEnd === undefined ? undefined : await findOrderToTrack(db, number, { phoneEnd }));
  if (!found?.order.address) throw new ProblemError(404, 'tracking_not_found');
  return found as FullOrder & { readonly order: { readonly address: object } };
}
