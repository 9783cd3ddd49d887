import type { DemoCatalog } from './demo-search.ts';

/** Words that make grown products differ, as a merchant's series names do. */
const SERIES = [
  'Nova',
  'Orion',
  'Delta',
  'Siwa',
  'Aswan',
  'Luxor',
  'Zafir',
  'Rayan',
  'Karnak',
  'Tiba',
];

/**
 * The catalogue with so many products: each copy has its own number, series, size and wattage, so that
 * words, measures and frequencies grow as in a bigger shop.
 */
export function growCatalog(catalog: DemoCatalog, count: number): DemoCatalog {
  const { products } = catalog;
  const grown = Array.from({ length: count }, (_, at) => {
    const product = products[at % products.length] as (typeof products)[number];
    const round = Math.floor(at / products.length);
    if (round === 0) return product;
    const series = ` ${SERIES[round % SERIES.length]}${letters(round)}`;
    const { watt } = product.specs;
    return {
      ...product,
      sku: `${product.sku}-${round}`,
      name: { ar: product.name.ar + series, en: product.name.en + series },
      specs: watt === undefined ? product.specs : { ...product.specs, watt: watt + (round % 40) },
    };
  });
  return { ...catalog, products: grown };
}

/** A number in letters, so that each series is a word of its own. */
function letters(value: number): string {
  return value.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? 'q');
}
