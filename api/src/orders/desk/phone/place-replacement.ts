import { toEgp } from '@dp/contract/money.ts';
import { recordAudit } from '../../../audit-trail/record-audit.ts';
import type { Db } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { requirePlace } from '../../../locations/places.ts';
import type { Principal } from '../../../principals/principal.ts';
import { requireShippingRate } from '../../../shipping/find-shipping-rate.ts';
import { assessOrder, readAssessment } from '../../assess-order.ts';
import type { OrderRow } from '../../full-order.ts';
import { orderDiffers } from '../../order-differences.ts';
import { recordOrder } from '../../record-order.ts';
import { ringStaff } from '../../ring-staff.ts';
import { termsOfPayment } from '../../terms-of-payment.ts';
import { applyAttempt } from '../apply-attempt.ts';
import { planSale } from './plan-sale.ts';

/** What replaces goods of an order. */
export interface Replacement {
  /** The locked order whose goods came back; it goes to the same address. */
  readonly order: OrderRow;
  readonly lines: readonly { readonly productId: number; readonly quantity: number }[];
  /** The same key gives no second order. */
  readonly key: string;
  /** For staff, why it costs nothing. */
  readonly reason: string;
}

/**
 * Places a confirmed order that costs nothing, delivery included, and takes its stock, in the transaction that has
 * locked the order that it replaces goods of. It is packed and sent as any other, with no cash to collect.
 *
 * @throws ProblemError 409 `order_differs` for what is short; 400 for what is no longer sold; 422
 *   `delivery_unavailable`.
 */
export async function placeReplacement(
  tx: Db,
  deps: Deps,
  principal: Principal,
  { order, lines, key, reason }: Replacement,
): Promise<number> {
  const at = deps.now();
  const { address, customerId, locale } = order;
  // Nobody can delete their account while a return is open.
  if (!address) throw new Error(`Order ${order.number} has no address to send a replacement to.`);
  const rate = await requireShippingRate(tx, requirePlace(address.stateId, address.cityId));
  const wanted = lines.map(({ productId: product_id, quantity }) => ({ product_id, quantity }));
  const found = { rate, lock: true, locale, at } as const;
  const plain = await planSale(tx, { lines: wanted, shipping: 0 }, found);
  const amount = toEgp(plain.priced.subtotalPiastres);
  const discount = { amount, reason };
  const sale = { lines: wanted, shipping: 0, discount };
  const { stock: _, differences, ...agreed } = await planSale(tx, sale, found);
  if (differences.length > 0) throw orderDiffers(differences, agreed.priced);
  const { totalPiastres } = agreed.priced;
  const assessment = await readAssessment(tx, { customerId, address, at });
  const placed = await recordOrder(
    tx,
    { principal, customerId, key, requestHash: key, locale },
    {
      ...agreed,
      daysMin: rate.daysMin,
      daysMax: rate.daysMax,
      ...assessOrder({ totalPiastres, address }, assessment),
      ...termsOfPayment('cash_on_delivery', { totalPiastres, at }),
      confirmation: 'to_confirm',
      address,
      note: null,
      staffDiscountReason: reason,
      at,
    },
  );
  await ringStaff(tx, deps, principal, placed.order);
  // The customer is waiting for it, so no confirmation call is needed.
  await applyAttempt(tx, deps, principal, placed.order, { channel: 'phone', outcome: 'confirmed' });
  await recordAudit(tx, principal, {
    action: 'order.place',
    subject: { kind: 'order', id: placed.order.id },
    after: { number: placed.order.number, total: toEgp(totalPiastres), replaces: order.number },
    at,
  });
  return placed.order.id;
}
