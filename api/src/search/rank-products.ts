import { interpretQuery, type QueryPart } from './interpret-query.ts';
import { asArabicKeys, asEnglishKeys } from './keyboard-layout.ts';
import type { SearchIndex } from './search-index.ts';

/** What a search found: products, the best first, and the query it was really made for. */
export interface RankedProducts {
  readonly ids: number[];
  /** What was searched instead of the query; absent when the query was taken as it is. */
  readonly corrected: string | undefined;
}

interface Attempt {
  readonly documents: readonly number[];
  /** How sure its weakest word is; 0 when a word was not understood at all. */
  readonly sureness: number;
  readonly corrected: string | undefined;
}

/**
 * Finds products for a query: by stock-keeping unit, by its words, and when these are not understood as
 * typed, with the keyboard switched to the other language. Products must have every word; when none
 * does, those with most of them. Among equals those in stock come first.
 */
export function rankProducts(
  index: SearchIndex,
  query: string,
  isInStock: (id: number) => boolean,
): RankedProducts {
  const bySku = index.documentsBySku(query);
  if (bySku.length > 0)
    return { ids: bySku.map((document) => index.ids[document] ?? 0), corrected: undefined };
  const inStock = (document: number) => isInStock(index.ids[document] ?? 0);

  let best = attempt(index, query, inStock);
  if (best.sureness < 0.75) {
    for (const switched of [asArabicKeys(query), asEnglishKeys(query)]) {
      if (switched === undefined) continue;
      const other = attempt(index, switched, inStock);
      // The other layout must make real words of it, not merely near ones.
      if (other.documents.length > 0 && other.sureness >= 0.75 && other.sureness > best.sureness) {
        best = { ...other, corrected: other.corrected ?? switched.trim() };
      }
    }
  }
  return {
    ids: best.documents.map((document) => index.ids[document] ?? 0),
    corrected: best.corrected,
  };
}

function attempt(
  index: SearchIndex,
  query: string,
  inStock: (document: number) => boolean,
): Attempt {
  const parts = interpretQuery(index, query);
  if (parts.length === 0) return { documents: [], sureness: 0, corrected: undefined };
  const surenesses = parts.map(({ meanings }) =>
    Math.max(0, ...meanings.map(({ quality }) => quality)),
  );
  const wasCorrected = parts.some(({ corrected }) => corrected !== undefined);
  return {
    documents: rank(index, parts, inStock),
    sureness: Math.min(...surenesses),
    corrected: wasCorrected
      ? parts.map(({ corrected, typed }) => corrected ?? typed).join(' ')
      : undefined,
  };
}

interface Found {
  score: number;
  parts: number;
}

function rank(
  index: SearchIndex,
  parts: readonly QueryPart[],
  inStock: (document: number) => boolean,
): number[] {
  const found = new Map<number, Found>();
  for (const { meanings } of parts) {
    for (const [document, score] of scoresOf(index, meanings)) {
      const known = found.get(document);
      if (known) {
        known.score += score;
        known.parts += 1;
      } else {
        found.set(document, { score, parts: 1 });
      }
    }
  }
  let most = 0;
  for (const { parts: count } of found.values()) most = Math.max(most, count);
  // One word of three is chance, not an answer.
  if (most * 2 < parts.length) return [];
  return [...found]
    .filter(([, { parts: count }]) => count === most)
    .map(([document, { score }]) => ({ document, score, inStock: inStock(document) }))
    .sort(
      (a, b) =>
        Number(b.inStock) - Number(a.inStock) || b.score - a.score || a.document - b.document,
    )
    .map(({ document }) => document);
}

/** For one part of a query, the score of each document that has any of its meanings: the best of them. */
function scoresOf(index: SearchIndex, meanings: QueryPart['meanings']): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { term, quality } of meanings) {
    const postings = index.postings(term);
    if (!postings) continue;
    const factor = quality * index.rarity(term);
    for (const [position, document] of postings.documents.entries()) {
      const score = factor * (postings.weights[position] ?? 0);
      if ((scores.get(document) ?? 0) < score) scores.set(document, score);
    }
  }
  return scores;
}
