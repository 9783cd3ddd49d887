import type { CatalogFile } from '../catalog-file.ts';
import { seriesOf } from './series.ts';
import {
  type DemoProduct,
  varyBase,
  varyBrand,
  varyFinish,
  varyLightColour,
  varyPower,
  varySize,
} from './vary-product.ts';

/** A product that the demo catalogue was grown by; its pictures are those of the product it is like. */
export interface GrownProduct {
  readonly product: Omit<DemoProduct, 'pictures'>;
  /** The stock number of the product in the catalogue file that it was made from. */
  readonly like: string;
}

const PRODUCTS_MAX = 1_000_000;

/**
 * The products that make the demo catalogue `count` products large, without its own: variations in series,
 * brand, power, light colour, cap, finish, size and price. The n-th depends only on the catalogue and n, so
 * that a catalogue can be grown further.
 *
 * @param count up to a million.
 */
export function* growDemo(catalog: CatalogFile, count: number): Generator<GrownProduct> {
  if (count > PRODUCTS_MAX) throw new RangeError(`At most ${PRODUCTS_MAX} products can be made`);
  const { products } = catalog;
  const sellers = brandsByTopCategory(catalog);
  for (let number = products.length; number < count; number += 1) {
    const original = products[number % products.length] as DemoProduct;
    const round = Math.floor(number / products.length);
    yield {
      like: original.sku,
      product: grown(original, round, chanceOf(number), sellers(original.category)),
    };
  }
}

function grown(
  original: DemoProduct,
  round: number,
  chance: Chance,
  brands: CatalogFile['brands'],
): GrownProduct['product'] {
  const series = seriesOf(round);
  const recast = [varyBrand, varyFinish, varyLightColour, varyPower, varyBase].reduce(
    (product, vary) => vary(product, round, brands),
    original,
  );
  // Another price might leave no room for its prices by quantity.
  const { pictures: _, tiers: __, ...product } = varySize(recast, 0.85 + 0.05 * chance(9));
  const name = { ar: `${product.name.ar} ${series.ar}`, en: `${product.name.en} ${series.en}` };
  const specs = { ...product.specs, warranty_months: [12, 24, 36][chance(3)] ?? 12 };
  const dearer = (specs.watt ?? 1) / (original.specs.watt ?? 1);
  return {
    ...product,
    sku: `${original.sku}-${round}`,
    slug: slugOf(name.en),
    name,
    description: describe(series.idea, specs),
    list_price: Math.max(
      15,
      5 * Math.round((original.list_price * dearer * (75 + chance(76))) / 500),
    ),
    discount: chance(3) === 0 ? 5 * (1 + chance(8)) : 0,
    stock: [0, 1][chance(20)] ?? 8 + chance(233),
    featured: false,
    specs,
  };
}

/** Facts in short sentences, as a merchant with very many products writes them. */
function describe(
  idea: { readonly ar: string; readonly en: string },
  {
    watt,
    lumen,
    warranty_months: months,
  }: { watt?: number; lumen?: number; warranty_months: number },
): DemoProduct['description'] {
  const years = months / 12;
  const light = watt !== undefined && lumen !== undefined;
  return {
    ar: [
      idea.ar,
      ...(light ? [`شدة الإضاءة ${lumen} لومن والقدرة ${watt} وات.`] : []),
      `الضمان ${['سنة واحدة', 'سنتان', '3 سنوات'][years - 1]}.`,
    ].join(' '),
    en: [
      idea.en,
      ...(light ? [`It gives ${lumen} lm for ${watt} W.`] : []),
      `Guaranteed for ${years === 1 ? 'one year' : `${years} years`}.`,
    ].join(' '),
  };
}

/** Which brands sell such things: those with a product in the same top category. */
function brandsByTopCategory({ brands, categories, products }: CatalogFile) {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent ?? slug]));
  const topOf = (category: string) => parents.get(category) ?? category;
  const sellers = new Map<string, CatalogFile['brands']>();
  for (const top of new Set(products.map(({ category }) => topOf(category)))) {
    const selling = new Set(
      products.filter(({ category }) => topOf(category) === top).map(({ brand }) => brand),
    );
    sellers.set(
      top,
      brands.filter(({ slug }) => selling.has(slug)),
    );
  }
  return (category: string) => sellers.get(topOf(category)) ?? [];
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’'×]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Gives whole numbers below a bound, always the same for the same `seed` (mulberry32). */
type Chance = (below: number) => number;
function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
