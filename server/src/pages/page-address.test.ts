import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const known = new Set(['lang', 'page', 'sort', 'query']);
const of = (url: string) => pageAddress(url, known);

it('an address without a query is unchanged', () => {
  expect(of('/shopping')).toEqual({ target: '/shopping', isCacheable: true });
  expect(of('/shopping?')).toEqual({ target: '/shopping', isCacheable: true });
});

it('order and repetition of parameters do not matter', () => {
  const target = '/shopping?page=2&sort=price_asc';
  for (const url of [target, '/shopping?sort=price_asc&page=2', `${target}&page=3&sort=x`]) {
    expect(of(url)).toEqual({ target, isCacheable: true });
  }
});

it('tracking parameters do not matter', () => {
  const url = '/?utm_source=mail&fbclid=1&lang=en&gclid=2&utm_campaign=x';
  expect(of(url)).toEqual({ target: '/?lang=en', isCacheable: true });
  for (const tracker of ['utm_source', 'ref', 'fbclid', 'gbraid', 'msclkid', 'igshid', 'mc_cid']) {
    expect(of(`/?${tracker}=mail`)).toEqual({ target: '/', isCacheable: true });
  }
});

it('an address with an unknown parameter is not cacheable', () => {
  for (const url of ['/?lang=en&made_up=1', '/?__proto__=1', '/?a?b', '/login?next=%2Fprofile']) {
    expect(of(url)).toEqual({ target: url, isCacheable: false });
  }
});

it('a very long address is not cacheable', () => {
  expect(of(`/search/product?query=${'a'.repeat(1_000)}`).isCacheable).toBe(false);
  expect(of(`/${'a'.repeat(1_000)}`).isCacheable).toBe(false);
});

it('percent encoding does not matter', () => {
  const { target } = of('/search/product?query=%D9%84%D9%85%D8%A8%D8%A9+9%20w%26x');
  expect(new URL(target, 'http://shop').searchParams.get('query')).toBe('لمبة 9 w&x');
});
