import type { Product } from '@dp/contract/products.ts';

/** What one of `quantity` pieces costs, EGP: the price of the highest step that this many reach. */
export function priceAt(
  { price, tiers }: Pick<Product, 'price' | 'tiers'>,
  quantity: number,
): number {
  return tiers.findLast(({ from }) => from <= quantity)?.price ?? price;
}
