/** `pending`: to be registered; `cancelled`: ended before it was picked up. */
export const DELIVERY_STATES = ['pending', 'created', 'failed', 'cancelled'] as const;

/**
 * A corrected address at the company: `pending` until it answers; `passed_on`: staff told the company by phone or in
 * its own account.
 */
export const CORRECTION_STATES = ['pending', 'accepted', 'refused', 'passed_on'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

/** When a courier company's van comes. */
export const PICKUP_SLOTS = ['10:00 to 13:00', '13:00 to 16:00'] as const;

/** What became of a request for the van: `unanswered` may be booked at the company or not. */
export const PICKUP_STATES = ['unanswered', 'booked', 'refused'] as const;

/** Sizes of a courier company's labels. */
export const LABEL_SIZES = ['A4', 'A6'] as const;
