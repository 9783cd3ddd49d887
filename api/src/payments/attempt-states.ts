import type { AttemptState } from '@dp/contract/payments.ts';

/**
 * The legal transitions of an attempt to pay (decision 113). A declined card can be followed by a paid one on
 * the same pay page, so `failed` can become `paid`; money after `expired` or `cancelled` is for staff.
 */
export const ATTEMPT_TRANSITIONS: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ['pending', 'paid', 'failed', 'expired', 'cancelled'],
  pending: ['paid', 'failed', 'expired', 'cancelled'],
  failed: ['paid', 'expired', 'cancelled'],
  expired: [],
  cancelled: [],
  paid: ['partly_refunded', 'refunded', 'voided'],
  partly_refunded: ['refunded'],
  refunded: [],
  voided: [],
};

/** Whether an attempt in this state may still be paid or run out of time. */
export function isOpen(state: AttemptState): boolean {
  return ATTEMPT_TRANSITIONS[state].includes('expired');
}

/** Whether the shop received the money of an attempt in this state, refunded since or not. */
export function wasPaid(state: AttemptState): boolean {
  return ['paid', 'partly_refunded', 'refunded', 'voided'].includes(state);
}
