import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeAddress, arrangeBuyer } from './arrange/orders.ts';
import { arrangeVoucher } from './arrange/vouchers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let bulb: number;
let chandelier: number;
beforeAll(async () => {
  shop = await TestApp.open();
  bulb = await insertProduct(shop.db, { listPrice: 80 });
  chandelier = await insertProduct(shop.db, { listPrice: 2_500 });
});
afterAll(() => shop.close());

const cost = (body: object, token?: string) => shop.call('getShippingCost', { body }, { token });
const nasrCity = { state_id: 1, city_id: 1_001 };

describe('delivery', () => {
  it.each([
    ['Nasr City', 1, 1_001, 50, 1, 2],
    ['New Cairo, a new city', 1, 1_056, 65, 1, 3],
    ['Alexandria', 3, 3_001, 75, 2, 3],
    ['10th of Ramadan, a new city of Sharqia', 6, 6_002, 65, 1, 3],
    ['Minya', 17, 17_001, 100, 3, 5],
    ['Matrouh', 24, 24_001, 120, 5, 7],
    ['a place without a name in Aswan', 22, 22_999, 100, 3, 5],
  ])('to %s costs its zone’s rate', async (_, state_id, city_id, egp, min, max) => {
    const { body } = await cost({ state_id, city_id, lines: [{ id: bulb, quantity: 1 }] });
    expect(body.data).toEqual({ cost: egp, free: false, free_over: 2_500, days: { min, max } });
  });

  it('is free from the threshold on, and not before', async () => {
    const below = await cost({ ...nasrCity, lines: [{ id: bulb, quantity: 31 }] });
    expect([below.body.data.cost, below.body.data.free]).toEqual([50, false]);
    const at = await cost({ ...nasrCity, lines: [{ id: chandelier, quantity: 1 }] });
    expect([at.body.data.cost, at.body.data.free]).toEqual([0, true]);
  });

  it('counts the goods after the voucher', async () => {
    const voucher_code = await arrangeVoucher(shop, { amount: 1 });
    const lines = [{ id: chandelier, quantity: 1 }];
    const { body } = await cost({
      ...nasrCity,
      lines,
      voucher_code: ` ${voucher_code.toLowerCase()} `,
    });
    expect(body.data.free).toBe(false);
    const unknown = await cost({ ...nasrCity, lines, voucher_code: 'NOPE' });
    expect(unknown.body.data.free).toBe(true);
  });

  it.each([
    ['a zero byte', 'EID\u0000'],
    ['half a character', 'EID\ud800'],
  ])('refuses a voucher code with %s, which no database takes', async (_, voucher_code) => {
    const lines = [{ id: bulb, quantity: 1 }];
    const { status, problem } = await cost({ ...nasrCity, lines, voucher_code });
    expect([status, problem.fields]).toEqual([400, { voucher_code: 'invalid' }]);
  });

  it('takes a city’s own rate over its governorate’s, which is never free when the owner says so', async () => {
    await shop.database.pool.query(
      `insert into shipping_rates (state_id, city_id, cost_piastres, free_over_piastres, days_min, days_max)
       values (3, 3002, 4550, null, 0, 1)`,
    );
    const lines = [{ id: chandelier, quantity: 2 }];
    const { body } = await cost({ state_id: 3, city_id: 3_002, lines });
    expect(body.data).toEqual({
      cost: 45.5,
      free: false,
      free_over: null,
      days: { min: 0, max: 1 },
    });
  });

  it('to an own address is that of its place', async () => {
    const buyer = await arrangeBuyer(shop);
    const address_id = await arrangeAddress(shop, buyer, { state_id: 24, city_id: 24_001 });
    const lines = [{ id: bulb, quantity: 1 }];
    const { body } = await cost({ address_id, lines }, buyer.token);
    expect(body.data).toMatchObject({ cost: 120, days: { min: 5, max: 7 } });
  });

  it('skips products that are not sold, and merges lines', async () => {
    const gone = await insertProduct(shop.db, { listPrice: 9_000, published: false });
    const lines = [
      { id: gone, quantity: 1 },
      { id: 2_000_000_000, quantity: 1 },
      { id: bulb, quantity: 16 },
      { id: bulb, quantity: 16 },
    ];
    const { body } = await cost({ ...nasrCity, lines });
    expect(body.data).toMatchObject({ cost: 0, free: true });
  });
});

describe('there is no cost', () => {
  const lines = () => [{ id: bulb, quantity: 1 }];

  it('to a guest for an address, nor to an expired session', async () => {
    const { addressId } = await arrangeBuyer(shop);
    const guest = await cost({ address_id: addressId, lines: lines() });
    expect([guest.status, guest.problem.code]).toEqual([401, 'login_required']);
    const expired = await cost({ address_id: addressId, lines: lines() }, 'invented');
    expect([expired.status, expired.problem.code]).toEqual([401, 'session_expired']);
  });

  it('where the shop does not deliver', async () => {
    await shop.database.pool.query('delete from shipping_rates where state_id = 26');
    const { status, problem } = await cost({ state_id: 26, city_id: 26_001, lines: lines() });
    expect([status, problem.code]).toEqual([422, 'delivery_unavailable']);
  });

  it.each<[string, object, number, unknown]>([
    ['no place', {}, 400, { state_id: 'state_required', city_id: 'city_required' }],
    ['no city', { state_id: 1 }, 400, { city_id: 'city_required' }],
    ['no governorate', { city_id: 1_001 }, 400, { state_id: 'state_required' }],
    [
      'another governorate’s city',
      { state_id: 2, city_id: 1_001 },
      400,
      { city_id: 'city_not_in_state' },
    ],
    ['an unknown governorate', { state_id: 99, city_id: 1_001 }, 404, undefined],
    ['an unknown city', { state_id: 1, city_id: 99 }, 404, undefined],
    ['an empty cart', { ...nasrCity, lines: [] }, 400, { lines: 'required' }],
    [
      'a quantity of 0',
      { ...nasrCity, lines: [{ id: 1, quantity: 0 }] },
      400,
      { 'lines.0.quantity': 'quantity_invalid' },
    ],
    ['an address in words', { address_id: 'home' }, 400, { address_id: 'invalid' }],
    ['another field', { ...nasrCity, zone: 'north' }, 400, { zone: 'unknown_field' }],
  ])('for %s', async (_, body, status, fields) => {
    const answer = await cost({ lines: lines(), ...body });
    expect([answer.status, answer.problem.fields]).toEqual([status, fields]);
  });
});
