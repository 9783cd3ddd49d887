/** Values of receipts of goods as plain data, which browsers load without zod. */

/** Most products of one receipt. */
export const RECEIPT_LINES_MAX = 500;
/** Most pieces of one product, in a receipt as in stock. */
export const RECEIPT_UNITS_MAX = 1_000_000;

/**
 * What is wrong with a line of a list: no code, no product or several with it, a product that an earlier line has,
 * no whole number of 1 to `RECEIPT_UNITS_MAX` pieces, more than can be in stock, or a cost that is none.
 */
export const RECEIPT_LINE_FAULTS = [
  'code_missing',
  'code_unknown',
  'code_of_several',
  'twice',
  'quantity_wrong',
  'stock_too_high',
  'cost_wrong',
] as const;
export type ReceiptLineFault = (typeof RECEIPT_LINE_FAULTS)[number];
