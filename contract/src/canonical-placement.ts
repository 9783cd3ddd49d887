import type { z } from 'zod';
import type { placeOrderBody } from './orders.ts';

type Placement = z.output<typeof placeOrderBody>;

/**
 * A placement as text that is equal for equal placements, however their fields are ordered or left out: the browser
 * and the API compare them by it under one idempotency key.
 */
export function canonicalPlacement(body: Placement): string {
  return JSON.stringify([
    body.address_id,
    body.lines.map(({ id, quantity, expected_price: price }) => [id, quantity, price ?? null]),
    body.voucher_code ?? null,
    body.payment_method,
    body.expected_total,
    body.expected_shipping ?? null,
    body.note ?? null,
  ]);
}
