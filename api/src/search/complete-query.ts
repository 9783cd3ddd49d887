import { interpretQuery } from './interpret-query.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { switchKeyboard } from './switch-keyboard.ts';
import { tokenise } from './tokenise.ts';
import type { KnownWord } from './vocabulary.ts';

/** Words looked at for finishing the one being typed. */
const CANDIDATES = 60;

/**
 * Completions of the word being typed, by number of products; the other words stay as typed. Empty for a
 * query that ends in a number or in no word.
 */
export function completeQuery(index: SearchIndex, query: string, limit: number): string[] {
  const text = switchKeyboard(index, query).trim();
  const last = /\p{L}+$/u.exec(text)?.[0] ?? '';
  const [typed, ...others] = tokenise(last);
  if (typed === undefined || others.length > 0) return [];
  const before = text.slice(0, -last.length);
  const begun = withoutArticle(typed);
  const finished = (candidates: readonly KnownWord[]) =>
    distinct(
      index,
      text,
      candidates
        .filter(({ word, weight }) => word !== begun && weight > WEIGHTS.above && begun.length >= 2)
        .map(({ word, written }) => ({ written, found: index.frequency(stemWord(word)) }))
        .filter(({ found }) => found > 0)
        .sort((a, b) => b.found - a.found)
        .map(({ written }) => before + written),
    ).slice(0, limit);
  const exact = finished(index.vocabulary.beginningWith(begun, CANDIDATES));
  return exact.length > 0 ? exact : finished(index.vocabulary.beginningLike(begun, CANDIDATES));
}

/** Forms of one word are one suggestion, and one must find something. */
function distinct(index: SearchIndex, text: string, completions: readonly string[]): string[] {
  const seen = new Set([stemsOf(text)]);
  return completions.filter((completion) => {
    const stems = stemsOf(completion);
    if (seen.has(stems) || interpretQuery(index, completion).unknown.length > 0) return false;
    seen.add(stems);
    return true;
  });
}

function stemsOf(text: string): string {
  return tokenise(text).map(stemWord).join(' ');
}
