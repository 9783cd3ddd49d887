import type { Bilingual } from '@dp/contract/locale.ts';
import type { ConceptMatch, Concepts } from './concepts.ts';
import { stemWord } from './stem-word.ts';
import { tokeniseText } from './tokenise.ts';

/** What follows in an English name is what the thing goes with. */
const COMES_WITH = /[,(–—]|\s-\s|\b(?:for|with|without|incl|including)\b/i;

/**
 * Whether a product's name is that of a part or accessory: an Arabic name begins with one, an English one
 * ends with one, before what it goes with.
 */
export function isPartProduct({ ar, en }: Bilingual, concepts: Concepts): boolean {
  const first = thingsIn(ar, concepts)[0];
  const last = thingsIn(en.split(COMES_WITH)[0] ?? '', concepts).at(-1);
  return [first, last].some((match) =>
    match?.concepts.some((concept) => concepts.kindOf(concept) === 'part'),
  );
}

/** The stretches that name things; of those that overlap the longest. */
function thingsIn(text: string, concepts: Concepts): ConceptMatch[] {
  const matches: ConceptMatch[] = [];
  let end = 0;
  for (const match of concepts.find(tokeniseText(text).map(stemWord))) {
    const kinds = match.concepts.map((concept) => concepts.kindOf(concept));
    if (match.start < end || !kinds.some((kind) => kind === 'thing' || kind === 'part')) continue;
    matches.push(match);
    end = match.start + match.length;
  }
  return matches;
}
