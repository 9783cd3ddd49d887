import {
  subtotalPiastres,
  toBasisPoints,
  toPiastres,
  unitPricePiastres,
} from '@dp/contract/money.ts';
import type { Picture } from '@dp/contract/pictures.ts';
import type { CartLines } from './cart-lines.ts';

/** What the cart knows of a product, as the shop answered last. Prices in EGP, discount in percent. */
export interface CartProduct {
  readonly id: number;
  readonly name: string;
  readonly brand?: string;
  readonly listPrice: number;
  readonly discount: number;
  readonly picture?: Picture;
  /** Colour temperature its light is shown in. */
  readonly kelvin?: number;
  /** Units in stock. */
  readonly available: number;
}

/** The shop's answer about a cart; `missing` are ids that are no longer sold. */
export interface CartData {
  readonly products: readonly CartProduct[];
  readonly missing: readonly number[];
}

/** What keeps a line from being ordered as it is. */
export type LineProblem =
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'short'; readonly available: number };

export interface CartViewLine {
  readonly product: CartProduct;
  readonly quantity: number;
  /** Whole piastres. */
  readonly unitPiastres: number;
  readonly linePiastres: number;
  readonly problem: LineProblem | undefined;
}

export interface CartView {
  readonly lines: readonly CartViewLine[];
  /** Products of the cart that are no longer sold; they are skipped (specification §9). */
  readonly skipped: readonly number[];
  /** Products the shop has not been asked about yet, such as one added in another tab. */
  readonly unknown: readonly number[];
  /** Units of the counted lines. */
  readonly units: number;
  /** Whole piastres; undefined until the shop's answer covers the whole cart (specification §9). */
  readonly totalPiastres: number | undefined;
  /** What the discounts take off, in whole piastres. */
  readonly savedPiastres: number;
}

/**
 * The cart as it is shown: the lines as the shopper has them now, with the shop's products and prices.
 * Quantities may run ahead of the shop, money never does.
 */
export function cartView(cart: CartLines, { products, missing }: CartData): CartView {
  const known = new Map(products.map((product) => [product.id, product]));
  const gone = new Set(missing);
  const lines = cart.flatMap(({ id, quantity }) => {
    const product = known.get(id);
    return product === undefined ? [] : [viewLine(product, quantity)];
  });
  const absent = cart.map(({ id }) => id).filter((id) => !known.has(id));
  const unknown = absent.filter((id) => !gone.has(id));
  const total = subtotalPiastres(lines);
  const full = subtotalPiastres(
    lines.map(({ product, quantity }) => ({
      unitPiastres: unitPricePiastres(toPiastres(product.listPrice), 0),
      quantity,
    })),
  );
  return {
    lines,
    skipped: absent.filter((id) => gone.has(id)),
    unknown,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPiastres: unknown.length > 0 ? undefined : total,
    savedPiastres: full - total,
  };
}

function viewLine(product: CartProduct, quantity: number): CartViewLine {
  const { listPrice, discount, available } = product;
  const unitPiastres = unitPricePiastres(toPiastres(listPrice), toBasisPoints(discount));
  return {
    product,
    quantity,
    unitPiastres,
    linePiastres: unitPiastres * quantity,
    problem: problemOf(quantity, available),
  };
}

function problemOf(quantity: number, available: number): LineProblem | undefined {
  if (available <= 0) return { kind: 'sold-out' };
  return quantity > available ? { kind: 'short', available } : undefined;
}
