import { pictureIn } from '../media/stored-picture.ts';
import type { OrderLineRow } from '../orders/full-order.ts';

/** So many units of products of an order, with their names and pictures, in the order's sequence. */
export function presentGoods(
  lines: readonly OrderLineRow[],
  units: readonly { readonly productId: number; readonly quantity: number }[],
) {
  return lines.flatMap((line) => {
    const quantity = units.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    return quantity === 0
      ? []
      : {
          product_id: line.productId,
          sku: line.sku,
          name: { ar: line.nameAr, en: line.nameEn },
          image: line.picture && pictureIn('en', line.picture),
          quantity,
        };
  });
}
