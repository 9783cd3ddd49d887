import type { FittingReason } from '@dp/contract/fitting.ts';
import type { ApiClient } from '../api/client.ts';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';

/** A product that fits another one, and why. */
export interface FittingProduct {
  readonly product: ProductSummary;
  readonly reason: FittingReason;
}

/** Bulbs, drivers and dimmers that fit a product. */
export async function loadFitting(api: ApiClient, id: number): Promise<readonly FittingProduct[]> {
  const { data } = await api.call('listFittingProducts', { params: { id: String(id) } });
  return data.map(({ product, reason }) => ({ product: summaryOf(product), reason }));
}
