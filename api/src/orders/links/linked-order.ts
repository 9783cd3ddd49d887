import type { Locale } from '@dp/contract/locale.ts';
import type { LinkedOrder } from '@dp/contract/order-links.ts';
import { lockCustomer } from '../../accounts/lock-customer.ts';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { readLinkToken } from '../../http/signed-link.ts';
import { presentTotals } from '../../pricing/price-order.ts';
import type { ShopperPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { isEditable } from '../desk/is-editable.ts';
import type { FullOrder, OrderRow } from '../full-order.ts';
import { isCancellable } from '../order-status.ts';
import { findOrder, lockOrder } from '../order-store.ts';
import { presentLine } from '../present-order.ts';
import { presentEditableAddress } from '../present-order-address.ts';
import { ORDER_LINK } from './order-link.ts';

/** Who follows a link: the order's customer, with no right beyond this order. */
export interface LinkHolder {
  readonly order: OrderRow;
  readonly principal: ShopperPrincipal;
}

/**
 * The order of a link.
 *
 * @throws ProblemError 404 `order_link_invalid`: forged, ended, or the customer's account was deleted.
 */
export async function requireLinked(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  token: string,
): Promise<FullOrder> {
  const orderId = readLinkToken(config.codeSecret, ORDER_LINK, token, now());
  const found = orderId === undefined ? undefined : await findOrder(db, orderId);
  if (!found?.order.address) throw new ProblemError(404, 'order_link_invalid');
  return found;
}

/** Locks the order of a link, its customer first, as placing does. */
export async function lockLinked(tx: Db, { order }: FullOrder): Promise<LinkHolder> {
  const { id: customerId } = await lockCustomer(tx, order.customerId);
  const locked = await lockOrder(tx, order.id);
  if (!locked) throw new ProblemError(404, 'order_link_invalid');
  return {
    order: locked,
    principal: { kind: 'shopper', customerId, partnerId: 0, sessionHash: '', verified: false },
  };
}

/** An order for the holder of its link, in the requested language. */
export function presentLinked({ order, lines }: FullOrder, locale: Locale): LinkedOrder {
  const { address } = order;
  if (!address) throw new ProblemError(404, 'order_link_invalid');
  return {
    number: order.number,
    state: stateOf(order),
    lines: lines.map((line) => presentLine(line, locale)),
    totals: presentTotals({ ...order, lines }),
    address: presentEditableAddress(address, locale),
    delivery_days: { min: order.daysMin, max: order.daysMax },
    correctable: isEditable(order),
    cancellable: isCancellable(order.state),
  };
}

function stateOf({ state, confirmation }: OrderRow): LinkedOrder['state'] {
  if (state === 'cancelled') return 'cancelled';
  if (!isCancellable(state)) return 'under_way';
  return confirmation === 'confirmed' || confirmation === 'not_needed' ? 'confirmed' : 'open';
}
