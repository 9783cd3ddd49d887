import { OTHER_TEMPLATES } from '../queries/other-templates.ts';
import { OTHER_NAMES } from '../words/other-names.ts';
import { BAZAAR_BRANDS, BAZAAR_CATEGORIES } from './bazaar-brands.ts';
import { BAZAAR_HOME } from './bazaar-home.ts';
import {
  PROMISES_AR,
  PROMISES_EN,
  STORY_AR,
  STORY_EN,
  TITLE_AR,
  TITLE_EN,
} from './bazaar-texts.ts';
import { BAZAAR_WORK } from './bazaar-work.ts';
import { makeModels } from './make-models.ts';
import { knownFacts, nameParts } from './name-parts.ts';
import { SeededChoice } from './seeded-choice.ts';
import type { BrandHabits, Facts, Range, Seller } from './seller.ts';
import { sellerCatalog } from './seller-catalog.ts';
import { toProduct } from './to-product.ts';
import { toSpecs } from './to-specs.ts';

/** How a merchant fills in the form: measures in its titles, and what it adds to them. */
interface Merchant {
  readonly measures: number;
  readonly isBranded: boolean;
  readonly promises: boolean;
  /** How many in ten products get a specification. */
  readonly specified: number;
  readonly englishOnly: boolean;
}
const MERCHANTS: readonly Merchant[] = [
  { measures: 5, isBranded: true, promises: true, specified: 2, englishOnly: false },
  { measures: 6, isBranded: true, promises: false, specified: 5, englishOnly: true },
  { measures: 1, isBranded: false, promises: false, specified: 10, englishOnly: false },
];

/**
 * A market place of several merchants: stuffed, terse and English titles, categories by place, brands
 * that are common words, thirteen-digit codes. Its queries have words and templates of their own and
 * nothing is tuned on them: what search makes of it is measured, and not looked at.
 */
export function bazaar(): Seller {
  const choice = new SeededChoice('bazaar');
  const made = [...BAZAAR_HOME, ...BAZAAR_WORK].flatMap((range) =>
    makeModels(range, choice).map((facts) => ({ facts, range })),
  );
  const sold = made.map(({ facts, range }, at) => sell(facts, range, at, choice));
  return {
    name: 'bazaar',
    brands: BAZAAR_BRANDS,
    asked: { templates: OTHER_TEMPLATES, names: OTHER_NAMES, isHeldOut: true },
    products: sold.map(({ product }) => product),
    catalog: sellerCatalog(
      BAZAAR_BRANDS,
      BAZAAR_CATEGORIES,
      sold.map(({ row }) => row),
    ),
  };
}

function sell(facts: Facts, range: Range, at: number, choice: SeededChoice) {
  const brandAt = BAZAAR_BRANDS.findIndex(({ slug }) => slug === facts.brand);
  const brand = BAZAAR_BRANDS[brandAt] as BrandHabits;
  const merchant = MERCHANTS[brandAt % MERCHANTS.length] as Merchant;
  const specified = choice.below(10) < merchant.specified;
  const sku =
    brandAt % 2 === 0 ? String(6_221_000_400_135 + at * 1_117) : `N${70_011_204 + at * 53}A`;
  const row = toProduct({
    sku,
    name: titleOf(facts, range, brand, merchant, choice),
    description: {
      ar: choice.shuffled(STORY_AR).slice(0, 2).join(' '),
      en: choice.shuffled(STORY_EN).slice(0, 2).join(' '),
    },
    facts,
    category: range.category,
    specs: specified ? toSpecs(facts) : {},
    stock: choice.below(9) === 0 ? 0 : 3 + choice.below(60),
  });
  const titled = nameParts(facts, TITLE_EN).slice(0, merchant.measures);
  const shown = specified
    ? Object.keys(facts)
    : [...titled.map(({ fact }) => fact), 'rooms', 'width'];
  return { row, product: { sku, known: knownFacts(facts, new Set(shown as (keyof Facts)[])) } };
}

function titleOf(
  facts: Facts,
  { noun }: Range,
  brand: BrandHabits,
  { measures, isBranded, promises, englishOnly }: Merchant,
  choice: SeededChoice,
) {
  const of = (habits: typeof TITLE_AR) =>
    nameParts(facts, habits)
      .slice(0, measures)
      .map(({ text }) => text);
  const en = [
    ...(isBranded ? [brand.en] : []),
    [choice.of(noun.en), ...of(TITLE_EN)].join(englishOnly ? ', ' : ' '),
    ...(promises ? [`- ${choice.of(PROMISES_EN)}`] : []),
  ].join(' ');
  if (englishOnly && choice.below(2) === 0) return { ar: en, en };
  const ar = [
    choice.of(noun.ar),
    ...of(TITLE_AR),
    ...(promises ? [choice.shuffled(PROMISES_AR).slice(0, 2).join(' - ')] : []),
    ...(isBranded ? [`من ${brand.ar}`] : []),
  ].join(' ');
  return { ar, en };
}
