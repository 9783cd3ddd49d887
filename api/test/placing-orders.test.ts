import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertProduct, somePicture } from './arrange/catalogue.ts';
import {
  arrangeAddress,
  arrangeBulbAndLamp,
  arrangeBuyer,
  type Buyer,
  DELIVERY,
  place,
  placed,
  stockOf,
} from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

const NEW_CAIRO = 1_056;

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

describe('a placed order', () => {
  it('is answered whole: number, lines, totals, address, timeline', async () => {
    const order = await placed(shop, buyer, {
      lines: [
        { id: lamp, quantity: 1, expected_price: 400 },
        { id: bulb, quantity: 2, expected_price: 80 },
      ],
      expected_total: 560 + DELIVERY,
      body: { expected_shipping: DELIVERY, note: ' Ring twice ' },
    });
    expect(order).toEqual({
      id: order.id,
      number: order.number,
      status: 'draft',
      status_code: 'order_draft',
      placed_at: shop.clock.now().toISOString(),
      total_items: 2,
      total_quantity: 3,
      total: 610,
      cancellable: true,
      lines: [
        {
          product_id: lamp,
          sku: order.lines[0]?.sku,
          name: 'Table lamp',
          image: order.lines[0]?.image,
          kelvin: null,
          list_price: 400,
          discount: 0,
          unit_price: 400,
          quantity: 1,
          total: 400,
        },
        {
          product_id: bulb,
          sku: `BULB-${buyer.customerId}`,
          name: 'LED bulb',
          image: { ...somePicture(`bulb-${buyer.customerId}`), alt: 'Picture' },
          kelvin: 3_000,
          list_price: 89,
          discount: 10,
          unit_price: 80,
          quantity: 2,
          total: 160,
        },
      ],
      list_subtotal: 578,
      product_discount: 18,
      totals: {
        subtotal: 560,
        discount: 0,
        shipping: 50,
        total: 610,
        // 400 × 14 / 114 = 49.12 and 160 × 14 / 114 = 19.65, each rounded to a piastre.
        vat_included: 68.77,
      },
      payment_method: 'cash_on_delivery',
      payment_state: 'on_delivery',
      payment: {
        method: 'cash_on_delivery',
        state: 'on_delivery',
        pay_until: null,
        paid: 0,
        refunded: 0,
        paid_at: null,
        attempt: null,
        earlier: null,
        refunds: [],
      },
      to_refund: 0,
      voucher_code: null,
      note: 'Ring twice',
      address: {
        full_name: 'Mona Adel',
        mobile: '+201012345678',
        second_mobile: null,
        state: 'Cairo',
        city: 'Nasr City',
        street: '12 Abbas El Akkad',
        building: null,
        floor: null,
        apartment: null,
        landmark: null,
      },
      delivery_days: { min: 1, max: 2 },
      expected: { from: '2026-03-02', to: '2026-03-03' },
      timeline: [
        { state: 'draft', at: shop.clock.now().toISOString(), actor: 'shopper', note: null },
      ],
      invoice: null,
    });
    expect(order.number).toMatch(/^DP-1\d{5}$/);
  });

  it('takes its units out of stock and writes the movement down', async () => {
    const order = await placed(shop, buyer, {
      lines: [{ id: bulb, quantity: 4 }],
      expected_total: 320 + DELIVERY,
    });
    expect(await stockOf(shop, bulb)).toBe(6);
    const { rows } = await shop.database.pool.query(
      'select delta, reason from stock_movements where order_id = $1',
      [order.id],
    );
    expect(rows).toEqual([{ delta: -4, reason: 'sold' }]);
  });

  it('can take the last unit', async () => {
    await placed(shop, buyer, { lines: [{ id: lamp, quantity: 3 }], expected_total: 1_250 });
    expect(await stockOf(shop, lamp)).toBe(0);
  });

  it('is delivered free from the threshold on', async () => {
    const chandelier = await insertProduct(shop.db, { listPrice: 2_500 });
    const { totals } = await placed(shop, buyer, {
      lines: [{ id: chandelier, quantity: 1 }],
      expected_total: 2_500,
    });
    expect(totals).toMatchObject({ shipping: 0, total: 2_500 });
  });

  it('merges lines of the same product', async () => {
    const { lines, total_items } = await placed(shop, buyer, {
      lines: [
        { id: bulb, quantity: 1 },
        { id: lamp, quantity: 1 },
        { id: bulb, quantity: 2 },
      ],
      expected_total: 640 + DELIVERY,
    });
    expect(lines.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [bulb, 3],
      [lamp, 1],
    ]);
    expect(total_items).toBe(2);
  });

  it('keeps its copy when product and address change afterwards', async () => {
    const { id } = await placed(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 80 + DELIVERY,
    });
    const { pool } = shop.database;
    await pool.query(
      `update products set name_en = 'Other', list_price_piastres = 1 where id = $1`,
      [bulb],
    );
    await shop.call(
      'deleteAddress',
      { body: { address_id: buyer.addressId } },
      { token: buyer.token },
    );
    const { body } = await shop.call('getOrder', { params: { id } }, { token: buyer.token });
    expect(body.data.lines[0]).toMatchObject({ name: 'LED bulb', unit_price: 80 });
    expect(body.data.address.street).toBe('12 Abbas El Akkad');
  });

  it('is shown in whichever language is asked for', async () => {
    const { id } = await placed(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 80 + DELIVERY,
    });
    const { body } = await shop.call(
      'getOrder',
      { params: { id } },
      { token: buyer.token, locale: 'ar' },
    );
    expect(body.data.lines[0]?.name).toBe('لمبة ليد');
    expect(body.data.address).toMatchObject({ state: 'القاهرة', city: 'مدينة نصر' });
  });

  it('costs the delivery to its own city', async () => {
    const newCairo = await arrangeAddress(shop, buyer, { city_id: NEW_CAIRO });
    const answer = await place(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 145,
      body: { address_id: newCairo },
    });
    expect([answer.status, answer.body.data?.delivery_days]).toEqual([200, { min: 1, max: 3 }]);
  });
});
