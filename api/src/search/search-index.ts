import { conceptTerm, findConcepts } from './concepts.ts';
import { plainSku, type SearchableProduct, searchTexts } from './search-document.ts';
import { soundKey } from './sound-key.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { isExactToken, tokenise } from './tokenise.ts';

/** Words read of one text: a long description says nothing new after these. */
const TOKENS_PER_TEXT = 120;

/** Where a term occurs: documents in ascending order and the weight of the term in each. */
export interface Postings {
  readonly documents: number[];
  readonly weights: number[];
}

/** A word as it stands in the texts, folded, without article. */
export interface IndexedWord {
  readonly word: string;
  readonly stem: string;
  /** How it is written: for showing it. */
  readonly written: string;
}

/** An inverted index over products: terms are stems, exact tokens (`9w`, `e27`) and concepts. */
export class SearchIndex {
  readonly ids: number[] = [];
  readonly #postings = new Map<string, Postings>();
  readonly #words = new Map<string, IndexedWord>();
  readonly #skus: { readonly sku: string; readonly document: number }[] = [];
  #sorted: readonly IndexedWord[] | undefined;
  #sounds: ReadonlyMap<string, readonly IndexedWord[]> | undefined;
  #lengths: ReadonlyMap<number, readonly IndexedWord[]> | undefined;

  /** Adds a product; products must be added before the first search. */
  add(product: SearchableProduct): void {
    const document = this.ids.length;
    this.ids.push(product.id);
    this.#skus.push({ sku: plainSku(product.sku), document });
    const weights = new Map<string, number>();
    for (const { text, weight } of searchTexts(product)) {
      for (const term of this.#termsOf(text)) {
        if ((weights.get(term) ?? 0) < weight) weights.set(term, weight);
      }
    }
    for (const [term, weight] of weights) {
      let postings = this.#postings.get(term);
      if (!postings) {
        postings = { documents: [], weights: [] };
        this.#postings.set(term, postings);
      }
      postings.documents.push(document);
      postings.weights.push(weight);
    }
  }

  #termsOf(text: string): Set<string> {
    const tokens = tokenise(text, TOKENS_PER_TEXT);
    const stems = tokens.map(stemWord);
    for (const [index, token] of tokens.entries()) {
      if (isExactToken(token)) continue;
      const word = withoutArticle(token);
      if (!this.#words.has(word)) {
        this.#words.set(word, { word, stem: stems[index] ?? word, written: word });
      }
    }
    const concepts = findConcepts(stems).map(({ concept }) => conceptTerm(concept));
    return new Set([...stems, ...concepts]);
  }

  /** Makes `written` the shown form of its words, such as a category's name with hamza and ta marbuta. */
  showAs(written: string): void {
    for (const piece of written.split(/[^\p{L}\p{M}]+/u)) {
      const [token, ...others] = tokenise(piece);
      if (token === undefined || others.length > 0) continue;
      const known = this.#words.get(withoutArticle(token));
      if (!known || known.written !== known.word) continue;
      const bare =
        withoutArticle(token) === token ? piece : piece.replace(/^(?:وال|بال|كال|فال|لل|ال)/, '');
      this.#words.set(known.word, { ...known, written: bare.toLowerCase() });
    }
  }

  postings(term: string): Postings | undefined {
    return this.#postings.get(term);
  }

  /** How much a term tells: rare ones more. */
  rarity(term: string): number {
    const count = this.#postings.get(term)?.documents.length ?? 0;
    return Math.log(1 + this.ids.length / (1 + count));
  }

  /** The word itself, if some text has it. */
  word(word: string): IndexedWord | undefined {
    return this.#words.get(word);
  }

  /** Words that begin with `prefix`, at most `limit`. */
  wordsFrom(prefix: string, limit: number): IndexedWord[] {
    this.#sorted ??= [...this.#words.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.word ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const words: IndexedWord[] = [];
    for (let index = low; index < this.#sorted.length && words.length < limit; index += 1) {
      const candidate = this.#sorted[index];
      if (!candidate?.word.startsWith(prefix)) break;
      words.push(candidate);
    }
    return words;
  }

  /** Arabic words that sound like a Latin one, and the reverse. */
  wordsSounding(word: string): readonly IndexedWord[] {
    this.#sounds ??= Map.groupBy(this.#words.values(), ({ word: known }) => soundKey(known));
    const key = soundKey(word);
    if (key.length < 2) return [];
    const latin = /[a-z]/.test(word);
    return (this.#sounds.get(key) ?? []).filter(({ word: known }) => /[a-z]/.test(known) !== latin);
  }

  /** Words of about this length, as candidates for a misspelling. */
  *wordsOfLength(from: number, to: number): IterableIterator<IndexedWord> {
    this.#lengths ??= Map.groupBy(this.#words.values(), ({ word }) => word.length);
    for (let length = from; length <= to; length += 1) yield* this.#lengths.get(length) ?? [];
  }

  /** Documents whose stock-keeping unit begins with the text. */
  documentsBySku(text: string): number[] {
    const wanted = plainSku(text);
    if (wanted.length < 3 || !/\d/.test(wanted)) return [];
    return this.#skus.filter(({ sku }) => sku.startsWith(wanted)).map(({ document }) => document);
  }
}
