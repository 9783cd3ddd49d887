import type { Bilingual } from '@dp/contract/locale.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { specWords } from './spec-words.ts';

/** What search knows of a product. */
export interface SearchableProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly brand: Bilingual | undefined;
  /** The category and those above it. */
  readonly categories: readonly Bilingual[];
  readonly specs: ProductSpecs;
}

/** A text of a product and how much a word in it says about what the product is. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/** The texts of a product, the weightiest first. */
export function searchTexts(product: SearchableProduct): WeightedText[] {
  const { name, brand, categories, description, specs } = product;
  return [
    { text: name.ar, weight: 10 },
    { text: name.en, weight: 10 },
    ...(brand ? [brand.ar, brand.en].map((text) => ({ text, weight: 8 })) : []),
    ...categories.flatMap(({ ar, en }) => [ar, en].map((text) => ({ text, weight: 6 }))),
    { text: specWords(specs), weight: 4 },
    { text: description.ar, weight: 1 },
    { text: description.en, weight: 1 },
  ];
}

/** A stock-keeping unit without case and separators, for finding it by its beginning. */
export function plainSku(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
