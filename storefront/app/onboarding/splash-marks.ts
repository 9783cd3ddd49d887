/** What a script in the head leaves on the page's root when the shop was opened at `/` in a new tab. */
export const OPENED_ATTRIBUTE = 'data-opened';

/** The splash over home; other pages have none. */
export const SPLASH_ID = 'splash';

/**
 * The relation of module preloads in a page with a splash, which browsers ignore: while it covers the page its
 * photograph comes before the scripts.
 */
export const WAITING_PRELOAD = 'waiting-modulepreload';
