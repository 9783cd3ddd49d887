import type { Order } from '@dp/contract/orders.ts';
import type { Product } from '@dp/contract/products.ts';

/** The result of planning a reorder. */
export interface ReorderPlan {
  /** What goes into the cart, limited by the stock. */
  readonly add: readonly { readonly id: number; readonly quantity: number }[];
  /** Counts of lines that are unavailable, and of those available in part. */
  readonly gone: number;
  readonly fewer: number;
}

/** An old order against today's products. */
export function reorderPlan(
  lines: readonly Pick<Order['lines'][number], 'product_id' | 'quantity'>[],
  products: readonly Pick<Product, 'id' | 'stock'>[],
): ReorderPlan {
  const stock = new Map(products.map(({ id, stock: { available } }) => [id, available]));
  const add: { id: number; quantity: number }[] = [];
  let gone = 0;
  let fewer = 0;
  for (const { product_id: id, quantity } of lines) {
    const available = id === null ? 0 : (stock.get(id) ?? 0);
    if (id === null || available === 0) {
      gone += 1;
      continue;
    }
    if (available < quantity) fewer += 1;
    add.push({ id, quantity: Math.min(quantity, available) });
  }
  return { add, gone, fewer };
}
