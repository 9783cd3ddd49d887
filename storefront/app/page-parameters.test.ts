import { expect, it } from 'vitest';
import { compareAddress } from './compare/compared-ids.ts';
import { pageParameters } from './page-parameters.ts';
import { type ListQuery, writeListQuery } from './product-lists/list-query.ts';
import { searchAddress } from './search/search-text.ts';

const everything: ListQuery = {
  filters: {
    brands: [1],
    bases: ['E27'],
    light: ['warm'],
    watts: ['6-9'],
    ips: [65],
    finishes: ['gold'],
    dimmable: true,
    inStock: true,
    discounted: true,
    featured: true,
    rooms: ['bedroom'],
    bulbs: true,
    priceMin: 1,
    priceMax: 2,
  },
  sort: 'price_asc',
  page: 2,
};

it('every parameter of a list, of a search and of the compare page is known', () => {
  const list = [...new URLSearchParams(writeListQuery(everything)).keys()];
  const search = [...new URL(searchAddress('lamp'), 'http://shop').searchParams.keys()];
  const compared = [...new URL(compareAddress([1, 2]), 'http://shop').searchParams.keys()];
  expect(list.length).toBe(16);
  for (const name of [...list, ...search, ...compared]) expect([...pageParameters]).toContain(name);
});
