import { impliedMeanings, whiteLightMeanings } from './attribute-meanings.ts';
import { conceptTerm, phraseTerm } from './concepts.ts';
import { isNamed } from './likely-words.ts';
import { numberMeanings } from './number-meanings.ts';
import { UNBOUNDED } from './number-phrases.ts';
import { IMPORTANCE, type Meaning, type PartKind, QUALITY, type QueryPart } from './query-part.ts';
import type { Reading } from './read-word.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord } from './stem-word.ts';
import { type Asked, isBareUnit, measureOf, rangeOf } from './units.ts';

/** The beginning of a cap or a protection class. */
const BEGUN_CODE = /^(?:ip|gu|[egtb])\d*$/;

/** Colours that no white light has. */
const LIGHT_COLOURS: ReadonlySet<string> = new Set('red blue green purple pink orange'.split(' '));

/** A word of the query in the way it was read. */
export interface ReadWord {
  readonly token: string;
  readonly stem: string;
  readonly readings: readonly Reading[];
  /** The word and its neighbour as one word. */
  readonly whole: string | undefined;
}

/** The part that a phrase of several words is. */
export function phrasePart(
  index: SearchIndex,
  word: string,
  stems: readonly string[],
  concepts: readonly string[],
): QueryPart {
  const meanings = new Meanings(index);
  meanings.add(phraseTerm(stems), QUALITY.literal);
  for (const concept of concepts) meanings.add(conceptTerm(concept), QUALITY.synonym);
  meanings.addAll(impliedMeanings(index.measures, concepts));
  return { word, meanings: meanings.list(), asked: undefined, ...decidesBy(index, concepts) };
}

/** The part that two neighbouring words are together; undefined when no name has them so. */
export function pairPart(index: SearchIndex, stems: readonly string[]): QueryPart | undefined {
  const term = phraseTerm(stems);
  if (!index.postings(term)) return undefined;
  return {
    word: term,
    meanings: [{ term, quality: QUALITY.literal }],
    kind: 'pair',
    importance: IMPORTANCE.pair,
    asked: undefined,
    isPart: false,
  };
}

/** The part that a number, a measure or a code is. */
export function numberPart(index: SearchIndex, token: string, isLast: boolean): QueryPart {
  const meanings = new Meanings(index);
  meanings.add(token, QUALITY.literal);
  meanings.addAll(numberMeanings(index, token));
  addBegunCodes(index, token, isLast, meanings);
  return {
    word: token,
    meanings: meanings.list(),
    kind: 'number',
    importance: IMPORTANCE.number,
    asked: measureOf(token) ?? askedRange(token),
    isPart: false,
  };
}

function askedRange(token: string): Asked | undefined {
  const range = rangeOf(token);
  if (range === undefined) return undefined;
  const { unit, from, to } = { ...range, from: plain(range.from), to: plain(range.to) };
  // With one bound, that is what was asked for.
  if (from === 0) return { unit, value: to };
  return to >= UNBOUNDED ? { unit, value: from } : { unit, value: from, to };
}

/** A bound without what keeps it out. */
function plain(bound: number): number {
  return Math.round(bound * 1_000) / 1_000;
}

/**
 * The part that any other word is. With `isLightWhite`, white is the colour of light before that of paint; with
 * `isLightColoured`, what a lamp of changing colours shines in.
 */
export function wordPart(
  index: SearchIndex,
  { token, stem, readings, whole }: ReadWord,
  {
    isLast,
    isLightWhite,
    isLightColoured,
  }: { isLast: boolean; isLightWhite: boolean; isLightColoured: boolean },
): QueryPart {
  const meanings = new Meanings(index);
  const said = readings.length > 0 ? readings : [{ stem, quality: 1 }];
  const concepts = said.map(({ stem: meant }) => index.concepts.of(meant));
  if (isLightWhite && concepts[0]?.includes('white')) {
    meanings.addAll(whiteLightMeanings(index.measures));
  } else {
    meanings.add(token, QUALITY.literal);
    addBegunCodes(index, token, isLast, meanings);
    for (const [at, { stem: meant, quality }] of said.entries()) {
      meanings.add(meant, QUALITY.stem * quality);
      for (const concept of concepts[at] ?? []) {
        meanings.add(conceptTerm(concept), QUALITY.synonym * quality);
      }
    }
    meanings.addAll(impliedMeanings(index.measures, concepts[0] ?? []));
    // RGB products also match a light colour that is not named in their texts.
    const isColour = concepts[0]?.some((one) => LIGHT_COLOURS.has(one)) === true;
    if (isLightColoured && isColour && !isNamed(index, said[0]?.stem ?? stem)) {
      for (const any of ['rgb', 'colour']) meanings.add(conceptTerm(any), QUALITY.loose);
    }
  }
  if (whole !== undefined) {
    meanings.add(stemWord(whole), QUALITY.stem);
    for (const concept of index.concepts.of(stemWord(whole))) {
      meanings.add(conceptTerm(concept), QUALITY.synonym);
    }
  }
  const decides = decidesBy(index, concepts[0] ?? []);
  // A unit without a number says nothing.
  const isUnit = decides.kind === 'word' && isBareUnit(token);
  return {
    word: token,
    meanings: meanings.list(),
    asked: undefined,
    ...decides,
    ...(isUnit ? { kind: 'generality', importance: IMPORTANCE.generality } : {}),
  };
}

function addBegunCodes(
  index: SearchIndex,
  token: string,
  isLast: boolean,
  meanings: Meanings,
): void {
  if (!isLast || !meanings.isEmpty || !BEGUN_CODE.test(token)) return;
  for (const code of index.measures.beginningWith(token)) meanings.add(code, QUALITY.synonym);
}

/** Terms that some product has, each with how surely it is meant. */
class Meanings {
  readonly #index: SearchIndex;
  readonly #qualities = new Map<string, number>();

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  get isEmpty(): boolean {
    return this.#qualities.size === 0;
  }

  add(term: string, quality: number): void {
    if ((this.#qualities.get(term) ?? 0) >= quality || !this.#index.postings(term)) return;
    this.#qualities.set(term, quality);
  }

  addAll(meanings: readonly Meaning[]): void {
    for (const { term, quality } of meanings) this.add(term, quality);
  }

  list(): Meaning[] {
    return Array.from(this.#qualities, ([term, quality]) => ({ term, quality }));
  }
}

const KINDS = ['thing', 'quality', 'generality'] as const;

function decidesBy(
  index: SearchIndex,
  concepts: readonly string[],
): Pick<QueryPart, 'importance' | 'kind' | 'isPart'> {
  const all = concepts.map((concept) => index.concepts.kindOf(concept));
  const kinds: readonly PartKind[] = all.map((kind) => (kind === 'part' ? 'thing' : kind));
  const kind = KINDS.find((one) => kinds.includes(one)) ?? 'word';
  return { kind, importance: IMPORTANCE[kind], isPart: all.includes('part') };
}
