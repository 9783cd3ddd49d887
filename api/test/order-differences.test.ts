import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import {
  arrangeBulbAndLamp,
  arrangeBuyer,
  type Buyer,
  countOrders,
  place,
  stockOf,
} from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

let buyer: Buyer;
let bulb: number;
let lamp: number;
beforeEach(async () => {
  buyer = await arrangeBuyer(shop);
  ({ bulb, lamp } = await arrangeBulbAndLamp(shop, buyer));
});

describe('an order that is not what the shopper agreed to', () => {
  it('is refused with every difference at once, and changes nothing', async () => {
    const { pool } = shop.database;
    const gone = await insertProduct(shop.db, { published: false });
    const soldOut = await insertProduct(shop.db, {
      name: { ar: 'سبوت', en: 'Spot' },
      listPrice: 60,
      stock: 0,
    });
    await pool.query('update products set list_price_piastres = 9900 where id = $1', [bulb]);
    const answer = await place(shop, buyer, {
      lines: [
        { id: bulb, quantity: 1, expected_price: 80 },
        { id: lamp, quantity: 5, expected_price: 400 },
        { id: soldOut, quantity: 2, expected_price: 60 },
        { id: gone, quantity: 1, expected_price: 100 },
        { id: 2_000_000_000, quantity: 1 },
      ],
      expected_total: 2_360,
      body: { expected_shipping: 0, voucher_code: 'nope' },
    });
    expect([answer.status, answer.problem.code]).toEqual([409, 'order_differs']);
    expect(answer.problem.differences).toEqual([
      { kind: 'price', product_id: bulb, name: 'LED bulb', expected: 80, actual: 89 },
      { kind: 'stock', product_id: lamp, name: 'Table lamp', requested: 5, available: 3 },
      { kind: 'stock', product_id: soldOut, name: 'Spot', requested: 2, available: 0 },
      { kind: 'missing', product_id: gone },
      { kind: 'missing', product_id: 2_000_000_000 },
      { kind: 'voucher', code: 'NOPE', reason: 'unknown' },
      { kind: 'shipping', expected: 0, actual: 50 },
      { kind: 'total', expected: 2_360, actual: 1_339 },
    ]);
    expect(answer.problem.quote).toEqual({
      subtotal: 1_289,
      discount: 0,
      shipping: 50,
      total: 1_339,
      vat_included: 158.3,
    });
    expect([
      await stockOf(shop, bulb),
      await stockOf(shop, lamp),
      await countOrders(shop, buyer),
    ]).toEqual([10, 3, 0]);
  });

  it('has no quote when nothing is left', async () => {
    const answer = await place(shop, buyer, {
      lines: [{ id: 2_000_000_000, quantity: 1 }],
      expected_total: 100,
    });
    expect(answer.problem).toMatchObject({
      code: 'order_differs',
      differences: [{ kind: 'missing', product_id: 2_000_000_000 }],
      quote: null,
    });
  });

  it("names products in the shopper's language", async () => {
    const { problem } = await place(shop, buyer, {
      lines: [{ id: lamp, quantity: 4 }],
      expected_total: 1_650,
      locale: 'ar',
    });
    expect(problem.differences).toContainEqual(
      expect.objectContaining({ kind: 'stock', name: 'أباجورة' }),
    );
  });

  it.each([
    ['a piastre more', 130.01],
    ['a piastre less', 129.99],
    ['nothing', 0],
  ])('differs when the total agreed to was %s', async (_, expected_total) => {
    const { problem } = await place(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total,
    });
    expect(problem.differences).toEqual([{ kind: 'total', expected: expected_total, actual: 130 }]);
  });

  it('can be placed with the same key once the shopper agrees', async () => {
    const key = 'agreed-later-1';
    const lines = [{ id: bulb, quantity: 1 }];
    const refused = await place(shop, buyer, { lines, expected_total: 100, key });
    expect(refused.status).toBe(409);
    const accepted = await place(shop, buyer, { lines, expected_total: 130, key });
    expect(accepted.status).toBe(200);
  });
});
