import { makeModels } from './make-models.ts';
import { knownFacts, nameParts, type UnitHabits } from './name-parts.ts';
import { RETAILER_BRANDS, RETAILER_CATEGORIES } from './retailer-brands.ts';
import { HANGING_RANGES } from './retailer-hanging.ts';
import { HOME_RANGES } from './retailer-home.ts';
import { OUTSIDE_RANGES } from './retailer-outside.ts';
import { LAMP_RANGES } from './retailer-range.ts';
import { ARABIC, ENGLISH, ROOMS_AR, ROOMS_EN } from './retailer-texts.ts';
import { SeededChoice } from './seeded-choice.ts';
import type { BrandHabits, Facts, Range, Seller, SoldProduct } from './seller.ts';
import { sellerCatalog } from './seller-catalog.ts';
import { toProduct } from './to-product.ts';
import { toSpecs } from './to-specs.ts';

/** A retailer like the demo shop under other brands and other names: two languages, full specifications. */
export function retailer(): Seller {
  const choice = new SeededChoice('retailer');
  const made = [...LAMP_RANGES, ...HANGING_RANGES, ...HOME_RANGES, ...OUTSIDE_RANGES].flatMap(
    (range) => makeModels(range, choice).map((facts) => ({ facts, range })),
  );
  const rows = made.map(({ facts, range }, at) => {
    const brand = brandOf(facts.brand);
    return toProduct({
      sku: skuOf(facts, at),
      name: { ar: arabicName(facts, range, brand, choice), en: englishName(facts, range, brand) },
      description: describe(facts, choice),
      facts,
      category: range.category,
      specs: toSpecs(facts),
      stock: choice.below(10) === 0 ? 0 : 5 + choice.below(200),
    });
  });
  const products: SoldProduct[] = rows.map(({ sku }, at) => {
    const { facts } = made[at] as (typeof made)[number];
    return { sku, known: knownFacts(facts, new Set(Object.keys(facts) as (keyof Facts)[])) };
  });
  return {
    name: 'retailer',
    brands: RETAILER_BRANDS,
    products,
    catalog: sellerCatalog(RETAILER_BRANDS, RETAILER_CATEGORIES, rows),
  };
}

function brandOf(slug: string): BrandHabits {
  const brand = RETAILER_BRANDS.find((other) => other.slug === slug);
  if (brand === undefined) throw new Error(`There is no brand "${slug}".`);
  return brand;
}

function skuOf({ brand, thing, watt }: Facts, at: number): string {
  const letters = `${brand.slice(0, 2)}${thing.replace(/[^a-z]/g, '').slice(0, 3)}`.toUpperCase();
  return `${letters}${watt ?? ''}-${1100 + at * 7}`;
}

function arabicName(
  facts: Facts,
  { noun }: Range,
  brand: BrandHabits,
  choice: SeededChoice,
): string {
  const at = RETAILER_BRANDS.indexOf(brand);
  const habits = ARABIC[at % ARABIC.length] as UnitHabits;
  const parts = nameParts(facts, habits).map(({ text }) => text);
  const word = choice.of(noun.ar);
  return (at % 2 === 0 ? [word, brand.ar, ...parts] : [word, ...parts, brand.ar]).join(' ');
}

function englishName(facts: Facts, { noun }: Range, brand: BrandHabits): string {
  return [brand.en, noun.en[0], ...nameParts(facts, ENGLISH).map(({ text }) => text)].join(' ');
}

function describe({ rooms, dimmable, ip }: Facts, choice: SeededChoice) {
  const [first, second] = rooms ?? [];
  const ar = [
    choice.of([
      'خامات متينة وتشطيب نضيف.',
      'سهلة التركيب ومعاها ضمان الوكيل.',
      'تصميم هادي يمشي مع أي ديكور.',
    ]),
    first ? `تناسب ${ROOMS_AR[first]}${second ? ` و${ROOMS_AR[second]}` : ''}.` : '',
    dimmable ? 'تعمل مع الديمر.' : '',
    (ip ?? 0) >= 54 ? 'تتحمل المطر والتراب.' : '',
  ];
  const en = [
    choice.of([
      'Solid build, clean finish.',
      'Easy to fit, agent’s warranty.',
      'A quiet design for any room.',
    ]),
    first ? `Made for ${ROOMS_EN[first]}${second ? ` and ${ROOMS_EN[second]}` : ''}.` : '',
    dimmable ? 'Dimmable.' : '',
    (ip ?? 0) >= 54 ? 'Stands rain and dust.' : '',
  ];
  return { ar: ar.filter(Boolean).join(' '), en: en.filter(Boolean).join(' ') };
}
