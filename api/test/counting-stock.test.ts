import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeConfirmedOrder, handOver } from './arrange/fulfilment.ts';
import { arrangeBuyer, DELIVERY, place } from './arrange/orders.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let warehouse: StaffCaller;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  warehouse = await office.signIn('warehouse');
  manager = await office.signIn('manager');
});
afterAll(() => office.close());

const start = async (body: object = { scope: 'all' }) =>
  (await office.call('startStockCount', { body }, { as: warehouse })).body.data.id;
const enter = (
  id: number,
  product: number,
  quantity: number,
  {
    how = 'set',
    key = randomUUID() as string,
    as = warehouse,
    seen,
  }: { how?: string; key?: string; as?: StaffCaller; seen?: number | null } = {},
) =>
  office.call(
    'enterCount',
    { params: { id }, body: { key, product_id: product, how, quantity, seen } },
    { as },
  );
const read = async (id: number, as = warehouse) =>
  (await office.call('getStockCount', { params: { id } }, { as })).body.data;
const close = async (id: number, as = warehouse, version?: number) => {
  const body = { version: version ?? (await read(id)).version };
  return office.call('closeStockCount', { params: { id }, body }, { as });
};
const lines = async (id: number, query: object) =>
  (await office.call('listCountLines', { params: { id }, query }, { as: warehouse })).body.data;
const stockOf = async (id: number) =>
  (await office.call('getStock', { params: { id } }, { as: warehouse })).body.data;
const adjust = async (id: number, change: object) => {
  const { on_hand } = await stockOf(id);
  const body = { on_hand, ...change };
  return office.call('changeStock', { params: { id }, body }, { as: warehouse });
};
const booksAddUp = async () => expect((await auditShop(office.db)).findings).toEqual([]);

it('a count does not say what there should be, and books what differs when it is closed', async () => {
  const few = await insertProduct(office.db, { stock: 10 });
  const same = await insertProduct(office.db, { stock: 4 });
  const id = await start();
  const { body } = await enter(id, few, 7);
  expect(body.data).toMatchObject({ counted: 7, expected: null, problem: null });
  await enter(id, same, 4);
  expect((await stockOf(few)).on_hand).toBe(10);
  expect((await lines(id, { part: 'counted' })).every(({ expected }) => expected === null)).toBe(
    true,
  );
  const [different] = await lines(id, { part: 'different' });
  expect(different).toMatchObject({ id: few, counted: 7, expected: 10, problem: null });
  expect(await read(id)).toMatchObject({ counted: 2, different: 1, missing_units: 3 });
  expect((await close(id)).body.data).toMatchObject({ state: 'closed' });
  expect((await stockOf(few)).sellable).toBe(7);
  expect((await stockOf(same)).sellable).toBe(4);
  const movements = await office.call('listMovements', { params: { id: same } }, { as: warehouse });
  expect(movements.body.data[0]).toMatchObject({ delta: 0, reason: 'counted', note: `#${id}` });
  expect((await enter(id, few, 1)).problem.code).toBe('count_over');
  expect((await close(id, warehouse, 9)).problem.code).toBe('count_over');
  await booksAddUp();
});

it('what is sold, handed over and received after a product was counted stays so', async () => {
  const order = await arrangeConfirmedOrder(office);
  const id = await start();
  // Ten are in the shop, two of them in the order; somebody finds nine.
  await enter(id, order.bulb, 9);
  await handOver(office, warehouse, [order]);
  await adjust(order.bulb, { reason: 'received', quantity: 5 });
  expect((await close(id)).status).toBe(200);
  expect(await stockOf(order.bulb)).toMatchObject({ sellable: 12, promised: 0, on_hand: 12 });
  await booksAddUp();
});

it('an entry that is sent twice counts once; a second place is added, unless units have moved', async () => {
  const order = await arrangeConfirmedOrder(office);
  const id = await start();
  const key = randomUUID();
  await enter(id, order.bulb, 4, { key });
  await enter(id, order.bulb, 3, { how: 'add' });
  expect((await enter(id, order.bulb, 4, { key })).body.data.counted).toBe(7);
  await handOver(office, warehouse, [order]);
  expect((await enter(id, order.bulb, 1, { how: 'add' })).problem.code).toBe('count_moved');
  expect((await enter(id, order.bulb, 8)).body.data.counted).toBe(8);
  expect((await enter(id, order.bulb, 0, { how: 'remove' })).body.data.counted).toBeNull();
  expect(await read(id)).toMatchObject({ counted: 0 });
});

it('products that are counted while the list is walked hide no others from it', async () => {
  for (let number = 0; number < 52; number += 1) await insertProduct(office.db, { stock: 1 });
  const id = await start();
  const page = async (from: number) =>
    (await office.call('listCountLines', { params: { id }, query: { from } }, { as: warehouse }))
      .body;
  const first = await page(0);
  for (const { id: product } of first.data.slice(0, 10)) await enter(id, product, 1);
  const { open } = await read(id);
  const rest = await page(first.next ?? 0);
  expect([rest.data.length, rest.next]).toEqual([open - 40, null]);
  expect(first.data.map((line) => line.id)).not.toContain(rest.data[0]?.id);
});

it('what a colleague has entered is not replaced, or taken out, by somebody who has not seen it', async () => {
  const product = await insertProduct(office.db, { stock: 10 });
  const id = await start();
  await enter(id, product, 5, { as: manager, seen: null });
  const unseen = await enter(id, product, 3, { seen: null });
  expect(unseen.problem.code).toBe('count_entered');
  expect(await lines(id, { part: 'counted' })).toMatchObject([{ id: product, counted: 5 }]);
  // Pieces of a second place are added whatever was entered.
  expect((await enter(id, product, 3, { how: 'add', seen: null })).body.data.counted).toBe(8);
  expect((await enter(id, product, 0, { how: 'remove', seen: 5 })).problem.code).toBe(
    'count_entered',
  );
  expect((await enter(id, product, 9, { seen: 8 })).body.data.counted).toBe(9);
});

it('a product whose stock was corrected after it was counted has to be counted again', async () => {
  const product = await insertProduct(office.db, { stock: 10 });
  const id = await start();
  await enter(id, product, 8);
  await adjust(product, { reason: 'counted', quantity: 8 });
  expect(await lines(id, { part: 'different' })).toMatchObject([{ problem: 'corrected_since' }]);
  expect((await close(id)).problem).toMatchObject({ code: 'count_unbookable', count: 1 });
  await enter(id, product, 8);
  expect((await close(id)).status).toBe(200);
  expect((await stockOf(product)).on_hand).toBe(8);
});

it('a count that did not find what orders hold cannot be closed', async () => {
  const order = await arrangeConfirmedOrder(office);
  const id = await start();
  await enter(id, order.bulb, 1);
  expect(await lines(id, { part: 'different' })).toMatchObject([{ problem: 'promised' }]);
  expect((await close(id)).problem.code).toBe('count_unbookable');
});

it('nobody closes differences that they have not seen', async () => {
  const product = await insertProduct(office.db, { stock: 10 });
  const id = await start();
  const { version } = await read(id);
  await enter(id, product, 2);
  expect((await close(id, warehouse, version)).problem.code).toBe('record_changed');
  const cancel = { params: { id }, body: { version: version + 1 } };
  const { body } = await office.call('cancelStockCount', cancel, { as: warehouse });
  expect(body.data.state).toBe('cancelled');
  expect((await stockOf(product)).on_hand).toBe(10);
});

it('large differences are approved by somebody who did not count, at cost or else at the price', async () => {
  const owner = await office.signIn('owner');
  const product = await insertProduct(office.db, { stock: 100, listPrice: 400 });
  const id = await start();
  await enter(id, product, 80, { as: manager });
  expect(await read(id, manager)).toMatchObject({ needs_approval: true, value: -8000 });
  expect((await read(id)).value).toBeNull();
  expect((await close(id)).problem.code).toBe('count_needs_approval');
  expect((await close(id, manager)).problem.code).toBe('count_needs_approval');
  expect((await close(id, await office.signIn('accounts'))).problem.status).toBe(403);
  expect((await close(id, owner)).status).toBe(200);
  expect((await stockOf(product)).on_hand).toBe(80);
});

it('large differences are closed by who counted where nobody else may close a count', async () => {
  const owner = await office.signIn('owner');
  await office.signIn('accounts');
  const product = await insertProduct(office.db, { stock: 100, listPrice: 400 });
  const id = await start();
  await enter(id, product, 80, { as: owner });
  const { pool } = office.shop.database;
  const others = `id <> ${owner.staffId} and role_id in (select id from staff_roles where key in ('owner', 'manager'))`;
  await pool.query(`update staff set disabled_at = now() where ${others}`);
  expect((await close(id, owner)).status).toBe(200);
  await pool.query(`update staff set disabled_at = null where ${others}`);
});

it('finds products by the barcode on their box, all of those that share one', async () => {
  const boxed = await insertProduct(office.db, { stock: 2 });
  const other = await insertProduct(office.db, { stock: 2 });
  const barcode = (product: number, code: string) =>
    office.shop.database.pool.query('update products set item_code = $2 where id = $1', [
      product,
      code,
    ]);
  await barcode(boxed, '036000291452');
  const id = await start();
  const coded = async (code: string) => (await lines(id, { code })).map((line) => line.id);
  expect(await coded('0036000291452')).toEqual([boxed]);
  expect(await coded('٠٣٦٠٠٠٢٩١٤٥٢')).toEqual([boxed]);
  await barcode(other, '036000291452');
  expect(new Set(await coded('036000291452'))).toEqual(new Set([boxed, other]));
  expect(await coded('6221234567891')).toEqual([]);
});

it('a category, or a shelf, lists only its own products', async () => {
  const product = await insertProduct(office.db, { stock: 2 });
  await office.shop.database.pool.query(`update products set shelf = 'Z-07' where id = $1`, [
    product,
  ]);
  const id = await start({ scope: 'shelf', value: 'z-0' });
  expect(await lines(id, {})).toMatchObject([{ id: product, shelf: 'Z-07', counted: null }]);
  expect(await read(id)).toMatchObject({ open: 1, scope_name: 'z-0' });
  await enter(id, product, 2);
  expect(await lines(id, {})).toEqual([]);
  const [found] = await lines(id, { code: `${(await stockOf(product)).sku}` });
  expect(found).toMatchObject({ id: product, counted: 2 });
  const missing = { scope: 'category', value: 'nowhere' };
  const { problem } = await office.call('startStockCount', { body: missing }, { as: warehouse });
  expect(problem.code).toBe('category_not_found');
  const nothing = await office.call(
    'startStockCount',
    { body: { scope: 'shelf' } },
    { as: warehouse },
  );
  expect(nothing.problem.code).toBe('validation_failed');
});

it('orders, entries and two closings at once leave stock and movements equal', async () => {
  const buyer = await arrangeBuyer(office.shop);
  const product = await insertProduct(office.db, { stock: 50, listPrice: 10 });
  const id = await start();
  const order = () =>
    place(office.shop, buyer, {
      lines: [{ id: product, quantity: 1 }],
      expected_total: 10 + DELIVERY,
    });
  await Promise.all([order(), enter(id, product, 45), order(), order()]);
  const { version } = await read(id);
  const [one, other] = await Promise.all([
    close(id, warehouse, version),
    close(id, warehouse, version),
    order(),
    order(),
  ]);
  expect([one, other].map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stockOf(product)).toMatchObject({ on_hand: 45, promised: 5, sellable: 40 });
  await booksAddUp();
});
