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
  'pinned-search',
  'synonym',
] as const;
/** In place of an id: the records of a kind that were removed, to be added again. */
export const REMOVED = 'removed';
export type EarlierKind = (typeof EARLIER_KINDS)[number];
