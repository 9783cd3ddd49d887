/** Limits of brands as plain data, which browsers load without zod. */

/** Longest texts of a brand, in characters. */
export const BRAND_NAME_MAX_LENGTH = 80;
export const BRAND_DESCRIPTION_MAX_LENGTH = 5_000;
