/** What delivery to a place costs, in piastres and working days. */
export interface ShippingRate {
  readonly costPiastres: number;
  /** Goods total, after the voucher, from which delivery is free; null: never. */
  readonly freeOverPiastres: number | null;
  readonly daysMin: number;
  readonly daysMax: number;
}

/** What delivery of goods worth `goodsPiastres` (after the voucher) costs at this rate, in piastres. */
export function shippingPiastres(rate: ShippingRate, goodsPiastres: number): number {
  const free = rate.freeOverPiastres !== null && goodsPiastres >= rate.freeOverPiastres;
  return free ? 0 : rate.costPiastres;
}
