import {
  toBasisPoints,
  toEgp,
  toPercent,
  toPiastres,
  unitPricePiastres,
} from '@dp/contract/money.ts';
import type { PriceTier } from '@dp/contract/products.ts';

/**
 * A product's price from a quantity on, as a row stores it: a price for one unit, or a discount off the list
 * price, in basis points.
 */
export type StoredTier =
  | { readonly from: number; readonly price_piastres: number }
  | { readonly from: number; readonly discount_basis_points: number };

/** What the price of a quantity depends on; `unitPiastres` is the price of one. */
export interface TieredPrice {
  readonly listPricePiastres: number;
  readonly unitPiastres: number;
  readonly tiers: readonly StoredTier[];
}

/** A tier with what one unit costs from its quantity on, in piastres. */
export interface EffectiveTier {
  readonly from: number;
  readonly unitPiastres: number;
}

/** What one unit costs by a tier alone, in piastres: whole pounds, like every price. */
export function tierPricePiastres(listPricePiastres: number, tier: StoredTier): number {
  return 'price_piastres' in tier
    ? tier.price_piastres
    : unitPricePiastres(listPricePiastres, tier.discount_basis_points);
}

/**
 * The price of one unit at a quantity: the lowest of the price of one and of the tiers reached
 * (decision 084). Discounts are not added up, and more units never cost more each.
 */
export function unitPriceFor(product: TieredPrice, quantity: number): number {
  return product.tiers.reduce(
    (lowest, tier) =>
      tier.from > quantity
        ? lowest
        : Math.min(lowest, tierPricePiastres(product.listPricePiastres, tier)),
    product.unitPiastres,
  );
}

/** The tiers that make a unit cheaper than fewer units do, by quantity; a discount may outdo some. */
export function effectiveTiers(product: TieredPrice): EffectiveTier[] {
  const effective: EffectiveTier[] = [];
  let lowest = product.unitPiastres;
  for (const { from } of [...product.tiers].sort((a, b) => a.from - b.from)) {
    const unitPiastres = unitPriceFor(product, from);
    if (unitPiastres < lowest) effective.push({ from, unitPiastres });
    lowest = unitPiastres;
  }
  return effective;
}

/** A tier as the contract shows it. */
export function presentTier({ from, unitPiastres }: EffectiveTier): PriceTier {
  return { from, price: toEgp(unitPiastres) };
}

/** A tier as files and edits write it: EGP, percent. */
export type WrittenTier =
  | { readonly from: number; readonly price: number }
  | { readonly from: number; readonly percent: number };

/** A written tier as a row stores it. */
export function toStoredTier(tier: WrittenTier): StoredTier {
  return 'price' in tier
    ? { from: tier.from, price_piastres: toPiastres(tier.price) }
    : { from: tier.from, discount_basis_points: toBasisPoints(tier.percent) };
}

/** The opposite of `toStoredTier`. */
export function toWrittenTier(tier: StoredTier): WrittenTier {
  return 'price_piastres' in tier
    ? { from: tier.from, price: toEgp(tier.price_piastres) }
    : { from: tier.from, percent: toPercent(tier.discount_basis_points) };
}

/** What is wrong with a tier: its quantity does not follow the one before, or its price does not fall. */
export interface TierFault {
  readonly index: number;
  /** The quantity that it must exceed, or the price in piastres that it must be below. */
  readonly fault: { readonly above: number } | { readonly below: number };
}

/**
 * The faults of a product's tiers: quantities must rise and prices fall, the first below the list price. The
 * product's discount is not looked at: it may be a passing sale.
 */
export function findTierFaults(
  listPricePiastres: number,
  tiers: readonly StoredTier[],
): TierFault[] {
  const faults: TierFault[] = [];
  let above = 1;
  let below = unitPricePiastres(listPricePiastres, 0);
  for (const [index, tier] of tiers.entries()) {
    const price = tierPricePiastres(listPricePiastres, tier);
    if (tier.from <= above) faults.push({ index, fault: { above } });
    if (price >= below) faults.push({ index, fault: { below } });
    above = Math.max(above, tier.from);
    below = Math.min(below, price);
  }
  return faults;
}
