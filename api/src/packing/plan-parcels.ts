import type { packOrderBody } from '@dp/contract/staff/packing.ts';
import type { z } from 'zod';
import type { OrderGoods } from '../orders/lock-orders.ts';
import type { NewParcel } from '../parcels/pack-parcels.ts';
import { splitCash } from '../parcels/split-cash.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Boxes to pack, as `packOrder` gets them. */
export type Boxes = z.output<typeof packOrderBody>['parcels'];

/**
 * An order's parcels as they are to be packed, with what each collects. One without lines takes everything.
 *
 * @throws ProblemError 422 `parcel_lines_differ` unless their lines add up to the order's.
 */
export function planParcels({ order, lines }: OrderGoods, boxes: Boxes): NewParcel[] {
  const contents = boxes.map((box) =>
    box.lines === undefined && boxes.length === 1
      ? new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
      : sums((box.lines ?? []).map((line) => [line.product_id, line.quantity])),
  );
  const packed = sums(contents.flatMap((content) => [...content]));
  const adds = lines.every(({ productId, quantity }) => packed.get(productId) === quantity);
  if (!adds || packed.size !== lines.length || contents.some(({ size }) => size === 0)) {
    throw new ProblemError(422, 'parcel_lines_differ');
  }
  const paid = lines.map((line) => ({
    productId: line.productId,
    quantity: line.quantity,
    piastres: line.totalPiastres - line.discountSharePiastres,
  }));
  // One that is paid collects nothing at the door.
  const cash = order.payment === 'paid' ? [] : splitCash(order.totalPiastres, paid, contents);
  return contents.map((content, index) => ({
    content,
    cashPiastres: cash[index] ?? 0,
    fragile: boxes[index]?.fragile ?? false,
    weightGrams: boxes[index]?.weight_grams ?? null,
  }));
}

function sums(pairs: readonly (readonly [id: number, quantity: number])[]): Map<number, number> {
  const total = new Map<number, number>();
  for (const [id, quantity] of pairs) total.set(id, (total.get(id) ?? 0) + quantity);
  return total;
}
