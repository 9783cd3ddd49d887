import type { Bilingual } from '@dp/contract/locale.ts';
import { withoutAttachedLetter } from './attached-letter.ts';
import { type ConceptMatch, type Concepts, conceptTerm } from './concepts.ts';
import { type SearchableProduct, WEIGHTS } from './search-document.ts';
import { stemWord } from './stem-word.ts';
import { isExactToken, tokeniseText } from './tokenise.ts';

/** What is left of a thing in a name when the category is about other things. */
const OTHER_CATEGORY = 0.7;
/** What is left of a thing that a name says beside what the product is: "bulb 9 W for track and spot". */
const BESIDE = 0.72;
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

/** A stretch of a name that names a thing. */
interface NamedThing {
  readonly terms: readonly string[];
  readonly isPart: boolean;
  /** Whether it directly follows another. */
  readonly isAdjoined: boolean;
  readonly isAfterMeasure: boolean;
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
    const heads = [firstRun(arabic), lastRunBeforeMeasures(this.#thingsIn(bare))];
    const full = new Set(heads.flatMap((run) => run.flatMap(({ terms }) => terms)));
    // A part that comes with the product is a feature: "wall light with sensor".
    const features = [...arabic, ...english].filter(({ isPart }) => isPart);
    for (const { terms } of features) for (const term of terms) full.add(term);
    // A category of another kind, or of a place, says nothing about what this product is.
    const agrees = [...full].some((term) => ofCategory.has(term));
    return {
      count: [...ofName].filter((term) => term.startsWith('@')).length,
      isPart: [heads[0]?.[0], heads[1]?.at(-1)].some((thing) => thing?.isPart),
      shareOf(term, weight) {
        if (weight === WEIGHTS.name && ofName.has(term)) {
          if (ofCategory.has(term)) return 1;
          if (agrees) return OTHER_CATEGORY;
          return full.has(term) ? 1 : BESIDE;
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
  #thingsIn(text: string): NamedThing[] {
    const concepts = this.#concepts;
    const tokens = tokeniseText(text);
    const stems = tokens.map((token) => stemWord(withoutAttachedLetter(token, concepts)));
    const measure = tokens.findIndex(isExactToken);
    let end = 0;
    return concepts.find(stems).flatMap((match) => {
      const kinds = match.concepts.map((concept) => concepts.kindOf(concept));
      if (match.start < end || !kinds.some((kind) => kind === 'thing' || kind === 'part'))
        return [];
      const isAdjoined = end > 0 && match.start === end;
      end = match.start + match.length;
      return [
        {
          terms: this.#termsOf(match, stems),
          isPart: kinds.includes('part'),
          isAdjoined,
          isAfterMeasure: measure !== -1 && measure < match.start,
        },
      ];
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

/** The first thing of an Arabic name, with those that directly follow it: "كشاف تراك". */
function firstRun(things: readonly NamedThing[]): readonly NamedThing[] {
  const next = things.findIndex(({ isAdjoined }, at) => at > 0 && !isAdjoined);
  return next === -1 ? things : things.slice(0, next);
}

/** The last thing of an English name, with those directly before it; what follows measures is advertising. */
function lastRunBeforeMeasures(things: readonly NamedThing[]): readonly NamedThing[] {
  const before = things.filter(({ isAfterMeasure }) => !isAfterMeasure);
  if (before.length === 0) return firstRun(things);
  return before.slice(before.findLastIndex(({ isAdjoined }) => !isAdjoined));
}
