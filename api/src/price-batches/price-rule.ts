import { PIASTRES_PER_POUND } from '@dp/contract/money.ts';
import type { PriceRefusal, PriceRounding } from '@dp/contract/staff/price-batch-values.ts';
import { PRICE_MAX_EGP } from '@dp/contract/staff/product-values.ts';
import { findTierFaults, type StoredTier } from '../products/price-tiers.ts';

/** What a batch adds to each price; negative to lower them. */
export type PriceRule =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly piastres: number };

/** A product's prices as far as a batch changes them: its list price and its fixed prices by quantity. */
export interface BatchPrices {
  readonly listPricePiastres: number;
  readonly tiers: readonly StoredTier[];
}

/** The prices that a rule makes, and why they cannot be, if so. */
export interface RepricedProduct extends BatchPrices {
  readonly refusal: PriceRefusal | undefined;
}

/** The end of a price in EGP, and every how many EGP there is such a price. */
const ENDS = { ends_9: [9, 10], ends_99: [99, 100] } as const;

/**
 * Applies a rule to a product. Prices by quantity that are amounts change by the same rule, in whole pounds;
 * those that are percentages follow the list price by themselves.
 */
export function reprice(
  { listPricePiastres, tiers }: BatchPrices,
  rule: PriceRule,
  rounding: PriceRounding,
): RepricedProduct {
  const list = newPrice(listPricePiastres, rule, rounding);
  const after = tiers.map((tier) =>
    'price_piastres' in tier
      ? {
          ...tier,
          price_piastres: newPrice(tier.price_piastres, rule, rounding === 'none' ? '1' : rounding),
        }
      : tier,
  );
  return { listPricePiastres: list, tiers: after, refusal: refusalOf(list, after) };
}

function refusalOf(list: number, tiers: readonly StoredTier[]): PriceRefusal | undefined {
  const prices = [
    list,
    ...tiers.flatMap((tier) => ('price_piastres' in tier ? tier.price_piastres : [])),
  ];
  if (prices.some((price) => price <= 0)) return 'not_positive';
  if (prices.some((price) => price > PRICE_MAX_EGP * PIASTRES_PER_POUND)) return 'too_high';
  return findTierFaults(list, tiers).length > 0 ? 'tiers_do_not_fall' : undefined;
}

/** One price in piastres by a rule, rounded half up; may be 0 or less. */
function newPrice(piastres: number, rule: PriceRule, rounding: PriceRounding): number {
  // In hundredths of a piastre times 100, so that nothing is rounded twice.
  const exact =
    rule.kind === 'percent'
      ? piastres * (10_000 + rule.basisPoints)
      : (piastres + rule.piastres) * 10_000;
  if (rounding === 'none') return halfUp(exact, 10_000);
  if (rounding === 'ends_9' || rounding === 'ends_99') {
    const [end, every] = ENDS[rounding];
    const shift = (every - end) * PIASTRES_PER_POUND;
    const step = every * PIASTRES_PER_POUND;
    return halfUp(exact + shift * 10_000, step * 10_000) * step - shift;
  }
  const step = Number(rounding) * PIASTRES_PER_POUND;
  return halfUp(exact, step * 10_000) * step;
}

function halfUp(value: number, unit: number): number {
  return Math.floor((value + unit / 2) / unit);
}
