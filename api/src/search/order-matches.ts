import type { Sums } from './ranking-room.ts';
import type { SearchIndex } from './search-index.ts';

/** Number of score steps below the best match. */
const LACKS = 1_024;
const RANKS = 8 * LACKS;
/** Penalty per other thing in a name: plain floods come before flood lights for tracks. */
const OTHER_THING = 0.07;
const MOST_OTHERS = 3;

/**
 * Sorts full matches: complete products before parts and accessories, matches by name or attribute before
 * those by category or similar words, in stock before sold out, then by score.
 *
 * @param isLast whether a document comes last, such as an accessory that the query does not ask for.
 * @param things number of things the query names.
 */
export function orderMatches(
  index: SearchIndex,
  documents: readonly number[],
  { score, weak }: Sums,
  {
    isInStock,
    isLast,
    things,
  }: {
    isInStock: (id: number) => boolean;
    isLast: (document: number) => boolean;
    things: number;
  },
): number[] {
  let highest = 0;
  for (const document of documents) {
    // A search for a place or a colour alone prefers no kind of product.
    const extra =
      things === 0 ? 0 : Math.min(MOST_OTHERS, Math.max(0, index.things(document) - things));
    score[document] = (score[document] as number) * (1 - OTHER_THING * extra);
    highest = Math.max(highest, score[document] as number);
  }
  const ranks = new Uint16Array(documents.length);
  for (let at = 0; at < ranks.length; at += 1) {
    const document = documents[at] as number;
    const last = isLast(document) ? 1 : 0;
    const soldOut = isInStock(index.ids[document] as number) ? 0 : 1;
    const lack = Math.round((LACKS - 1) * (1 - (score[document] as number) / highest));
    ranks[at] = ((last * 2 + (weak[document] as number)) * 2 + soldOut) * LACKS + lack;
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
