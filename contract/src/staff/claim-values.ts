/** Why the shop asks a courier for money: cash that came short or not at all, or a parcel that did not come whole. */
export const CLAIM_REASONS = ['short', 'missing', 'lost', 'damaged'] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

export const CLAIM_STATES = ['open', 'sent', 'paid', 'refused', 'given_up'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** What can follow; the last three end a claim. */
export const CLAIM_NEXT: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  open: ['sent', 'given_up'],
  sent: ['paid', 'refused', 'given_up'],
  paid: [],
  refused: [],
  given_up: [],
};

export const CLAIM_VIEWS = ['waiting', 'ended'] as const;

/** Days left, from which a claim that was not sent is urgent. */
export const CLAIM_URGENT_DAYS = 3;
