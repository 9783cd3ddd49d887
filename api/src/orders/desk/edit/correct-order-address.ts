import { readCustomer } from '../../../accounts/read-customer.ts';
import type { Db } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { actorOf } from '../../../principals/actor-columns.ts';
import type { Principal } from '../../../principals/principal.ts';
import { ProblemError } from '../../../problems/problem-error.ts';
import { requireShippingRate } from '../../../shipping/find-shipping-rate.ts';
import type { OrderRow } from '../../full-order.ts';
import { notifyCustomer } from '../../notify-customer.ts';
import { orderEdits } from '../../order-desk-tables.ts';
import { changeOrder, readOrder } from '../../order-store.ts';
import type { OrderAddress } from '../../order-tables.ts';
import { addressColumns, replaceOrderTerms } from './change-address.ts';
import { addressLine } from './order-snapshot.ts';

/**
 * Makes a locked order whose parcels are on their way go to another address, at the price that was agreed; the
 * promised days are those of the new place. Writes the correction down and tells the customer.
 *
 * @throws ProblemError 422 `delivery_unavailable` where the shop does not deliver.
 */
export async function correctOrderAddress(
  tx: Db,
  deps: Deps,
  principal: Principal,
  order: OrderRow & { readonly address: OrderAddress },
  address: OrderAddress,
): Promise<void> {
  const { id, locale } = order;
  const isOtherPlace = address.cityId !== order.address.cityId;
  const rate = isOtherPlace ? await requireShippingRate(tx, address) : undefined;
  await changeOrder(tx, id, {
    ...addressColumns(order, address),
    ...(rate ? { daysMin: rate.daysMin, daysMax: rate.daysMax } : {}),
  });
  await replaceOrderTerms(tx, id, address);
  await tx.insert(orderEdits).values({
    orderId: id,
    kind: 'correction',
    ...actorOf(principal),
    reason: address.courierNote ?? null,
    before: { address: addressLine(order.address, locale) },
    after: { address: addressLine(address, locale) },
    at: deps.now(),
  });
  const customer = await readCustomer(tx, order.customerId);
  if (customer) await notifyCustomer(tx, deps, customer, await readOrder(tx, id), 'changed');
}

/** @throws ProblemError 409 `address_not_correctable` with `number`, `state` and `packing`. */
export function assertCorrectable(
  order: OrderRow,
  isUnderWay: boolean,
): asserts order is OrderRow & { readonly address: OrderAddress } {
  if (isUnderWay && order.address !== null) return;
  const { number, state, packing } = order;
  throw new ProblemError(409, 'address_not_correctable', { number, state, packing });
}
