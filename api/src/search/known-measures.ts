import { measureOf, rangeOf, type Unit } from './units.ts';

/** The numbers, measures and codes that products have. */
export class KnownMeasures {
  readonly #codes = new Set<string>();
  readonly #values = new Map<Unit, Set<number>>();
  readonly #ranges = new Map<Unit, Set<string>>();

  add(token: string): void {
    this.#codes.add(token);
    const measure = measureOf(token);
    const range = rangeOf(token);
    if (measure) addTo(this.#values, measure.unit, measure.value);
    if (range) addTo(this.#ranges, range.unit, token);
  }

  /** Those with a typed prefix: `ip6`, `gu`. */
  beginningWith(prefix: string): string[] {
    return [...this.#codes].filter((code) => code.startsWith(prefix));
  }

  /** The values that any product has of a unit. */
  valuesOf(unit: Unit): Iterable<number> {
    return this.#values.get(unit) ?? [];
  }

  /** Ranges of a unit that have something in common with the span, as their terms. */
  rangesWithin(unit: Unit, from: number, to: number): string[] {
    return [...(this.#ranges.get(unit) ?? [])].filter((term) => {
      const range = rangeOf(term);
      return range !== undefined && to >= range.from && from <= range.to;
    });
  }
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}
