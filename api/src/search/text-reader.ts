import { maybeWithoutLetter, withoutAttachedLetter } from './attached-letter.ts';
import { attributeTerms } from './attribute-terms.ts';
import { type Concepts, conceptTerm, phraseTerm } from './concepts.ts';
import type { KnownMeasures } from './known-measures.ts';
import { HEAD_WORDS, WEIGHTS, type WeightedText, WORDS_BEFORE_TAIL } from './search-document.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { isExactToken, tokenise, tokeniseText } from './tokenise.ts';
import { lampCount, measureToken, rangeOf } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Maximum number of memoised texts, such as brands and categories. */
const REMEMBERED_TEXTS = 20_000;
/** Words remembered; a shop of 100,000 products has some 50,000. */
const REMEMBERED_TOKENS = 100_000;
/** Remaining weight of a word inside a longer phrase with another meaning: "كشاف طولي" is not a كشاف. */
const INSIDE_PHRASE = 0.7;

/** Terms of a text with their weights. */
export type Terms = ReadonlyMap<string, number>;

/** The analysis of a token, done once. */
interface Token {
  readonly stem: string;
  /** As in the vocabulary; undefined for numbers, measures and codes. */
  readonly word: string | undefined;
  /** What it means by itself. */
  readonly concepts: readonly string[];
  /** Other terms it is found by: the ends of a range, the word without a letter that may be attached. */
  readonly also: readonly string[];
}

/** Reads products' texts into weighted terms, and notes their words and measures. */
export class TextReader {
  readonly #concepts: Concepts;
  readonly #vocabulary: Vocabulary;
  readonly #measures: KnownMeasures;
  readonly #texts = new Map<string, Terms>();
  readonly #tokens = new Map<string, Token>();
  /** Distinct words of names as written. */
  readonly #spellings = new Set<string>();

  constructor(concepts: Concepts, vocabulary: Vocabulary, measures: KnownMeasures) {
    this.#concepts = concepts;
    this.#vocabulary = vocabulary;
    this.#measures = measures;
  }

  termsOf(text: WeightedText): Terms {
    const key = `${text.weight} ${text.text}`;
    const known = text.shared ? this.#texts.get(key) : undefined;
    if (known) return known;
    const terms = this.#read(text);
    if (text.shared && this.#texts.size < REMEMBERED_TEXTS) this.#texts.set(key, terms);
    return terms;
  }

  #read({ text, weight, headFirst, isBrand, isAttributes }: WeightedText): Terms {
    const tokens = tokeniseText(text).map((written) => this.#tokenOf(written));
    if (isAttributes) return attributeTerms(tokens, weight, this.#concepts, this.#measures);
    for (const { word } of tokens) {
      if (word === undefined) continue;
      this.#vocabulary.add(word, weight);
      if (isBrand) this.#vocabulary.addBrand(word);
    }
    if (weight > WEIGHTS.description) this.#learnSpelling(text);
    const stems = tokens.map(({ stem }) => stem);
    const terms = new Map<string, number>();
    const note = (term: string, at: number, share: number) => {
      const worth = (headFirst ? weightAt(at) : weight) * share;
      if ((terms.get(term) ?? 0) < worth) terms.set(term, worth);
    };
    let phraseEnd = 0;
    let phraseConcepts: readonly string[] = [];
    const matches = this.#concepts.find(stems);
    for (const [at, stem] of stems.entries()) {
      for (const { concepts, start, length } of matches) {
        if (start !== at) continue;
        if (start + length <= phraseEnd) {
          // "arc floor lamp" is found as "floor lamp" too.
          const isSame = concepts.some((concept) => phraseConcepts.includes(concept));
          if (length > 1 && isSame) note(phraseTerm(stems.slice(start, start + length)), at, 1);
          continue;
        }
        if (length > 1) {
          phraseEnd = start + length;
          phraseConcepts = concepts;
          note(phraseTerm(stems.slice(start, start + length)), at, 1);
        }
        for (const concept of concepts) note(conceptTerm(concept), at, 1);
      }
      const next = stems[at + 1];
      const isNamed = weight === WEIGHTS.name && next !== undefined;
      if (isNamed && this.#concepts.isTellingPair(stem, next))
        note(phraseTerm([stem, next]), at, 1);
      const inside = at < phraseEnd;
      const own = tokens[at]?.concepts ?? [];
      // "لمبة ليد" is a لمبة, "كشاف طولي" no كشاف.
      const isOther = inside && !own.some((concept) => phraseConcepts.includes(concept));
      note(stem, at, isOther ? INSIDE_PHRASE : 1);
      for (const other of tokens[at]?.also ?? []) note(other, at, 1);
      const lamps = lampCount(stem, tokens[at + 1]?.word, tokens[at + 1]?.concepts);
      if (lamps !== undefined) this.#noteMeasure(lamps, () => note(lamps, at, 1));
      if (!inside) continue;
      for (const concept of own) {
        note(conceptTerm(concept), at, phraseConcepts.includes(concept) ? 1 : INSIDE_PHRASE);
      }
    }
    if (isBrand && tokens.length > 1) this.#joinBrand(tokens, weight, note);
    return terms;
  }

  #noteMeasure(token: string, note: () => void): void {
    this.#measures.add(token);
    note();
  }

  /** A brand of several words is found written as one too: `Lumi Nova`, `luminova`. */
  #joinBrand(
    tokens: readonly Token[],
    weight: number,
    note: (term: string, at: number, share: number) => void,
  ): void {
    const joined = tokens.map(({ word }) => word ?? '').join('');
    if (!/^(?:[a-z]+|[\u0621-\u064A]+)$/.test(joined)) return;
    this.#vocabulary.add(joined, weight);
    this.#vocabulary.addBrand(joined);
    note(stemWord(joined), 0, 1);
  }

  /** Many texts share few words, so each word is analysed once. */
  #tokenOf(written: string): Token {
    const known = this.#tokens.get(written);
    if (known) return known;
    const token = withoutAttachedLetter(written, this.#concepts);
    const isCode = isExactToken(token);
    if (isCode) this.#measures.add(token);
    const stem = stemWord(token);
    const found: Token = {
      stem,
      word: isCode ? undefined : withoutArticle(token),
      concepts: this.#concepts.of(stem),
      also: isCode ? this.#endsOf(token) : lettersOff(token),
    };
    if (this.#tokens.size < REMEMBERED_TOKENS) this.#tokens.set(written, found);
    return found;
  }

  /** Both ends of a range, as measures. */
  #endsOf(token: string): string[] {
    const range = rangeOf(token);
    if (range === undefined) return [];
    const ends = [range.from, range.to].map((end) => measureToken(end, range.unit));
    for (const end of ends) this.#measures.add(end);
    return ends;
  }

  /** Remembers how words are written, with hamza and ta marbuta, for showing them. */
  #learnSpelling(text: string): void {
    for (const piece of text.split(/[^\p{L}\p{M}]+/u)) {
      if (this.#spellings.has(piece)) continue;
      this.#spellings.add(piece);
      const [token, ...others] = tokenise(piece);
      if (token === undefined || others.length > 0) continue;
      const bare = withoutArticle(token);
      if (bare === token) this.#vocabulary.showAs(token, piece.toLowerCase(), true);
    }
  }
}

/** The stem of a word without a letter that may be attached: `ونحاس` is found by `نحاس`. */
function lettersOff(token: string): string[] {
  const rest = maybeWithoutLetter(token);
  return rest === undefined ? [] : [stemWord(rest)];
}

/** The weight of a place in an Arabic name. */
function weightAt(place: number): number {
  if (place < HEAD_WORDS) return WEIGHTS.head;
  return place < WORDS_BEFORE_TAIL ? WEIGHTS.name : WEIGHTS.tail;
}
