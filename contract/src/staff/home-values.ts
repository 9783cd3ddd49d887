/** Limits and states of the home page's sections and slides as plain data, which browsers load without zod. */

/** Longest texts, in characters. */
export const HOME_TITLE_MAX_LENGTH = 80;
export const SLIDE_SUBTITLE_MAX_LENGTH = 200;
export const SLIDE_ACTION_MAX_LENGTH = 40;

/** How many products a section names at most, and how many it shows. */
export const SECTION_PRODUCTS_MAX = 48;
export const SECTION_COUNT_MAX = 24;
/** Categories of one condition at most, and so tags. */
export const SECTION_CONDITION_MAX = 20;

/**
 * Whether customers see a section or slide: `waiting` for its first day, `over` since its last one, `empty`
 * while nothing it shows or leads to is on sale.
 */
export const HOME_STATES = ['showing', 'hidden', 'waiting', 'over', 'empty'] as const;
export type HomeState = (typeof HOME_STATES)[number];
