import type { QuotedLine } from '@dp/contract/quotes.ts';

/** A line of a quote or of an order. */
type Pictured = Pick<QuotedLine, 'image' | 'kelvin'>;

/** So many fit in the card of the sums; the number of the others counts as one. */
export const IN_SUMMARY_MAX = 4;

/** The first pictures of an order's lines: with the number of the others as many as `most`. */
export function glanceOf(lines: readonly Pictured[], most: number) {
  return lines
    .flatMap(({ image, kelvin }) => (image === null ? [] : [{ ...image, kelvin }]))
    .slice(0, lines.length > most ? most - 1 : most);
}
