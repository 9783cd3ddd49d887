import { conceptTerm } from './concepts.ts';
import { IMPORTANCE, QUALITY, type QueryPart } from './query-part.ts';
import type { SearchIndex } from './search-index.ts';

const BULB = conceptTerm('bulb');
const LAMP = conceptTerm('lamp');

/**
 * Beside words that say what kind of lamp is meant, _lamp_ decides nothing; alone, or beside words that no product
 * has, it is what Egypt calls لمبة, and what has the word in its name comes after bulbs.
 */
export function withLampAsBulb(
  index: SearchIndex,
  parts: readonly QueryPart[],
): readonly QueryPart[] {
  const saysMore = parts.some((part) => !isLamp(part) && part.meanings.length > 0);
  if (saysMore || index.postings(BULB) === undefined) return parts;
  return parts.map((part) => (isLamp(part) ? asBulb(part) : part));
}

function isLamp({ kind, meanings }: QueryPart): boolean {
  return kind === 'generality' && meanings.some(({ term }) => term === LAMP);
}

function asBulb(part: QueryPart): QueryPart {
  const named = part.meanings.map(({ term, quality }) => ({
    term,
    quality: quality * QUALITY.synonym,
  }));
  return {
    ...part,
    kind: 'thing',
    importance: IMPORTANCE.thing,
    meanings: [{ term: BULB, quality: QUALITY.literal }, ...named],
  };
}
