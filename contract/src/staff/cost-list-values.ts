/** Limits of lists of costs as plain data, which browsers load without zod. */

/** Most lines of one call; longer lists take several. */
export const COST_LINES_MAX = 500;

/** What is wrong with a line: no product has its SKU, it names a product again, or its cost is none. */
export const COST_LINE_FAULTS = [
  'sku_unknown',
  'sku_twice',
  'required',
  'invalid',
  'too_small',
  'too_big',
  'too_many_decimals',
] as const;
export type CostLineFault = (typeof COST_LINE_FAULTS)[number];
