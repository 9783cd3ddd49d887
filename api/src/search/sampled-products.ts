import { interpretQuery } from './interpret-query.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';

/** So many products of a thing say what such products are like: more would take longer and say the same. */
const SAMPLE = 2_000;
/** From this on a product is what a part of a query asks for. */
const ANSWERS = 60;

/** Some products: 1 for each document that is one of them. */
export interface Sample {
  readonly among: Uint8Array;
}

/** The products that all parts of a query mean; undefined for a query without a thing or with something unknown. */
export function productsOf(index: SearchIndex, query: string) {
  const { parts, unknown } = interpretQuery(index, query);
  const deciding = parts.filter(({ kind }) => kind !== 'generality' && kind !== 'pair');
  if (unknown.length > 0 || !deciding.some(({ kind }) => kind === 'thing')) return undefined;
  const answered = new Uint8Array(index.numbers);
  for (const [before, { meanings }] of deciding.entries()) {
    for (const { term, quality } of meanings) {
      for (const posting of index.postings(term) ?? []) {
        const document = Math.floor(posting / 256);
        if (answered[document] === before && (posting % 256) * quality >= ANSWERS)
          answered[document] = before + 1;
      }
    }
  }
  let looked = 0;
  let end = 0;
  for (let document = 0; document < answered.length; document += 1) {
    const isOne = answered[document] === deciding.length && !index.isGone(document);
    answered[document] = isOne ? 1 : 0;
    if (!isOne) continue;
    looked += 1;
    end = document + 1;
    if (looked === SAMPLE) break;
  }
  return { among: answered.subarray(0, end), looked };
}

/** How many of some products have a term in their name. */
export function namedAmong(index: SearchIndex, term: string, { among }: Sample): number {
  const end = among.length * 256;
  let found = 0;
  // In the order of documents.
  for (const posting of index.postings(term) ?? []) {
    if (posting >= end) break;
    if (posting % 256 >= WEIGHTS.tail) found += among[Math.floor(posting / 256)] as number;
  }
  return found;
}
