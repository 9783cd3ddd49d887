import { LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';
import type { Picture } from '@dp/contract/pictures.ts';

/** One product of an order that is being written. */
export interface SaleLine {
  readonly product_id: number;
  readonly sku: string;
  readonly name: string;
  readonly image: Picture | null;
  /** EGP, as it was when the line was shown; a quote knows better. */
  readonly unit_price: number;
  readonly quantity: number;
}

/** The lines with one more unit of a product; a new one comes last. */
export function withProduct(
  lines: readonly SaleLine[],
  product: Omit<SaleLine, 'quantity'>,
): readonly SaleLine[] {
  const known = lines.find((line) => line.product_id === product.product_id);
  if (known === undefined) return [...lines, { ...product, quantity: 1 }];
  return withQuantity(lines, product.product_id, Math.min(known.quantity + 1, LINE_QUANTITY_MAX));
}

/** The lines with so many units of a product; 0 takes it away. */
export function withQuantity(
  lines: readonly SaleLine[],
  productId: number,
  quantity: number,
): readonly SaleLine[] {
  return lines.flatMap((line) => {
    if (line.product_id !== productId) return [line];
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

/** The lines as calls have them. */
export function lineBodies(lines: readonly SaleLine[]): { product_id: number; quantity: number }[] {
  return lines.map(({ product_id, quantity }) => ({ product_id, quantity }));
}

/** Whether two sets of lines are the same products and quantities, in whichever sequence. */
export function sameLines(one: readonly SaleLine[], other: readonly SaleLine[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ product_id, quantity }) =>
      other.some((line) => line.product_id === product_id && line.quantity === quantity),
    )
  );
}
