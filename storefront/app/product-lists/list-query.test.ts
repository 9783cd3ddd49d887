import { productFilters } from '@dp/contract/product-filters.ts';
import {
  BASES,
  CCT_BAND_NAMES,
  CCT_BANDS,
  FINISHES,
  PRODUCT_SORTS,
  ROOMS,
  WATT_BAND_NAMES,
} from '@dp/contract/product-values.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cctBand } from '../products/spec-values.ts';
import {
  apiFilters,
  countFilters,
  type ListFilters,
  type ListQuery,
  NO_FILTERS,
  price,
  readListQuery,
  writeListQuery,
} from './list-query.ts';
import { countChosen, ownFilters } from './own-filters.ts';

const read = (text: string) => readListQuery(new URLSearchParams(text));
const withFilters = (filters: Partial<ListFilters>) => ({ ...NO_FILTERS, ...filters });

const someOf = <T>(all: readonly T[]) => fc.subarray([...all]);
const prices = fc
  .tuple(
    fc.option(fc.nat(50_000), { nil: undefined }),
    fc.option(fc.nat(50_000), { nil: undefined }),
  )
  .map(([a, b]) => (a !== undefined && b !== undefined && a > b ? [b, a] : [a, b]));
const queries: fc.Arbitrary<ListQuery> = fc
  .record({
    brands: fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 20 }),
    bases: someOf(BASES),
    light: someOf(CCT_BAND_NAMES),
    watts: someOf(WATT_BAND_NAMES),
    ips: fc.uniqueArray(fc.integer({ min: 0, max: 69 }), { maxLength: 10 }),
    finishes: someOf(FINISHES),
    dimmable: fc.boolean(),
    inStock: fc.boolean(),
    discounted: fc.boolean(),
    featured: fc.boolean(),
    rooms: fc.subarray([...ROOMS]),
    bulbs: fc.boolean(),
    prices,
    sort: fc.option(fc.constantFrom(...PRODUCT_SORTS), { nil: undefined }),
    page: fc.integer({ min: 1, max: 4_000 }),
  })
  .map(({ prices: [priceMin, priceMax], sort, page, ...filters }) => ({
    sort,
    page,
    filters: {
      ...filters,
      brands: filters.brands.toSorted((a, b) => a - b),
      ips: filters.ips.toSorted((a, b) => a - b),
      priceMin,
      priceMax,
    },
  }));

describe('the address of a product list', () => {
  it('gives back every choice that was written into it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(writeListQuery(query))).toEqual(query);
      }),
    );
  });

  it('is accepted by the API whatever it contains', () => {
    fc.assert(
      fc.property(queries, ({ filters }) => {
        expect(productFilters.safeParse(apiFilters(filters) ?? {}).success).toBe(true);
      }),
    );
  });

  it('never fails and never sends the API an invalid query, whatever is typed', () => {
    const names = ['brand', 'base', 'light', 'watt', 'ip', 'finish', 'min', 'max', 'sort', 'page'];
    const typed = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' })));
    fc.assert(
      fc.property(typed, (pairs) => {
        const query = readListQuery(new URLSearchParams(pairs));
        expect(productFilters.safeParse(apiFilters(query.filters) ?? {}).success).toBe(true);
        expect(query.page).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('is empty when nothing is chosen', () => {
    expect(writeListQuery({ filters: NO_FILTERS, sort: undefined, page: 1 })).toBe('');
    expect(apiFilters(NO_FILTERS)).toBeUndefined();
  });

  it('reads like words', () => {
    const filters = withFilters({ brands: [7, 3], bases: ['GU10', 'E27'], priceMax: 250 });
    expect(writeListQuery({ filters, sort: 'price_asc', page: 2 })).toBe(
      '?brand=3,7&base=E27,GU10&max=250&sort=price_asc&page=2',
    );
  });

  it('preserves foreign parameters and drops old own ones', () => {
    const others = new URLSearchParams('query=لمبة&page=9&lang=en');
    expect(writeListQuery({ filters: NO_FILTERS, sort: undefined, page: 1 }, others)).toBe(
      `?query=${encodeURIComponent('لمبة')}&lang=en`,
    );
  });

  it('accepts Arabic digits and corrects a reversed price range', () => {
    expect(read('min=٥٠٠&max=١٠٠').filters).toMatchObject({ priceMin: 100, priceMax: 500 });
    expect(read('page=٣').page).toBe(3);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=999999999999', ''])(
    'shows the first page for %j',
    (text) => {
      expect(read(text).page).toBe(1);
    },
  );
});

describe('prices as typed', () => {
  it.each([
    ['1,250', 1250],
    ['١٬٢٥٠٫٥', 1250.5],
    [' 99 ', 99],
    ['0', 0],
  ])('%j is %d', (text, value) => {
    expect(price(text)).toBe(value);
  });

  it.each(['', '-5', '1.234', 'abc', '1e3', '9999999999'])('%j is no price', (text) => {
    expect(price(text)).toBeUndefined();
  });
});

describe('the number on the filter button', () => {
  it('counts each value once and a price range as one', () => {
    const filters = withFilters({
      bases: ['E27', 'E14'],
      dimmable: true,
      priceMin: 1,
      priceMax: 2,
    });
    expect(countFilters(filters)).toBe(4);
    expect(countFilters(NO_FILTERS)).toBe(0);
  });
});

describe('what makes a list of all products the page it is', () => {
  const offers = withFilters({ discounted: true, inStock: true });

  it('is being on sale or a bulb, and is no filter in use', () => {
    const own = ownFilters({ kind: 'all' }, offers);
    expect(own).toEqual(withFilters({ discounted: true }));
    expect(countChosen(offers, own)).toBe(1);
    // Fitting bulbs on sale have the title of the bulbs.
    const bulbs = withFilters({ discounted: true, bulbs: true });
    expect(ownFilters({ kind: 'all' }, bulbs)).toEqual(withFilters({ bulbs: true }));
  });

  it('count a brightness of the bulb finder once, and wattages chosen elsewhere each', () => {
    const strong = withFilters({ bases: ['E27'], watts: ['16-24', '25-50', 'over-50'] });
    const found = { ...strong, bulbs: true };
    expect(countChosen(found, ownFilters({ kind: 'all' }, found))).toBe(2);
    expect(countChosen(strong, ownFilters({ kind: 'all' }, strong))).toBe(4);
  });

  it('is a filter as any other in a category', () => {
    expect(ownFilters({ kind: 'category', id: 1 }, offers)).toEqual(NO_FILTERS);
    expect(countChosen(offers, NO_FILTERS)).toBe(2);
  });
});

it('names each colour temperature as filters group it', () => {
  for (const band of CCT_BAND_NAMES) {
    const [from, to] = CCT_BANDS[band];
    expect([cctBand(from), cctBand(to)]).toEqual([band, band]);
  }
});
