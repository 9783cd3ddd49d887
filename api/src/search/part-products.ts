import type { Bilingual } from '@dp/contract/locale.ts';
import { type ConceptMatch, conceptKind, findConcepts } from './concepts.ts';
import { stemWord } from './stem-word.ts';
import { tokeniseText } from './tokenise.ts';

/** What follows in an English name says what the thing goes with. */
const COMES_WITH = /[,(–—]|\s-\s|\b(?:for|with|without|incl|including)\b/i;

/**
 * Whether a product is a part or an accessory by its name: its Arabic name begins with one, its English one
 * ends with one, before what it goes with.
 */
export function isPartProduct({ ar, en }: Bilingual): boolean {
  const first = thingsIn(ar)[0];
  const last = thingsIn(en.split(COMES_WITH)[0] ?? '').at(-1);
  return [first, last].some((match) => match?.concepts.some(isPart));
}

/** The stretches that name things; of those that overlap the longest. */
function thingsIn(text: string): ConceptMatch[] {
  const matches: ConceptMatch[] = [];
  let end = 0;
  for (const match of findConcepts(tokeniseText(text).map(stemWord))) {
    const isThing = match.concepts.some(
      (concept) => conceptKind(concept) === 'thing' || isPart(concept),
    );
    if (!isThing || match.start < end) continue;
    matches.push(match);
    end = match.start + match.length;
  }
  return matches;
}

function isPart(concept: string): boolean {
  return conceptKind(concept) === 'part';
}
