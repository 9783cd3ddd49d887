import type { Order } from '@dp/contract/orders.ts';
import type { Quote } from '@dp/contract/quotes.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangeCatalogue, insertProducts } from './arrange/catalogue.ts';
import { limitOrderSize } from './arrange/order-size.ts';
import { arrangeAddress, arrangeBuyer, type Buyer, place } from './arrange/orders.ts';
import { arrangeVoucher } from './arrange/vouchers.ts';
import { TestApp } from './test-app.ts';

// What a shopper is quoted is what they are charged; where they would be refused, the quote says so first.

let shop: TestApp;
let buyer: Buyer;
let products: number[];
let addresses: number[];
let codes: (string | undefined)[];
beforeAll(async () => {
  shop = await TestApp.open();
  const { brands, categories, products: shelf } = await arrangeCatalogue(shop.db);
  buyer = await arrangeBuyer(shop);
  // The discounts outdo the first of them, or not.
  const tiers = [
    { from: 3, discount_basis_points: 2_000 },
    { from: 10, discount_basis_points: 5_000 },
  ];
  const some = await insertProducts(shop.db, [
    { listPrice: 99.99, discount: 33.33, stock: 5_000, categoryId: categories.ledBulbs, tiers },
    { listPrice: 1, stock: 5_000, brandId: brands.nour },
    { listPrice: 2_499, stock: 5_000, categoryId: categories.pendants, brandId: brands.lumina },
    { listPrice: 7_333.5, discount: 12.5, stock: 40, tiers },
    { listPrice: 60, discount: 100, stock: 5_000 },
  ]);
  products = [...Object.values(shelf), ...some, 2_000_000_000];
  await shop.database.pool.query(
    `insert into shipping_rates (state_id, city_id, cost_piastres, free_over_piastres, days_min, days_max)
     values (3, 3002, 4550, null, 0, 1)`,
  );
  await shop.database.pool.query('delete from shipping_rates where state_id = 26');
  addresses = [
    buyer.addressId,
    await arrangeAddress(shop, buyer, { state_id: 3, city_id: 3_002 }),
    await arrangeAddress(shop, buyer, { state_id: 26, city_id: 26_001 }),
  ];
  const vouchers = [
    { percent: 10 },
    { percent: 33.33, categoryId: categories.bulbs },
    { amount: 24.5, brandId: brands.lumina },
    { amount: 5_000 },
    { percent: 15, minimum: 500, maxUses: 3 },
    { amount: 20, perCustomer: 2 },
    { disabled: true },
  ];
  codes = [undefined, 'NO-SUCH'];
  for (const voucher of vouchers) codes.push(await arrangeVoucher(shop, voucher));
});
afterAll(() => shop.close());

const scenario = fc.record({
  lines: fc.array(
    fc.record({
      product: fc.nat(),
      quantity: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
        fc.integer({ min: 1, max: 60 }),
      ),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  code: fc.nat(),
  // Most orders go where the shop delivers.
  address: fc.constantFrom(0, 0, 0, 1, 1, 2),
  /** An amount that the shopper saw otherwise, and by how many EGP. */
  wrong: fc.option(
    fc.tuple(fc.constantFrom('price', 'shipping', 'total'), fc.integer({ min: 1, max: 50 })),
    { freq: 1 },
  ),
  limits: fc.record({
    units_per_line: fc.constantFrom(null, null, 3, 20),
    units_per_order: fc.constantFrom(null, null, 12),
    unconfirmed_cash: fc.constantFrom(null, null, 5_000),
  }),
});

it('a quote is what placing charges, or names every reason why placing refuses', {
  timeout: 120_000,
}, async () => {
  const codesSeen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(scenario, async (drawn) => {
      await limitOrderSize(shop.database.pool, drawn.limits);
      const asked = {
        address_id: addresses[drawn.address] ?? 0,
        voucher_code: codes[drawn.code % codes.length],
      };
      const lines = drawn.lines.map(({ product, quantity }) => ({
        id: products[product % products.length] ?? 0,
        quantity,
      }));
      const expectations = expectationsOf(lines, await quote({ ...asked, lines }), drawn.wrong);
      const seen = await quote({ ...asked, ...expectations });
      const { lines: agreed, expected_total, expected_shipping } = expectations;
      const body = { ...asked, expected_shipping };
      const answer = await place(shop, buyer, { lines: agreed, expected_total, body });
      codesSeen.add(answer.problem.code ?? 'placed');
      expect(outcomeOf(answer)).toEqual(predictionOf(seen));
    }),
    { numRuns: 120, endOnFailure: true },
  );
  // The draw reaches both sides.
  expect([...codesSeen]).toEqual(expect.arrayContaining(['placed', 'order_differs']));
});

type Placed = Awaited<ReturnType<typeof place>>;

/** What a shopper who saw this quote agrees to, if need be with one amount that it did not say. */
function expectationsOf(
  lines: readonly { id: number; quantity: number }[],
  seen: Quote,
  wrong: readonly ['price' | 'shipping' | 'total', number] | null,
) {
  const by = (what: string) => (wrong?.[0] === what ? wrong[1] : 0);
  const prices = new Map(seen.lines.map((line) => [line.product_id, line.unit_price]));
  return {
    lines: lines.map((line) => ({
      ...line,
      expected_price: (prices.get(line.id) ?? 10) + by('price'),
    })),
    expected_shipping: seen.totals.shipping + by('shipping'),
    expected_total: seen.totals.total + by('total'),
  };
}

/** What placing must answer to who agrees to this quote. */
function predictionOf({ lines, totals, delivery, differences, refusal }: Quote) {
  if (delivery?.state !== 'available') return { code: 'delivery_unavailable' };
  if (differences.length > 0) return { code: 'order_differs', differences };
  if (refusal !== null) return refusal;
  return { lines: lines.map(essence), totals, days: delivery.days };
}

function outcomeOf({ status, problem, body }: Placed) {
  if (status === 200) {
    const { lines, totals, delivery_days: days } = body.data;
    return { lines: lines.map(essence), totals, days };
  }
  const { code, differences, limit, units, unconfirmed } = problem;
  return { code, differences, limit, units, unconfirmed };
}

function essence({
  product_id,
  quantity,
  unit_price,
  list_price,
  discount,
  total,
}: Pick<
  Order['lines'][number],
  'product_id' | 'quantity' | 'unit_price' | 'list_price' | 'discount' | 'total'
>) {
  return { product_id, quantity, unit_price, list_price, discount, total };
}

async function quote(body: object): Promise<Quote> {
  const answer = await shop.call('quoteOrder', { body }, { token: buyer.token });
  const { totals, lines, voucher, product_discount, list_subtotal } = answer.body.data;
  expect(sum(lines.map(({ total }) => total))).toBe(totals.subtotal);
  expect(sum(lines.map((line) => line.voucher_discount))).toBeCloseTo(totals.discount, 6);
  expect(list_subtotal - product_discount).toBeCloseTo(totals.subtotal, 6);
  expect(totals.discount).toBe(voucher?.state === 'applied' ? voucher.discount : 0);
  return answer.body.data;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
