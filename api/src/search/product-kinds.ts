import type { Bilingual } from '@dp/contract/locale.ts';
import { withoutAttachedLetter } from './attached-letter.ts';
import { type ConceptMatch, type Concepts, conceptTerm } from './concepts.ts';
import { type SearchableProduct, WEIGHTS } from './search-document.ts';
import { stemWord } from './stem-word.ts';
import { tokeniseText } from './tokenise.ts';

/** What is left of a thing in a name when the category is about other things. */
const OTHER_CATEGORY = 0.7;
/** What is left of a thing in a category's name when the product's name is about others. */
const OTHER_NAME = WEIGHTS.above / WEIGHTS.category;
/** What follows in an English name says what the thing goes with. */
const COMES_WITH = /[,(–—]|\s-\s|\b(?:for|with|without|incl|including)\b/i;

/** What kind of thing a product is. */
export interface ProductKinds {
  /** How many kinds of thing its name says: a plain "كشاف" one, a "كشاف تراك" two. */
  readonly count: number;
  /** Whether it is a part or an accessory, such as a driver. */
  readonly isPart: boolean;
  /** The share of its weight that a term has in a text of the given weight. */
  readonly shareOf: (term: string, weight: number) => number;
}

/**
 * Weighs products' names against their categories: a "flood track light" among track lights is a track light
 * before it is a flood light, and a switch in "switches and sockets" is no socket.
 */
export class KindReader {
  readonly #concepts: Concepts;
  /** Categories are few. */
  readonly #ofCategories = new Map<string, ReadonlySet<string>>();

  constructor(concepts: Concepts) {
    this.#concepts = concepts;
  }

  kindsOf({ name, categories: [category] }: SearchableProduct): ProductKinds {
    const arabic = this.#thingsIn(name.ar);
    const english = this.#thingsIn(name.en);
    const ofName = new Set([...arabic, ...english].flatMap(({ terms }) => terms));
    const ofCategory = category === undefined ? new Set<string>() : this.#ofCategory(category);
    const [bare = ''] = name.en.split(COMES_WITH);
    const last = (bare === name.en ? english : this.#thingsIn(bare)).at(-1);
    return {
      count: [...ofName].filter((term) => term.startsWith('@')).length,
      isPart: [arabic[0], last].some((thing) => thing?.isPart),
      shareOf(term, weight) {
        if (weight === WEIGHTS.name && ofCategory.size > 0 && ofName.has(term)) {
          return ofCategory.has(term) ? 1 : OTHER_CATEGORY;
        }
        if (weight === WEIGHTS.category && ofName.size > 0 && ofCategory.has(term)) {
          return ofName.has(term) ? 1 : OTHER_NAME;
        }
        return 1;
      },
    };
  }

  #ofCategory({ ar, en }: Bilingual): ReadonlySet<string> {
    const key = `${ar}\n${en}`;
    const known = this.#ofCategories.get(key);
    if (known) return known;
    const things = [...this.#thingsIn(ar), ...this.#thingsIn(en)];
    const terms = new Set(things.flatMap((thing) => thing.terms));
    this.#ofCategories.set(key, terms);
    return terms;
  }

  /** The stretches that name things, as terms; of those that overlap the longest is the thing. */
  #thingsIn(text: string): { readonly terms: string[]; readonly isPart: boolean }[] {
    const concepts = this.#concepts;
    const stems = tokeniseText(text).map((token) =>
      stemWord(withoutAttachedLetter(token, concepts)),
    );
    let end = 0;
    return concepts.find(stems).flatMap((match) => {
      const kinds = match.concepts.map((concept) => concepts.kindOf(concept));
      if (match.start < end || !kinds.some((kind) => kind === 'thing' || kind === 'part'))
        return [];
      end = match.start + match.length;
      return [{ terms: this.#termsOf(match, stems), isPart: kinds.includes('part') }];
    });
  }

  #termsOf({ concepts: names, start, length }: ConceptMatch, stems: readonly string[]): string[] {
    const things = names.filter((name) => {
      const kind = this.#concepts.kindOf(name);
      return kind === 'thing' || kind === 'part';
    });
    const stem = length === 1 ? stems[start] : undefined;
    return [...things.map(conceptTerm), ...(stem === undefined ? [] : [stem])];
  }
}
