import { type CallName, calls } from '@dp/contract/calls.ts';
import { BASES, PRODUCT_SORTS } from '@dp/contract/product-values.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangeCatalogue } from './arrange/catalogue.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
  await arrangeCatalogue(shop.db);
});
afterAll(() => shop.close());

const names: CallName[] = [
  'listProducts',
  'listFeaturedProducts',
  'getProduct',
  'listCategoryProducts',
  'listProductsByCategory',
  'listProductsByBrand',
  'listCartProducts',
  'listHomeSections',
  'listRooms',
  'listCarousel',
  'listCategories',
  'listCategoryChildren',
  'listBrands',
  'getBrand',
  'listHomeBrands',
];

/** Values near to good ones as well as any. */
const number = fc.oneof(
  fc.constantFrom(0, 1, -1, 1.5, 100, 101, 2 ** 31, 1e300),
  fc.nat(9),
  fc.double(),
);
const anything = fc.oneof(number, fc.jsonValue({ maxDepth: 2 }));
const some = <T>(good: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: good }, anything);
const body = fc.record(
  {
    limit: some(fc.integer({ min: 1, max: 100 })),
    offset: some(fc.nat(10)),
    sort: some(fc.constantFrom(...PRODUCT_SORTS)),
    category_id: some(fc.nat(9)),
    brand_id: some(fc.nat(9)),
    lines: some(fc.array(some(fc.record({ id: some(fc.nat(9)), quantity: some(fc.nat(9)) })))),
    filters: some(
      fc.record(
        {
          brand_ids: some(fc.array(some(fc.nat(9)), { maxLength: 60 })),
          bases: some(fc.array(some(fc.constantFrom(...BASES)))),
          ips: some(fc.array(number)),
          price_min: number,
          price_max: number,
          in_stock: some(fc.constant(true)),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
);
const id = fc.oneof(fc.nat(9).map(String), fc.string({ minLength: 1, maxLength: 12 }));

it('whatever is sent to a catalogue call, the answer is an answer or a refusal, never a fault', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      fc.oneof(fc.constant({}), body, fc.jsonValue()),
      id,
      async (name, sent, of) => {
        const params = calls[name].path.includes('{id}') ? { id: of } : {};
        const { status, problem } = await shop.call(name, { params, body: JSON.stringify(sent) });
        seen.add(status);
        // 410: a product that is no longer sold.
        expect([200, 400, 404, 410]).toContain(status);
        expect(status === 200 || typeof problem.code === 'string').toBe(true);
      },
    ),
    { numRuns: 500 },
  );
  expect([...seen]).toEqual(expect.arrayContaining([200, 400]));
});
