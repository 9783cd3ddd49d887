import { withoutAttachedLetter } from './attached-letter.ts';
import { conceptsOf, conceptTerm, findConcepts, synonymWords } from './concepts.ts';
import { isPartProduct } from './part-products.ts';
import { RankingRoom } from './ranking-room.ts';
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
import { type Asked, measureOf, measureToken, rangeOf, type Unit } from './units.ts';
import { Vocabulary } from './vocabulary.ts';

/** Texts remembered, such as brands and categories, so that each is read once. */
const REMEMBERED_TEXTS = 20_000;
/** Words remembered; a shop of 100,000 products has some 50,000. */
const REMEMBERED_TOKENS = 100_000;
/** What is left of a word's weight inside a longer phrase that means something else: "كشاف طولي" is no كشاف. */
const INSIDE_PHRASE = 0.7;
/** What further texts that say the same add to the best one at most. */
const REPEATED_MOST = WEIGHTS.descriptionMost - WEIGHTS.description;

/** Terms of a text with their weights. */
type Terms = ReadonlyMap<string, number>;

/** What a term is worth in one product: the weight of its best place, and how many texts have it. */
interface Worth {
  most: number;
  texts: number;
}

/** Where a term occurs, and its greatest weight anywhere. */
interface Known {
  readonly postings: number[];
  best: number;
}

/** What has to be found out about a token once. */
interface Token {
  readonly stem: string;
  /** As the vocabulary knows it; undefined for numbers, measures and codes. */
  readonly word: string | undefined;
  /** What it means by itself. */
  readonly concepts: readonly string[];
  /** Both ends of a range, as measures. */
  readonly ends: readonly string[];
}

/**
 * An inverted index over products: terms are stems, exact tokens (`9w`, `e27`) and concepts. A posting is
 * one number: the document times 256 plus the weight of the term in it.
 */
export class SearchIndex {
  readonly ids: number[] = [];
  readonly vocabulary = new Vocabulary();
  readonly skus = new SkuIndex();
  readonly rankingRoom = new RankingRoom();
  readonly #documents = new Map<number, number>();
  /** What each product was added as. */
  readonly #fingerprints = new Map<number, number>();
  readonly #gone: Set<number> = new Set();
  readonly #terms = new Map<string, Known>();
  readonly #texts = new Map<string, Terms>();
  readonly #tokens = new Map<string, Token>();
  /** Words of names as they are written, once each. */
  readonly #spellings = new Set<string>();
  /** Numbers, measures and codes. */
  readonly #codes = new Set<string>();
  /** Values that some product has, by their unit. */
  readonly #values = new Map<Unit, Set<number>>();
  /** Ranges that some product has, by their unit. */
  readonly #ranges = new Map<Unit, Set<string>>();
  /** Documents of parts and accessories. */
  readonly #parts = new Set<number>();

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

  /**
   * Adds a product, or replaces what was known of it.
   *
   * @returns whether anything that a search looks at changed.
   */
  add(product: SearchableProduct): boolean {
    const fingerprint = fingerprintOf(product);
    if (this.#fingerprints.get(product.id) === fingerprint) return false;
    this.remove(product.id);
    this.#fingerprints.set(product.id, fingerprint);
    const document = this.ids.length;
    this.ids.push(product.id);
    this.#documents.set(product.id, document);
    this.skus.add(product.sku, document);
    const worths = new Map<string, Worth>();
    for (const text of searchTexts(product)) {
      for (const [term, weight] of this.#termsOf(text)) {
        const worth = worths.get(term);
        if (worth === undefined) {
          worths.set(term, { most: weight, texts: 1 });
        } else {
          worth.texts += 1;
          if (worth.most < weight) worth.most = weight;
        }
      }
    }
    for (const [term, { most, texts }] of worths) {
      this.#post(term, document, Math.round(most) + Math.min(texts - 1, REPEATED_MOST));
    }
    if (isPartProduct(product.name)) this.#parts.add(document);
    return true;
  }

  #post(term: string, document: number, weight: number): void {
    const posting = document * 256 + weight;
    const known = this.#terms.get(term);
    if (known === undefined) {
      this.#terms.set(term, { postings: [posting], best: weight });
      return;
    }
    known.postings.push(posting);
    if (known.best < weight) known.best = weight;
  }

  /** Forgets a product. @returns whether it was known. */
  remove(id: number): boolean {
    const document = this.#documents.get(id);
    if (document === undefined) return false;
    this.#documents.delete(id);
    this.#fingerprints.delete(id);
    this.#gone.add(document);
    return true;
  }

  isGone(document: number): boolean {
    return this.#gone.size > 0 && this.#gone.has(document);
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
    const tokens = tokeniseText(text).map((written) => this.#tokenOf(written));
    for (const { word } of tokens) if (word !== undefined) this.vocabulary.add(word, weight);
    if (weight > WEIGHTS.description) this.#learnSpelling(text);
    const stems = tokens.map(({ stem }) => stem);
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
      for (const end of tokens[at]?.ends ?? []) note(end, at, 1);
      if (!inside) continue;
      for (const concept of tokens[at]?.concepts ?? []) {
        note(conceptTerm(concept), at, phraseConcepts.includes(concept) ? 1 : INSIDE_PHRASE);
      }
    }
    return terms;
  }

  /** Texts are many and words few, so each word is looked into once. */
  #tokenOf(written: string): Token {
    const known = this.#tokens.get(written);
    if (known) return known;
    const token = withoutAttachedLetter(written);
    const isCode = isExactToken(token);
    if (isCode) this.#addCode(token);
    const stem = stemWord(token);
    const found: Token = {
      stem,
      word: isCode ? undefined : withoutArticle(token),
      concepts: conceptsOf(stem),
      ends: endsOf(token),
    };
    if (this.#tokens.size < REMEMBERED_TOKENS) this.#tokens.set(written, found);
    return found;
  }

  #addCode(token: string): void {
    this.#codes.add(token);
    const measure = measureOf(token);
    const range = rangeOf(token);
    if (measure) addTo(this.#values, measure.unit, measure.value);
    if (range) addTo(this.#ranges, range.unit, token);
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
    return this.#terms.get(term)?.postings;
  }

  /** Numbers, measures and codes that begin with what is being typed: `ip6`, `gu`. */
  codesBeginningWith(prefix: string): string[] {
    return [...this.#codes].filter((code) => code.startsWith(prefix));
  }

  /** The values that any product has of a unit. */
  valuesOf(unit: Unit): Iterable<number> {
    return this.#values.get(unit) ?? [];
  }

  /** Ranges of a unit that contain the value, as their terms. */
  rangesAround({ unit, value }: Asked): string[] {
    return [...(this.#ranges.get(unit) ?? [])].filter((term) => {
      const { from, to } = rangeOf(term) ?? { from: 1, to: 0 };
      return value >= from && value <= to;
    });
  }

  /** Whether a document is a part or an accessory, such as a driver. */
  isPart(document: number): boolean {
    return this.#parts.has(document);
  }

  /** How many documents have a term. */
  frequency(term: string): number {
    return this.#terms.get(term)?.postings.length ?? 0;
  }

  /** The greatest weight a term has in any document. */
  bestWeight(term: string): number {
    return this.#terms.get(term)?.best ?? 0;
  }
}

/** The weight of a place in an Arabic name. */
function weightAt(place: number): number {
  if (place < HEAD_WORDS) return WEIGHTS.head;
  return place < WORDS_BEFORE_TAIL ? WEIGHTS.name : WEIGHTS.tail;
}

function endsOf(token: string): string[] {
  const range = rangeOf(token);
  return range === undefined
    ? []
    : [range.from, range.to].map((end) => measureToken(end, range.unit));
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

/** A number that differs when anything of a product differs, but for one chance in 2⁵³ or so. */
function fingerprintOf(product: SearchableProduct): number {
  const text = JSON.stringify(product);
  let low = 0x811c9dc5;
  let high = 0x1000193;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
