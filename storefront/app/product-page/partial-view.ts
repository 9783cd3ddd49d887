import { CURRENCY } from '@dp/contract/limits.ts';
import type { ProductSummary } from '../products/product-summary.ts';
import type { ProductView } from './load-product.ts';

/**
 * A product's page as far as a list knew it, which is all of its first screen but for the other photographs: it can be
 * bought before the rest has come. What the list did not know is empty.
 */
export function partialView(summary: ProductSummary): ProductView {
  const { id, name, price, listPrice, discount, picture, available, specs } = summary;
  return {
    product: {
      id,
      sku: '',
      slug: '',
      name,
      description: '',
      list_price: listPrice,
      discount,
      price,
      // As a sentence says it, until the shop's own figure is there.
      saving: listPrice - price,
      tiers: [],
      currency: CURRENCY,
      images: picture === undefined ? [] : [picture],
      brand: null,
      category: null,
      stock: { available, in_stock: available > 0 },
      featured: false,
      specs,
    },
    path: [],
    related: [],
    fitting: [],
  };
}
