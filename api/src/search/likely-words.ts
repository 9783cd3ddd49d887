import { conceptTerm } from './concepts.ts';
import { everydaySounding, everydaySpelledLike, isEverydayWord } from './everyday-words.ts';
import { francoForms } from './franco-forms.ts';
import { isArabicWord, type KnownWord, type NearWord } from './known-word.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord } from './stem-word.ts';
import { isFrancoToken } from './tokenise.ts';

/** Consonants only, too many to be a phonetic spelling, or none but two or three doubled ones: `zzqq`. */
const UNSPEAKABLE = /^(?:[bcdfghj-np-tv-xz]{5,}|(?:([bcdfghj-np-tv-xz])\1){2,3})$/;
/** What is shorter is an abbreviation, which nobody misspells. */
const SHORTEST_MEANT = 3;
/** Readings of a misspelt word. */
const ALTERNATIVES = 4;
/** Confidence of a misspelling: maximum, loss per unit of distance, and bonus of trade words. */
const SPELLING = { best: 1, perDistance: 0.25 } as const;
const SOUND = { best: 0.85, perDistance: 0.2 } as const;
const NAMED = 0.12;
const CLOSE = 0.04;
/** A word that only occurs in multi-word synonyms. */
const IN_PHRASE_ONLY = 0.1;

/** A known word that an unknown one may have been meant to be. */
export interface Alternative {
  readonly known: KnownWord;
  readonly quality: number;
}

/** Known words that an unknown one, folded and without article, is spelled or sounds like; the likeliest first. */
export function alternatives(
  index: SearchIndex,
  word: string,
  stem: string,
  isBorrowed = false,
): Alternative[] {
  if (isTrueWord(index, word, stem)) return [];
  const spelled = isFrancoToken(word) ? [] : index.vocabulary.spelledLike(word);
  const sounds = UNSPEAKABLE.test(word)
    ? []
    : [word, ...francoForms(word)].flatMap((form) => index.vocabulary.sounding(form, isBorrowed));
  const near: readonly [readonly NearWord[], { best: number; perDistance: number }][] = [
    [spelled.filter((slip) => isLikelySlip(index, word, slip)), SPELLING],
    [sounds, SOUND],
  ];
  const usable = near
    .flatMap(([words, { best, perDistance }]) =>
      words.map(({ known, distance }) => ({
        known,
        quality:
          best -
          perDistance * distance +
          (known.weight > WEIGHTS.above ? NAMED : 0) -
          (isNamed(index, stemWord(known.word)) ? 0 : IN_PHRASE_ONLY),
      })),
    )
    .filter(({ known }) => {
      const meant = stemWord(known.word);
      return meant !== stem && (isNamed(index, meant) || index.concepts.isPhraseWord(meant));
    })
    .sort(
      (a, b) => b.quality - a.quality || popularity(index, b.known) - popularity(index, a.known),
    );
  const [best] = usable;
  const isHeard = best !== undefined && !isArabicWord(word) && isArabicWord(best.known.word);
  return isHeard && isForOtherShop(word, best.quality) ? [] : likeliest(usable);
}

/** Whether a word heard as one of this shop's is more like one for another shop's goods: `girafe`, `zarafa`. */
function isForOtherShop(word: string, heard: number): boolean {
  const spelled = isFrancoToken(word) ? [] : everydaySpelledLike(word);
  const near: readonly [readonly NearWord[], { best: number; perDistance: number }][] = [
    [spelled, SPELLING],
    [everydaySounding(word), SOUND],
  ];
  return near.some(([words, { best, perDistance }]) =>
    words.some(({ distance }) => best - perDistance * distance + NAMED > heard),
  );
}

/**
 * Whether an unknown word is no slip for another: one that everybody knows, or one of the trade for what this shop
 * does not have, such as a colour.
 */
export function isTrueWord(index: SearchIndex, word: string, stem: string): boolean {
  if (isEverydayWord(word)) return true;
  const meanings = index.concepts.of(stem);
  return meanings.length > 0 && meanings.every((one) => index.concepts.kindOf(one) === 'quality');
}

/** Those that are about as likely as the likeliest. */
export function likeliest(found: readonly Alternative[]): Alternative[] {
  const best = Math.max(...found.map(({ quality }) => quality));
  return found
    .filter(({ quality }) => quality >= best - CLOSE)
    .sort((a, b) => b.quality - a.quality)
    .slice(0, ALTERNATIVES);
}

/** Whether any product has the stem, by itself or by what it means, elsewhere than in its description. */
export function isNamed(index: SearchIndex, stem: string): boolean {
  return [stem, ...index.concepts.of(stem).map(conceptTerm)].some(
    (term) => index.bestWeight(term) > WEIGHTS.descriptionMost,
  );
}

/** A whole different or extra letter in a short word is a typo only of a trade word. */
function isLikelySlip(index: SearchIndex, word: string, { known, distance }: NearWord): boolean {
  if (known.word.length < SHORTEST_MEANT) return false;
  if (distance < 1 || word.length > 5) return true;
  return index.concepts.of(stemWord(known.word)).length > 0 || index.vocabulary.isBrand(known.word);
}

function popularity(index: SearchIndex, { word }: KnownWord): number {
  const stem = stemWord(word);
  const terms = [stem, ...index.concepts.of(stem).map(conceptTerm)];
  return Math.max(...terms.map((term) => index.frequency(term)));
}
