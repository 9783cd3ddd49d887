import type { ShippingRate } from '@dp/api/shipping/shipping-rate.ts';
import { egp } from '../command-line/table.ts';

/** What delivery costs and takes, in one line. */
export function describeRate(rate: ShippingRate): string {
  const free =
    rate.freeOverPiastres === null ? 'never free' : `free from ${egp(rate.freeOverPiastres)}`;
  return `EGP ${egp(rate.costPiastres)}, ${free}, ${rate.daysMin}–${rate.daysMax} working days`;
}
