import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/', '/'],
  ['/search/product?query=50%', '/search/product?query=50%'],
  ['/a%20b/%D9%84?x=%zz', '/a%20b/%D9%84?x=%zz'],
  ['/%', '/%25'],
  ['/a%2/%zz', '/a%252/%25zz'],
  ['/%c0%ae%c0%ae/etc?q=1', '/%25c0%25ae%25c0%25ae/etc?q=1'],
  ['', ''],
  ['http://shop.example/brands?lang=en', '/brands?lang=en'],
  ['HTTPS://shop.example:8443/a%2', '/a%252'],
  ['http://shop.example', '/'],
  ['http://shop.example?lang=en', '/?lang=en'],
  ['http://shop.example//evil.example', '//evil.example'],
  ['/http://shop.example/', '/http://shop.example/'],
  ['*', '/*'],
])('%j is routed as %j', (asked, routed) => {
  expect(readableAddress(asked)).toBe(routed);
});
