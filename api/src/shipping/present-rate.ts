import { toEgp } from '@dp/contract/money.ts';
import type { deliveryRate } from '@dp/contract/staff/rates.ts';
import type { z } from 'zod';
import type { StoredRate } from './shipping-store.ts';

export type DeliveryRate = z.output<typeof deliveryRate>;

/** A rate as staff see it, in EGP and working days. */
export function presentRate(rate: StoredRate): DeliveryRate {
  const { costPiastres, freeOverPiastres, daysMin, daysMax, version } = rate;
  return {
    cost: toEgp(costPiastres),
    free_over: freeOverPiastres === null ? null : toEgp(freeOverPiastres),
    days: { min: daysMin, max: daysMax },
    version,
  };
}
