import { PIASTRES_PER_POUND } from '@dp/contract/money.ts';
import type { PriceRefusal, PriceRounding } from '@dp/contract/staff/price-batch-values.ts';
import { PRICE_MAX_EGP } from '@dp/contract/staff/product-values.ts';
import { findTierFaults, type StoredTier } from '../products/price-tiers.ts';

/**
 * What a batch adds to each price, negative to lower them, or what it computes prices from costs by: a rate in
 * ten-thousandths and what is added then.
 */
export type PriceRule =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly piastres: number }
  | { readonly kind: 'cost'; readonly rate: number; readonly basisPoints: number };

/** A product's prices as far as a batch changes them: its list price and its fixed prices by quantity. */
export interface BatchPrices {
  readonly listPricePiastres: number;
  readonly tiers: readonly StoredTier[];
}

/** A product to be repriced; what one costs the shop is known where a rule asks for it. */
interface ProductToReprice extends BatchPrices {
  readonly costPiastres?: number | null | undefined;
}

/** The prices that a rule makes, and why they cannot be, if so. */
export interface RepricedProduct extends BatchPrices {
  readonly refusal: PriceRefusal | undefined;
}

/** The end of a price in EGP, and every how many EGP there is such a price. */
const ENDS = { ends_9: [9, 10], ends_99: [99, 100] } as const;

/**
 * Applies a rule to a product. Prices by quantity that are amounts change by the same rule, or in proportion where
 * the price comes from the cost, in whole pounds; those that are percentages follow the list price by themselves.
 */
export function reprice(
  { listPricePiastres, tiers, costPiastres = null }: ProductToReprice,
  rule: PriceRule,
  rounding: PriceRounding,
): RepricedProduct {
  if (rule.kind === 'cost' && costPiastres === null)
    return { listPricePiastres, tiers, refusal: 'no_cost' };
  const list = rounded(exactPrice(listPricePiastres, rule, costPiastres ?? 0), rounding);
  const tierPrice = (piastres: number) =>
    rule.kind === 'cost'
      ? inProportion(piastres, { from: listPricePiastres, to: list })
      : exactPrice(piastres, rule, 0);
  const after = tiers.map((tier) =>
    'price_piastres' in tier
      ? {
          ...tier,
          price_piastres: rounded(
            tierPrice(tier.price_piastres),
            rounding === 'none' ? '1' : rounding,
          ),
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

/** Ten-thousandths of a piastre in one: prices are exact in them, so that nothing is rounded twice. */
const UNITS = 10_000;

/** One price by a rule in ten-thousandths of a piastre; may be 0 or less. */
function exactPrice(piastres: number, rule: PriceRule, cost: number): number {
  if (rule.kind === 'amount') return (piastres + rule.piastres) * UNITS;
  const share = 10_000 + rule.basisPoints;
  if (rule.kind === 'percent') return piastres * share;
  return Number((BigInt(cost) * BigInt(rule.rate) * BigInt(share) + 5_000n) / 10_000n);
}

/** A price that moves as another one does, in ten-thousandths of a piastre; their product is no safe integer. */
function inProportion(piastres: number, { from, to }: { from: number; to: number }): number {
  return Number((BigInt(piastres) * BigInt(to) * BigInt(UNITS)) / BigInt(Math.max(1, from)));
}

/** A price of ten-thousandths of a piastre in piastres, rounded half up. */
function rounded(exact: number, rounding: PriceRounding): number {
  if (rounding === 'none') return halfUp(exact, UNITS);
  if (rounding === 'ends_9' || rounding === 'ends_99') {
    const [end, every] = ENDS[rounding];
    const shift = (every - end) * PIASTRES_PER_POUND;
    const step = every * PIASTRES_PER_POUND;
    return halfUp(exact + shift * UNITS, step * UNITS) * step - shift;
  }
  const step = Number(rounding) * PIASTRES_PER_POUND;
  return halfUp(exact, step * UNITS) * step;
}

function halfUp(value: number, unit: number): number {
  return Math.floor((value + unit / 2) / unit);
}
