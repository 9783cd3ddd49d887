import { toEgp } from '@dp/contract/money.ts';
import type { ShownPrices } from '@dp/contract/staff/products.ts';
import { effectiveTiers, presentTier, type TieredPrice } from './price-tiers.ts';

/** What shoppers are shown of a product's price, in EGP. */
export function presentPrices(product: TieredPrice): ShownPrices {
  const { listPricePiastres, unitPiastres } = product;
  return {
    list_price: toEgp(listPricePiastres),
    price: toEgp(unitPiastres),
    // A price rounded up to a whole pound can be above its list price.
    saving: toEgp(Math.max(0, listPricePiastres - unitPiastres)),
    tiers: effectiveTiers(product).map(presentTier),
  };
}
