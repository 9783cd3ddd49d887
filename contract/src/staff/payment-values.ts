/** Values of payments as plain data, which browsers load without zod. */

/** Why money needs a person. */
export const PAYMENT_TASK_KINDS = [
  /** Money for an order that was cancelled or had expired. */
  'paid_after_end',
  /** A second payment for an order that is paid. */
  'paid_twice',
  /** Another amount or currency than the attempt's. */
  'amount_differs',
  /** Verified money that belongs to no attempt, or to another account or mode. */
  'unknown_payment',
  /** A paid order was cancelled, so its money is to go back. */
  'refund_due',
  /** The provider refused a refund. */
  'refund_failed',
  /** The provider has not said for a day whether it paid back. */
  'refund_unknown',
  /** The provider paid back or voided what the shop had not asked for. */
  'refunded_elsewhere',
  /** In the shop's books and not in the provider's file, or the other way round. */
  'not_in_file',
  'only_in_file',
  'file_differs',
] as const;
export type PaymentTaskKind = (typeof PAYMENT_TASK_KINDS)[number];

export const TRANSFER_REFERENCE_MAX_LENGTH = 60;
export const REFUND_REASON_MAX_LENGTH = 300;
/** The largest file of a provider that is compared, in bytes. */
export const PROVIDER_FILE_BYTES_MAX = 5 * 1024 * 1024;
