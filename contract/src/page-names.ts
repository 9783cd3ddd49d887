/** The shop's pages of text, by the last part of their addresses (`/profile/faqs`). */
export const PAGE_NAMES = ['faqs', 'refund-policy', 'privacy-policy'] as const;
export type PageName = (typeof PAGE_NAMES)[number];
