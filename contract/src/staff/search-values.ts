/** Values of the search screens as plain data, which browsers load without zod. */

/**
 * What a synonym group is about: a thing the shop sells, a part or accessory, a quality of them, or what all of them
 * are.
 */
export const SYNONYM_KINDS = ['thing', 'part', 'quality', 'generality'] as const;
export type SynonymKind = (typeof SYNONYM_KINDS)[number];

/** All groups, or only those that the shop's own people have changed. */
export const SYNONYM_FILTERS = ['all', 'own'] as const;

/** Longest word or phrase of a group. */
export const PHRASE_MAX_LENGTH = 60;

/** Phrases of a group that is brought back at most: as many as fit into a request, however long. */
export const GROUP_PHRASES_MAX = 250;

/** Products of one pinned search at most. */
export const PINNED_PRODUCTS_MAX = 20;

/** What was poor about a search: no result, only near products, one product, a correction, or no tap. */
export const GAP_REASONS = ['nothing', 'near', 'one', 'corrected', 'untapped'] as const;
export type GapReason = (typeof GAP_REASONS)[number];
