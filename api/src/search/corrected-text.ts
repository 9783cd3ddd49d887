import { withoutAttachedLetter } from './attached-letter.ts';
import type { Concepts } from './concepts.ts';
import { tokenise } from './tokenise.ts';
import type { Vocabulary } from './vocabulary.ts';

const ARTICLE = 'ال';

/**
 * A query with its corrected words in their own spelling, and the others as written in the catalogue if known
 * (لمبة for "لمبه"), else as typed.
 *
 * @param corrections folded word as typed → as it is written.
 */
export function correctedText(
  query: string,
  corrections: ReadonlyMap<string, string>,
  { vocabulary, concepts }: { vocabulary: Pick<Vocabulary, 'find'>; concepts: Concepts },
): string {
  return query
    .trim()
    .split(/\s+/)
    .map((stretch) => {
      const [token, ...others] = tokenise(stretch);
      if (token === undefined || others.length > 0) return stretch;
      return (
        corrections.get(withoutAttachedLetter(token, concepts)) ??
        asWritten(token, vocabulary) ??
        stretch
      );
    })
    .join(' ');
}

/** An Arabic word with hamza and ta marbuta; undefined when its spelling is unknown. */
function asWritten(token: string, vocabulary: Pick<Vocabulary, 'find'>): string | undefined {
  if (!/^[\u0621-\u064A]+$/.test(token)) return undefined;
  const whole = vocabulary.find(token);
  if (whole !== undefined) return whole.written === whole.word ? undefined : whole.written;
  if (!token.startsWith(ARTICLE)) return undefined;
  const bare = vocabulary.find(token.slice(ARTICLE.length));
  return bare === undefined || bare.written === bare.word ? undefined : ARTICLE + bare.written;
}
