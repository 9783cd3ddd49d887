import type { Zone } from '../locations/egypt.ts';
import type { ShippingRate } from './shipping-rate.ts';

/** Goods total from which delivery is free, until the owner decides otherwise. */
const FREE_OVER_PIASTRES = 2_500_00;

/** Delivery rates of a new shop. */
export const DEFAULT_RATES: Readonly<Record<Zone, ShippingRate>> = {
  'greater-cairo': rate(50_00, 1, 2),
  'new-cities': rate(65_00, 1, 3),
  north: rate(75_00, 2, 3),
  'upper-egypt': rate(100_00, 3, 5),
  remote: rate(120_00, 5, 7),
};

function rate(costPiastres: number, daysMin: number, daysMax: number): ShippingRate {
  return { costPiastres, freeOverPiastres: FREE_OVER_PIASTRES, daysMin, daysMax };
}
