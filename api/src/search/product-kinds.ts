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
/** What is left of a meaning that a name has only as a part of its brand. */
const OF_BRAND = 0.2;
/** Things of a lighting shop that light nothing themselves; parts do not either. */
const UNLIT = new Set(
  'sensor switch socket plug dimmer breaker extension bell timer exit'.split(' ').map(conceptTerm),
);
const NO_TERMS: ReadonlySet<string> = new Set();
/** What follows in an English name says what the thing goes with. */
const COMES_WITH = /[,(–—]|\s-\s|\b(?:for|with|without|incl|including)\b/i;

/** What kind of thing a product is. */
export interface ProductKinds {
  /** How many kinds of thing its name says: a plain "كشاف" one, a "كشاف تراك" two. */
  readonly count: number;
  /** Whether it is a part or an accessory, such as a driver. */
  readonly isPart: boolean;
  /** Whether it lights nothing itself: a dimmer, a socket, an exit sign. */
  readonly isUnlit: boolean;
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
  /** Categories and brands are few. */
  readonly #ofCategories = new Map<string, ReadonlySet<string>>();
  readonly #ofBrands = new Map<string, ReadonlySet<string>>();

  constructor(concepts: Concepts) {
    this.#concepts = concepts;
  }

  kindsOf({ name, brand, categories: [category] }: SearchableProduct): ProductKinds {
    const [ar, en] = [name.ar, name.en].map((text) => withoutBrand(text, brand)) as [
      string,
      string,
    ];
    const arabic = this.#thingsIn(ar);
    const english = this.#thingsIn(en);
    const ofName = new Set([...arabic, ...english].flatMap(({ terms }) => terms));
    const ofCategory = category === undefined ? new Set<string>() : this.#ofCategory(category);
    const [bare = ''] = en.split(COMES_WITH);
    const heads = [firstRun(arabic), lastRunBeforeMeasures(this.#thingsIn(bare))];
    const full = new Set(heads.flatMap((run) => run.flatMap(({ terms }) => terms)));
    // A part that comes with the product is a feature: "wall light with sensor".
    const features = [...arabic, ...english].filter(({ isPart }) => isPart);
    for (const { terms } of features) for (const term of terms) full.add(term);
    const ofBrand = brand === undefined ? NO_TERMS : this.#ofBrand(brand);
    // A category of another kind, or of a place, says nothing about what this product is.
    const agrees = [...full].some((term) => ofCategory.has(term));
    const whatItIs = [heads[0]?.[0], heads[1]?.at(-1)];
    return {
      count: [...ofName].filter((term) => term.startsWith('@')).length,
      isPart: whatItIs.some((thing) => thing?.isPart),
      isUnlit: whatItIs.some((thing) => thing?.terms.some((term) => UNLIT.has(term))),
      shareOf(term, weight) {
        if (weight >= WEIGHTS.brand && ofBrand.has(term) && !ofName.has(term)) return OF_BRAND;
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

  #ofCategory(texts: Bilingual): ReadonlySet<string> {
    return remembered(this.#ofCategories, texts, ({ ar, en }) => {
      const things = [...this.#thingsIn(ar), ...this.#thingsIn(en)];
      return new Set(things.flatMap((thing) => thing.terms));
    });
  }

  /** What the words of a brand's name mean elsewhere: "Mega Power" sells more than power supplies. */
  #ofBrand(texts: Bilingual): ReadonlySet<string> {
    return remembered(this.#ofBrands, texts, ({ ar, en }) => {
      const stems = [ar, en].map((text) => tokeniseText(text).map(stemWord));
      const matches = stems.flatMap((of) => this.#concepts.find(of));
      return new Set(matches.flatMap((match) => match.concepts.map(conceptTerm)));
    });
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

/** A name with a word in its brand's place that is not a word of the trade. */
function withoutBrand(name: string, brand: Bilingual | undefined): string {
  if (brand === undefined) return name;
  return [brand.ar, brand.en].reduce((rest, text) => {
    if (text === '') return rest;
    const at = rest.toLowerCase().indexOf(text.toLowerCase());
    return at === -1 ? rest : `${rest.slice(0, at)} brand ${rest.slice(at + text.length)}`;
  }, name);
}

function remembered(
  known: Map<string, ReadonlySet<string>>,
  texts: Bilingual,
  read: (texts: Bilingual) => ReadonlySet<string>,
): ReadonlySet<string> {
  const key = `${texts.ar}\n${texts.en}`;
  const found = known.get(key) ?? read(texts);
  known.set(key, found);
  return found;
}
