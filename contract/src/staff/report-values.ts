/** Values of reports as plain data, which browsers load without zod. */
export const REPORTS = [
  'days',
  'products',
  'categories',
  'governorates',
  'couriers',
  'vouchers',
] as const;
export type Report = (typeof REPORTS)[number];

/** Longest period of a report or of the books, and most rows of a report on the screen; an export has all. */
export const REPORT_DAYS_MAX = 366;
export const REPORT_ROWS_MAX = 200;
