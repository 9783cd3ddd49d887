/** The application's title in both languages (specification §1). The seller has a name of its own. */
export const APP_TITLE = 'DP';
