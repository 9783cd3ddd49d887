import { unitPricePiastres } from '@dp/contract/money.ts';
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../src/products/product-tables.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

it('the price of a row is what the contract’s rule says, whatever list price and discount', async () => {
  const price = fc.oneof(
    fc.nat(1_000_000_000),
    // Around the halves, where rounding goes one way or the other.
    fc.tuple(fc.nat(20_000), fc.constantFrom(-1, 0, 1)).map(([n, d]) => Math.max(0, n * 50 + d)),
  );
  const cases = [
    ...fc.sample(fc.tuple(price, fc.integer({ min: 0, max: 10_000 })), 600),
    [0, 0],
    [1_000_000_000, 10_000],
    [1_000_000_000, 1],
    [50, 0],
    [49, 0],
  ] as [number, number][];
  await shop.db.insert(products).values(
    cases.map(([listPricePiastres, discountBasisPoints], index) => ({
      sku: `S-${index}`,
      slug: `s-${index}`,
      nameAr: 'أ',
      nameEn: 'A',
      listPricePiastres,
      discountBasisPoints,
    })),
  );
  const rows = await shop.db
    .select({
      list: products.listPricePiastres,
      discount: products.discountBasisPoints,
      price: products.pricePiastres,
    })
    .from(products)
    .orderBy(asc(products.id));
  expect(rows).toEqual(
    cases.map(([list, discount]) => ({ list, discount, price: unitPricePiastres(list, discount) })),
  );
});
