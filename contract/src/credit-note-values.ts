/**
 * Why a credit note takes an invoice back: the whole order came back, one of its parcels came back that nobody had
 * paid for, or money was paid back.
 */
export const CREDIT_NOTE_KINDS = ['returned', 'undelivered', 'refund'] as const;
