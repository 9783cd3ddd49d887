/** Limits of pages of text as plain data, which browsers load without zod. */

export const PAGE_TITLE_MAX_LENGTH = 80;
export const PAGE_DESCRIPTION_MAX_LENGTH = 300;
export const PAGE_BODY_MAX_LENGTH = 30_000;
