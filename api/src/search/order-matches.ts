import type { Sums } from './ranking-room.ts';
import type { SearchIndex } from './search-index.ts';

/** Steps in which answers lag behind the best one. */
const LACKS = 1_024;
const RANKS = 8 * LACKS;
/** What each thing in a name takes that was not asked for: plain floods come before flood lights for tracks. */
const OTHER_THING = 0.07;
const MOST_OTHERS = 3;

/**
 * Full matches in order: complete products before parts and accessories, answers by name or attribute
 * before those by a category or by words that are only alike, in stock before sold out, then by score.
 *
 * @param partsLast whether parts and accessories come last, as long as the query asks for none.
 * @param things how many things the query names.
 */
export function orderMatches(
  index: SearchIndex,
  documents: readonly number[],
  { score, weak }: Sums,
  {
    isInStock,
    partsLast,
    things,
  }: { isInStock: (id: number) => boolean; partsLast: boolean; things: number },
): number[] {
  let highest = 0;
  for (const document of documents) {
    const extra = Math.min(MOST_OTHERS, Math.max(0, index.things(document) - Math.max(1, things)));
    score[document] = (score[document] as number) * (1 - OTHER_THING * extra);
    highest = Math.max(highest, score[document] as number);
  }
  const ranks = new Uint16Array(documents.length);
  for (let at = 0; at < ranks.length; at += 1) {
    const document = documents[at] as number;
    const isPart = partsLast && index.isPart(document) ? 1 : 0;
    const soldOut = isInStock(index.ids[document] as number) ? 0 : 1;
    const lack = Math.round((LACKS - 1) * (1 - (score[document] as number) / highest));
    ranks[at] = ((isPart * 2 + (weak[document] as number)) * 2 + soldOut) * LACKS + lack;
  }
  return sortedByRank(documents, ranks);
}

/** Sorts by counting how many have each rank; equal ones stay in their order. */
function sortedByRank(documents: readonly number[], ranks: Uint16Array): number[] {
  const places = new Uint32Array(RANKS + 1);
  for (let at = 0; at < ranks.length; at += 1) {
    const next = (ranks[at] as number) + 1;
    places[next] = (places[next] as number) + 1;
  }
  for (let rank = 1; rank <= RANKS; rank += 1) {
    places[rank] = (places[rank] as number) + (places[rank - 1] as number);
  }
  const sorted = new Array<number>(documents.length).fill(0);
  for (let at = 0; at < ranks.length; at += 1) {
    const rank = ranks[at] as number;
    const place = places[rank] as number;
    sorted[place] = documents[at] as number;
    places[rank] = place + 1;
  }
  return sorted;
}
