/** Limits and choices of the product grid as plain data, which browsers load without zod. */

/** Most rows that one call reads. */
export const GRID_ROWS_MAX = 200;
/** Most products that one call saves; more are saved in several calls, as one save. */
export const GRID_CHANGES_MAX = 100;

/** Rows that come with a list: more than a large screen shows. */
export const GRID_FIRST_ROWS = 40;

export const GRID_SORTS = ['newest', 'name', 'sku', 'price', 'stock'] as const;
export type GridSort = (typeof GRID_SORTS)[number];

/** Why an undo left a row as it is: somebody has changed it since, or the shop refuses the old values. */
export const UNDO_EXCEPTIONS = ['changed', 'refused'] as const;
