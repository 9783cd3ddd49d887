import { conceptTerm, phraseTerm } from './concepts.ts';
import { interpretQuery } from './interpret-query.ts';
import type { KnownWord } from './known-word.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { switchKeyboard } from './switch-keyboard.ts';
import { tokenise } from './tokenise.ts';

/** Maximum candidates for completing the word being typed. */
const CANDIDATES = 60;

/** A completion, and its number of products. */
interface Completion {
  readonly text: string;
  readonly found: number;
}

/**
 * Queries that finish what is being typed in words as the shop's own texts write them, those of the most products
 * first; every other word stays as typed. Synonyms are for finding: as suggestions they would look like mistakes. A
 * beginning that no word has is read with a slip in it. Nothing for a query that ends in a number or in no word.
 */
export function completeQuery(index: SearchIndex, query: string, limit: number): string[] {
  const text = switchKeyboard(index, query).trim();
  const last = /\p{L}+$/u.exec(text)?.[0] ?? '';
  const [typed, ...others] = tokenise(last);
  if (typed === undefined || others.length > 0) return [];
  const before = text.slice(0, -last.length);
  const begun = withoutArticle(typed);
  const words = (candidates: readonly KnownWord[]) => finished(index, candidates, begun, before);
  // One letter begins too many words, but few phrases: `track r`.
  const isWordBegun = begun.length > 1;
  const literal = [
    ...phrases(index, text),
    ...(isWordBegun ? words(index.vocabulary.beginningWith(begun, CANDIDATES)) : []),
  ];
  const completions =
    literal.length > 0 || !isWordBegun
      ? literal
      : words(index.vocabulary.beginningLike(begun, CANDIDATES));
  const seen = new Set([stemsOf(text)]);
  completions.sort((a, b) => b.found - a.found);
  const offered: string[] = [];
  for (const { text: completion } of completions) {
    if (offered.length === limit) break;
    // Forms of one word are one suggestion, and one must find something.
    const stems = stemsOf(completion);
    if (seen.has(stems) || interpretQuery(index, completion).unknown.length > 0) continue;
    seen.add(stems);
    offered.push(completion);
  }
  return offered;
}

/** The shop's phrases that the last words of the text begin (`power sup`), one of each meaning. */
function phrases(index: SearchIndex, text: string): Completion[] {
  const stretches = text.split(/\s+/);
  return stretches.flatMap((_, at) => {
    const begun = tokenise(stretches.slice(at).join(' ')).join(' ');
    if (begun.length < 3) return [];
    const before = stretches.slice(0, at).map((word) => `${word} `);
    const ofConcepts = new Map<string, Completion>();
    for (const { folded, concept } of index.concepts.phrasesBeginning(begun)) {
      // `light fixture` says no more than `light`.
      if (ofConcepts.has(concept) || index.concepts.kindOf(concept) === 'generality') continue;
      const text = ownPhrase(index, folded.split(' '));
      if (text === undefined) continue;
      const found = index.frequency(conceptTerm(concept));
      if (found > 0) ofConcepts.set(concept, { text: before.join('') + text, found });
    }
    return [...ofConcepts.values()];
  });
}

/** A phrase as the shop writes it; undefined for one that none of its texts has. */
function ownPhrase(index: SearchIndex, tokens: readonly string[]): string | undefined {
  if (index.frequency(phraseTerm(tokens.map(stemWord))) === 0) return undefined;
  const words = tokens.map((token) => index.vocabulary.find(token));
  return words.every((word) => word?.isOwn)
    ? words.map((word) => word?.written).join(' ')
    : undefined;
}

/** The text with its last word finished by each of some words. */
function finished(
  index: SearchIndex,
  candidates: readonly KnownWord[],
  begun: string,
  before: string,
): Completion[] {
  return candidates
    .filter(({ word, weight, isOwn }) => isOwn && word !== begun && weight > WEIGHTS.above)
    .map(({ word, written }) => ({
      text: before + written,
      found: index.frequency(stemWord(word)) > 0 ? foundBy(index, word) : 0,
    }))
    .filter(({ found }) => found > 0);
}

function foundBy(index: SearchIndex, word: string): number {
  const stem = stemWord(word);
  const terms = [stem, ...index.concepts.of(stem).map(conceptTerm)];
  return Math.max(...terms.map((term) => index.frequency(term)));
}

/** The same for forms of a word and for a compound written as one word or as two. */
function stemsOf(text: string): string {
  return tokenise(text).map(stemWord).join('');
}
