import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  arrangeBulbAndLamp,
  arrangeBuyer,
  type Buyer,
  countOrders,
  DELIVERY,
  place,
  placed,
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

describe('the idempotency key', () => {
  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a short one', 'abc'],
    ['a long one', 'k'.repeat(81)],
    ['one with blanks', 'my key is this'],
  ])('is required: %s is refused', async (_, key) => {
    const answer = await shop.call(
      'placeOrder',
      {
        body: {
          address_id: buyer.addressId,
          lines: [{ id: bulb, quantity: 1 }],
          payment_method: 'cash_on_delivery',
          expected_total: 130,
        },
      },
      { token: buyer.token, headers: { 'idempotency-key': key } },
    );
    expect([answer.status, answer.problem.code]).toEqual([400, 'idempotency_key_required']);
  });

  it('gives the same order again, as it is by then', async () => {
    const wanted = { lines: [{ id: bulb, quantity: 1 }], expected_total: 130, key: 'same-order-1' };
    const first = await placed(shop, buyer, wanted);
    await shop.call('cancelOrder', { params: { id: first.id }, body: {} }, { token: buyer.token });
    const again = await placed(shop, buyer, wanted);
    expect([again.id, again.status]).toEqual([first.id, 'cancelled']);
    expect(await countOrders(shop, buyer)).toBe(1);
  });

  it('gives the same order even when nothing of it is left to sell', async () => {
    const wanted = { lines: [{ id: lamp, quantity: 3 }], expected_total: 1_250, key: 'the-last-3' };
    const first = await placed(shop, buyer, wanted);
    expect((await placed(shop, buyer, wanted)).number).toBe(first.number);
  });

  it('does not care how the body is spelled', async () => {
    const key = 'spelled-otherwise';
    const { id } = await placed(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 130,
      key,
      body: { note: ' hello ' },
    });
    const body = `{ "note": "hello", "expected_total": 130.0, "payment_method": "cash_on_delivery",
      "lines": [{ "quantity": 1, "id": ${bulb} }], "address_id": ${buyer.addressId} }`;
    const again = await shop.call(
      'placeOrder',
      { body },
      { token: buyer.token, headers: { 'idempotency-key': key } },
    );
    expect(again.body.data.id).toBe(id);
  });

  it('is refused with another body', async () => {
    const key = 'other-body-1';
    await placed(shop, buyer, { lines: [{ id: bulb, quantity: 1 }], expected_total: 130, key });
    const answer = await place(shop, buyer, {
      lines: [{ id: bulb, quantity: 2 }],
      expected_total: 210,
      key,
    });
    expect([answer.status, answer.problem.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await countOrders(shop, buyer)).toBe(1);
  });

  it('is each shopper’s own', async () => {
    const other = await arrangeBuyer(shop);
    const wanted = { lines: [{ id: bulb, quantity: 1 }], expected_total: 130, key: 'shared-key-1' };
    const mine = await placed(shop, buyer, wanted);
    const theirs = await placed(shop, other, wanted);
    expect(theirs.id).not.toBe(mine.id);
  });

  it('makes one order out of twenty taps', async () => {
    const wanted = { lines: [{ id: bulb, quantity: 1 }], expected_total: 130, key: 'twenty-taps' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(shop, buyer, wanted)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
    expect([await countOrders(shop, buyer), await stockOf(shop, bulb)]).toEqual([1, 9]);
  });

  it('used twice at once with different bodies makes one order', async () => {
    const key = 'two-at-once-1';
    const answers = await Promise.all(
      [1, 2].map((quantity) =>
        place(shop, buyer, {
          lines: [{ id: bulb, quantity }],
          expected_total: 80 * quantity + DELIVERY,
          key,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await countOrders(shop, buyer)).toBe(1);
  });
});
