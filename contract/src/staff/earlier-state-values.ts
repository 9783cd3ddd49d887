/** The kinds of records whose earlier states can be put into their editors. */
export const EARLIER_KINDS = [
  'voucher',
  'rate',
  'setting',
  'shop',
  'slide',
  'section',
  'category',
  'brand',
] as const;
export type EarlierKind = (typeof EARLIER_KINDS)[number];
