/** The application's title in both languages (specification §1). The seller's legal name is separate. */
export const APP_TITLE = 'DP';
