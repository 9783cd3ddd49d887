import { withoutAttachedLetter } from './attached-letter.ts';
import {
  type ConceptMatch,
  conceptKind,
  conceptsOf,
  conceptTerm,
  findMixedConcepts,
} from './concepts.ts';
import { numberMeanings } from './number-meanings.ts';
import { IMPORTANCE, type Meaning, type PartKind, QUALITY, type QueryPart } from './query-part.ts';
import { readWord } from './read-word.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord } from './stem-word.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isExactToken, tokenise } from './tokenise.ts';
import { canonicalUnit, measureOf } from './units.ts';

export interface Interpretation {
  readonly parts: readonly QueryPart[];
  /** Words that were taken for others, as typed (folded) → as written in the shop. */
  readonly corrections: ReadonlyMap<string, string>;
  /** Words of which nothing in the shop is like, numbers apart. */
  readonly unknown: readonly string[];
}

/** How much more the thing that is meant decides than other things named with it. */
const HEAD = 1.25;

/** The beginning of a cap or a protection class. */
const BEGUN_CODE = /^(?:ip|gu|[egtb])\d*$/;

/** A word of the query in the way it was read. */
interface Read {
  readonly token: string;
  readonly stem: string;
  readonly readings: readonly { readonly stem: string; readonly quality: number }[];
  readonly corrected: string | undefined;
}

/**
 * What each part of a query may stand for. With `literally`, words are taken as they are typed. Words that
 * say nothing are left out unless there is nothing else.
 */
export function interpretQuery(
  index: SearchIndex,
  query: string,
  { literally = false }: { literally?: boolean } = {},
): Interpretation {
  const tokens = joinedTokens(index, tokenise(query).map(withoutAttachedLetter));
  // Words of a phrase that is understood as it stands are not looked at one by one.
  const plain = phrasesIn(index, tokens.map(stemWord));
  const isInPhrase = (at: number) =>
    plain.some(({ start, length }) => at >= start && at < start + length);
  const reads = tokens.map((token, at) =>
    read(index, token, {
      literally: literally || isInPhrase(at),
      isLast: at === tokens.length - 1,
    }),
  );
  const phrases = phrasesIn(
    index,
    reads.map(({ stem }) => stem),
  );
  const all: { part: QueryPart; says: boolean }[] = [];
  for (let at = 0; at < reads.length; ) {
    const phrase = phrases.find(({ start }) => start === at);
    if (phrase) {
      const word = tokens.slice(at, at + phrase.length).join(' ');
      all.push({ part: phrasePart(index, word, phrase.concepts), says: true });
      at += phrase.length;
      continue;
    }
    const one = reads[at];
    if (one) {
      const isLast = !literally && at === reads.length - 1;
      all.push({ part: wordPart(index, one, isLast), says: !STOP_WORDS.has(one.token) });
    }
    at += 1;
  }
  const telling = all.filter(({ says }) => says);
  const corrections = reads.flatMap(({ token, corrected }) =>
    corrected === undefined ? [] : [[token, corrected] as const],
  );
  const parts = (telling.length > 0 ? telling : all).map(({ part }) => part);
  return {
    parts: withHead(parts, /[\u0621-\u064A]/.test(tokens.join(''))),
    corrections: new Map(corrections),
    unknown: reads
      .filter(
        ({ token, readings }) =>
          readings.length === 0 && !isExactToken(token) && !STOP_WORDS.has(token),
      )
      .map(({ token }) => token),
  };
}

/** Of several things one is meant, the others say which: the first in Arabic, the last in English. */
function withHead(parts: readonly QueryPart[], isArabic: boolean): QueryPart[] {
  const isThing = ({ kind }: QueryPart) => kind === 'thing';
  const head = isArabic ? parts.findIndex(isThing) : parts.findLastIndex(isThing);
  return parts.map((part, at) =>
    at === head ? { ...part, importance: part.importance * HEAD } : part,
  );
}

/** The phrases of several words that mean something this shop has. */
function phrasesIn(index: SearchIndex, stems: readonly string[]): ConceptMatch[] {
  return findMixedConcepts(stems).filter(
    ({ concepts, length }) =>
      length > 1 && concepts.some((concept) => index.postings(conceptTerm(concept))),
  );
}

/** Words written apart that the shop writes as one, and the reverse: `flood light`, `ledstrip`. */
function joinedTokens(index: SearchIndex, tokens: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const next = tokens[at + 1] ?? '';
    if (isExactToken(token) || STOP_WORDS.has(token) || index.vocabulary.find(token)) {
      joined.push(token);
    } else if (next !== '' && !isExactToken(next) && index.vocabulary.find(token + next)) {
      joined.push(token + next);
      at += 1;
    } else {
      joined.push(...(parted(index, token) ?? [token]));
    }
  }
  return joined;
}

/** Two words of the trade written as one. */
function parted(index: SearchIndex, token: string): [string, string] | undefined {
  for (let at = 3; at <= token.length - 3; at += 1) {
    const [first, second] = [token.slice(0, at), token.slice(at)];
    const isNamed = (word: string) => conceptsOf(stemWord(word)).length > 0;
    if (isNamed(first) && (isNamed(second) || index.vocabulary.find(second)))
      return [first, second];
  }
  return undefined;
}

function read(
  index: SearchIndex,
  token: string,
  how: { literally: boolean; isLast: boolean },
): Read {
  const stem = stemWord(token);
  if (isExactToken(token) || STOP_WORDS.has(token)) {
    return { token, stem: isExactToken(token) ? token : stem, readings: [], corrected: undefined };
  }
  const { readings, corrected } = readWord(index, token, how);
  // A phrase may be made of what a misspelt word was meant to be.
  const meant = corrected === undefined ? stem : (readings[0]?.stem ?? stem);
  return { token, stem: meant, readings, corrected };
}

function phrasePart(index: SearchIndex, word: string, concepts: readonly string[]): QueryPart {
  const meanings = concepts
    .map((concept) => ({ term: conceptTerm(concept), quality: QUALITY.literal }))
    .filter(({ term }) => index.postings(term));
  return { word, meanings, asked: undefined, ...decidesBy(concepts) };
}

function wordPart(index: SearchIndex, { token, stem, readings }: Read, isLast: boolean): QueryPart {
  const meanings = new Map<string, number>();
  const mean = (term: string, quality: number) => {
    if (index.postings(term) && (meanings.get(term) ?? 0) < quality) meanings.set(term, quality);
  };
  mean(token, QUALITY.literal);
  if (isLast && meanings.size === 0 && BEGUN_CODE.test(token)) {
    for (const code of index.codesBeginningWith(token)) mean(code, QUALITY.synonym);
  }
  if (isExactToken(token)) {
    for (const { term, quality } of numberMeanings(index, token)) mean(term, quality);
    return {
      word: token,
      meanings: listed(meanings),
      kind: 'number',
      importance: IMPORTANCE.number,
      asked: measureOf(token),
      isPart: false,
    };
  }
  const said = readings.length > 0 ? readings : [{ stem, quality: 1 }];
  for (const { stem: meant, quality } of said) {
    mean(meant, QUALITY.stem * quality);
    for (const concept of conceptsOf(meant)) mean(conceptTerm(concept), QUALITY.synonym * quality);
  }
  const decides = decidesBy(conceptsOf(said[0]?.stem ?? stem));
  // A unit without a number says nothing.
  const isUnit = decides.kind === 'word' && canonicalUnit(token) !== undefined;
  return {
    word: token,
    meanings: listed(meanings),
    asked: undefined,
    ...decides,
    ...(isUnit ? { kind: 'generality', importance: IMPORTANCE.generality } : {}),
  };
}

function listed(meanings: ReadonlyMap<string, number>): Meaning[] {
  return Array.from(meanings, ([term, quality]) => ({ term, quality }));
}

const KINDS = ['thing', 'quality', 'generality'] as const;

function decidesBy(concepts: readonly string[]): Pick<QueryPart, 'importance' | 'kind' | 'isPart'> {
  const all = concepts.map(conceptKind);
  const kinds: readonly PartKind[] = all.map((kind) => (kind === 'part' ? 'thing' : kind));
  const kind = KINDS.find((one) => kinds.includes(one)) ?? 'word';
  return { kind, importance: IMPORTANCE[kind], isPart: all.includes('part') };
}
