/** Values of product sheets as plain data, which browsers load without zod. */

/** Files that products come and go in. */
export const SHEET_FORMATS = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/**
 * `checking`: the file is read and compared with the shop; `faulty`: something in it is wrong, and nothing of it can
 * be applied; `ready`: it can be looked through and applied; `undone`: its products are as they were before it;
 * `discarding`: it goes, with its file.
 */
export const SHEET_STATES = [
  'checking',
  'faulty',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarding',
] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/** Rows of a sheet: wrong ones, new products, changed ones, and those left because somebody changed them meanwhile. */
export const SHEET_ROW_LISTS = ['wrong', 'new', 'changed', 'left'] as const;
export type SheetRowList = (typeof SHEET_ROW_LISTS)[number];

/** Why a row was not applied, or not undone. */
export const SHEET_ROW_OBSTACLES = [
  'changed_meanwhile',
  'added_meanwhile',
  'group_removed', // its category or brand
] as const;
export type SheetRowObstacle = (typeof SHEET_ROW_OBSTACLES)[number];

/** Most products and columns of a sheet. */
export const SHEET_ROWS_MAX = 100_000;
export const SHEET_COLUMNS_MAX = 300;
/** Largest file of a sheet. */
export const SHEET_BYTES_MAX = 64 * 1_024 * 1_024;
/** How long a sheet is there, in days. */
export const SHEET_DAYS = 7;
