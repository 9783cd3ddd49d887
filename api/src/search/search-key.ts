import { ProblemError } from '../problems/problem-error.ts';
import { phraseKey } from './concepts.ts';

/**
 * What all spellings of a search have in common.
 *
 * @throws ProblemError 422 `search_meaningless` where it has no word.
 */
export function requireSearchKey(query: string): string {
  const key = phraseKey(query);
  if (key === '') throw new ProblemError(422, 'search_meaningless', { query });
  return key;
}
