/** Gateways that take payments for the shop. */
export const PROVIDERS = ['paymob', 'kashier', 'fawry'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Ways to pay that go through a gateway. */
export const ONLINE_METHODS = ['card', 'wallet', 'kiosk'] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/** The life of one attempt to pay; `api/src/payments/attempt-states.ts` has its transitions. */
export const ATTEMPT_STATES = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'partly_refunded',
  'refunded',
  'voided',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
