/** The parcel of an order that has just one: it is the order, so one way tells both. */
export function soleParcel<Parcel>(parcels: readonly Parcel[]): Parcel | undefined {
  return parcels.length === 1 ? parcels[0] : undefined;
}
