/** Values of the stock screens as plain data, which browsers load without zod. */

export const STOCK_FILTERS = ['all', 'low', 'wanted', 'withdrawn'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/**
 * Why staff change a stock. `received` adds units, `broken` takes units out, `counted` says how many there are
 * in the shop, `corrected` adds or takes out and needs a note.
 */
export const STOCK_REASONS = ['received', 'counted', 'broken', 'corrected'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Every reason of a stock movement; those that staff do not choose come from orders and imports. */
export const MOVEMENT_REASONS = [
  'import',
  'set',
  'sold',
  'returned',
  'came_back',
  'written_off',
  'b_stock',
  ...STOCK_REASONS,
] as const;
