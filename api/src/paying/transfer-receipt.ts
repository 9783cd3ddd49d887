import type { Locale } from '@dp/contract/locale.ts';
import type { Order } from '@dp/contract/orders.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { readShopperPicture } from '../media/shopper-picture.ts';
import { lockAwaiting, requireOwnOrder } from '../orders/pay-order.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { AttemptRow } from '../payments/attempt-rows.ts';
import { deleteReceipts, storeReceipt } from '../payments/transfer-receipts.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import type { PayingDeps } from './payment-deps.ts';
import { lockPendingTransfer } from './pending-transfer.ts';

interface OwnOrder {
  readonly orderId: number;
  readonly locale: Locale;
}

/**
 * Adds a picture of the receipt to the transfer of one of a shopper's own orders, in place of an earlier one. It
 * proves nothing: staff match the transfer with the shop's account.
 *
 * @throws ProblemError 404 `order_not_found`; 409 `payment_not_awaited`, also when no transfer was begun; 422
 *   `shopper_picture_unusable`.
 */
export async function addReceipt(
  deps: PayingDeps,
  shopper: ShopperPrincipal,
  { file, ...order }: OwnOrder & { readonly file: Buffer },
): Promise<{ data: Order }> {
  // Only what would be stored is decoded.
  await changeReceipt(deps, shopper, order, async () => undefined);
  const picture = await readShopperPicture(file);
  return changeReceipt(deps, shopper, order, (tx, { id }) =>
    storeReceipt(tx, id, { picture, at: deps.now() }),
  );
}

/**
 * Removes the picture of a receipt that the shop has not decided about.
 *
 * @throws ProblemError 404 `order_not_found`; 409 `payment_not_awaited`, also when no transfer was begun.
 */
export function removeReceipt(
  deps: PayingDeps,
  shopper: ShopperPrincipal,
  order: OwnOrder,
): Promise<{ data: Order }> {
  return changeReceipt(deps, shopper, order, (tx, { id }) => deleteReceipts(tx, [id]));
}

async function changeReceipt(
  deps: PayingDeps,
  { customerId }: ShopperPrincipal,
  { orderId, locale }: OwnOrder,
  change: (tx: Db, attempt: AttemptRow) => Promise<void>,
): Promise<{ data: Order }> {
  const owned = { orderId, customerId };
  await inTransaction(deps.db, async (tx) => {
    await change(tx, await lockPendingTransfer(tx, await lockAwaiting(tx, owned)));
  });
  return { data: presentOrder(await requireOwnOrder(deps.db, owned), locale) };
}
