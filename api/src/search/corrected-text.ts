import { withoutAttachedLetter } from './attached-letter.ts';
import { tokenise } from './tokenise.ts';

/**
 * A query with its corrected words in their own spelling and all others as they were typed.
 *
 * @param corrections folded word as typed → as it is written.
 */
export function correctedText(query: string, corrections: ReadonlyMap<string, string>): string {
  return query
    .trim()
    .split(/\s+/)
    .map((stretch) => {
      const [token, ...others] = tokenise(stretch).map(withoutAttachedLetter);
      const written = others.length === 0 ? corrections.get(token ?? '') : undefined;
      return written ?? stretch;
    })
    .join(' ');
}
