import { type Concepts, conceptTerm } from './concepts.ts';
import { type SearchableProduct, WEIGHTS } from './search-document.ts';
import { stemWord } from './stem-word.ts';
import { tokeniseText } from './tokenise.ts';

/** What is left of a thing in a name when the category is about other things. */
const OTHER_CATEGORY = 0.7;
/** What is left of a thing in a category's name when the product's name is about others. */
const OTHER_NAME = WEIGHTS.above / WEIGHTS.category;

/**
 * Weighs a product's name against its category: a "flood track light" among track lights is a track light
 * before it is a flood light, and a switch in "switches and sockets" is no socket.
 */
export class KindJudge {
  readonly #ofName: ReadonlySet<string>;
  readonly #ofCategory: ReadonlySet<string>;

  constructor(concepts: Concepts, { name, categories: [category] }: SearchableProduct) {
    this.#ofName = thingTerms(concepts, [name.ar, name.en]);
    this.#ofCategory = category
      ? thingTerms(concepts, [category.ar, category.en])
      : new Set<string>();
  }

  /** Number of kinds of thing in the product's name. */
  get things(): number {
    return [...this.#ofName].filter((term) => term.startsWith('@')).length;
  }

  /** The share of its weight that a term has in a text of the given weight. */
  shareOf(term: string, weight: number): number {
    if (weight === WEIGHTS.name && this.#ofCategory.size > 0 && this.#ofName.has(term)) {
      return this.#ofCategory.has(term) ? 1 : OTHER_CATEGORY;
    }
    if (weight === WEIGHTS.category && this.#ofName.size > 0 && this.#ofCategory.has(term)) {
      return this.#ofName.has(term) ? 1 : OTHER_NAME;
    }
    return 1;
  }
}

/** The things that texts name, as terms: of words in a phrase the phrase's, with the stems that mean the same. */
function thingTerms(concepts: Concepts, texts: readonly string[]): Set<string> {
  const terms = new Set<string>();
  for (const text of texts) {
    const stems = tokeniseText(text).map(stemWord);
    for (const match of concepts.find(stems)) {
      const things = match.concepts.filter((concept) => isThing(concepts, concept));
      for (const thing of things) terms.add(conceptTerm(thing));
      const stem = match.length === 1 ? stems[match.start] : undefined;
      if (things.length > 0 && stem !== undefined) terms.add(stem);
    }
  }
  return terms;
}

function isThing(concepts: Concepts, concept: string): boolean {
  const kind = concepts.kindOf(concept);
  return kind === 'thing' || kind === 'part';
}
