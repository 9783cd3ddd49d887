import { foldText } from '@dp/contract/fold-text.ts';

/** A stretch of a text; `isMatch` when it is what was typed. */
export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}

const PREFIXES = ['', 'ال', 'وال', 'بال', 'لل', 'و', 'ب', 'ل'];

const ARABIC = /\p{Script=Arabic}/u;

/**
 * Splits a text where its words begin with a typed word, ignoring hamza, marks and case: typing "chand" marks
 * the same letters of "Chandelier". Arabic letters are joined: of "الأباجورة", "اباج" marks the whole word.
 */
export function highlight(text: string, typed: string): Stretch[] {
  const wanted = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const stretches: Stretch[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = stretches.at(-1);
    if (piece === '') return;
    if (last?.isMatch === isMatch) {
      stretches[stretches.length - 1] = { text: last.text + piece, isMatch };
    } else stretches.push({ text: piece, isMatch });
  };
  for (const piece of text.split(/([^\p{L}\p{M}\p{N}]+)/u)) {
    const [begin, end] = matchIn(piece, wanted);
    const [from, to] = begin < end && ARABIC.test(piece) ? [0, piece.length] : [begin, end];
    add(piece.slice(0, from), false);
    add(piece.slice(from, to), true);
    add(piece.slice(to), false);
  }
  return stretches;
}

/** The longest typed prefix in a word; an empty range when there is none. */
function matchIn(word: string, wanted: readonly string[]): [from: number, to: number] {
  const letters = [...word];
  const folded = letters.map((letter) => foldText(letter));
  const whole = folded.join('');
  let best: [number, number] = [0, 0];
  for (const begun of wanted) {
    for (const prefix of PREFIXES) {
      if (!whole.startsWith(prefix + begun)) continue;
      const from = indexAfter(folded, prefix.length);
      const to = indexAfter(folded, prefix.length + begun.length);
      const range: [number, number] = [
        letters.slice(0, from).join('').length,
        letters.slice(0, to).join('').length,
      ];
      if (range[1] - range[0] > best[1] - best[0]) best = range;
    }
  }
  return best;
}

/** The number of letters that fold to a given length, including marks that fold to nothing. */
function indexAfter(folded: readonly string[], length: number): number {
  let count = 0;
  let at = 0;
  while (at < folded.length && count < length) {
    count += folded[at]?.length ?? 0;
    at += 1;
  }
  while (at > 0 && at < folded.length && folded[at] === '' && length > 0) at += 1;
  return at;
}
