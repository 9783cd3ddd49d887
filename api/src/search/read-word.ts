import { conceptsOf, conceptTerm, isPhraseWord } from './concepts.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { isFrancoToken } from './tokenise.ts';
import type { KnownWord, NearWord } from './vocabulary.ts';

/** A stem that a word was read as. */
export interface Reading {
  readonly stem: string;
  /** 1: the word itself. */
  readonly quality: number;
}

export interface WordReadings {
  /** The likeliest first; none when nothing is like the word. */
  readonly readings: readonly Reading[];
  /** How the likeliest is written in the shop, when it is another word than the typed one. */
  readonly corrected: string | undefined;
}

/** Shorter words are too much like others to be corrected. */
const SHORTEST = 3;
/** So many Latin consonants and nothing else are no word that was written as it sounds. */
const UNSPEAKABLE = /^[bcdfghj-np-tv-xz]{5,}$/;
/** Words taken up by a beginning. */
const BEGINNINGS = 40;
/** Readings of a misspelt word. */
const ALTERNATIVES = 4;

/** How sure a misspelling is at best, what each unit of distance takes, and how much surer the trade's own words are. */
const SPELLING = { best: 1, perDistance: 0.25 } as const;
const SOUND = { best: 0.85, perDistance: 0.2 } as const;
/** Few who write Arabic letters mean a Latin word. */
const ARABIC_FOR_LATIN = { best: 0.7, perDistance: 0.2 } as const;
const NAMED = 0.12;
/** A beginning of the word still being typed; less when it is a word already. */
const BEGINNING = { unknown: 0.8, known: 0.45 } as const;
/** A misspelling this sure is believed even where the word may be a beginning. */
const SMALL_SLIP = 0.95;
const CLOSE = 0.06;
/** A word that is only known from synonyms of several words. */
const IN_PHRASE_ONLY = 0.1;

/** What a word, folded, may have been meant to be among the words of the shop. */
export function readWord(
  index: SearchIndex,
  token: string,
  { literally, isLast }: { literally: boolean; isLast: boolean },
): WordReadings {
  const word = withoutArticle(token);
  const stem = stemWord(token);
  const isKnown = hasText(index, stem) || hasText(index, token);
  const readings: Reading[] = isKnown ? [{ stem, quality: 1 }] : [];
  if (literally) return { readings, corrected: undefined };

  if (isLast) {
    const quality = isKnown ? BEGINNING.known : BEGINNING.unknown;
    for (const known of index.vocabulary.beginningWith(word, BEGINNINGS)) {
      const begun = stemWord(known.word);
      if (begun !== stem && hasText(index, begun)) readings.push({ stem: begun, quality });
    }
  }
  // A word that only descriptions have may still be a slip for a word that names something.
  const isNamed = isKnown && standing(index, stem) > WEIGHTS.description * 2;
  if (isNamed || word.length < SHORTEST) return { readings, corrected: undefined };
  const others = alternatives(index, word, stem).filter(
    ({ known }) => !isKnown || known.weight > WEIGHTS.description * 2,
  );
  const [best] = others;
  if (!best) return { readings, corrected: undefined };
  // The beginning of a longer word is no misspelling while it is typed, unless the slip is a small one.
  if (readings.length > 0 && !isKnown && best.quality < SMALL_SLIP) {
    return { readings, corrected: undefined };
  }
  const meant = others.map(({ known, quality }) => ({ stem: stemWord(known.word), quality }));
  return {
    readings: isKnown ? [...readings, ...meant] : [...meant, ...readings],
    corrected: isKnown ? undefined : best.known.written,
  };
}

/** Whether any product has the stem, by itself or by what it means. */
function hasText(index: SearchIndex, stem: string): boolean {
  return standing(index, stem) > 0;
}

/** The greatest weight that a stem or a concept of it has anywhere. */
function standing(index: SearchIndex, stem: string): number {
  return Math.max(
    index.bestWeight(stem),
    ...conceptsOf(stem).map((concept) => index.bestWeight(conceptTerm(concept))),
  );
}

function alternatives(
  index: SearchIndex,
  word: string,
  stem: string,
): { readonly known: KnownWord; readonly quality: number }[] {
  const near: readonly [readonly NearWord[], { best: number; perDistance: number }][] = [
    [isFrancoToken(word) ? [] : index.vocabulary.spelledLike(word), SPELLING],
    [
      UNSPEAKABLE.test(word) ? [] : index.vocabulary.sounding(word),
      /[a-z]/.test(word) ? SOUND : ARABIC_FOR_LATIN,
    ],
  ];
  const found = near.flatMap(([words, { best, perDistance }]) =>
    words.map(({ known, distance }) => ({
      known,
      quality:
        best -
        perDistance * distance +
        (known.weight > WEIGHTS.above ? NAMED : 0) -
        (hasText(index, stemWord(known.word)) ? 0 : IN_PHRASE_ONLY),
    })),
  );
  const usable = found
    .filter(({ known }) => {
      const meant = stemWord(known.word);
      return meant !== stem && (hasText(index, meant) || isPhraseWord(meant));
    })
    .sort(
      (a, b) => b.quality - a.quality || popularity(index, b.known) - popularity(index, a.known),
    );
  const [best] = usable;
  return best === undefined
    ? []
    : usable.filter(({ quality }) => quality >= best.quality - CLOSE).slice(0, ALTERNATIVES);
}

function popularity(index: SearchIndex, { word }: KnownWord): number {
  const stem = stemWord(word);
  return Math.max(
    index.frequency(stem),
    ...conceptsOf(stem).map((concept) => index.frequency(conceptTerm(concept))),
  );
}
