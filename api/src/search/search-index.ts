import { withoutAttachedLetter } from './attached-letter.ts';
import { conceptsOf, conceptTerm, findConcepts, synonymWords } from './concepts.ts';
import {
  HEAD_WORDS,
  type SearchableProduct,
  searchTexts,
  WEIGHTS,
  type WeightedText,
  WORDS_BEFORE_TAIL,
} from './search-document.ts';
import { SkuIndex } from './sku-index.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { isExactToken, tokenise, tokeniseText } from './tokenise.ts';
import { Vocabulary } from './vocabulary.ts';

/** Texts remembered, such as brands and categories, so that each is read once. */
const REMEMBERED_TEXTS = 20_000;
/** What is left of a word's weight inside a longer phrase that means something else: "كشاف طولي" is no كشاف. */
const INSIDE_PHRASE = 0.8;
/** What further texts that say the same add to the best one. */
const REPEATED = 0.1;
const MOST = 255;

/** Terms of a text with their weights. */
type Terms = ReadonlyMap<string, number>;

/**
 * An inverted index over products: terms are stems, exact tokens (`9w`, `e27`) and concepts. A posting is
 * one number: the document times 256 plus the weight of the term in it.
 */
export class SearchIndex {
  readonly ids: number[] = [];
  readonly vocabulary = new Vocabulary();
  readonly skus = new SkuIndex();
  readonly #documents = new Map<number, number>();
  readonly #gone: Set<number> = new Set();
  readonly #postings = new Map<string, number[]>();
  readonly #best = new Map<string, number>();
  readonly #texts = new Map<string, Terms>();
  /** Words of names as they are written, once each. */
  readonly #spellings = new Set<string>();
  /** Numbers, measures and codes. */
  readonly #codes = new Set<string>();

  constructor() {
    for (const [word, written] of synonymWords()) {
      if (isExactToken(word)) continue;
      const bare = withoutArticle(word);
      this.vocabulary.add(bare, WEIGHTS.name);
      if (bare === word) this.vocabulary.showAs(bare, written);
    }
  }

  /** How many products can be found. */
  get size(): number {
    return this.#documents.size;
  }

  /** How many numbers documents have, those of removed products included. */
  get numbers(): number {
    return this.ids.length;
  }

  /** Adds a product, or replaces what was known of it. */
  add(product: SearchableProduct): void {
    this.remove(product.id);
    const document = this.ids.length;
    this.ids.push(product.id);
    this.#documents.set(product.id, document);
    this.skus.add(product.sku, document);
    const best = new Map<string, number>();
    const sums = new Map<string, number>();
    for (const text of searchTexts(product)) {
      for (const [term, weight] of this.#termsOf(text)) {
        sums.set(term, (sums.get(term) ?? 0) + weight);
        if ((best.get(term) ?? 0) < weight) best.set(term, weight);
      }
    }
    for (const [term, most] of best) {
      const weight = Math.min(MOST, Math.round(most + REPEATED * ((sums.get(term) ?? 0) - most)));
      const postings = this.#postings.get(term);
      if (postings) postings.push(document * 256 + weight);
      else this.#postings.set(term, [document * 256 + weight]);
      if ((this.#best.get(term) ?? 0) < weight) this.#best.set(term, weight);
    }
  }

  /** Forgets a product; an unknown one is ignored. */
  remove(id: number): void {
    const document = this.#documents.get(id);
    if (document === undefined) return;
    this.#documents.delete(id);
    this.#gone.add(document);
  }

  isGone(document: number): boolean {
    return this.#gone.has(document);
  }

  #termsOf({ text, weight, headFirst, shared }: WeightedText): Terms {
    const key = `${weight} ${text}`;
    const known = shared ? this.#texts.get(key) : undefined;
    if (known) return known;
    const terms = this.#read(text, weight, headFirst === true);
    if (shared && this.#texts.size < REMEMBERED_TEXTS) this.#texts.set(key, terms);
    return terms;
  }

  #read(text: string, weight: number, headFirst: boolean): Terms {
    const tokens = tokeniseText(text).map(withoutAttachedLetter);
    for (const token of tokens) {
      if (isExactToken(token)) this.#codes.add(token);
      else this.vocabulary.add(withoutArticle(token), weight);
    }
    if (weight > WEIGHTS.description) this.#learnSpelling(text);
    const stems = tokens.map(stemWord);
    const terms = new Map<string, number>();
    const note = (term: string, at: number, share: number) => {
      const worth = (headFirst ? weightAt(at) : weight) * share;
      if ((terms.get(term) ?? 0) < worth) terms.set(term, worth);
    };
    let phraseEnd = 0;
    let phraseConcepts: readonly string[] = [];
    const matches = findConcepts(stems);
    for (const [at, stem] of stems.entries()) {
      for (const { concepts, start, length } of matches) {
        if (start !== at || start + length <= phraseEnd) continue;
        if (length > 1) {
          phraseEnd = start + length;
          phraseConcepts = concepts;
        }
        for (const concept of concepts) note(conceptTerm(concept), at, 1);
      }
      const inside = at < phraseEnd;
      note(stem, at, inside ? INSIDE_PHRASE : 1);
      if (!inside) continue;
      for (const concept of conceptsOf(stem)) {
        note(conceptTerm(concept), at, phraseConcepts.includes(concept) ? 1 : INSIDE_PHRASE);
      }
    }
    return terms;
  }

  /** Remembers how words are written, with hamza and ta marbuta, for showing them. */
  #learnSpelling(text: string): void {
    for (const piece of text.split(/[^\p{L}\p{M}]+/u)) {
      if (this.#spellings.has(piece)) continue;
      this.#spellings.add(piece);
      const [token, ...others] = tokenise(piece);
      if (token === undefined || others.length > 0) continue;
      const bare = withoutArticle(token);
      if (bare === token) this.vocabulary.showAs(token, piece.toLowerCase());
    }
  }

  /** Where a term occurs, in the order of documents. */
  postings(term: string): readonly number[] | undefined {
    return this.#postings.get(term);
  }

  /** Numbers, measures and codes that begin with what is being typed: `ip6`, `gu`. */
  codesBeginningWith(prefix: string): string[] {
    return [...this.#codes].filter((code) => code.startsWith(prefix));
  }

  /** How many documents have a term. */
  frequency(term: string): number {
    return this.#postings.get(term)?.length ?? 0;
  }

  /** The greatest weight a term has in any document. */
  bestWeight(term: string): number {
    return this.#best.get(term) ?? 0;
  }
}

/** The weight of a place in an Arabic name. */
function weightAt(place: number): number {
  if (place < HEAD_WORDS) return WEIGHTS.head;
  return place < WORDS_BEFORE_TAIL ? WEIGHTS.name : WEIGHTS.tail;
}
