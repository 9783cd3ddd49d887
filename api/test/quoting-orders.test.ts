import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { arrangeCatalogue, type Catalogue } from './arrange/catalogue.ts';
import { limitOrderSize } from './arrange/order-size.ts';
import {
  arrangeAddress,
  arrangeBuyer,
  type Buyer,
  place,
  placed,
  stockOf,
} from './arrange/orders.ts';
import { addressOf } from './arrange/pictures.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let shelf: Catalogue;
let buyer: Buyer;

beforeAll(async () => {
  shop = await TestApp.open();
  shelf = await arrangeCatalogue(shop.db);
  buyer = await arrangeBuyer(shop);
});

afterAll(() => shop.close());
afterEach(() => limitOrderSize(shop.database.pool));
const nasrCity = { state_id: 1, city_id: 1_001 };

const ask = (body: object, token?: string, locale: 'ar' | 'en' = 'en') =>
  shop.call('quoteOrder', { body }, { token, locale });

async function quoted(body: object, token?: string, locale?: 'ar' | 'en') {
  const answer = await ask(body, token, locale);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body.data;
}

const bulbs = (quantity: number) => ({ lines: [{ id: shelf.products.bulb9, quantity }] });

describe('a quote', () => {
  it('for a guest without a place counts goods, discounts and VAT, and no delivery', async () => {
    const { bulb9, pendant } = shelf.products;
    const lines = [
      { id: pendant, quantity: 1 },
      { id: bulb9, quantity: 2 },
    ];
    expect(await quoted({ lines })).toEqual({
      lines: [
        expect.objectContaining({ product_id: pendant, unit_price: 1_573, total: 1_573 }),
        {
          product_id: bulb9,
          sku: 'NR-A60-9W',
          name: 'Nour LED bulb 9 W E27 warm white',
          brand: 'Nour',
          image: expect.objectContaining({ src: addressOf('nr-a60-9w'), alt: 'Picture' }),
          kelvin: 3_000,
          list_price: 89,
          discount: 10,
          unit_price: 80,
          next_tier: null,
          quantity: 2,
          total: 160,
          voucher_discount: 0,
          available: 40,
          max_quantity: 40,
        },
      ],
      missing: [],
      list_subtotal: 2_028,
      product_discount: 295,
      totals: { subtotal: 1_733, discount: 0, shipping: 0, total: 1_733, vat_included: 212.83 },
      voucher: null,
      delivery: null,
      free_delivery: { free_over: 2_500, goods: 1_733, left_to_free: 767 },
      address: null,
      refusal: null,
      differences: [],
    });
  });

  it('names products and brands in the language of the call', async () => {
    const [line] = (await quoted(bulbs(1), undefined, 'ar')).lines;
    expect(line).toMatchObject({ brand: 'نور', image: { alt: 'صورة' } });
    expect(line?.name).toContain('لمبة ليد نور');
  });

  it('merges lines, counts one without a quantity as one, and skips what is not sold', async () => {
    const { bulb9, hidden } = shelf.products;
    const { lines, missing, totals } = await quoted({
      lines: [
        { id: bulb9 },
        { id: hidden, quantity: 2 },
        { id: bulb9, quantity: 2 },
        { id: 2_000_000_000 },
      ],
    });
    expect(lines).toMatchObject([{ product_id: bulb9, quantity: 3, total: 240 }]);
    expect([missing, totals.total]).toEqual([[hidden, 2_000_000_000], 240]);
  });

  it('counts a price that was rounded up as no discount', async () => {
    const quote = await quoted({ lines: [{ id: shelf.products.candle, quantity: 3 }] });
    expect(quote).toMatchObject({ list_subtotal: 138, product_discount: 0 });
    expect(quote.lines[0]).toMatchObject({ list_price: 45.5, unit_price: 46 });
  });

  it('counts lines as asked for, beyond the stock too, and says what there is', async () => {
    const { bulb12, candle } = shelf.products;
    const quote = await quoted({
      lines: [
        { id: bulb12, quantity: 3 },
        { id: candle, quantity: 1 },
      ],
    });
    expect(quote.lines).toMatchObject([
      { quantity: 3, total: 360, available: 1, max_quantity: 1 },
      { quantity: 1, total: 46, available: 0, max_quantity: 0 },
    ]);
    expect(quote.totals.total).toBe(406);
    expect(quote.differences).toEqual([
      expect.objectContaining({ kind: 'stock', product_id: bulb12, requested: 3, available: 1 }),
      expect.objectContaining({ kind: 'stock', product_id: candle, requested: 1, available: 0 }),
    ]);
  });

  it('takes nothing from the stock', async () => {
    await quoted({ ...bulbs(2), default_address: true }, buyer.token);
    expect(await stockOf(shop, shelf.products.bulb9)).toBe(40);
  });
});

describe('delivery in a quote', () => {
  it('to a place costs its rate, and says what is missing until it is free', async () => {
    expect(await quoted({ ...bulbs(1), ...nasrCity })).toMatchObject({
      delivery: {
        state: 'available',
        cost: 50,
        free: false,
        free_over: 2_500,
        goods: 80,
        left_to_free: 2_420,
        days: { min: 1, max: 2 },
        // As the placed order says it.
        expected: { from: '2026-03-02', to: '2026-03-03' },
      },
      address: null,
      totals: { subtotal: 80, shipping: 50, total: 130 },
    });
    const { delivery, totals } = await quoted({ ...bulbs(32), ...nasrCity });
    expect(delivery).toMatchObject({ cost: 0, free: true, left_to_free: 0 });
    expect(totals).toMatchObject({ shipping: 0, total: 2_560 });
  });

  it('that is never free has nothing missing', async () => {
    await shop.database.pool.query(
      `insert into shipping_rates (state_id, city_id, cost_piastres, free_over_piastres, days_min, days_max)
       values (3, 3002, 4550, null, 0, 1)`,
    );
    const { delivery, totals } = await quoted({ ...bulbs(40), state_id: 3, city_id: 3_002 });
    expect(delivery).toMatchObject({ cost: 45.5, free_over: null, left_to_free: null });
    expect(totals.total).toBe(3_245.5);
  });

  it('to an own address comes with the address', async () => {
    const address_id = await arrangeAddress(shop, buyer, { state_id: 24, city_id: 24_001 });
    const quote = await quoted({ ...bulbs(1), address_id }, buyer.token);
    expect(quote.address).toMatchObject({
      id: address_id,
      full_name: 'Mona Adel',
      is_default: false,
    });
    expect(quote.delivery).toMatchObject({ cost: 120, days: { min: 5, max: 7 } });
  });

  it('goes to the default address when that is asked for, and nowhere without one', async () => {
    const body = { ...bulbs(1), default_address: true };
    const quote = await quoted(body, buyer.token);
    expect([quote.address?.id, quote.totals.total]).toEqual([buyer.addressId, 130]);
    for (const token of [undefined, 'invented']) {
      expect(await quoted(body, token)).toMatchObject({ address: null, delivery: null });
    }
    // The place that was chosen on the device counts only without such an address.
    const chosen = { ...body, state_id: 24, city_id: 24_001 };
    const { address, delivery } = await quoted(chosen, buyer.token);
    expect([address?.id, delivery]).toEqual([buyer.addressId, quote.delivery]);
    expect((await quoted(chosen)).delivery).toMatchObject({ cost: 120 });
  });

  it('where the shop does not deliver is said, and the goods are quoted all the same', async () => {
    await shop.database.pool.query('delete from shipping_rates where state_id = 26');
    expect(await quoted({ ...bulbs(1), state_id: 26, city_id: 26_001 })).toMatchObject({
      delivery: { state: 'unavailable' },
      totals: { shipping: 0, total: 80 },
    });
  });
});

describe('limits in a quote', () => {
  it('of a line bound what one order can have of it', async () => {
    await limitOrderSize(shop.database.pool, { units_per_line: 5 });
    const { lines, differences } = await quoted(bulbs(6));
    expect(lines[0]).toMatchObject({ quantity: 6, max_quantity: 5 });
    expect(differences).toMatchObject([{ kind: 'limit', requested: 6, allowed: 5 }]);
  });

  it('of an order refuse it with limit and units', async () => {
    await limitOrderSize(shop.database.pool, { units_per_order: 5 });
    expect((await quoted(bulbs(5))).refusal).toBeNull();
    expect((await quoted(bulbs(6))).refusal).toEqual({
      code: 'order_too_large',
      limit: 5,
      units: 6,
    });
  });

  it('of unconfirmed cash count the customer’s other orders', async () => {
    await limitOrderSize(shop.database.pool, { unconfirmed_cash: 300 });
    const customer = await arrangeBuyer(shop);
    await placed(shop, customer, { ...bulbs(1), expected_total: 130 });
    const asked = { ...bulbs(2), default_address: true };
    expect((await quoted(asked, customer.token)).refusal).toEqual({
      code: 'cash_limit_exceeded',
      limit: 300,
      unconfirmed: 130,
    });
    expect((await quoted(asked, buyer.token)).refusal).toBeNull();
    expect((await quoted(bulbs(4))).refusal).toMatchObject({ unconfirmed: 0 });
  });
});

describe('what a shopper saw before', () => {
  it('is compared with today, as placing does', async () => {
    const seen = {
      ...nasrCity,
      lines: [{ id: shelf.products.bulb9, quantity: 2, expected_price: 79 }],
      expected_shipping: 45.5,
      expected_total: 203.5,
    };
    expect((await quoted(seen)).differences).toEqual([
      expect.objectContaining({ kind: 'price', expected: 79, actual: 80 }),
      { kind: 'shipping', expected: 45.5, actual: 50 },
      { kind: 'total', expected: 203.5, actual: 210 },
    ]);
    const now = {
      ...seen,
      lines: [{ id: shelf.products.bulb9, quantity: 2, expected_price: 80 }],
      expected_shipping: 50,
      expected_total: 210,
    };
    expect((await quoted(now)).differences).toEqual([]);
  });

  it('is no longer true after an edit: placing is refused with the difference, and nothing happens', async () => {
    const { bulb9 } = shelf.products;
    const asked = { ...bulbs(2), default_address: true };
    const seen = await quoted(asked, buyer.token);
    const { pool } = shop.database;
    const price = (piastres: number) =>
      pool.query('update products set list_price_piastres = $1 where id = $2', [piastres, bulb9]);
    await price(99_00);
    const before = await stockOf(shop, bulb9);
    const refused = await place(shop, buyer, {
      lines: [{ id: bulb9, quantity: 2, expected_price: seen.lines[0]?.unit_price ?? 0 }],
      expected_total: seen.totals.total,
    });
    expect([refused.status, refused.problem.code]).toEqual([409, 'order_differs']);
    expect(refused.problem.differences).toEqual([
      expect.objectContaining({ kind: 'price', expected: 80, actual: 89 }),
      { kind: 'total', expected: 210, actual: 228 },
    ]);
    expect(await stockOf(shop, bulb9)).toBe(before);
    expect((await quoted(asked, buyer.token)).totals).toEqual(refused.problem.quote);
    await price(89_00);
  });
});
