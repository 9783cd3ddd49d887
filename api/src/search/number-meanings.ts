import { conceptTerm } from './concepts.ts';
import { type Meaning, QUALITY } from './query-part.ts';
import type { SearchIndex } from './search-index.ts';
import {
  type Asked,
  isUsualKelvin,
  measureOf,
  measuresOf,
  measureToken,
  rangeOf,
} from './units.ts';

/**
 * Further meanings of a number, measure or code: a bare number may be any measure, a measure is contained in
 * ranges, a range contains measures.
 */
export function numberMeanings(index: SearchIndex, token: string): Meaning[] {
  const meanings: Meaning[] = measuresOf(token).map((term) => ({
    term,
    quality: QUALITY.synonym,
  }));
  const asked = measureOf(token);
  if (asked) meanings.push(...around(index, asked));
  const range = rangeOf(token);
  if (range) {
    for (const value of index.measures.valuesOf(range.unit)) {
      if (value < range.from || value > range.to) continue;
      meanings.push({ term: measureToken(value, range.unit), quality: QUALITY.synonym });
    }
  }
  return meanings;
}

function around(index: SearchIndex, asked: Asked): Meaning[] {
  const ranges = index.measures
    .rangesAround(asked)
    .map((term) => ({ term, quality: QUALITY.loose }));
  if (asked.unit !== 'k' || index.postings(measureToken(asked.value, 'k'))) return ranges;
  // A light colour that no product has exactly matches its neighbours: 6000 K where all are 6500 K.
  const band = isUsualKelvin(asked.value) ? bandOf(asked.value) : undefined;
  return band === undefined
    ? ranges
    : [...ranges, { term: conceptTerm(band), quality: QUALITY.synonym }];
}

function bandOf(kelvin: number): string | undefined {
  if (kelvin >= 2_500 && kelvin < 3_300) return 'warm';
  if (kelvin >= 3_300 && kelvin < 4_600) return 'natural';
  return kelvin >= 4_600 ? 'cool' : undefined;
}
