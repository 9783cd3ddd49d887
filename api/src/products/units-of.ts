/** Units of a product, such as those of a parcel or a return. */
export interface ProductUnits {
  readonly productId: number;
  readonly quantity: number;
}

/** How many units of a product are among some. */
export function unitsOf(units: readonly ProductUnits[], productId: number): number {
  return units.reduce((sum, each) => sum + (each.productId === productId ? each.quantity : 0), 0);
}
