/** Whether a voucher holds today, and if not, why. */
export const VOUCHER_STATES = ['on', 'not_started', 'expired', 'used_up', 'disabled'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];
