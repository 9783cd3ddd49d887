import type { Db } from '../database/database.ts';
import { readParcelLines, readParcelsOf } from '../parcels/parcel-queries.ts';
import { readWarrantyMonths } from '../products/warranty-months.ts';
import { readSettings } from '../settings/read-settings.ts';
import { periodLengths } from './return-limits.ts';
import { type Receipt, returnableUnits } from './return-rules.ts';
import { listTaken } from './return-store.ts';

interface ReturnableProduct {
  /** What can be sent back in each period. */
  readonly periods: ReturnType<typeof returnableUnits>;
  /** Pieces that were received and are in no return, whatever the day. */
  readonly left: number;
}

/** What of an order can be sent back, by product; products that were not received are absent. */
export type ReturnableByProduct = ReadonlyMap<number, ReturnableProduct>;

/** Reads what of an order can be sent back now; exact while the order is locked. */
export async function readReturnable(
  db: Db,
  orderId: number,
  now: Date,
): Promise<ReturnableByProduct> {
  const receipts = await readReceipts(db, orderId);
  const taken = new Map(
    (await listTaken(db, orderId)).map(({ productId, quantity }) => [productId, quantity]),
  );
  const lengths = periodLengths((await readSettings(db)).returns.value);
  const months = await readWarrantyMonths(db, [...receipts.keys()]);
  const lengthsOf = (productId: number) => {
    const own = months.get(productId);
    return own === undefined ? lengths : { ...lengths, warranty: { months: own } };
  };
  return new Map(
    [...receipts].map(([productId, received]) => {
      const inReturns = taken.get(productId) ?? 0;
      const pieces = received.reduce((sum, { quantity }) => sum + quantity, 0);
      return [
        productId,
        {
          periods: returnableUnits(received, inReturns, lengthsOf(productId), now),
          left: Math.max(0, pieces - inReturns),
        },
      ];
    }),
  );
}

/** What reached an order's shopper and stayed there, by product. */
export async function readReceipts(db: Db, orderId: number): Promise<Map<number, Receipt[]>> {
  const delivered = (await readParcelsOf(db, [orderId])).flatMap(({ id, state, deliveredAt }) =>
    state === 'delivered' && deliveredAt !== null ? [{ id, at: deliveredAt }] : [],
  );
  const lines = await readParcelLines(
    db,
    delivered.map(({ id }) => id),
  );
  const receipts = new Map<number, Receipt[]>();
  for (const { parcelId, productId, quantity } of lines) {
    const at = delivered.find(({ id }) => id === parcelId)?.at;
    if (at === undefined) continue;
    receipts.set(productId, [...(receipts.get(productId) ?? []), { quantity, at }]);
  }
  return receipts;
}
