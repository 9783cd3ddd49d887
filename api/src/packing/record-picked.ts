import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { OrderGoods } from '../orders/lock-orders.ts';
import { recordPick } from '../parcels/change-parcels.ts';
import { readPicks } from '../parcels/parcel-queries.ts';
import type { Principal } from '../principals/principal.ts';

/** How far a line is after a pick. */
export interface Picked {
  readonly order_id: number;
  readonly product_id: number;
  readonly picked: number;
  readonly quantity: number;
  /** Whether the whole order is picked. */
  readonly complete: boolean;
}

/** How many units of each product of an order are picked. */
export async function pickedOf(tx: Db, orderId: number): Promise<Map<number, number>> {
  const picks = await readPicks(tx, [orderId]);
  return new Map(picks.map(({ productId, picked }) => [productId, picked]));
}

/** How far a line is. */
export async function pickedNow(tx: Db, goods: OrderGoods, productId: number): Promise<Picked> {
  return describePicked(goods, productId, await pickedOf(tx, goods.order.id));
}

/** Records how many units of a line are picked by now. */
export async function recordPicked(
  tx: Db,
  { now }: Deps,
  principal: Principal,
  pick: {
    readonly goods: OrderGoods;
    readonly productId: number;
    readonly picked: number;
    readonly before: ReadonlyMap<number, number>;
  },
): Promise<Picked> {
  const { productId, picked, before } = pick;
  const { order } = pick.goods;
  const at = now();
  await recordPick(tx, principal, { orderId: order.id, productId, picked, at });
  await recordAudit(tx, principal, {
    action: 'order.pick',
    subject: { kind: 'order', id: order.id },
    before: { product: productId, picked: before.get(productId) ?? 0 },
    after: { product: productId, picked },
    at,
  });
  return describePicked(pick.goods, productId, new Map(before).set(productId, picked));
}

function describePicked(
  { order, lines }: OrderGoods,
  productId: number,
  picked: ReadonlyMap<number, number>,
): Picked {
  return {
    order_id: order.id,
    product_id: productId,
    picked: picked.get(productId) ?? 0,
    quantity: lines.find((line) => line.productId === productId)?.quantity ?? 0,
    complete: lines.every((line) => picked.get(line.productId) === line.quantity),
  };
}
