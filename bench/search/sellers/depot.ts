import { DEPOT_TEMPLATES } from '../queries/depot-templates.ts';
import { DEPOT_NAMES } from '../words/depot-names.ts';
import { DEPOT_BRANDS, DEPOT_CATEGORIES } from './depot-brands.ts';
import { DEPOT_INSIDE } from './depot-inside.ts';
import { ARABIC_UNITS, LATIN_UNITS, MIXED_UNITS, REMARKS } from './depot-texts.ts';
import { DEPOT_WORK } from './depot-work.ts';
import { makeModels } from './make-models.ts';
import { knownFacts, nameParts, type UnitHabits } from './name-parts.ts';
import { SeededChoice } from './seeded-choice.ts';
import type { BrandHabits, Facts, Range, Seller } from './seller.ts';
import { sellerCatalog } from './seller-catalog.ts';
import { toProduct } from './to-product.ts';
import { toSpecs } from './to-specs.ts';

/** Measures in a name; one in five products has a specification beside. */
const NAMED = 4;

/**
 * An electrical depot in a governorate: names that change language in the middle, model numbers in front,
 * hardly any specification or description, shelves instead of categories, brands of both scripts. As with
 * the bazaar, nothing is tuned on it: its words and templates were written before search was asked.
 */
export function depot(): Seller {
  const choice = new SeededChoice('depot');
  const made = [...DEPOT_INSIDE, ...DEPOT_WORK].flatMap((range) =>
    makeModels(range, choice).map((facts) => ({ facts, range })),
  );
  const sold = made.map(({ facts, range }, at) => sell(facts, range, at, choice));
  return {
    name: 'depot',
    brands: DEPOT_BRANDS,
    asked: { templates: DEPOT_TEMPLATES, names: DEPOT_NAMES, isHeldOut: true },
    products: sold.map(({ product }) => product),
    catalog: sellerCatalog(
      DEPOT_BRANDS,
      DEPOT_CATEGORIES,
      sold.map(({ row }) => row),
    ),
  };
}

function sell(facts: Facts, range: Range, at: number, choice: SeededChoice) {
  const brand = DEPOT_BRANDS.find(({ slug }) => slug === facts.brand) as BrandHabits;
  const model = `${brand.slug.slice(0, 2).toUpperCase()}${1_200 + at * 7}`;
  const isSpecified = choice.below(5) === 0;
  const isRemarked = choice.below(4) === 0;
  const row = toProduct({
    sku: model,
    name: nameOf(facts, range, brand, model, choice),
    description: { ar: isRemarked ? choice.of(REMARKS) : '', en: '' },
    facts,
    category: range.category,
    specs: isSpecified ? toSpecs(facts) : {},
    stock: choice.below(10) === 0 ? 0 : 5 + choice.below(300),
  });
  const named = nameParts(facts, LATIN_UNITS)
    .slice(0, NAMED)
    .map(({ fact }) => fact);
  const shown = isSpecified ? Object.keys(facts) : [...named, 'width'];
  return {
    row,
    product: { sku: model, known: knownFacts(facts, new Set(shown as (keyof Facts)[])) },
  };
}

/** Four clerks, four habits; in half of the names both languages have the same text. */
function nameOf(
  facts: Facts,
  { noun }: Range,
  brand: BrandHabits,
  model: string,
  choice: SeededChoice,
) {
  const said = (habits: UnitHabits) =>
    nameParts(facts, habits)
      .slice(0, NAMED)
      .map(({ text }) => text)
      .filter(Boolean);
  const [ar, en] = [choice.of(noun.ar), choice.of(noun.en)];
  const mixed = [model, ar, ...said(MIXED_UNITS), brand.en].join(' ');
  const switched = [en, brand.ar, ...said(MIXED_UNITS)].join(' ');
  const latin = [brand.en, en, ...said(LATIN_UNITS)].join(' ').toLowerCase();
  const arabic = `${[ar, ...said(ARABIC_UNITS)].join(' ')} (${brand.ar})`;
  const habits = [
    { ar: mixed, en: mixed },
    { ar: switched, en: switched },
    { ar: arabic, en: latin },
    { ar: mixed, en: latin },
  ];
  return choice.of(habits);
}
