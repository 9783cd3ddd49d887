import { foldText } from '@dp/contract/fold-text.ts';
import { maybeWithoutLetter, withoutAttachedLetter } from './attached-letter.ts';
import { isLight } from './attribute-meanings.ts';
import { isEnglishInArabic } from './borrowed-words.ts';
import { numberPart, pairPart, phrasePart, type ReadWord, wordPart } from './build-part.ts';
import { type CompoundToken, compoundTokens } from './compound-words.ts';
import { type ConceptMatch, conceptTerm } from './concepts.ts';
import type { QueryPart } from './query-part.ts';
import { readWord } from './read-word.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { BRAND_LABELS, isStopWord, MEASURE_LABELS } from './stop-words.ts';
import { isExactToken, tokenise } from './tokenise.ts';
import { isBareUnit, lampCount } from './units.ts';

export interface Interpretation {
  readonly parts: readonly QueryPart[];
  /** Misspelt words, as typed (folded) → as written in the shop. */
  readonly corrections: ReadonlyMap<string, string>;
  /** Misspelt words and those that were only typed in other letters: `kashaf` → كشاف. */
  readonly meant: ReadonlyMap<string, string>;
  /** Words without any similar word in the shop, except numbers. */
  readonly unknown: readonly string[];
}

/** How much more the thing that is meant decides than other things named with it. */
const HEAD = 1.25;

interface Read extends ReadWord {
  readonly meant: string | undefined;
  readonly isMisspelt: boolean;
}

/**
 * The meanings of each part of a query. With `literally`, words are taken as typed. Stop words are ignored
 * unless there is nothing else.
 */
export function interpretQuery(
  index: SearchIndex,
  query: string,
  { literally = false, isTyping = false }: { literally?: boolean; isTyping?: boolean } = {},
): Interpretation {
  const reads = readWords(index, query, { literally, isTyping });
  const stems = reads.map(({ stem }) => stem);
  const phrases = phrasesIn(index, stems);
  const meant = [
    ...stems.map((stem) => index.concepts.of(stem)),
    ...phrases.map((p) => p.concepts),
  ];
  const isLightWhite = meant.some(isLight);
  const isThing = (concept: string) => index.concepts.kindOf(concept) === 'thing';
  const isLightColoured = isLightWhite || !meant.flat().some(isThing);
  const all: { part: QueryPart; says: boolean }[] = [];
  for (let at = 0; at < reads.length; ) {
    const phrase = phrases.find(({ start }) => start === at);
    if (phrase) {
      const end = at + phrase.length;
      const words = reads.slice(at, end).map(({ token }) => token);
      const part = phrasePart(index, words.join(' '), stems.slice(at, end), phrase.concepts);
      all.push({ part, says: true });
      at += phrase.length;
      continue;
    }
    const one = reads[at];
    if (one) {
      const isLast = !literally && at === reads.length - 1;
      const part = isExactToken(one.token)
        ? numberPart(index, one.token, isLast)
        : wordPart(index, one, { isLast, isLightWhite, isLightColoured });
      all.push({ part, says: says(index, reads, at) });
    }
    at += 1;
  }
  const telling = all.filter(({ says }) => says);
  const parts = distinct((telling.length > 0 ? telling : all).map(({ part }) => part));
  return {
    parts: withHead(
      [...parts, ...pairsIn(index, stems)],
      reads.some(({ token }) => /[\u0621-\u064A]/.test(token)),
    ),
    corrections: replaced(reads.filter(({ isMisspelt }) => isMisspelt)),
    meant: replaced(reads),
    unknown: reads
      .filter(
        ({ token, readings }) =>
          readings.length === 0 && !isExactToken(token) && !isStopWord(token) && !isBareUnit(token),
      )
      .map(({ token }) => token),
  };
}

/** Beside another thing, `8 لمبات` says how many lamps that has. */
function withLampCounts(index: SearchIndex, tokens: readonly CompoundToken[]): CompoundToken[] {
  const { concepts } = index;
  const meanings = tokens.map(({ token }) => concepts.of(stemWord(token)));
  const isOtherThing = (names: readonly string[]) =>
    !names.includes('bulb') && names.some((name) => concepts.kindOf(name) === 'thing');
  if (!meanings.some(isOtherThing)) return [...tokens];
  return tokens.flatMap((one, at) => {
    const count = lampCount(one.token, tokens[at + 1]?.token, meanings[at + 1]);
    if (count !== undefined) return [{ token: count, whole: undefined }];
    const isCounted = lampCount(tokens[at - 1]?.token ?? '', one.token, meanings[at]) !== undefined;
    return isCounted ? [] : [one];
  });
}

function replaced(reads: readonly Read[]): Map<string, string> {
  return new Map(
    reads.flatMap(({ token, meant }) => (meant === undefined ? [] : [[token, meant] as const])),
  );
}

function readWords(
  index: SearchIndex,
  query: string,
  { literally, isTyping }: { literally: boolean; isTyping: boolean },
): Read[] {
  const { concepts } = index;
  const folded = tokenise(query).map((token) => withoutAttachedLetter(token, concepts));
  const tokens = withLampCounts(index, compoundTokens(index, folded));
  // Words of a phrase that is understood as a whole are not looked up one by one.
  const plain = phrasesIn(
    index,
    tokens.map(({ token }) => stemWord(token)),
  );
  return tokens.map(({ token, whole }, at) => {
    const isInPhrase = plain.some(({ start, length }) => at >= start && at < start + length);
    const isLast = at === tokens.length - 1;
    const isBorrowed = [tokens[at - 1], tokens[at + 1]].some(
      (beside) => beside !== undefined && isEnglishInArabic(index, beside.token),
    );
    const how = { literally: literally || isInPhrase, isLast, isTyping, isBorrowed };
    const stem = isExactToken(token) ? token : stemWord(token);
    if (isExactToken(token) || isStopWord(token) || isBareUnit(token)) {
      return { token, stem, whole, readings: [], meant: undefined, isMisspelt: false };
    }
    const { readings, meant, isMisspelt } = readWord(index, token, how);
    // A phrase may consist of corrected words.
    return { token, stem: readings[0]?.stem ?? stem, whole, readings, meant, isMisspelt };
  });
}

/** Whether a word is meaningful: no stop word, and no label of an adjacent number or brand. */
function says({ vocabulary }: SearchIndex, reads: readonly Read[], at: number): boolean {
  const token = reads[at]?.token ?? '';
  const isBeside = (is: (read: Read) => boolean) =>
    [reads[at - 1], reads[at + 1]].some((read) => read !== undefined && is(read));
  const isBrand = ({ token: word, meant = '' }: Read) =>
    [word, foldText(meant)].some((name) => vocabulary.isBrand(withoutArticle(name)));
  const isLabel =
    ([token, maybeWithoutLetter(token) ?? ''].some((word) => MEASURE_LABELS.has(word)) &&
      isBeside((read) => isExactToken(read.token))) ||
    (BRAND_LABELS.has(token) && isBeside(isBrand));
  return !isLabel && !isStopWord(token);
}

/** Neighbouring words that some name has so: `spot lamp`. */
function pairsIn(index: SearchIndex, stems: readonly string[]): QueryPart[] {
  return stems.flatMap((stem, at) => {
    const next = stems[at + 1];
    if (next === undefined || !index.concepts.isTellingPair(stem, next)) return [];
    return pairPart(index, [stem, next]) ?? [];
  });
}

/** Removes duplicate parts: a repeated word adds nothing. */
function distinct(parts: readonly QueryPart[]): QueryPart[] {
  const seen = new Set<string>();
  return parts.filter(({ word }) => {
    const isNew = !seen.has(word);
    seen.add(word);
    return isNew;
  });
}

/** Of several things one is the head, the others qualify it: the first in Arabic, the last in English. */
function withHead(parts: readonly QueryPart[], isArabic: boolean): QueryPart[] {
  const isThing = ({ kind }: QueryPart) => kind === 'thing';
  const head = isArabic ? parts.findIndex(isThing) : parts.findLastIndex(isThing);
  return parts.map((part, at) =>
    at === head ? { ...part, importance: part.importance * HEAD } : part,
  );
}

/** The phrases of several words that mean something this shop has. */
function phrasesIn(index: SearchIndex, stems: readonly string[]): ConceptMatch[] {
  return index.concepts
    .findMixed(stems)
    .filter(
      ({ concepts, length }) =>
        length > 1 && concepts.some((concept) => index.postings(conceptTerm(concept))),
    );
}
