/** Values of stock counts as plain data, which browsers load without zod. */

/** What is counted: every product, those of a category and its subcategories, or those of a shelf. */
export const COUNT_SCOPES = ['all', 'category', 'shelf'] as const;
export type CountScope = (typeof COUNT_SCOPES)[number];

export const COUNT_STATES = ['counting', 'closed', 'cancelled'] as const;

/** Which products of a count: not counted yet, counted, or counted with a difference. */
export const COUNT_PARTS = ['open', 'counted', 'different'] as const;
export type CountPart = (typeof COUNT_PARTS)[number];

/** `set` says how many there are in all, `add` that these were found in another place, `remove` takes a line out. */
export const COUNT_ENTRIES = ['set', 'add', 'remove'] as const;

/**
 * Why a difference cannot be booked, so that the product has to be counted again: its stock was corrected after
 * it was counted, or orders hold units that the count did not find.
 */
export const COUNT_PROBLEMS = ['corrected_since', 'promised'] as const;
