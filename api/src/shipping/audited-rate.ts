import { type DeliveryRate, presentRate } from './present-rate.ts';
import type { StoredRate } from './shipping-store.ts';

/** A rate as the audit trail shows it, in EGP and working days. */
export function auditedRate(rate: StoredRate) {
  return auditedTerms(presentRate(rate));
}

/** A rate as staff see it, as the audit trail shows it. */
export function auditedTerms({ cost, free_over, days }: DeliveryRate) {
  return { cost, free_over, days: `${days.min}–${days.max}` };
}
