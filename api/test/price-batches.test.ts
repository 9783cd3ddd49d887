import { wallTimeOf } from '@dp/contract/cairo-time.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { workOnPriceBatches } from '../src/price-batches/work-on-price-batches.ts';
import { insertCategory, insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, DELIVERY, placed } from './arrange/orders.ts';
import { arrangePriceBatch, finishPriceWork } from './arrange/price-batches.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let manager: StaffCaller;
let other: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  other = await office.signIn('manager');
});
afterAll(() => office.close());

let serial = 0;
/** Products of a category of their own, which a batch can choose. */
async function arrange(...listPrices: number[]) {
  serial += 1;
  const category = `lamps-${serial}`;
  const categoryId = await insertCategory(office.db, { slug: category });
  const ids: number[] = [];
  for (const listPrice of listPrices) {
    ids.push(await insertProduct(office.db, { listPrice, categoryId, stock: 50 }));
  }
  return { category, categoryId, ids };
}
const prepare = (category: string, rule: object = { percent: 10, rounding: '1' }) =>
  arrangePriceBatch(office, manager, { category, ...rule });
const see = async (id: number) =>
  (await office.call('getPriceBatch', { params: { id } }, { as: manager })).body.data;
const step = (
  name: 'applyPriceBatch' | 'undoPriceBatch' | 'discardPriceBatch' | 'unschedulePriceBatch',
  { id, version }: { id: number; version: number },
  body: object = {},
) => office.call(name, { params: { id }, body: { version, ...body } }, { as: manager });
async function finish(name: 'applyPriceBatch' | 'undoPriceBatch', id: number) {
  expect((await step(name, await see(id))).status).toBe(200);
  await finishPriceWork(office, 2);
  return see(id);
}
const rowsOf = async (id: number, show: 'changes' | 'refused' | 'left') =>
  (
    await office.call(
      'listPriceBatchRows',
      { params: { id }, query: { show } },
      { as: manager, locale: 'en' },
    )
  ).body.data;
const product = async (id: number) =>
  (await office.call('getStaffProduct', { params: { id } }, { as: manager })).body.data;
const listPricesOf = async (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await product(id)).list_price));
/** The prices that the shop's list of the category shows, cheapest first. */
async function shopPrices(categoryId: number) {
  const { body } = await office.shop.call('listCategoryProducts', {
    params: { id: categoryId },
    body: { sort: 'price_asc' },
  });
  return body.products.map(({ price }) => price);
}
async function edit(id: number, changes: object) {
  const { id: _, sku: __, stock: ___, image: ____, ...fields } = await product(id);
  const body = { ...fields, ...changes };
  return office.call('editProduct', { params: { id }, body }, { as: other });
}

it('prices rise by one rule, the shop shows them at once, and one undo brings all back', async () => {
  const { category, categoryId, ids } = await arrange(100, 1_250, 333, 5_000, 62);
  expect(await shopPrices(categoryId)).toEqual([62, 100, 333, 1_250, 5_000]);
  const batch = await prepare(category, { percent: 7, rounding: '5' });
  expect(batch).toMatchObject({ state: 'ready', changes: 5, refused: 0, unchanged: 0 });
  // Nothing changes before it is applied.
  expect(await listPricesOf(ids)).toEqual([100, 1_250, 333, 5_000, 62]);
  expect(await rowsOf(batch.id, 'changes')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: ids[1], before: 1_250, after: 1_340, price_after: 1_340 }),
    ]),
  );

  expect(await finish('applyPriceBatch', batch.id)).toMatchObject({
    state: 'applied',
    left_at_apply: 0,
  });
  expect(await listPricesOf(ids)).toEqual([105, 1_340, 355, 5_350, 65]);
  expect(await shopPrices(categoryId)).toEqual([65, 105, 355, 1_340, 5_350]);

  expect((await finish('undoPriceBatch', batch.id)).state).toBe('undone');
  expect(await listPricesOf(ids)).toEqual([100, 1_250, 333, 5_000, 62]);
  expect(await shopPrices(categoryId)).toEqual([62, 100, 333, 1_250, 5_000]);
});

it('what cannot have its new price is refused with the reason, and what stays the same is counted', async () => {
  const { category, ids } = await arrange(100, 40, 300);
  const batch = await prepare(category, { amount: -50, rounding: '1' });
  expect(batch).toMatchObject({ changes: 2, refused: 1 });
  expect(await rowsOf(batch.id, 'refused')).toMatchObject([
    { id: ids[1], before: 40, after: -10, refusal: 'not_positive' },
  ]);
  await finish('applyPriceBatch', batch.id);
  expect(await listPricesOf(ids)).toEqual([50, 40, 250]);

  const same = await prepare(category, { percent: 1, rounding: '50' });
  expect(same).toMatchObject({ changes: 1, refused: 0, unchanged: 2 });
  await step('discardPriceBatch', same);
  const none = await prepare(category, { percent: 0.01, rounding: '10' });
  expect((await step('applyPriceBatch', none)).problem.code).toBe('price_batch_empty');
});

it('prices by quantity follow the rule, and come back with the undo', async () => {
  const { category, categoryId } = await arrange();
  const tiers = [{ from: 6, price_piastres: 9_000 }];
  const id = await insertProduct(office.db, { categoryId, listPrice: 100, tiers });
  const batch = await prepare(category);
  await finish('applyPriceBatch', batch.id);
  expect(await product(id)).toMatchObject({ list_price: 110, tiers: [{ from: 6, price: 99 }] });
  await finish('undoPriceBatch', batch.id);
  expect(await product(id)).toMatchObject({ list_price: 100, tiers: [{ from: 6, price: 90 }] });
});

it('a text and a state choose the products that the list shows', async () => {
  const { ids, category, categoryId } = await arrange(100);
  const name = { ar: 'نجفة ياقوت', en: 'Ruby chandelier' };
  const ruby = await insertProduct(office.db, { name, categoryId, listPrice: 200 });
  await insertProduct(office.db, { name, categoryId, listPrice: 300, published: false });
  const batch = await prepare(category, {
    text: 'ruby chandelier',
    filter: 'on_sale',
    percent: 10,
    rounding: '1',
  });
  expect(batch).toMatchObject({ text: 'ruby chandelier', filter: 'on_sale', changes: 1 });
  expect((await rowsOf(batch.id, 'changes')).map(({ id }) => id)).toEqual([ruby]);
  expect(ids).toHaveLength(1);
});

it('a price that somebody changed after the preview, or after the change, stays and is named', async () => {
  const { category, ids } = await arrange(100, 200, 300, 400);
  const [, second = 0, third = 0] = ids;
  const batch = await prepare(category);
  expect((await edit(second, { list_price: 222 })).status).toBe(200);
  const applied = await finish('applyPriceBatch', batch.id);
  expect(applied.left_at_apply).toBe(1);
  expect(await listPricesOf(ids)).toEqual([110, 222, 330, 440]);

  office.clock.advance({ minutes: 1 });
  await edit(third, { list_price: 299 });
  // A name is no price.
  await edit(ids[0] ?? 0, { name_en: 'Renamed since' });
  const undone = await finish('undoPriceBatch', batch.id);
  expect(undone.left_at_undo).toBe(1);
  expect(await listPricesOf(ids)).toEqual([100, 222, 299, 400]);
  const names = await office.call('listStaff', {}, { as: await office.signIn('owner') });
  const by = names.body.data.find(({ id }) => id === other.staffId)?.name;
  expect(await rowsOf(batch.id, 'left')).toMatchObject([
    { id: second, left: { at: 'apply', found: 222, by } },
    { id: third, left: { at: 'undo', found: 299, by, since: office.clock.now().toISOString() } },
  ]);
});

it('of two batches over one product the second leaves what the first changed', async () => {
  const { category, ids } = await arrange(100, 200);
  const first = await prepare(category);
  const second = await prepare(category, { percent: 50, rounding: '1' });
  await Promise.all([step('applyPriceBatch', first), step('applyPriceBatch', second)]);
  // Two processes at once.
  await Promise.all([finishPriceWork(office, 1), finishPriceWork(office, 1)]);
  expect(await see(first.id)).toMatchObject({ state: 'applied', left_at_apply: 0 });
  expect(await see(second.id)).toMatchObject({ state: 'applied', left_at_apply: 2 });
  expect(await listPricesOf(ids)).toEqual([110, 220]);
  // Undoing the second gives nothing back that it never changed.
  await finish('undoPriceBatch', second.id);
  expect(await listPricesOf(ids)).toEqual([110, 220]);
});

it('a process that ends in the middle leaves whole pieces, and another one goes on from there', async () => {
  const { category, ids } = await arrange(100, 200, 300, 400, 500);
  const batch = await prepare(category);
  await step('applyPriceBatch', batch);
  await workOnPriceBatches(office.shop.deps, 2);
  expect(await see(batch.id)).toMatchObject({ state: 'applying', version: batch.version + 1 });
  expect(await listPricesOf(ids)).toEqual([110, 220, 300, 400, 500]);
  // Half a batch cannot be taken back or discarded.
  const half = await see(batch.id);
  expect((await step('undoPriceBatch', half)).problem.code).toBe('price_batch_step_illegal');
  await finishPriceWork(office, 2);
  expect(await listPricesOf(ids)).toEqual([110, 220, 330, 440, 550]);
});

it('an editor that was open meanwhile gets a conflict, and an order keeps the price it was placed at', async () => {
  const { category, ids } = await arrange(100);
  const [id = 0] = ids;
  const { id: _, sku: __, stock: ___, image: ____, ...fields } = await product(id);
  const buyer = await arrangeBuyer(office.shop);
  const order = await placed(office.shop, buyer, {
    lines: [{ id, quantity: 1 }],
    expected_total: 100 + DELIVERY,
  });
  const batch = await prepare(category);
  await finish('applyPriceBatch', batch.id);
  const stale = await office.call(
    'editProduct',
    { params: { id }, body: { ...fields, list_price: 90 } },
    { as: other },
  );
  expect(stale.problem).toMatchObject({ status: 409, code: 'record_changed' });
  const later = await office.shop.call(
    'getOrder',
    { params: { id: order.id } },
    { token: buyer.token },
  );
  expect(later.body.data.lines[0]?.unit_price).toBe(100);
  // Sold in between is no change of the price.
  expect((await finish('undoPriceBatch', batch.id)).left_at_undo).toBe(0);
});

it('a batch waits for its time, changes the prices once, and its time can be taken back', async () => {
  const { category, ids } = await arrange(100);
  const batch = await prepare(category);
  const past = await step('applyPriceBatch', batch, { at: '2020-01-01T00:00' });
  expect(past.problem.fields).toEqual({ at: 'time_past' });
  const moment = new Date(office.clock.now().getTime() + 3_600_000);
  const at = wallTimeOf(moment);
  const planned = (await step('applyPriceBatch', batch, { at })).body.data;
  expect(planned).toMatchObject({ state: 'scheduled', scheduled_at: moment.toISOString() });
  const back = (await step('unschedulePriceBatch', planned)).body.data;
  await step('applyPriceBatch', back, { at });
  await finishPriceWork(office);
  expect(await listPricesOf(ids)).toEqual([100]);
  office.clock.advance({ hours: 1 });
  await Promise.all([finishPriceWork(office), finishPriceWork(office)]);
  expect(await listPricesOf(ids)).toEqual([110]);
  const trail = await office.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(batch.id)));
  const applied = trail.filter(({ action }) => action === 'price-batch.apply');
  expect(applied).toMatchObject([{ actor: 'system', actorName: 'price batches' }]);
});

it('a price that a batch changed at its time is named with who had chosen the time', async () => {
  const { category } = await arrange(100);
  const planned = await prepare(category);
  const late = await prepare(category);
  const at = wallTimeOf(new Date(office.clock.now().getTime() + 3_600_000));
  await step('applyPriceBatch', planned, { at });
  office.clock.advance({ hours: 1 });
  await finishPriceWork(office);
  office.clock.advance({ minutes: 1 });
  await finish('applyPriceBatch', late.id);
  const names = await office.call('listStaff', {}, { as: await office.signIn('owner') });
  const by = names.body.data.find(({ id }) => id === manager.staffId)?.name;
  expect(await rowsOf(late.id, 'left')).toMatchObject([{ left: { found: 110, by } }]);
});

it('a product’s own history shows what batches did to it', async () => {
  const { category, ids } = await arrange(100, 200);
  const [id = 0, untouched = 0] = ids;
  const batch = await prepare(category);
  await edit(untouched, { list_price: 210 });
  office.clock.advance({ seconds: 1 });
  await finish('applyPriceBatch', batch.id);
  office.clock.advance({ seconds: 1 });
  await finish('undoPriceBatch', batch.id);
  const as = await office.signIn('owner');
  const historyOf = async (product: number) => {
    const query = { subject_kind: 'product', subject_id: String(product) };
    const { body } = await office.call('listAuditRows', { query }, { as });
    return body.data.map(({ action, before, after }) => ({ action, before, after }));
  };
  expect(await historyOf(id)).toEqual([
    { action: 'price-batch.undo', before: { list_price: 110 }, after: { list_price: 100 } },
    { action: 'price-batch.apply', before: { list_price: 100 }, after: { list_price: 110 } },
  ]);
  expect((await historyOf(untouched)).map(({ action }) => action)).toEqual(['product.edit']);
});

it('a batch that was never applied can be discarded; of two concurrent steps one is refused', async () => {
  const { category, ids } = await arrange(100);
  const batch = await prepare(category);
  const both = await Promise.all([
    step('applyPriceBatch', batch),
    step('discardPriceBatch', batch),
  ]);
  const statuses = both.map(({ status }) => status).sort();
  expect([[200, 409].toString(), [200, 404].toString()]).toContain(statuses.toString());
  await finishPriceWork(office);
  const gone = await prepare(category);
  await step('discardPriceBatch', gone);
  await finishPriceWork(office);
  const missing = await office.call('getPriceBatch', { params: { id: gone.id } }, { as: manager });
  expect(missing.problem.code).toBe('price_batch_not_found');
  expect(ids).toHaveLength(1);
});

it('prices follow costs, and only who sees costs learns how, and what is left', async () => {
  const { category, ids } = await arrange(100, 200, 300);
  const [lamp, bulb, unknown] = ids as [number, number, number];
  const costs: readonly (readonly [number, number])[] = [
    [lamp, 60],
    [bulb, 80],
  ];
  for (const [id, cost] of costs) {
    const body = { version: 0, cost };
    await office.call('setProductCost', { params: { id }, body }, { as: manager });
  }
  const rule = { cost: { rate: 1.5, markup: 20 }, rounding: '5' };
  const batch = await prepare(category, rule);
  expect(batch).toMatchObject({ changes: 2, refused: 1, cost: { rate: 1.5, markup: 20 } });
  expect(await rowsOf(batch.id, 'changes')).toMatchObject([
    { id: lamp, before: 100, after: 110, margin_before: 40, margin_after: 45.5 },
    { id: bulb, before: 200, after: 145, margin_before: 60, margin_after: 44.8 },
  ]);
  expect(await rowsOf(batch.id, 'refused')).toMatchObject([
    { id: unknown, after: 300, refusal: 'no_cost', margin_after: null },
  ]);

  const as = await office.signIn(['prices.edit']);
  const params = { id: batch.id };
  const { body: hidden } = await office.call('getPriceBatch', { params }, { as });
  expect(hidden.data.cost).toEqual({ rate: null, markup: null });
  const rows = await office.call('listPriceBatchRows', { params }, { as });
  expect(rows.body.data.map(({ margin_after: margin }) => margin)).toEqual([null, null]);
  const refused = await office.call('createPriceBatch', { body: { category, ...rule } }, { as });
  expect(refused.problem).toMatchObject({ code: 'permission_required', permission: 'costs.see' });

  const later = wallTimeOf(new Date(office.clock.now().getTime() + 3_600_000));
  const answers = [
    (await office.call('createPriceBatch', { body: { category, ...rule } }, { as: manager })).body,
    (await step('applyPriceBatch', batch, { at: later })).body,
    (await step('unschedulePriceBatch', await see(batch.id))).body,
  ];
  expect(answers.map(({ data }) => data.cost)).toEqual(answers.map(() => rule.cost));
  const late = await step('applyPriceBatch', batch);
  expect(late.problem).toMatchObject({ code: 'record_changed', current: { cost: rule.cost } });

  await finish('applyPriceBatch', batch.id);
  expect(await listPricesOf(ids)).toEqual([110, 145, 300]);
});
