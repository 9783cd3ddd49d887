import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrangeCatalogue, type Catalogue } from './arrange/catalogue.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let catalogue: Catalogue;
beforeAll(async () => {
  shop = await TestApp.open();
  catalogue = await arrangeCatalogue(shop.db);
});
afterAll(() => shop.close());

describe('one product', () => {
  it('is shown whole, in the caller’s language', async () => {
    const id = catalogue.products.pendant;
    const { status, body } = await shop.call('getProduct', { params: { id } }, { locale: 'ar' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      name: 'دلاية لومينا نحاس',
      list_price: 1850,
      discount: 15,
      price: 1573,
      stock: { available: 5, in_stock: true },
      featured: true,
      specs: { base: 'E27', finish: ['gold', 'black'] },
    });
  });

  it('that is sold out is shown as such', async () => {
    const { body } = await shop.call('getProduct', { params: { id: catalogue.products.candle } });
    expect(body.data.stock).toEqual({ available: 0, in_stock: false });
  });

  it('that never was is not found', async () => {
    const unknown = await shop.call('getProduct', { params: { id: 2_147_483_647 } });
    expect([unknown.status, unknown.problem.code]).toEqual([404, 'product_not_found']);
  });

  it('that is withdrawn from sale is gone, and says what it was, in the language asked for', async () => {
    const params = { id: catalogue.products.hidden };
    const arabic = await shop.call('getProduct', { params }, { locale: 'ar' });
    const english = await shop.call('getProduct', { params }, { locale: 'en' });
    for (const { status, problem } of [arabic, english]) {
      expect([status, problem.code]).toEqual([410, 'product_gone']);
    }
    expect(english.problem).toMatchObject({
      name: expect.stringMatching(/[a-z]/i),
      category: { id: expect.any(Number), name: expect.stringMatching(/[a-z]/i) },
    });
    expect(arabic.problem).not.toMatchObject({ name: english.problem.name });
  });

  it.each(['0', '-5', 'abc', '1.0', '2147483648', '١'])('the id %s is refused', async (id) => {
    const { status, problem } = await shop.call('getProduct', { params: { id } });
    expect([status, problem.fields]).toEqual([400, { id: 'invalid' }]);
  });

  it('a body with anything in it is refused', async () => {
    const id = catalogue.products.bulb9;
    const { problem } = await shop.call('getProduct', { params: { id }, body: { limit: 1 } });
    expect(problem.fields).toEqual({ limit: 'unknown_field' });
  });
});

describe('a cart’s products', () => {
  it('come at today’s prices and stock, in the order of the lines', async () => {
    const { bulb9, candle, pendant } = catalogue.products;
    const lines = [pendant, bulb9, candle].map((id) => ({ id, quantity: 2 }));
    const { body } = await shop.call('listCartProducts', { body: { lines } });
    expect(
      body.products.map(({ id, list_price, discount, price, saving, stock }) => ({
        id,
        list_price,
        discount,
        price,
        saving,
        stock: stock.available,
      })),
    ).toEqual([
      { id: pendant, list_price: 1850, discount: 15, price: 1573, saving: 277, stock: 5 },
      { id: bulb9, list_price: 89, discount: 10, price: 80, saving: 9, stock: 40 },
      { id: candle, list_price: 45.5, discount: 0, price: 46, saving: 0, stock: 0 },
    ]);
    expect(body.missing).toEqual([]);
  });

  it('come once, however many lines name them', async () => {
    const { bulb9, bulb12 } = catalogue.products;
    const lines = [bulb12, bulb9, bulb12].map((id) => ({ id, quantity: 1 }));
    const { body } = await shop.call('listCartProducts', { body: { lines } });
    expect(body.products.map(({ id }) => id)).toEqual([bulb12, bulb9]);
  });

  it('come for lines without a quantity too, as favourites are asked for', async () => {
    const { bulb9, pendant } = catalogue.products;
    const lines = [{ id: pendant }, { id: bulb9 }];
    const { body } = await shop.call('listCartProducts', { body: { lines } });
    expect(body.products.map(({ id }) => id)).toEqual([pendant, bulb9]);
  });

  it('that are unknown or withdrawn are missing, each once', async () => {
    const { bulb9, hidden } = catalogue.products;
    const lines = [hidden, bulb9, 999_999, hidden].map((id) => ({ id, quantity: 1 }));
    const { body } = await shop.call('listCartProducts', { body: { lines } });
    expect(body.products.map(({ id }) => id)).toEqual([bulb9]);
    expect(body.missing).toEqual([hidden, 999_999]);
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['no lines', [], { lines: 'required' }],
    ['no list', undefined, { lines: 'required' }],
    ['an id as text', [{ id: '1', quantity: 1 }], { 'lines.0.id': 'invalid' }],
    ['a negative quantity', [{ id: 1, quantity: -1 }], { 'lines.0.quantity': 'quantity_invalid' }],
    ['a fraction', [{ id: 1, quantity: 1.5 }], { 'lines.0.quantity': 'quantity_invalid' }],
    ['a huge quantity', [{ id: 1, quantity: 1e9 }], { 'lines.0.quantity': 'quantity_invalid' }],
    ['no quantity at all', [{ id: 1, quantity: null }], { 'lines.0.quantity': 'quantity_invalid' }],
    [
      'more lines than a cart may have',
      Array.from({ length: 101 }, (_, index) => ({ id: index + 1, quantity: 1 })),
      { lines: 'too_big' },
    ],
  ])('%s is refused by name', async (_, lines, fields) => {
    const { status, problem } = await shop.call('listCartProducts', { body: { lines } });
    expect([status, problem.fields]).toEqual([400, fields]);
  });
});
