import type { Order } from '@dp/contract/orders.ts';
import type { Product } from '@dp/contract/products.ts';
import { type CartLines, cartHasRoomFor, quantityOf, withQuantity } from '../cart/cart-lines.ts';

/** The result of planning a reorder. */
export interface ReorderPlan {
  /** The cart with what is added to it. */
  readonly cart: CartLines;
  /** What is added, limited by the stock and by what a cart can hold. */
  readonly added: CartLines;
  /** Counts of products that are unavailable or available in part, and of those the cart has no room for. */
  readonly short: number;
  readonly noRoom: number;
}

/** An old order against today's products and the present cart. */
export function reorderPlan(
  lines: readonly Pick<Order['lines'][number], 'product_id' | 'quantity'>[],
  products: readonly Pick<Product, 'id' | 'stock'>[],
  present: CartLines,
): ReorderPlan {
  const stock = new Map(products.map(({ id, stock: { available } }) => [id, available]));
  const added: CartLines[number][] = [];
  let cart = present;
  let short = 0;
  let noRoom = 0;
  for (const { product_id: id, quantity } of lines) {
    const available = id === null ? 0 : (stock.get(id) ?? 0);
    if (id === null || available === 0) {
      short += 1;
      continue;
    }
    if (!cartHasRoomFor(cart, id)) {
      noRoom += 1;
      continue;
    }
    const held = quantityOf(cart, id);
    cart = withQuantity(cart, id, held + Math.min(quantity, available));
    const more = quantityOf(cart, id) - held;
    if (more < quantity) short += 1;
    if (more > 0) added.push({ id, quantity: more });
  }
  return { cart, added, short, noRoom };
}

/** A cart without what a reorder added; what else was changed since stays. */
export function withoutAdded(cart: CartLines, added: CartLines): CartLines {
  return added.reduce(
    (lines, { id, quantity }) => withQuantity(lines, id, quantityOf(lines, id) - quantity),
    cart,
  );
}
