import { maybeWithoutLetter } from './attached-letter.ts';
import { isArabicWord, type KnownWord } from './known-word.ts';
import { alternatives, isNamed, isTrueWord, likeliest } from './likely-words.ts';
import { QUALITY } from './query-part.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord, withoutArticle } from './stem-word.ts';

/** A stem that a word was read as. */
export interface Reading {
  readonly stem: string;
  /** 1: the word itself. */
  readonly quality: number;
}

export interface WordReadings {
  /** Likeliest first; empty when nothing similar exists. */
  readonly readings: readonly Reading[];
  /** How the likeliest is written in the shop, when it is another word than the typed one. */
  readonly meant: string | undefined;
  /** Whether the typed word was misspelt, and not only written in other letters. */
  readonly isMisspelt: boolean;
}

/** Shorter words are too much like others to be corrected. */
const SHORTEST = 3;
/** Maximum words matched by prefix. */
const BEGINNINGS = 40;

/** A beginning of the word still being typed. */
const BEGINNING = 0.8;
/** Of a word that only synonyms have: `tra` is rather `track` than `traditional`. */
const BEGUN_SYNONYM = 0.7;
/** Minimum share of a word that must be typed, unless it is still being typed. */
const MOST_OF_WORD = 0.6;
/** Of what the shop's own names say, where this many letters are: `chand`, sent off, is `chandelier`. */
const HALF_OF_OWN = { letters: 4, share: 0.5 };
/** A misspelling this sure is believed even where the word may be a beginning. */
const SMALL_SLIP = 0.95;
/** What was heard less surely than this is said, as misspellings are. */
const SURELY_HEARD = 0.8;

interface HowToRead {
  readonly literally: boolean;
  readonly isLast: boolean;
  readonly isTyping: boolean;
  /** Whether it is beside an English word in Arabic letters, so that it is probably one too. */
  readonly isBorrowed?: boolean;
}

/** What a word, folded, may have been meant to be among the words of the shop. */
export function readWord(
  index: SearchIndex,
  token: string,
  { literally, isLast, isTyping, isBorrowed = false }: HowToRead,
): WordReadings {
  const forms = formsOf(index, token);
  const isForm = forms[0] !== undefined && !index.vocabulary.find(withoutArticle(token));
  const typed =
    !literally && isForm && isLast && isTyping
      ? beginnings(index, withoutArticle(token), { stem: stemWord(token), isTyping })
      : [];
  // While it is typed, what is no word itself is rather half of one: ترا of تراك, not a slip for ثريا.
  if (typed.length > 0) return { readings: typed, meant: undefined, isMisspelt: false };
  if (!literally && isForm) {
    // That a form of an unknown word names something may be chance: نيوون is a slip for نيون.
    const slips = alternatives(index, withoutArticle(token), forms[0]?.stem ?? '');
    const near = slips.filter(({ quality }) => quality >= SMALL_SLIP);
    for (const { known } of near)
      forms.push({ stem: stemWord(known.word), quality: QUALITY.synonym });
  }
  if (literally || forms.length > 0) {
    const readings = literally ? forms.filter(({ quality }) => quality === 1) : forms;
    return { readings, meant: undefined, isMisspelt: false };
  }
  const word = withoutArticle(token);
  const stem = stemWord(token);
  // Known from descriptions only: not a match by itself. A mere stem of theirs may be coincidence.
  const isDescribed = index.frequency(stem) > 0 && index.vocabulary.find(word) !== undefined;
  const described: Reading[] = isDescribed ? [{ stem, quality: 1 }] : [];
  const begun = isLast ? beginnings(index, word, { stem, isTyping }) : [];
  const isTrue = isTrueWord(index, word, stem);
  // `bee` is no half of beech, once it is typed.
  if (!isTyping && described.length === 0 && isTrue) {
    return { readings: [], meant: undefined, isMisspelt: false };
  }
  if (word.length < SHORTEST || described.length > 0 || isTrue) {
    return { readings: [...described, ...begun], meant: undefined, isMisspelt: false };
  }
  // What looks like an article may be a slip too: البيكة for ابليكة.
  const spellings = word === token ? [word] : [word, token];
  const others = likeliest(
    spellings.flatMap((spelling) => alternatives(index, spelling, stem, isBorrowed)),
  );
  const [best] = others;
  // The beginning of a longer word is no misspelling while it is typed, unless the slip is a small one.
  if (!best || (begun.length > 0 && best.quality < SMALL_SLIP)) {
    return { readings: begun, meant: undefined, isMisspelt: false };
  }
  const meant = others.map(({ known, quality }) => ({ stem: stemWord(known.word), quality }));
  const slip = slipOf(index, word, best.known);
  return {
    readings: [...meant, ...begun],
    meant: (slip ?? best.known).written,
    isMisspelt:
      slip !== undefined ||
      best.quality < SURELY_HEARD ||
      (isArabicWord(best.known.word) === isArabicWord(word) &&
        !isTransliterated(index, word, best.known)),
  };
}

/** The word itself and its forms that name something in the shop: broken plurals, without و ب ل ف ك. */
function formsOf(index: SearchIndex, token: string): Reading[] {
  const stem = stemWord(token);
  const word = withoutArticle(token);
  const readings = new Map<string, number>();
  const add = (form: string, quality: number) => {
    const isWord = isNamed(index, form) || index.concepts.isPhraseWord(form);
    if (isWord && !readings.has(form)) readings.set(form, quality);
  };
  add(stem, 1);
  const meanings = index.concepts.of(stem);
  for (const known of index.vocabulary.pluralsOf(word)) {
    const plural = stemWord(known.word);
    const others = index.concepts.of(plural);
    // The letters of a word that means something else are chance: أباليك is no plural of بلاك.
    const isOther =
      meanings.length > 0 && others.length > 0 && !others.some((other) => meanings.includes(other));
    // So are letters in common with half of a phrase: ليالم is a slip for ليالوم, not للماء.
    if (isNamed(index, plural) && !isOther) add(plural, QUALITY.stem);
  }
  const rest = maybeWithoutLetter(token);
  if (rest !== undefined && readings.size === 0 && index.frequency(stem) === 0) {
    add(stemWord(rest), QUALITY.stem);
  }
  return Array.from(readings, ([form, quality]) => ({ stem: form, quality }));
}

function beginnings(
  index: SearchIndex,
  word: string,
  { stem, isTyping }: { stem: string; isTyping: boolean },
): Reading[] {
  const known = index.vocabulary.beginningWith(word, BEGINNINGS);
  return known.flatMap((begun) => {
    const form = stemWord(begun.word);
    const isLong = begun.isOwn && word.length >= HALF_OF_OWN.letters;
    const share = isLong ? HALF_OF_OWN.share : MOST_OF_WORD;
    const isMeant = isTyping || word.length >= begun.word.length * share;
    const isOther = form !== stem && isNamed(index, form);
    return isMeant && isOther
      ? [{ stem: form, quality: begun.isOwn ? BEGINNING : BEGUN_SYNONYM }]
      : [];
  });
}

/**
 * Whether a Latin word sounds like an Arabic one with the same meaning: `kashaaf` is no slip for `kashaf`.
 * A word that products have in Latin letters is an English one: `pendent` is a slip for `pendant`.
 */
function isTransliterated(index: SearchIndex, word: string, meant: KnownWord): boolean {
  if (isArabicWord(word) || index.frequency(stemWord(meant.word)) > 0) return false;
  const meanings = index.concepts.of(stemWord(meant.word));
  return index.vocabulary
    .sounding(word)
    .some(({ known }) =>
      index.concepts.of(stemWord(known.word)).some((concept) => meanings.includes(concept)),
    );
}

/**
 * The product's English word that a Latin one was a slip for, where it sounds more like the same word in Arabic
 * letters: `chandeleir` is one for `chandelier`, though شاندلير is nearer.
 */
function slipOf(index: SearchIndex, word: string, heard: KnownWord): KnownWord | undefined {
  if (isArabicWord(word) || !isArabicWord(heard.word)) return undefined;
  const meanings = index.concepts.of(stemWord(heard.word));
  return index.vocabulary.spelledLike(word).find(({ known }) => {
    const stem = stemWord(known.word);
    return (
      !isArabicWord(known.word) &&
      index.frequency(stem) > 0 &&
      index.concepts.of(stem).some((concept) => meanings.includes(concept))
    );
  })?.known;
}
