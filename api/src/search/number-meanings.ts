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
  type Unit,
} from './units.ts';

/**
 * What a number, a measure or a code may mean besides itself: a bare number may be any measure, a
 * measure is contained in ranges, a range contains measures and meets other ranges.
 */
export function numberMeanings(index: SearchIndex, token: string): Meaning[] {
  const meanings: Meaning[] = measuresOf(token).map((term) => ({
    term,
    quality: QUALITY.synonym,
  }));
  const asked = measureOf(token);
  if (asked) {
    meanings.push(
      ...ranges(index, asked.unit, asked.value, asked.value),
      ...nearColours(index, asked),
    );
  }
  const range = rangeOf(token);
  if (range) {
    meanings.push(...ranges(index, range.unit, range.from, range.to));
    for (const value of index.measures.valuesOf(range.unit)) {
      if (value < range.from || value > range.to) continue;
      meanings.push({ term: measureToken(value, range.unit), quality: QUALITY.synonym });
    }
  }
  return meanings;
}

function ranges(index: SearchIndex, unit: Unit, from: number, to: number): Meaning[] {
  const terms = index.measures.rangesWithin(unit, from, to);
  return terms.map((term) => ({ term, quality: QUALITY.loose }));
}

/** A light colour that nothing has exactly is one of its neighbours: 6000 K where all is sold as 6500 K. */
function nearColours(index: SearchIndex, { unit, value }: Asked): Meaning[] {
  if (unit !== 'k' || !isUsualKelvin(value) || index.postings(measureToken(value, 'k'))) return [];
  const band = bandOf(value);
  return band === undefined ? [] : [{ term: conceptTerm(band), quality: QUALITY.synonym }];
}

function bandOf(kelvin: number): string | undefined {
  if (kelvin >= 2_500 && kelvin < 3_300) return 'warm';
  if (kelvin >= 3_300 && kelvin < 4_600) return 'natural';
  return kelvin >= 4_600 ? 'cool' : undefined;
}
