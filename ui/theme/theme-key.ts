/** The local-storage key of the theme, "true" for evening (specification §3). */
export const THEME_KEY = 'DARK_MODE_KEY';
