/** A range of prices in EGP, both ends included; open without one of them. */
export interface PriceBand {
  readonly min?: number;
  readonly max?: number;
}

/** Bands of a list that has enough prices; fewer where round amounts are rare. */
const BANDS = 4;

/**
 * Ranges of prices to choose from instead of typing: round amounts that divide what is between the cheapest and the
 * dearest product by ratio, as lamps and chandeliers are in the same list. None when one price is less than twice
 * another.
 */
export function priceBands({ min, max }: { min: number; max: number }): readonly PriceBand[] {
  if (min <= 0 || max < 2 * min) return [];
  const step = Math.log(max / min) / BANDS;
  const between = Array.from({ length: BANDS - 1 }, (_, i) =>
    roundAmount(min * Math.exp(step * (i + 1))),
  );
  const edges = [...new Set(between)].filter((edge) => edge > min && edge < max);
  if (edges.length === 0) return [];
  return [undefined, ...edges].map((from, i) => ({
    ...(from === undefined ? {} : { min: from }),
    ...(edges[i] === undefined ? {} : { max: edges[i] }),
  }));
}

/** Whether a band can hold one of the products whose prices have a range. */
export function meets(band: PriceBand, range: { min: number; max: number } | null): boolean {
  if (range === null) return false;
  return (band.min ?? 0) <= range.max && (band.max ?? Number.POSITIVE_INFINITY) >= range.min;
}

/** The nearest of 1, 2, 3, 5, 10, 20 … */
function roundAmount(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  const steps = [1, 2, 3, 5, 10].map((step) => step * power);
  const distance = (step: number) => Math.abs(Math.log(step / amount));
  return steps.reduce((best, step) => (distance(step) < distance(best) ? step : best));
}
