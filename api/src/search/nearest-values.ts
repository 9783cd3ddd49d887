import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { type Asked, measureToken, type Unit } from './units.ts';

/** Existing values closest to a requested one, ascending. */
export interface NearestValues {
  readonly unit: Unit;
  readonly asked: number;
  /** The upper end of a requested range. */
  readonly to: number | undefined;
  readonly values: readonly number[];
}

/** How close a product's value is to a requested one. */
export interface Close {
  readonly value: number;
  /** The ratio of the smaller to the larger of requested and existing value. */
  readonly share: number;
}

/** For each document, its value closest to the requested one. */
export function closeness(
  index: SearchIndex,
  asked: Asked,
  among: ReadonlySet<number>,
): Map<number, Close> {
  const found = new Map<number, Close>();
  for (const value of index.measures.valuesOf(asked.unit)) {
    // A range counts by its closer end.
    const end = asked.to !== undefined && value > asked.to ? asked.to : asked.value;
    const share = Math.min(value, end) / Math.max(value, end);
    for (const posting of index.postings(measureToken(value, asked.unit)) ?? []) {
      const document = Math.floor(posting / 256);
      // A number in a description is often another's: "as bright as 70 W".
      if (posting % 256 <= WEIGHTS.descriptionMost) continue;
      if (!among.has(document) || (found.get(document)?.share ?? -1) >= share) continue;
      found.set(document, { value, share });
    }
  }
  return found;
}

/** The closest value below and above. */
export function nearestValues(asked: Asked, close: ReadonlyMap<number, Close>): number[] {
  const values = [...new Set([...close.values()].map(({ value }) => value))].sort((a, b) => a - b);
  const below = values.findLast((value) => value < asked.value);
  const above = values.find((value) => value > (asked.to ?? asked.value));
  return [below, above].filter((value) => value !== undefined);
}
