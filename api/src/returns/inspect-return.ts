import { isShopsFault } from '@dp/contract/return-values.ts';
import type { inspectReturnBody } from '@dp/contract/staff/returns.ts';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { readGoodsOf } from '../orders/lock-orders.ts';
import { paidLine } from '../orders/paid-lines.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { assertAllInspected, unitsBack } from '../products/inspected-units.ts';
import { takeBackStock } from '../products/move-stock.ts';
import type { ProductUnits } from '../products/units-of.ts';
import { changeAsStaff, type ReturnChange } from './change-return.ts';
import { type RefundAmount, refundAmount } from './refund-amount.ts';
import {
  insertReturnInspections,
  listReturnInspections,
  listReturnLines,
  listReturnRows,
} from './return-store.ts';
import { returns } from './return-tables.ts';
import { stepReturn } from './step-return.ts';

/**
 * Records what was found in a return that is in the shop: this moves its stock, and decides what is paid back.
 * Once for each return; every piece has one outcome.
 *
 * @returns the products whose stock may have changed.
 * @throws ProblemError 409 `return_step_illegal`; 422 `inspection_differs`; as `changeAsStaff` with
 *   `stock.adjust`.
 */
export async function inspectReturn(
  deps: Deps,
  principal: Principal,
  { lines, ...seen }: { readonly id: number } & z.output<typeof inspectReturnBody>,
): Promise<number[]> {
  return changeAsStaff(deps, principal, { permission: 'stock.adjust', ...seen }, async (change) => {
    const { tx, row, order, at } = change;
    const found = lines.map(({ product_id: productId, ...rest }) => ({ productId, ...rest }));
    assertAllInspected(await listReturnLines(tx, [row.id]), found);
    const accepted = found.filter(({ outcome }) => outcome !== 'not_accepted');
    const amount = await amountFor(change, accepted);
    await stepReturn(tx, principal, row, {
      to: 'inspected',
      at,
      changes: {
        goodsPiastres: amount.goods,
        deliveryPiastres: amount.delivery,
        pickupFeePiastres: amount.pickupFee,
        ...(accepted.length === 0 ? { refundDueAt: null } : {}),
      },
    });
    const who = { returnId: row.id, ...actorOf(principal), at };
    await insertReturnInspections(
      tx,
      found.map(({ note = null, ...rest }) => ({ note, ...rest, ...who })),
    );
    const back = unitsBack(found);
    if (back.length > 0) await takeBackStock(tx, back, { orderId: order.id, principal, at });
    return back.map(({ productId }) => productId);
  });
}

/** What is paid back, after the order's earlier returns. */
async function amountFor(
  { tx, row, order }: ReturnChange,
  accepted: readonly ProductUnits[],
): Promise<RefundAmount> {
  const goods = await readGoodsOf(tx, order.id);
  const others = await listReturnRows(
    tx,
    and(
      eq(returns.orderId, order.id),
      ne(returns.id, row.id),
      notInArray(returns.state, ['sent_back']),
    ),
  );
  const earlierOf = async (rows: typeof others) =>
    (
      await listReturnInspections(
        tx,
        rows.map(({ id }) => id),
      )
    ).filter(({ outcome }) => outcome !== 'not_accepted');
  const earlier = await earlierOf(others);
  // Exchanged pieces stayed sold, so their delivery is not refunded.
  const ourFault = await earlierOf(
    others.filter(({ reason, state }) => isShopsFault(reason) && state !== 'exchanged'),
  );
  const pieces = (units: readonly ProductUnits[]) =>
    units.reduce((sum, { quantity }) => sum + quantity, 0);
  return refundAmount({
    lines: goods.lines.map(paidLine),
    accepted,
    earlier,
    shippingPiastres: order.shippingPiastres,
    wholeOrderOurFault:
      isShopsFault(row.reason) && pieces(ourFault) + pieces(accepted) === order.totalQuantity,
    pickupFeePiastres: row.pickupFeePiastres,
  });
}
