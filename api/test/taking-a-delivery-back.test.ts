import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { cancelOrder } from '../src/orders/cancel-order.ts';
import { commandLine } from '../src/principals/principal.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, DELIVERY, depsOf, placed, stockOf as stockIn } from './arrange/orders.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
let warehouse: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  warehouse = await office.signIn('warehouse');
});
afterAll(() => office.close());

const receive = (lines: readonly object[], words = {}) =>
  office.call(
    'receiveGoods',
    { body: { key: randomUUID(), ...words, lines } },
    { as: manager, locale: 'en' },
  );
const takeBack = (id: number, as = manager) =>
  office.call('takeBackGoodsReceipt', { params: { id } }, { as, locale: 'en' });
const stockOf = (id: number) => stockIn(office.shop, id);
const costsOf = async (id: number) =>
  (await office.call('getProductCosts', { params: { id } }, { as: manager })).body.data;
const booksAddUp = async () => expect((await auditShop(office.db)).findings).toEqual([]);

it('a delivery is taken back: stock and costs are as before, with movements, one row of the audit trail and books that add up', async () => {
  const lamp = await insertProduct(office.db, { sku: 'BACK-1', stock: 2 });
  const bulb = await insertProduct(office.db, { sku: 'BACK-2', stock: 0 });
  await receive([{ product_id: lamp, quantity: 1, cost: 70 }]);
  const { id } = (
    await receive(
      [
        { product_id: lamp, quantity: 12, cost: 80.5 },
        { product_id: bulb, quantity: 30, cost: 3 },
      ],
      { reference: 'DN-105' },
    )
  ).body.data;
  const { body } = await takeBack(id);
  expect(body.data).toMatchObject({
    ...{ products: 2, units: 42, taken_back: 2 },
    lines: [{ taken_back: true }, { taken_back: true }],
  });
  expect([await stockOf(lamp), await stockOf(bulb)]).toEqual([3, 0]);
  expect([(await costsOf(lamp)).cost, (await costsOf(bulb)).cost]).toEqual([70, null]);
  const { body: movements } = await office.call(
    'listMovements',
    { params: { id: bulb } },
    { as: manager },
  );
  expect(movements.data[0]).toMatchObject({ delta: -30, reason: 'corrected', note: 'DN-105' });
  // Once, however often it is asked for.
  await Promise.all([takeBack(id), takeBack(id)]);
  expect(await stockOf(lamp)).toBe(3);
  const rows = await office.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'goods-receipt.take-back'));
  expect(rows).toMatchObject([
    { subjectId: String(id), after: { products: 2, units: 42, left: 0 } },
  ]);
  await booksAddUp();
});

it('of a delivery that is taken back, what was sold meanwhile stays and is named until its pieces are back', async () => {
  const sold = await insertProduct(office.db, { sku: 'SOLD-1', stock: 0, listPrice: 100 });
  const there = await insertProduct(office.db, { sku: 'SOLD-2', stock: 0 });
  const lines = [sold, there].map((product_id) => ({ product_id, quantity: 5, cost: 9 }));
  const { id } = (await receive(lines)).body.data;
  const buyer = await arrangeBuyer(office.shop);
  const { id: orderId } = await placed(office.shop, buyer, {
    lines: [{ id: sold, quantity: 2 }],
    expected_total: 200 + DELIVERY,
  });
  await office.call(
    'setProductCost',
    {
      params: { id: there },
      body: { cost: 11, version: (await costsOf(there)).version },
    },
    { as: manager },
  );
  expect((await takeBack(id)).body.data).toMatchObject({
    taken_back: 1,
    lines: [
      { sku: 'SOLD-1', taken_back: false, quantity: 5, sellable: 3 },
      { sku: 'SOLD-2', taken_back: true },
    ],
  });
  expect([await stockOf(sold), await stockOf(there)]).toEqual([3, 0]);
  // A cost that somebody set since is not that of the receipt.
  expect((await costsOf(there)).cost).toBe(11);
  expect((await takeBack(id)).problem.code).toBe('receipt_sold');
  await cancelOrder(depsOf(office.shop), commandLine, { orderId, reason: 'Wrong number' });
  expect((await takeBack(id)).body.data.taken_back).toBe(2);
  expect(await stockOf(sold)).toBe(0);
  await booksAddUp();
});

it('taking a delivery back with costs is for who may change costs', async () => {
  const id = await insertProduct(office.db, { stock: 0 });
  const receipt = (await receive([{ product_id: id, quantity: 1, cost: 2 }])).body.data.id;
  expect((await takeBack(receipt, warehouse)).problem.permission).toBe('costs.see');
  expect((await takeBack(999_999)).problem.code).toBe('goods_receipt_not_found');
});
