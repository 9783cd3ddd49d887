/** Places that count. */
const PLACES = 10;

/**
 * The share of the relevant products among the first 10 found; when more than 10 are relevant, the share
 * of those places that they fill. Needs at least one relevant product.
 */
export function recallAt10<T>(found: readonly T[], relevant: ReadonlySet<T>): number {
  const hits = found.slice(0, PLACES).filter((id) => relevant.has(id)).length;
  return hits / Math.min(PLACES, relevant.size);
}

/** 1 over the place of the first relevant product, from 1; 0 when none was found. */
export function reciprocalRank<T>(found: readonly T[], relevant: ReadonlySet<T>): number {
  const place = found.findIndex((id) => relevant.has(id));
  return place === -1 ? 0 : 1 / (place + 1);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
