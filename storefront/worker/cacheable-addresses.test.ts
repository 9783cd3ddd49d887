import { expect, test } from 'vitest';
import {
  callKey,
  isCacheableCall,
  isCacheablePage,
  isCacheablePageData,
  languageOf,
  pageKey,
} from './cacheable-addresses.ts';

const at = (path: string) => new URL(path, 'https://shop.example');
const call = (path: string, headers: Record<string, string> = {}, body = '{}') =>
  new Request(at(path), { method: 'POST', headers, body });

test.each([
  '/',
  '/categories/',
  '/categories',
  '/sub/categories/3',
  '/products-category/3',
  '/product/list/14?sort=price-asc',
  '/product-brands/2',
  '/product/details/7?lang=en',
  '/shopping',
  '/brands',
  '/contact-us',
  '/profile/faqs',
  '/my-cart',
  '/cart',
])('%s may be cached: it is the same for everybody', (path) => {
  expect(isCacheablePage(at(path))).toBe(true);
});

test.each([
  '/wishlist',
  '/profile',
  '/profile/addresses/list/all',
  '/checkout',
  '/checkout/review',
  '/order-history',
  '/order-history/5',
  '/invoices/5',
  '/login?next=/checkout',
  '/search/product?query=spot',
  '/add-to-car/5',
  '/dev/ui',
  '/dev/outbox',
  '/service-credential',
  '/product/details/7/../../../wishlist',
])('%s is never cached', (path) => {
  expect(isCacheablePage(at(path))).toBe(false);
});

test('the data of a page is cacheable where the page is', () => {
  expect(isCacheablePageData(at('/profile/faqs.data?_routes=pages%2Ffaqs-page'))).toBe(true);
  expect(isCacheablePageData(at('/_root.data'))).toBe(true);
  expect(isCacheablePageData(at('/wishlist.data'))).toBe(false);
  expect(isCacheablePageData(at('/profile/faqs'))).toBe(false);
});

test.each([
  '/api/main/products/all',
  '/api/main/products/all/7',
  '/api/main/products/category/3',
  '/api/main/categories/3/category-children',
  '/api/main/brands/byBrand/2',
  '/api/main/carousel/all',
])('the answer of %s may be cached, unless a shopper signed the call', (path) => {
  expect(isCacheableCall(call(path))).toBe(true);
  expect(isCacheableCall(call(path, { 'user-token': 'x' }))).toBe(false);
  expect(isCacheableCall(new Request(at(path)))).toBe(false);
});

test.each([
  '/api/auth/login',
  '/api/client/auth/login',
  '/api/client/auth/info',
  '/api/main/products/cart-products',
  '/api/main/products/search?query=spot',
  '/api/main/products/suggest?query=spot',
  '/api/main/orders/place',
  '/api/main/orders/quote',
  '/api/main/orders/voucher/check',
  '/api/main/orders/partner/address/get',
  '/api/main/orders/partner/address/getShippingCost',
  '/api/main/contact',
  '/api/main/products/all/7/anything',
])('the answer of %s is never cached', (path) => {
  expect(isCacheableCall(call(path))).toBe(false);
});

test('a page has one cache entry per language and content, whatever its referrer parameters', () => {
  const key = (path: string) => pageKey(at(path), 'ar');
  for (const tracker of ['utm_source', 'ref', 'fbclid', 'gbraid', 'msclkid', 'igshid', 'mc_cid']) {
    expect(key(`/shopping?${tracker}=mail&sort=name-asc&lang=en`)).toBe(
      key('/shopping?sort=name-asc'),
    );
  }
  expect(key('/shopping?b=1&a=2')).toBe(key('/shopping?a=2&b=1'));
  expect(key('/shopping?page=2')).not.toBe(key('/shopping'));
  expect(pageKey(at('/shopping'), 'en')).not.toBe(key('/shopping'));
});

test('a response has one cache entry per request body and language, and the call can still be sent', async () => {
  const english = call('/api/main/products/all', { 'accept-language': 'en' }, '{"limit":4}');
  const keys = await Promise.all([
    callKey(english),
    callKey(call('/api/main/products/all', { 'accept-language': 'ar' }, '{"limit":4}')),
    callKey(call('/api/main/products/all', { 'accept-language': 'en' }, '{"limit":5}')),
  ]);
  expect(new Set(keys).size).toBe(3);
  expect(await english.text()).toBe('{"limit":4}');
});

test('the language of a page is read from its first tag, and only there', () => {
  expect(languageOf('<!DOCTYPE html><html lang="ar" dir="rtl"><head>')).toBe('ar');
  expect(languageOf('<!DOCTYPE html><html class="dark" lang="en" dir="ltr">')).toBe('en');
  expect(languageOf('<p lang="ar">')).toBeUndefined();
  expect(languageOf('')).toBeUndefined();
});
