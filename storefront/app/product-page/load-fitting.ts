import type { FittingReason } from '@dp/contract/fitting.ts';
import type { Product } from '@dp/contract/products.ts';
import type { ApiClient } from '../api/client.ts';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';

/** A product that fits another one, and why. */
export interface FittingProduct {
  readonly product: ProductSummary;
  readonly reason: FittingReason;
  /** How many units one of it takes: of bulbs one for each socket, or as many packs. */
  readonly needed: number;
}

/** Bulbs, drivers and dimmers that fit a product. */
export async function loadFitting(api: ApiClient, id: number): Promise<readonly FittingProduct[]> {
  const { data } = await api.call('listFittingProducts', { params: { id: String(id) } });
  return data.map(({ product, reason }) => ({
    product: summaryOf(product),
    reason,
    needed: unitsNeeded(product, reason),
  }));
}

function unitsNeeded({ specs }: Product, reason: FittingReason): number {
  return reason.kind === 'bulb' ? Math.ceil(reason.count / (specs.pack_size ?? 1)) : 1;
}
