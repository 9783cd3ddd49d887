import type { Bilingual } from '@dp/contract/locale.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { specWords } from './spec-words.ts';
import { statedIn } from './stated-in-description.ts';

/** The part of a product that search indexes. */
export interface SearchableProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly brand: Bilingual | undefined;
  /** The category, then those above it. */
  readonly categories: readonly Bilingual[];
  readonly specs: ProductSpecs;
}

/**
 * Weight of a word by its field; 100 for the name. An Arabic name begins with the thing: those words weigh
 * most. Repetitions in further fields add 4 at most, so that no field outranks the next.
 */
export const WEIGHTS = {
  head: 110,
  name: 100,
  brand: 95,
  /** Far on in an Arabic name: accessories. */
  tail: 90,
  spec: 78,
  category: 72,
  above: 45,
  description: 20,
  /** The most that a word of descriptions alone has. */
  descriptionMost: 24,
} as const;

/** Words of an Arabic name that name the thing, and those before its accessories. */
export const HEAD_WORDS = 2;
export const WORDS_BEFORE_TAIL = 4;

/** A text of a product with the weight of its words. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
  /** Whether many products have this text, so that it is worth remembering. */
  readonly shared: boolean;
  /** Whether it begins with the thing and ends with its accessories. */
  readonly headFirst?: boolean;
  readonly isBrand?: boolean;
  /** Whether it says what the product is like, never what it is: things that it names are others. */
  readonly isAttributes?: boolean;
}

/** The texts of a product. */
export function searchTexts(product: SearchableProduct): WeightedText[] {
  const { name, brand, categories, description, specs } = product;
  const both = ({ ar, en }: Bilingual, weight: number): WeightedText[] => [
    { text: ar, weight, shared: true },
    { text: en, weight, shared: true },
  ];
  return [
    { text: name.ar, weight: WEIGHTS.name, headFirst: true, shared: false },
    { text: name.en, weight: WEIGHTS.name, shared: false },
    ...(brand ? both(brand, WEIGHTS.brand).map((text) => ({ ...text, isBrand: true })) : []),
    ...categories.flatMap((texts, above) =>
      both(texts, above === 0 ? WEIGHTS.category : WEIGHTS.above),
    ),
    { text: specWords(specs), weight: WEIGHTS.spec, shared: true },
    ...[description.ar, description.en].flatMap(statedIn).map((text) => ({
      text,
      weight: WEIGHTS.spec,
      shared: true,
      isAttributes: true,
    })),
    { text: description.ar, weight: WEIGHTS.description, shared: false },
    { text: description.en, weight: WEIGHTS.description, shared: false },
  ];
}
