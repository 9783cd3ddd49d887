import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { editProduct } from '../src/catalog/edit-product.ts';
import { commandLine } from '../src/principals/principal.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeConfirmedOrder, fillList, handOver, pack } from './arrange/fulfilment.ts';
import { arrangeBuyer, DELIVERY, depsOf, place } from './arrange/orders.ts';
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

const change = (id: number, body: object, as = warehouse) =>
  office.call('changeStock', { params: { id }, body }, { as });
const stockOf = async (id: number) =>
  (await office.call('getStock', { params: { id } }, { as: warehouse })).body.data;
const list = async (query: object) =>
  (await office.call('listStock', { query }, { as: warehouse })).body;
const movementsOf = async (id: number) =>
  (await office.call('listMovements', { params: { id } }, { as: warehouse })).body.data;
const booksAddUp = async () => expect((await auditShop(office.db)).findings).toEqual([]);

it('received units are on sale at once, and the movement says who, why and when', async () => {
  const id = await insertProduct(office.db, { stock: 0 });
  const shown = async () =>
    (await office.shop.call('getProduct', { params: { id } })).body.data.stock.available;
  expect(await shown()).toBe(0);
  const body = { reason: 'received', quantity: 10, on_hand: 0, note: ' Invoice 77 ' };
  expect((await change(id, body)).body.data).toMatchObject({
    id,
    sellable: 10,
    promised: 0,
    on_hand: 10,
  });
  expect(await shown()).toBe(10);
  expect((await movementsOf(id))[0]).toMatchObject({
    delta: 10,
    reason: 'received',
    note: 'Invoice 77',
    at: office.clock.now().toISOString(),
    actor: { kind: 'staff', name: expect.stringMatching(/./) },
    order: null,
  });
  expect((await office.db.select().from(auditLog)).at(-1)).toMatchObject({
    action: 'product.stock',
    actorId: warehouse.staffId,
    before: { sellable: 0 },
    after: { sellable: 10, reason: 'received', quantity: 10, note: 'Invoice 77' },
  });
  await booksAddUp();
});

it('units of orders that have not left count as in the shop, and cannot be taken out', async () => {
  const order = await arrangeConfirmedOrder(office);
  const id = order.bulb;
  expect(await stockOf(id)).toMatchObject({ sellable: 8, promised: 2, on_hand: 10 });
  const broken = await change(id, { reason: 'broken', quantity: 9, on_hand: 10 });
  expect(broken.problem).toMatchObject({
    status: 409,
    code: 'stock_promised',
    sellable: 8,
    promised: 2,
  });
  const counted = await change(id, { reason: 'counted', quantity: 1, on_hand: 10 });
  expect(counted.problem.code).toBe('stock_promised');
  expect((await change(id, { reason: 'counted', quantity: 9, on_hand: 10 })).body.data).toEqual(
    expect.objectContaining({ sellable: 7, promised: 2, on_hand: 9 }),
  );
  await change(id, { reason: 'broken', quantity: 7, on_hand: 9 });
  expect(await stockOf(id)).toMatchObject({ sellable: 0, promised: 2 });
  await handOver(office, warehouse, [order]);
  expect(await stockOf(id)).toMatchObject({ sellable: 0, promised: 0, on_hand: 0 });
  const [, , sold] = await movementsOf(id);
  expect(sold).toMatchObject({
    delta: -2,
    reason: 'sold',
    order: { id: order.id, number: order.number },
    actor: { kind: 'shopper', name: null },
  });
  await booksAddUp();
});

it('a parcel that stays when another of its order leaves still holds its units', async () => {
  const order = await arrangeConfirmedOrder(office);
  const lines = (product_id: number, quantity: number) => ({ lines: [{ product_id, quantity }] });
  const parcels = [lines(order.lamp, 1), lines(order.bulb, 2)];
  const [leaves] = await pack(office, warehouse, order.id, parcels);
  const { id, ...body } = await fillList(office, warehouse, [leaves?.code ?? '']);
  const params = { id };
  expect((await office.call('signHandover', { params, body }, { as: warehouse })).status).toBe(200);
  expect(await stockOf(order.bulb)).toMatchObject({ promised: 2, on_hand: 10 });
  expect(await stockOf(order.lamp)).toMatchObject({ promised: 0, on_hand: 4 });
});

it('a sale during a count changes nothing of it; a count without a difference is recorded', async () => {
  const id = await insertProduct(office.db, { stock: 5, listPrice: 100 });
  const buyer = await arrangeBuyer(office.shop);
  await place(office.shop, buyer, {
    lines: [{ id, quantity: 2 }],
    expected_total: 200 + DELIVERY,
  });
  const counted = await change(id, { reason: 'counted', quantity: 5, on_hand: 5 });
  expect(counted.body.data).toMatchObject({ sellable: 3, promised: 2 });
  expect((await movementsOf(id))[0]).toMatchObject({ delta: 0, reason: 'counted' });
});

it('of two who change one stock at once the second sees what the first did', async () => {
  const id = await insertProduct(office.db, { stock: 5 });
  const answers = await Promise.all([
    change(id, { reason: 'received', quantity: 10, on_hand: 5 }),
    change(id, { reason: 'broken', quantity: 1, on_hand: 5 }, manager),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const { on_hand: now } = await stockOf(id);
  expect([4, 15]).toContain(now);
  expect(refused?.problem).toMatchObject({
    code: 'record_changed',
    version: now,
    current: { id, on_hand: now },
  });
  await booksAddUp();
});

it('of a purchase and a breakage of the last unit at once, one happens', async () => {
  const id = await insertProduct(office.db, { stock: 1, listPrice: 100 });
  const buyer = await arrangeBuyer(office.shop);
  const [bought, broken] = await Promise.all([
    place(office.shop, buyer, { lines: [{ id, quantity: 1 }], expected_total: 100 + DELIVERY }),
    change(id, { reason: 'broken', quantity: 1, on_hand: 1 }),
  ]);
  expect([bought.status, broken.status].sort()).toEqual([200, 409]);
  expect((await stockOf(id)).sellable).toBe(0);
  await booksAddUp();
});

it.each([
  ['nothing received', { reason: 'received', quantity: 0 }, { quantity: 'too_small' }],
  ['half a lamp', { reason: 'received', quantity: 1.5 }, { quantity: 'not_whole' }],
  ['fewer broken than one', { reason: 'broken', quantity: -1 }, { quantity: 'too_small' }],
  ['a count below zero', { reason: 'counted', quantity: -1 }, { quantity: 'too_small' }],
  [
    'a correction of nothing without a note',
    { reason: 'corrected', quantity: 0 },
    { quantity: 'nothing_to_change', note: 'required' },
  ],
  ['no reason', { quantity: 1 }, { reason: 'required' }],
])('%s is refused beside the field', async (_, body, fields) => {
  const id = await insertProduct(office.db);
  expect((await change(id, { ...body, on_hand: 10 })).problem).toMatchObject({
    status: 400,
    fields,
  });
});

it('a correction goes both ways; more units than a product can have are refused', async () => {
  const id = await insertProduct(office.db, { stock: 5 });
  const note = 'Typing error of yesterday';
  const less = await change(id, { reason: 'corrected', quantity: -2, note, on_hand: 5 });
  expect(less.body.data.sellable).toBe(3);
  const more = await change(id, { reason: 'received', quantity: 1_000_000, on_hand: 3 });
  expect(more.problem).toMatchObject({ status: 409, code: 'stock_too_high', most: 1_000_000 });
});

it('the list has the least stock first, by pages, and what is low or withdrawn alone', async () => {
  const low = await insertProduct(office.db, { stock: 5 });
  const plenty = await insertProduct(office.db, { stock: 6 });
  const withdrawn = await insertProduct(office.db, { stock: 1, published: false });
  for (let n = 0; n < 55; n += 1) await insertProduct(office.db, { stock: 100 + n });
  const first = await list({});
  expect(first.data).toHaveLength(50);
  const second = await list({ after: first.next });
  const all = [...first.data, ...second.data];
  expect(second.next).toBeNull();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const sellable = all.map((product) => product.sellable);
  expect(sellable).toEqual(sellable.toSorted((one, other) => one - other));
  const lowIds = (await list({ filter: 'low' })).data.map(({ id }) => id);
  expect(lowIds).toContain(low);
  expect(lowIds).not.toContain(plenty);
  expect(lowIds).not.toContain(withdrawn);
  expect((await list({ filter: 'withdrawn' })).data.map(({ id }) => id)).toEqual([withdrawn]);
});

it('a product is found by name in any spelling and by SKU, also when it is withdrawn', async () => {
  const name = { ar: 'أباجورة مكتب إيطالية', en: 'Italian desk lamp' };
  const id = await insertProduct(office.db, { sku: 'ITA-900', name });
  await office.shop.catalog.refresh();
  const found = async (text: string, filter?: string) =>
    (await list({ text, filter })).data.map((product) => product.id);
  expect(await found('اباجوره ايطاليه')).toEqual([id]);
  expect(await found('ita-9')).toEqual([id]);
  await editProduct(depsOf(office.shop), commandLine, { sku: 'ITA-900' }, { state: 'withdrawn' });
  expect(await found('ابا ايطاليه')).toEqual([id]);
  expect(await found('ITA-900', 'withdrawn')).toEqual([id]);
  expect(await found('ITA-900', 'low')).toEqual([]);
  expect((await list({ text: 'no such thing at all' })).data).toEqual([]);
});

it('only who may adjust stock sees it, and an unknown product is not found', async () => {
  const content = await office.signIn('content');
  const id = await insertProduct(office.db);
  const refused = await change(id, { reason: 'received', quantity: 1, on_hand: 10 }, content);
  expect(refused.problem).toMatchObject({ status: 403, permission: 'stock.adjust' });
  const missing = await change(999_999, { reason: 'received', quantity: 1, on_hand: 0 });
  expect(missing.problem).toMatchObject({ status: 404, code: 'product_not_found' });
});
