import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let bulb: number;
beforeAll(async () => {
  shop = await TestApp.open();
  bulb = await insertProduct(shop.db);
});
afterAll(() => shop.close());

const nasrCity = { state_id: 1, city_id: 1_001 };
const ask = (body: object, token?: string) =>
  shop.call('quoteOrder', { body: { lines: [{ id: bulb, quantity: 1 }], ...body } }, { token });

describe('a quote is refused', () => {
  it('for an address to a guest, to an expired session, and to anybody else', async () => {
    const asked = { address_id: (await arrangeBuyer(shop)).addressId };
    const other = await arrangeBuyer(shop);
    const answers = [await ask(asked), await ask(asked, 'invented'), await ask(asked, other.token)];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [401, 'login_required'],
      [401, 'session_expired'],
      [404, 'address_not_found'],
    ]);
  });

  it.each<[string, object, number, unknown]>([
    ['no lines', { lines: undefined }, 400, { lines: 'required' }],
    ['an empty cart', { lines: [] }, 400, { lines: 'required' }],
    [
      '101 lines',
      { lines: Array.from({ length: 101 }, (_, n) => ({ id: n + 1 })) },
      400,
      { lines: 'too_big' },
    ],
    [
      'a quantity of 0',
      { lines: [{ id: 1, quantity: 0 }] },
      400,
      { 'lines.0.quantity': 'quantity_invalid' },
    ],
    [
      'more of a product than a line may have',
      { lines: [{ id: 1, quantity: 999 }, { id: 1 }] },
      400,
      { 'lines.1.quantity': 'quantity_invalid' },
    ],
    [
      'a price below nothing',
      { lines: [{ id: 1, expected_price: -1 }] },
      400,
      { 'lines.0.expected_price': 'too_small' },
    ],
    ['a total beyond everything', { expected_total: 1e11 }, 400, { expected_total: 'too_big' }],
    ['no city', { state_id: 1 }, 400, { city_id: 'city_required' }],
    ['no governorate', { city_id: 1_001 }, 400, { state_id: 'state_required' }],
    ['two places', { ...nasrCity, address_id: 1 }, 400, { address_id: 'invalid' }],
    ['two addresses', { default_address: true, address_id: 1 }, 400, { address_id: 'invalid' }],
    ['no default address', { default_address: false }, 400, { default_address: 'invalid' }],
    [
      'another governorate’s city',
      { state_id: 2, city_id: 1_001 },
      400,
      { city_id: 'city_not_in_state' },
    ],
    ['an unknown governorate', { state_id: 99, city_id: 1_001 }, 404, undefined],
    [
      'a code that no database takes',
      { voucher_code: 'EID\u0000' },
      400,
      { voucher_code: 'invalid' },
    ],
    ['a note', { note: 'Ring twice' }, 400, { note: 'unknown_field' }],
  ])('for %s', async (_, body, status, fields) => {
    const answer = await ask(body);
    expect([answer.status, answer.problem.fields]).toEqual([status, fields]);
  });
});
