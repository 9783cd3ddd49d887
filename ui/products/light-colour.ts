/** The light colours that `product-picture.module.css` has a tint for, in kelvin. */
export const TINTED_KELVINS = [2200, 2700, 3000, 3500, 4000, 5000, 6500] as const;
export type TintedKelvin = (typeof TINTED_KELVINS)[number];

/** The tint nearest to a colour temperature; warm white when it is not known. */
export function nearestTint(kelvin: number | undefined): TintedKelvin {
  if (kelvin === undefined) return 2700;
  return TINTED_KELVINS.reduce((best, next) =>
    Math.abs(next - kelvin) < Math.abs(best - kelvin) ? next : best,
  );
}
