import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  arrangeAddress,
  arrangeBulbAndLamp,
  arrangeBuyer,
  type Buyer,
  countOrders,
  place,
  stockOf,
} from './arrange/orders.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

let buyer: Buyer;
let bulb: number;
beforeEach(async () => {
  buyer = await arrangeBuyer(shop);
  ({ bulb } = await arrangeBulbAndLamp(shop, buyer));
});

describe('an order that cannot be', () => {
  it('is refused to an account that has proven nothing', async () => {
    const unverified = await arrangeBuyer(shop, { verified: false });
    const answer = await place(shop, unverified, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 130,
    });
    expect([answer.status, answer.problem.code]).toEqual([403, 'verification_required']);
    expect(await stockOf(shop, bulb)).toBe(10);
  });

  it('is refused to an address of another shopper', async () => {
    const { addressId } = await arrangeBuyer(shop);
    const answer = await place(
      shop,
      { ...buyer, addressId },
      { lines: [{ id: bulb, quantity: 1 }], expected_total: 130 },
    );
    expect([answer.status, answer.problem.code]).toEqual([404, 'address_not_found']);
  });

  it('is refused where the shop does not deliver', async () => {
    const addressId = await arrangeAddress(shop, buyer, { state_id: 26, city_id: 26_001 });
    await shop.database.pool.query('delete from shipping_rates where state_id = 26');
    const answer = await place(
      shop,
      { ...buyer, addressId },
      { lines: [{ id: bulb, quantity: 1 }], expected_total: 130 },
    );
    expect([answer.status, answer.problem.code]).toEqual([422, 'delivery_unavailable']);
  });

  it.each<[string, (id: number) => object, Record<string, string>]>([
    ['no lines', () => ({ lines: undefined }), { lines: 'required' }],
    ['an empty cart', () => ({ lines: [] }), { lines: 'required' }],
    [
      'too many lines',
      (id) => ({ lines: Array(101).fill({ id, quantity: 1 }) }),
      { lines: 'too_big' },
    ],
    ['a quantity of 0', (id) => ({ lines: [{ id, quantity: 0 }] }), quantityInvalid()],
    ['a quantity of −1', (id) => ({ lines: [{ id, quantity: -1 }] }), quantityInvalid()],
    ['a quantity of 1.5', (id) => ({ lines: [{ id, quantity: 1.5 }] }), quantityInvalid()],
    ['a quantity of 10^9', (id) => ({ lines: [{ id, quantity: 1e9 }] }), quantityInvalid()],
    ['a quantity in words', (id) => ({ lines: [{ id, quantity: '1' }] }), quantityInvalid()],
    [
      'duplicates that add up to too much',
      (id) => ({
        lines: [
          { id, quantity: 999 },
          { id, quantity: 1 },
        ],
      }),
      quantityInvalid(1),
    ],
    [
      'a product id in words',
      () => ({ lines: [{ id: 'x', quantity: 1 }] }),
      { 'lines.0.id': 'invalid' },
    ],
    [
      'a field that lines do not have',
      (id) => ({ lines: [{ id, quantity: 1, price: 1 }] }),
      { 'lines.0.price': 'unknown_field' },
    ],
    ['no total', () => ({ expected_total: undefined }), { expected_total: 'not_a_number' }],
    ['a negative total', () => ({ expected_total: -1 }), { expected_total: 'too_small' }],
    ['another payment', () => ({ payment_method: 'gold' }), { payment_method: 'invalid' }],
    ['a long note', () => ({ note: 'x'.repeat(501) }), { note: 'too_long' }],
    ['an address of 0', () => ({ address_id: 0 }), { address_id: 'invalid' }],
    ['a discount of its own', () => ({ discount: 50 }), { discount: 'unknown_field' }],
  ])('is refused with %s', async (_, body, fields) => {
    const answer = await place(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 130,
      body: body(bulb),
    });
    expect([answer.status, answer.problem.fields]).toEqual([400, fields]);
    expect([await stockOf(shop, bulb), await countOrders(shop, buyer)]).toEqual([10, 0]);
  });

  it('is refused to a guest', async () => {
    const answer = await place(
      shop,
      { ...buyer, token: '' },
      { lines: [{ id: bulb, quantity: 1 }], expected_total: 130 },
    );
    expect([answer.status, answer.problem.code]).toEqual([401, 'login_required']);
  });
});

it('a shopper without addresses can order nothing', async () => {
  const shopper = await arrangeShopper(shop);
  const answer = await place(
    shop,
    { ...shopper, addressId: 1 },
    { lines: [{ id: bulb, quantity: 1 }], expected_total: 130 },
  );
  expect(answer.problem.code).toBe('address_not_found');
});

function quantityInvalid(line = 0): Record<string, string> {
  return { [`lines.${line}.quantity`]: 'quantity_invalid' };
}
