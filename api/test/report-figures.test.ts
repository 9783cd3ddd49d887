import type { ReportFigures } from '@dp/contract/staff/reports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '../src/orders/cancel-order.ts';
import { commandLine } from '../src/principals/principal.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { insertCategory, insertProduct } from './arrange/catalogue.ts';
import {
  advanceTo,
  arrangeAddress,
  arrangeBuyer,
  type Buyer,
  depsOf,
  placed,
} from './arrange/orders.ts';
import { arrangeVoucher } from './arrange/vouchers.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
let buyer: Buyer;
let bulb: number;
let bulbs: number;

/**
 * A day whose figures are added up by hand. One bulb costs 100 EGP, delivery 50 in Cairo.
 *
 * A: Cairo, 4 bulbs with 10 % off by a voucher, delivered: 360 and 50.
 * B: Cairo, 2 bulbs, refused at the door: 200 and 50.
 * C: Cairo, 1 bulb, cancelled before anybody confirmed it.
 * D: Giza, 3 bulbs, waiting for its confirmation: 300.
 */
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  const { shop } = office;
  buyer = await arrangeBuyer(shop);
  bulbs = await insertCategory(office.db, { name: { ar: 'لمبات', en: 'Bulbs' } });
  bulb = await insertProduct(office.db, { listPrice: 100, stock: 100, categoryId: bulbs });
  const giza = await arrangeAddress(shop, buyer, { state_id: 2, city_id: 2001 });
  const code = await arrangeVoucher(shop, { code: 'TENTH' });
  const order = async (quantity: number, total: number, body: object = {}) =>
    (await placed(shop, buyer, { lines: [{ id: bulb, quantity }], expected_total: total, body }))
      .id;
  const a = await order(4, 410, { voucher_code: code });
  const b = await order(2, 250);
  const c = await order(1, 150);
  await order(3, 350, { address_id: giza });
  await advanceTo(shop, a, 'delivered');
  await advanceTo(shop, b, 'dispatched');
  await returnOrder(depsOf(shop), commandLine, { orderId: b, restock: true, late: false });
  await cancelOrder(depsOf(shop), commandLine, { orderId: c });
});
afterAll(() => office.close());

const day = { from: '2026-03-01', to: '2026-03-01' };
async function report(name: string) {
  const input = { params: { report: name }, query: day };
  const { data } = (await office.call('getReport', input, { as: manager, locale: 'en' })).body;
  return data;
}
const rowsOf = async (name: string) =>
  Object.fromEntries((await report(name)).rows.map((row) => [row.name?.en ?? row.key, row]));

/** Of all orders: two of four sold, one of two that left the shop came back. */
const ALL: Partial<ReportFigures> = {
  placed: 4,
  sold: 2,
  delivered: 1,
  returned: 1,
  asked: 4,
  confirmed: 2,
  sales: 660,
  discount: 40,
  lost_shipping: 50,
};

describe('a day in the reports', () => {
  it('by day has all orders: asked and confirmed, delivered and returned, and what refusals cost', async () => {
    const { total, rows } = await report('days');
    expect(total).toMatchObject(ALL);
    expect(rows).toMatchObject([{ key: '2026-03-01', ...ALL }]);
    // 14/114 of the goods of A (44.21) and of D (36.84), each rounded to a piastre.
    expect(total.vat).toBe(81.05);
  });

  it('by governorate tells where parcels come back from', async () => {
    const { Cairo, Giza } = await rowsOf('governorates');
    expect(Cairo).toMatchObject({
      placed: 3,
      sold: 1,
      delivered: 1,
      returned: 1,
      asked: 3,
      confirmed: 2,
      sales: 360,
      shipping: 50,
      lost_shipping: 50,
    });
    expect(Giza).toMatchObject({
      placed: 1,
      sold: 1,
      delivered: 0,
      asked: 1,
      confirmed: 0,
      sales: 300,
    });
  });

  it('by product and by category counts units', async () => {
    const units = { placed: 10, sold: 7, delivered: 4, returned: 2, sales: 660, discount: 40 };
    expect((await report('products')).rows).toMatchObject([{ key: String(bulb), ...units }]);
    expect((await rowsOf('categories')).Bulbs).toMatchObject(units);
  });

  it('by voucher says what it gave and what it sold', async () => {
    expect((await report('vouchers')).rows).toMatchObject([
      { key: 'TENTH', placed: 1, sold: 1, sales: 360, discount: 40 },
    ]);
  });

  it('by courier has parcels delivered, at the first attempt, and returned, and the cash that is out', async () => {
    const { total } = await report('couriers');
    expect(total).toMatchObject({
      delivered: 1,
      returned: 1,
      first_attempts: 1,
      outstanding: 1,
      outstanding_sum: 410,
    });
  });
});
