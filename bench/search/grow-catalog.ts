import type { SearchableProduct } from '@dp/api/search/search-document.ts';

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
 * So many products like the given ones: each copy has its own number, series, size and wattage, so that
 * words, measures and frequencies grow as in a bigger shop.
 */
export function* growCatalog(
  products: readonly Omit<SearchableProduct, 'id'>[],
  count: number,
): Generator<SearchableProduct> {
  for (let id = 0; id < count; id += 1) {
    const product = products[id % products.length];
    if (!product) return;
    const round = Math.floor(id / products.length);
    const series = round === 0 ? '' : ` ${SERIES[round % SERIES.length]}${letters(round)}`;
    const watt =
      product.specs.watt === undefined ? {} : { watt: product.specs.watt + (round % 40) };
    yield {
      ...product,
      id,
      sku: round === 0 ? product.sku : `${product.sku}-${round}`,
      name: { ar: product.name.ar + series, en: product.name.en + series },
      specs: { ...product.specs, ...watt },
    };
  }
}

/** A number in letters, so that each series is a word of its own. */
function letters(value: number): string {
  return value.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? 'q');
}
