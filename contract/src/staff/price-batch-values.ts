/** Values of price batches as plain data, which browsers load without zod. */

/**
 * `preparing`: the new prices are being computed; `ready`: they can be looked through and applied;
 * `discarding`: it goes, with its rows.
 */
export const PRICE_BATCH_STATES = [
  'preparing',
  'ready',
  'scheduled',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarding',
] as const;
export type PriceBatchState = (typeof PRICE_BATCH_STATES)[number];

/** What a price is rounded to, half up: piastres, a multiple in EGP, or the nearest price with such an end. */
export const PRICE_ROUNDINGS = ['none', '1', '5', '10', '50', '100', 'ends_9', 'ends_99'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/** Why a product of a selection cannot have its new price. */
export const PRICE_REFUSALS = [
  'no_cost', // nobody has said what it costs the shop
  'not_positive',
  'too_high',
  'tiers_do_not_fall', // one of its prices by quantity would not be below the price for fewer
] as const;
export type PriceRefusal = (typeof PRICE_REFUSALS)[number];

/** Most that a cost is multiplied by, such as an exchange rate, and most percent that is added to it. */
export const COST_RATE_MAX = 1_000;
export const MARKUP_MAX = 1_000;

/** Rows of a batch: prices that change, refused ones, and those that somebody else had changed meanwhile. */
export const PRICE_ROW_LISTS = ['changes', 'refused', 'left'] as const;
export type PriceRowList = (typeof PRICE_ROW_LISTS)[number];

/** Steps at which a price is left as somebody else made it. */
export const PRICE_STEPS = ['apply', 'undo'] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];
