import { type Concepts, seedConcepts } from './concepts.ts';
import { fingerprintOf } from './fingerprint.ts';
import { KnownMeasures } from './known-measures.ts';
import { KindReader } from './product-kinds.ts';
import { RankingRoom } from './ranking-room.ts';
import { type SearchableProduct, searchTexts, WEIGHTS } from './search-document.ts';
import { SkuIndex } from './sku-index.ts';
import { withoutArticle } from './stem-word.ts';
import { TextReader } from './text-reader.ts';
import { isExactToken } from './tokenise.ts';
import { Vocabulary } from './vocabulary.ts';

/** Maximum bonus of repetitions in further texts. */
const REPEATED_MOST = WEIGHTS.descriptionMost - WEIGHTS.description;

/** What a term is worth in one product: the weight of its best place, and how many texts have it. */
interface Worth {
  most: number;
  texts: number;
}

/** Documents of a term, and its maximum weight. */
interface Known {
  readonly postings: number[];
  best: number;
}

/**
 * An inverted index over products: terms are stems, exact tokens (`9w`, `e27`) and concepts. A posting is
 * one number: the document times 256 plus the weight of the term in it.
 */
export class SearchIndex {
  readonly ids: number[] = [];
  readonly vocabulary = new Vocabulary();
  readonly skus = new SkuIndex();
  readonly measures = new KnownMeasures();
  readonly rankingRoom = new RankingRoom();
  readonly #documents = new Map<number, number>();
  /** What each product was added as. */
  readonly #fingerprints = new Map<number, number>();
  readonly #gone: Set<number> = new Set();
  readonly #terms = new Map<string, Known>();
  /** Documents of parts and accessories. */
  readonly #parts = new Set<number>();
  /** Documents of things that light nothing. */
  readonly #unlit = new Set<number>();
  /** Number of kinds of thing in each document's name. */
  readonly #things: number[] = [];
  #concepts: Concepts;
  #reader: TextReader;
  #kinds: KindReader;

  constructor(concepts: Concepts = seedConcepts()) {
    this.#concepts = concepts;
    this.#reader = new TextReader(concepts, this.vocabulary, this.measures);
    this.#kinds = new KindReader(concepts);
    this.#addWords(concepts);
  }

  /** What words mean. */
  get concepts(): Concepts {
    return this.#concepts;
  }

  /**
   * Replaces the synonyms. Queries use them at once; products with a changed phrase must be added again.
   *
   * @returns the ids of these products.
   */
  changeConcepts(concepts: Concepts): number[] {
    const before = this.#concepts.phrases;
    const after = concepts.phrases;
    const differs = (phrase: string) =>
      String(before.get(phrase) ?? []) !== String(after.get(phrase) ?? []);
    const changed = new Set([...before.keys(), ...after.keys()].filter(differs));
    this.#concepts = concepts;
    this.#reader = new TextReader(concepts, this.vocabulary, this.measures);
    this.#kinds = new KindReader(concepts);
    this.#addWords(concepts);
    const ids = new Set<number>();
    for (const phrase of changed) {
      for (const document of this.#documentsWithAll(phrase.split(' '))) {
        const id = this.ids[document];
        if (id !== undefined) ids.add(id);
      }
    }
    for (const id of ids) this.#fingerprints.delete(id);
    return [...ids];
  }

  #documentsWithAll(terms: readonly string[]): number[] {
    const [first = [], ...others] = terms
      .map((term) => (this.postings(term) ?? []).map((posting) => Math.floor(posting / 256)))
      .sort((a, b) => a.length - b.length);
    const sets = others.map((documents) => new Set(documents));
    return first.filter(
      (document) => !this.isGone(document) && sets.every((set) => set.has(document)),
    );
  }

  #addWords({ words, phraseTokens }: Concepts): void {
    for (const token of phraseTokens) {
      if (!isExactToken(token)) this.vocabulary.add(withoutArticle(token), WEIGHTS.category);
    }
    for (const [word, written] of words) {
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
   * Adds or replaces a product.
   *
   * @returns whether anything relevant to search changed.
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
    const kinds = this.#kinds.kindsOf(product);
    this.#things.push(kinds.count);
    if (kinds.isPart) this.#parts.add(document);
    if (kinds.isUnlit) this.#unlit.add(document);
    for (const text of searchTexts(product)) {
      for (const [term, stated] of this.#reader.termsOf(text)) {
        const weight = stated * kinds.shareOf(term, text.weight);
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

  /** Removes a product. @returns whether it was indexed. */
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

  /** Whether a document is a part or accessory, such as a driver. */
  isPart(document: number): boolean {
    return this.#parts.has(document);
  }

  /** Whether a document is a thing that lights nothing, such as a dimmer or an exit sign. */
  isUnlit(document: number): boolean {
    return this.#unlit.has(document);
  }

  /** Number of kinds of thing in a document's name: a plain "كشاف" one, a "كشاف تراك" two. */
  things(document: number): number {
    return this.#things[document] ?? 0;
  }

  /** Where a term occurs, in the order of documents. */
  postings(term: string): readonly number[] | undefined {
    return this.#terms.get(term)?.postings;
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
