import { presentRate } from './present-rate.ts';
import type { StoredRate } from './shipping-store.ts';

/** A rate as the audit trail shows it, in EGP and working days. */
export function auditedRate(rate: StoredRate) {
  const { cost, free_over, days } = presentRate(rate);
  return { cost, free_over, days: `${days.min}–${days.max}` };
}
