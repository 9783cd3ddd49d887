import { conceptTerm, findConcepts } from './concepts.ts';
import { editDistance } from './edit-distance.ts';
import type { IndexedWord, SearchIndex } from './search-index.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isExactToken, tokenise } from './tokenise.ts';

/** A term that one word of a query may stand for, and how surely (1: it is the word itself). */
export interface Meaning {
  readonly term: string;
  readonly quality: number;
}

/** One word (or phrase) of a query with all it may stand for. */
export interface QueryPart {
  readonly meanings: readonly Meaning[];
  /** How it is written when it had to be corrected. */
  readonly corrected: string | undefined;
  readonly typed: string;
  /** No text of the shop has anything like it. */
  readonly unknown: boolean;
}

const QUALITY = {
  word: 1,
  stem: 0.97,
  concept: 0.92,
  phrase: 1,
  number: 0.8,
  prefix: 0.75,
  sound: 0.7,
  oneLetter: 0.6,
  twoLetters: 0.4,
} as const;

/** Words taken up by a beginning, by a misspelling. */
const PREFIX_LIMIT = 40;
const CORRECTION_LIMIT = 6;

/** What each part of a query may stand for. Words that say nothing are left out unless there is nothing else. */
export function interpretQuery(index: SearchIndex, query: string): QueryPart[] {
  const all = tokenise(query);
  const telling = all.filter((token) => !STOP_WORDS.has(token));
  const tokens = telling.length > 0 ? telling : all;
  const stems = tokens.map(stemWord);
  const concepts = findConcepts(stems);
  const parts: QueryPart[] = [];
  for (let start = 0; start < tokens.length; ) {
    const phrase = longestPhrase(concepts, start);
    if (phrase.length > 1) {
      parts.push(phrasePart(tokens.slice(start, start + phrase.length), phrase.concepts));
      start += phrase.length;
    } else {
      const isLast = start === tokens.length - 1;
      parts.push(wordPart(index, tokens[start] ?? '', stems[start] ?? '', phrase.concepts, isLast));
      start += 1;
    }
  }
  return parts;
}

function longestPhrase(concepts: ReturnType<typeof findConcepts>, start: number) {
  const here = concepts.filter((match) => match.start === start);
  const length = Math.max(1, ...here.map((match) => match.length));
  return {
    length,
    concepts: here.filter((match) => match.length === length).map(({ concept }) => concept),
  };
}

function phrasePart(tokens: readonly string[], concepts: readonly string[]): QueryPart {
  return {
    typed: tokens.join(' '),
    meanings: concepts.map((concept) => ({ term: conceptTerm(concept), quality: QUALITY.phrase })),
    corrected: undefined,
    unknown: false,
  };
}

function wordPart(
  index: SearchIndex,
  token: string,
  stem: string,
  concepts: readonly string[],
  isLast: boolean,
): QueryPart {
  const meanings = new Map<string, number>();
  const mean = (term: string, quality: number) => {
    if (index.postings(term) && (meanings.get(term) ?? 0) < quality) meanings.set(term, quality);
  };
  mean(token, QUALITY.word);
  mean(stem, QUALITY.stem);
  for (const concept of concepts) mean(conceptTerm(concept), QUALITY.concept);
  if (isExactToken(token)) {
    for (const measure of measuresOf(token)) mean(measure, QUALITY.number);
    return part(token, meanings);
  }
  const bare = withoutArticle(token);
  if (bare.length >= 2 && (isLast || meanings.size === 0)) {
    for (const { stem: known } of index.wordsFrom(bare, PREFIX_LIMIT)) mean(known, QUALITY.prefix);
  }
  if (meanings.size > 0) return part(token, meanings);

  const [best, ...others] = corrections(index, bare);
  if (!best) return part(token, meanings);
  for (const { word, quality } of [best, ...others]) {
    mean(word.stem, quality);
    for (const { concept } of findConcepts([word.stem])) {
      mean(conceptTerm(concept), quality * QUALITY.concept);
    }
  }
  return part(token, meanings, best.word.written);
}

function part(typed: string, meanings: ReadonlyMap<string, number>, corrected?: string): QueryPart {
  return {
    typed,
    meanings: Array.from(meanings, ([term, quality]) => ({ term, quality })),
    corrected,
    unknown: meanings.size === 0,
  };
}

/** What a bare number may measure: watts, kelvins, centimetres, volts. */
function measuresOf(token: string): string[] {
  if (!/^\d+(?:\.\d+)?$/.test(token)) return [];
  return ['w', 'k', 'cm', 'v', 'lm', 'mm', 'm'].map((unit) => `${token}${unit}`);
}

/** Words that an unknown one may have been meant to be: one that sounds like it in the other script, else near spellings. */
function corrections(
  index: SearchIndex,
  word: string,
): { readonly word: IndexedWord; readonly quality: number }[] {
  const sounding = index.wordsSounding(word);
  if (sounding.length > 0) {
    return mostFrequent(index, sounding).map((known) => ({ word: known, quality: QUALITY.sound }));
  }
  if (word.length < 3) return [];
  const limit = word.length <= 4 ? 1 : 2;
  const near: { word: IndexedWord; distance: number }[] = [];
  for (const known of index.wordsOfLength(Math.max(2, word.length - limit), word.length + limit)) {
    const distance = editDistance(word, known.word, limit);
    if (distance <= limit) near.push({ word: known, distance });
  }
  const nearest = Math.min(...near.map(({ distance }) => distance));
  const candidates = near
    .filter(({ distance }) => distance === nearest)
    .map(({ word: known }) => known);
  const quality = nearest === 1 ? QUALITY.oneLetter : QUALITY.twoLetters;
  // A wrong first letter is rarer than a wrong letter further on.
  const sameStart = candidates.filter(({ word: known }) => known[0] === word[0]);
  return mostFrequent(index, sameStart.length > 0 ? sameStart : candidates).map((known) => ({
    word: known,
    quality,
  }));
}

function mostFrequent(index: SearchIndex, words: readonly IndexedWord[]): IndexedWord[] {
  const frequency = ({ stem }: IndexedWord) => index.postings(stem)?.documents.length ?? 0;
  return [...words].sort((a, b) => frequency(b) - frequency(a)).slice(0, CORRECTION_LIMIT);
}
