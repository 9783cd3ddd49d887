import { formatFigure } from '@dp/api/money-format/format-money.ts';
import type { ShippingRate } from '@dp/api/shipping/shipping-rate.ts';

/** Delivery cost and time in one line. */
export function describeRate(rate: ShippingRate): string {
  const free =
    rate.freeOverPiastres === null
      ? 'never free'
      : `free from ${formatFigure(rate.freeOverPiastres)}`;
  return `EGP ${formatFigure(rate.costPiastres)}, ${free}, ${rate.daysMin}–${rate.daysMax} working days`;
}
