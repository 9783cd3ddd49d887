import { makeModels } from './make-models.ts';
import { knownFacts, type NamePart, nameParts } from './name-parts.ts';
import { SeededChoice } from './seeded-choice.ts';
import type { BrandHabits, Facts, Range, Seller, SoldProduct } from './seller.ts';
import { sellerCatalog } from './seller-catalog.ts';
import { toProduct } from './to-product.ts';
import { toSpecs } from './to-specs.ts';
import { WHOLESALER_BRANDS, WHOLESALER_CATEGORIES } from './wholesaler-brands.ts';
import { DECORATIVE_RANGES } from './wholesaler-decorative.ts';
import { EXTERIOR_RANGES } from './wholesaler-exterior.ts';
import { TECHNICAL_RANGES } from './wholesaler-range.ts';
import {
  DATA_SHEET,
  DATA_SHEET_AR,
  PROSE_AR,
  PROSE_EN,
  ROOMS_AR,
  ROOMS_EN,
  SERIES,
} from './wholesaler-texts.ts';

/** Measures included in a name; the others are only in the specification, if the product has one. */
const NAMED = 5;

/**
 * A decorative and technical wholesaler: English-first names, some in one language only, a third without
 * specifications, long descriptions on some, brands in Latin only.
 */
export function wholesaler(): Seller {
  const choice = new SeededChoice('wholesaler');
  const made = [...TECHNICAL_RANGES, ...EXTERIOR_RANGES, ...DECORATIVE_RANGES].flatMap((range) =>
    makeModels(range, choice).map((facts) => ({
      range,
      facts: { ...facts, series: choice.of(SERIES) },
    })),
  );
  const sold = made.map(({ facts, range }, at) => sell(facts, range, at, choice));
  return {
    name: 'wholesaler',
    brands: WHOLESALER_BRANDS,
    products: sold.map(({ product }) => product),
    catalog: sellerCatalog(
      WHOLESALER_BRANDS,
      WHOLESALER_CATEGORIES,
      sold.map(({ row }) => row),
    ),
  };
}

function sell(facts: Facts, range: Range, at: number, choice: SeededChoice) {
  const brand = WHOLESALER_BRANDS.find(({ slug }) => slug === facts.brand) as BrandHabits;
  const parts = nameParts(facts, DATA_SHEET).slice(0, NAMED);
  const name = nameOf(facts, range, brand, parts, choice);
  const specified = choice.below(3) > 0;
  const described = choice.below(3) > 0;
  const sku =
    facts.brand.length % 2 === 0
      ? String(4_400_217 + at * 31)
      : `${brand.en.replace(/\W/g, '').slice(0, 3).toUpperCase()}-${facts.watt ?? 'X'}.${120 + at}`;
  const row = toProduct({
    sku,
    name,
    description: described ? describe(facts, choice) : { ar: '', en: '' },
    facts,
    category: range.category,
    specs: specified ? toSpecs(facts) : {},
    stock: choice.below(12) === 0 ? 0 : 10 + choice.below(900),
  });
  const shown: (keyof Facts)[] = specified
    ? (Object.keys(facts) as (keyof Facts)[])
    : [...parts.map(({ fact }) => fact), ...(described ? (['rooms'] as const) : [])];
  const product: SoldProduct = {
    sku,
    known: knownFacts(facts, new Set(shown.concat(shown.includes('length') ? ['width'] : []))),
  };
  return { row, product };
}

function nameOf(
  facts: Facts,
  { noun }: Range,
  brand: BrandHabits,
  parts: readonly NamePart[],
  choice: SeededChoice,
) {
  const series = facts.series ?? '';
  const measures = parts.map(({ text }) => text).filter(Boolean);
  const en = [brand.en, series, choice.of(noun.en), ...measures].join(' ');
  const measuresAr = nameParts(facts, DATA_SHEET_AR)
    .slice(0, NAMED)
    .map(({ text }) => text);
  const ar = [choice.of(noun.ar), brand.en, series, ...measuresAr].join(' ');
  const languages = choice.below(100);
  if (languages < 35) return { ar: en, en };
  return languages < 50 ? { ar, en: ar } : { ar, en };
}

function describe({ rooms }: Facts, choice: SeededChoice) {
  const long = choice.below(2) === 0;
  const [first, second] = rooms ?? [];
  const place =
    first === undefined
      ? []
      : [`Specified for ${ROOMS_EN[first]}${second ? ` and ${ROOMS_EN[second]}` : ''}.`];
  const placeAr =
    first === undefined
      ? []
      : [`مناسب لإضاءة ${ROOMS_AR[first]}${second ? ` و${ROOMS_AR[second]}` : ''}.`];
  const en = choice.shuffled([...PROSE_EN.slice(0, long ? 9 : 2), ...place]).join(' ');
  const ar = choice.shuffled([...PROSE_AR.slice(0, long ? 6 : 1), ...placeAr]).join(' ');
  // An importer's data sheets are often in English only.
  return choice.below(4) === 0 ? { ar: '', en } : { ar, en };
}
