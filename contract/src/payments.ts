/** Gateways that take payments for the shop. */
export const PROVIDERS = ['paymob', 'kashier', 'fawry'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Ways to pay that go through a gateway. */
export const ONLINE_METHODS = ['card', 'wallet', 'kiosk'] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/** Ways to pay before the goods leave: by a gateway, or by a transfer that staff match. */
export const PREPAID_METHODS = [...ONLINE_METHODS, 'instapay'] as const;
export type PrepaidMethod = (typeof PREPAID_METHODS)[number];

/** Every way to pay for an order. */
export const PAYMENT_METHODS = ['cash_on_delivery', ...PREPAID_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Paid at once, so an order by one of these holds no goods for long: the limit of unconfirmed orders is not for it. */
export const PAID_AT_ONCE = ['card', 'wallet'] as const satisfies readonly PaymentMethod[];

export function isPaidAtOnce(method: PaymentMethod): boolean {
  return PAID_AT_ONCE.some((each) => each === method);
}

/** How a shop is paid, in one word for its texts: at the door, before that, or either. */
export const PAYS_BY = ['cash', 'both', 'online'] as const;
export type PaysBy = (typeof PAYS_BY)[number];

/** How an order is to be paid: at the door; before it is packed, which is awaited; or it is paid. */
export const PAYMENT_STATES = ['on_delivery', 'awaiting', 'paid'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

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

/** Minutes in which an order is to be paid, by method, from its placing or its next try. */
export const PAY_WITHIN_MINUTES: Readonly<Record<PrepaidMethod, number>> = {
  card: 30,
  wallet: 30,
  kiosk: 48 * 60,
  instapay: 24 * 60,
};

/** How money goes back: by the provider that took it, or by hand. */
export const REFUND_ROUTES = ['provider', 'instapay', 'wallet', 'bank', 'cash'] as const;
export type RefundRoute = (typeof REFUND_ROUTES)[number];

/** `unknown`: the provider did not answer; it is asked before anything is sent again. */
export const REFUND_STATES = ['requested', 'sending', 'unknown', 'done', 'failed'] as const;
