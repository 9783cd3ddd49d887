import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { editProduct } from '../src/catalog/edit-product.ts';
import { commandLine } from '../src/principals/principal.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, type Buyer, depsOf, place, placed } from './arrange/orders.ts';
import { arrangeVoucher } from './arrange/vouchers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  shop = await TestApp.open();
  buyer = await arrangeBuyer(shop);
});
afterAll(() => shop.close());

let serial = 0;
let sku: string;
let bulb: number;
/** A bulb at 100 EGP, 85 from six on and 75 from 24 on; 30 in stock. */
beforeEach(async () => {
  serial += 1;
  sku = `TIER-${serial}`;
  bulb = await insertProduct(shop.db, {
    sku,
    name: { ar: 'لمبة', en: 'Bulb' },
    listPrice: 100,
    stock: 30,
    tiers: [
      { from: 6, price_piastres: 8_500 },
      { from: 24, price_piastres: 7_500 },
    ],
  });
});

async function quote(body: object) {
  const { body: quoted } = await shop.call('quoteOrder', { body }, { token: buyer.token });
  return quoted.data;
}
const cart = (quantity: number, rest: object = {}) => ({
  lines: [{ id: bulb, quantity, ...rest }],
});

it('a product has its prices by quantity, in lists as well', async () => {
  const tiers = [
    { from: 6, price: 85 },
    { from: 24, price: 75 },
  ];
  const { body } = await shop.call('getProduct', { params: { id: bulb } });
  expect(body.data).toMatchObject({ price: 100, tiers });
  const { body: list } = await shop.call('listProducts', { body: {} });
  expect(list.data.find(({ id }) => id === bulb)).toMatchObject({ tiers });
});

it('a shopper who takes enough pays the lower price, and sees how many more units bring the next one', async () => {
  const prices = [];
  for (const quantity of [1, 5, 6, 23, 24]) {
    const [line] = (await quote(cart(quantity))).lines;
    prices.push([quantity, line?.unit_price, line?.total, line?.next_tier]);
  }
  expect(prices).toEqual([
    [1, 100, 100, { from: 6, price: 85 }],
    [5, 100, 500, { from: 6, price: 85 }],
    [6, 85, 510, { from: 24, price: 75 }],
    [23, 85, 1_955, { from: 24, price: 75 }],
    [24, 75, 1_800, null],
  ]);
});

it('lines of the same product count together', async () => {
  const half = { id: bulb, quantity: 3 };
  const { lines, totals } = await quote({ lines: [half, half] });
  expect([lines.length, lines[0]?.unit_price, totals.subtotal]).toEqual([1, 85, 510]);
});

it('a price for more than there are is not offered', async () => {
  await shop.database.pool.query('update products set stock = 20 where id = $1', [bulb]);
  const [line] = (await quote(cart(6))).lines;
  expect(line?.next_tier).toBeNull();
});

it('voucher, delivery, VAT, order and invoice go by the price for the quantity', async () => {
  const code = await arrangeVoucher(shop, { percent: 10 });
  const asked = { ...cart(6), voucher_code: code, address_id: buyer.addressId };
  const { totals, list_subtotal, product_discount } = await quote(asked);
  expect({ ...totals, list_subtotal, product_discount }).toEqual({
    list_subtotal: 600,
    product_discount: 90,
    subtotal: 510,
    discount: 51,
    shipping: 50,
    total: 509,
    vat_included: 56.37,
  });
  const order = await placed(shop, buyer, {
    lines: [{ id: bulb, quantity: 6, expected_price: 85 }],
    expected_total: 509,
    body: { voucher_code: code },
  });
  expect(order.totals).toEqual(totals);
  await advanceTo(shop, order.id, 'dispatched');
  const { body } = await shop.call(
    'getInvoice',
    { params: { id: order.id } },
    { token: buyer.token },
  );
  expect(body.data.order.totals).toEqual(totals);
  expect(body.data.order.lines).toMatchObject([{ quantity: 6, unit_price: 85, total: 510 }]);
});

it('an order at a price by quantity that changed since is refused with the new one', async () => {
  await editProduct(depsOf(shop), commandLine, { sku }, { tiers: [{ from: 6, price: 90 }] });
  const { problem } = await place(shop, buyer, {
    lines: [{ id: bulb, quantity: 6, expected_price: 85 }],
    expected_total: 560,
  });
  expect(problem).toMatchObject({
    code: 'order_differs',
    differences: [
      { kind: 'price', product_id: bulb, name: 'Bulb', expected: 85, actual: 90 },
      { kind: 'total', expected: 560, actual: 590 },
    ],
    quote: { total: 590 },
  });
});

it('fewer in stock than agreed to, and so at another price: both are said, and agreeing to both places the order', async () => {
  await shop.database.pool.query('update products set stock = 4 where id = $1', [bulb]);
  const { problem } = await place(shop, buyer, {
    lines: [{ id: bulb, quantity: 6, expected_price: 85 }],
    expected_total: 560,
  });
  expect(problem.differences).toEqual([
    { kind: 'stock', product_id: bulb, name: 'Bulb', requested: 6, available: 4 },
    { kind: 'price', product_id: bulb, name: 'Bulb', expected: 85, actual: 100 },
    { kind: 'total', expected: 560, actual: 450 },
  ]);
  await placed(shop, buyer, {
    lines: [{ id: bulb, quantity: 4, expected_price: 100 }],
    expected_total: 450,
  });
});

it('a cart that gets more of a product has no changed price, unless the price itself changed', async () => {
  const seen = { expected_price: 100, expected_quantity: 1 };
  expect((await quote(cart(6, seen))).differences).toEqual([]);
  await editProduct(depsOf(shop), commandLine, { sku }, { list_price: 120 });
  expect((await quote(cart(6, seen))).differences).toEqual([
    { kind: 'price', product_id: bulb, name: 'Bulb', expected: 100, actual: 120 },
  ]);
});

it('a discount that goes further than a price by quantity hides it, and shows it again when it ends', async () => {
  const shown = async () =>
    (await shop.call('getProduct', { params: { id: bulb } })).body.data.tiers.map(
      ({ from }) => from,
    );
  await editProduct(depsOf(shop), commandLine, { sku }, { discount: 20 });
  expect(await shown()).toEqual([24]);
  await editProduct(depsOf(shop), commandLine, { sku }, { discount: 0 });
  expect(await shown()).toEqual([6, 24]);
});

it('an edit cannot make a price by quantity dearer than fewer', async () => {
  const edit = (changes: object) => editProduct(depsOf(shop), commandLine, { sku }, changes);
  await expect(edit({ list_price: 85 })).rejects.toMatchObject({
    code: 'tiers_do_not_fall',
    members: { from: 6, below: 85 },
  });
  await expect(
    edit({
      tiers: [
        { from: 6, price: 90 },
        { from: 3, price: 80 },
      ],
    }),
  ).rejects.toMatchObject({ code: 'tiers_do_not_fall', members: { from: 3, above: 6 } });
  expect((await edit({ list_price: 85, tiers: [] })).changed).toBe(true);
  expect((await edit({ tiers: [] })).changed).toBe(false);
});

it('orders placed while prices change are each charged what their shopper agreed to', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => arrangeBuyer(shop)));
  const orders = buyers.map((each) =>
    place(shop, each, {
      lines: [{ id: bulb, quantity: 6, expected_price: 85 }],
      expected_total: 560,
    }),
  );
  await editProduct(depsOf(shop), commandLine, { sku }, { tiers: [{ from: 6, price: 90 }] });
  const possible = [
    [200, 560],
    [409, 590],
  ];
  for (const { status, body, problem } of await Promise.all(orders)) {
    const quoted = (problem.quote as { total: number } | undefined)?.total;
    expect(possible).toContainEqual([status, quoted ?? body.data.totals.total]);
  }
});
