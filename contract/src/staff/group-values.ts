/** Limits of brands and categories as plain data, which browsers load without zod. */

/** Longest texts of a brand or category, in characters. */
export const GROUP_NAME_MAX_LENGTH = 80;
export const GROUP_DESCRIPTION_MAX_LENGTH = 5_000;

/** How deep categories hang: a top one, one below it, and one below that. The shop's pages lead no further. */
export const CATEGORY_DEPTH_MAX = 3;
