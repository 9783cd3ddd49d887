import { eq } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { digitsOf } from '../../../find/terms.ts';
import type { OrderRow } from '../../full-order.ts';
import { orderSearchTerms } from '../../order-desk-tables.ts';
import { orderTerms } from '../../order-search-terms.ts';
import type { OrderAddress } from '../../order-tables.ts';
import { sameAddress } from '../../same-address.ts';

/** What an order stores of an address that it has or gets. */
export function addressColumns(before: OrderRow, address: OrderAddress) {
  const stays = before.address !== null && sameAddress(before.address, address);
  return {
    address,
    addressVersion: before.addressVersion + (stays ? 0 : 1),
    phoneDigits: digitsOf(address.mobile),
    governorateId: address.stateId,
  };
}

/** Makes an order be found by the names and phones of its address. */
export async function replaceOrderTerms(
  tx: Db,
  orderId: number,
  address: OrderAddress,
): Promise<void> {
  await tx.delete(orderSearchTerms).where(eq(orderSearchTerms.orderId, orderId));
  const terms = orderTerms(address).map((term) => ({ orderId, term }));
  await tx.insert(orderSearchTerms).values(terms);
}
