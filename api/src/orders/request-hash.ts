import { createHash } from 'node:crypto';
import type { placeOrderBody } from '@dp/contract/orders.ts';
import type { z } from 'zod';

/**
 * SHA-256 of a placement as it was understood: how the client spelled it (order of fields, blanks, digits) does not
 * count.
 */
export function hashRequest(body: z.output<typeof placeOrderBody>): string {
  const canonical = [
    body.address_id,
    body.lines.map(({ id, quantity, expected_price }) => [id, quantity, expected_price ?? null]),
    body.voucher_code ?? null,
    body.payment_method,
    body.expected_total,
    body.expected_shipping ?? null,
    body.note ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('base64url');
}
