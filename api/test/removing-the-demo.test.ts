import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { isCatalogUntouched } from '../src/catalog/catalog-version.ts';
import type { DemoPort } from '../src/opening/demo-port.ts';
import { workOnDemoRemoval } from '../src/opening/work-on-demo-removal.ts';
import { CatalogReadModel } from '../src/read-model/catalog-read-model.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { TEST_DEMO } from './arrange/demo.ts';
import { finishDemoRemoval } from './arrange/demo-removal.ts';
import { advanceTo, arrangeBuyer, type Buyer, place, placed } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';
import { openTestDatabase } from './test-database.ts';

let office: TestBackOffice;
let owner: StaffCaller;
let mona: Buyer;
let lamp: number;
let bulb: number;
let backUp: DemoPort['backUp'];

// A shop with two lamps of the demo, a shelf, brand and slide for them, and its shopper, who has ordered them.
beforeEach(async () => {
  backUp = TEST_DEMO.backUp;
  const demo = { ...TEST_DEMO, backUp: (at: Date) => backUp(at) };
  office = await TestBackOffice.on(await TestApp.on(await openTestDatabase(), {}, demo));
  owner = await office.signIn('owner');
  await query(
    `insert into brands (slug, name_ar, name_en) values ('demo-brand', 'د', 'Demo'), ('own', 'ا', 'Own')`,
  );
  await query(`insert into categories (slug, name_ar, name_en) values ('demo-top', 'د', 'Demo')`);
  await query(
    `insert into categories (slug, parent_id, name_ar, name_en)
     select below.slug, id, 'د', 'Demo' from categories, (values ('demo-lamps'), ('demo-bulbs')) as below (slug)`,
  );
  const [shelf] = await column(`select id from categories where slug = 'demo-lamps'`);
  const inDemo = { categoryId: Number(shelf), listPrice: 400, stock: 50 };
  lamp = await insertProduct(office.db, { ...inDemo, sku: 'DEMO-LAMP' });
  bulb = await insertProduct(office.db, { ...inDemo, sku: 'DEMO-BULB-17' });
  await query(
    `insert into carousel_items (slug, title_ar, title_en, product_id) values ('demo-slide', 'د', 'Demo', ${lamp}), ('own', 'ا', 'Own', ${lamp})`,
  );
  mona = await arrangeBuyer(office.shop, { email: 'mona@example.com' });
  await placed(office.shop, mona, { lines: [{ id: lamp, quantity: 2 }], expected_total: 850 });
  const dispatched = await placed(office.shop, mona, {
    lines: [{ id: bulb, quantity: 1 }],
    expected_total: 450,
  });
  await advanceTo(office.shop, dispatched.id, 'delivered');
});
afterEach(() => office.close());

const query = (text: string) => office.shop.database.pool.query(text);
const column = async (text: string) => (await query(text)).rows.map((row) => Object.values(row)[0]);
const opening = async () => (await office.call('getOpening', {}, { as: owner })).body.data;
const begin = (seen: string, word = 'REMOVE') =>
  office.call('removeDemo', { body: { word, seen } }, { as: owner });
const removal = async () => (await office.call('getDemoRemoval', {}, { as: owner })).body.data;
/** To its end, a product at a time. */
async function removeWhatIsShown() {
  expect((await begin((await opening()).demo.seen)).status).toBe(200);
  await finishDemoRemoval(office);
  return removal();
}
const work = () => workOnDemoRemoval(office.shop.deps, 1, () => {});
const BACKUP = '/data/backups/before-removing-the-demo';
const step = async (name: string) => (await opening()).steps.find((one) => one.name === name)?.done;
const listed = async () => {
  const { body } = await office.shop.call('listProducts', { body: {} });
  return body.data.map(({ id }) => id);
};

it('the demo goes as it was shown, and the shop is empty and its books add up', async () => {
  await query(
    `insert into stock_counts (scope, started_at, actor, actor_name) values ('all', now(), 'system', 'start')`,
  );
  await query(
    `insert into stock_count_lines (count_id, product_id, counted, expected, last_movement, counted_at)
     select id, ${lamp}, 1, 1, 1, now() from stock_counts`,
  );
  const other = new CatalogReadModel(office.shop.database);
  await other.refresh();
  const { goes } = (await opening()).demo;
  expect(goes).toMatchObject({
    products: 2,
    categories: 3,
    brands: 1,
    slides: 1,
    orders: 2,
    customers: 1,
  });
  expect(await removal()).toBeNull();
  const { body } = await begin((await opening()).demo.seen, ' حذف ');
  expect(body.data).toMatchObject({ state: 'backing_up', progress: 0, backup: null });
  await finishDemoRemoval(office);
  expect(await removal()).toMatchObject({
    state: 'removed',
    progress: null,
    removed: goes,
    backup: BACKUP,
    problem: null,
    started_by: { kind: 'staff' },
    ended_at: office.clock.now().toISOString(),
  });
  expect(
    await column(`select actor || ' ' || action from audit_log where subject_kind = 'demo'`),
  ).toEqual(['staff demo.remove', 'system demo.removed']);
  expect(await listed()).toEqual([]);
  // A process that has not seen the change yet.
  await other.refresh();
  expect([lamp, bulb].filter((id) => other.latest.products.has(id))).toEqual([]);
  expect(await column('select slug from categories union select slug from brands')).toEqual([
    'own',
  ]);
  expect(await column('select count(*)::int from customers')).toEqual([0]);
  expect(await column('select count(*)::int from stock_count_lines')).toEqual([0]);
  expect(await column('select last::int from invoice_counter')).toEqual([0]);
  expect((await auditShop(office.db)).findings).toEqual([]);
  expect(await isCatalogUntouched(office.db)).toBe(false);
  expect(await step('demo')).toBe(true);
  const again = await begin((await opening()).demo.seen);
  expect(again.problem).toMatchObject({ status: 409, code: 'demo_absent' });
});

it('what real people made stays, and so does what it needs', async () => {
  const { shop } = office;
  const [shelf] = await column(`select id from categories where slug = 'demo-bulbs'`);
  const own = await insertProduct(office.db, {
    sku: 'OWN',
    categoryId: Number(shelf),
    listPrice: 100,
    stock: 9,
  });
  const buyer = await arrangeBuyer(shop);
  await query(`insert into favourites values (${buyer.customerId}, ${bulb})`);
  await query(
    `insert into pinned_searches values
     ('bulb', 'bulb', '{${bulb},${own}}', 1), ('demo', 'demo', '{${bulb}}', 1), ('own', 'own', '{${own}}', 1)`,
  );
  const real = await placed(shop, buyer, {
    lines: [
      { id: lamp, quantity: 1 },
      { id: own, quantity: 1 },
    ],
    expected_total: 550,
  });
  await placed(shop, mona, { lines: [{ id: own, quantity: 3 }], expected_total: 350 });
  expect((await opening()).demo).toMatchObject({
    kept_products: 1,
    kept_groups: 3,
    goes: { products: 1, orders: 3 },
  });
  expect(await removeWhatIsShown()).toMatchObject({ removed: { products: 1, orders: 3 } });
  expect(await listed()).toEqual([own]);
  expect(await column('select number from orders')).toEqual([real.number]);
  expect(
    await column(`select sku || ' ' || published || ' ' || stock from products order by id`),
  ).toEqual(['DEMO-LAMP false 49', 'OWN true 8']);
  expect(await column('select slug from categories order by slug')).toEqual([
    'demo-bulbs',
    'demo-lamps',
    'demo-top',
  ]);
  expect(await column('select slug from carousel_items')).toEqual(['own']);
  expect(
    await column(`select key || ' ' || array_to_string(product_ids, ' ') from pinned_searches`),
  ).toEqual(expect.arrayContaining([`bulb ${own}`, `own ${own}`]));
  expect(await column('select count(*)::int from pinned_searches')).toEqual([2]);
  expect((await auditShop(office.db)).findings).toEqual([]);
  expect(await step('first_order')).toBe(true);
});

describe('nothing is removed', () => {
  it('once an order of a real customer has an invoice', async () => {
    const buyer = await arrangeBuyer(office.shop);
    const own = await insertProduct(office.db, { sku: 'OWN', listPrice: 100, stock: 9 });
    const order = await placed(office.shop, buyer, {
      lines: [{ id: own, quantity: 1 }],
      expected_total: 150,
    });
    await advanceTo(office.shop, order.id, 'dispatched');
    const { invoiced, seen } = (await opening()).demo;
    expect(invoiced).toBe(1);
    expect((await begin(seen)).problem).toMatchObject({
      status: 409,
      code: 'shop_has_sold',
      orders: 1,
    });
    expect(await column('select count(*)::int from products')).toEqual([3]);
  });

  it('by another word, without a backup, or when something else would go than was shown', async () => {
    const { seen } = (await opening()).demo;
    expect((await begin(seen, 'yes')).problem).toMatchObject({ fields: { word: 'invalid' } });
    backUp = async () => {
      throw new Error('disk full');
    };
    await begin(seen);
    // The cause goes to the log.
    expect(await finishDemoRemoval(office)).toMatchObject([{ message: 'disk full' }]);
    expect(await removal()).toMatchObject({ state: 'failed', problem: 'backup_failed' });
    backUp = async () => {
      await placed(office.shop, mona, { lines: [{ id: lamp, quantity: 1 }], expected_total: 450 });
      return BACKUP;
    };
    await begin(seen);
    await finishDemoRemoval(office);
    expect(await removal()).toMatchObject({
      state: 'failed',
      progress: null,
      problem: 'demo_changed',
      removed: { products: 0, orders: 0 },
    });
    expect((await begin(seen)).problem).toMatchObject({ status: 409, code: 'demo_changed' });
    expect(await column('select count(*)::int from products')).toEqual([2]);
    expect(await column('select count(*)::int from orders')).toEqual([3]);
    backUp = TEST_DEMO.backUp;
    expect(await removeWhatIsShown()).toMatchObject({ state: 'removed', removed: { products: 2 } });
  });
});

it('it is removed once, whoever begins it and whichever processes work on it', async () => {
  const { seen } = (await opening()).demo;
  const answers = await Promise.all([begin(seen), begin(seen)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await begin(seen)).problem.code).toBe('demo_being_removed');
  await Promise.all([finishDemoRemoval(office), finishDemoRemoval(office)]);
  expect(await removal()).toMatchObject({ state: 'removed', removed: { products: 2, orders: 2 } });
  expect(await column(`select count(*)::int from audit_log where action = 'demo.removed'`)).toEqual(
    [1],
  );
});

it('a process that ends during the backup leaves everything, and another begins again', async () => {
  let made = (_: string) => {};
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  backUp = () =>
    new Promise((resolve) => {
      made = resolve;
      hasBegun();
    });
  await begin((await opening()).demo.seen);
  const slow = work();
  await begun;
  expect(await work()).toBe(false);
  office.clock.advance({ minutes: 2 });
  backUp = TEST_DEMO.backUp;
  expect(await work()).toBe(true);
  expect(await removal()).toMatchObject({ state: 'removing', backup: BACKUP, progress: 0 });
  await work();
  expect(await removal()).toMatchObject({ progress: 0.5, removed: { products: 1, orders: 2 } });
  // The first one was only slow.
  made('/data/backups/late');
  await slow;
  await finishDemoRemoval(office);
  expect(await removal()).toMatchObject({ state: 'removed', backup: BACKUP });
  expect((await auditShop(office.db)).findings).toEqual([]);
});

it('an order that comes during the removal is placed and stays, or is refused', async () => {
  const buyer = await arrangeBuyer(office.shop);
  const { seen } = (await opening()).demo;
  const wanted = { lines: [{ id: lamp, quantity: 1 }], expected_total: 450 };
  await begin(seen);
  const [, ...orders] = await Promise.all([
    finishDemoRemoval(office),
    ...[1, 2, 3, 4].map(() => place(office.shop, buyer, wanted)),
  ]);
  const made = orders.filter(({ status }) => status === 200).length;
  for (const { status } of orders) expect([200, 409]).toContain(status);
  expect(['removed', 'failed']).toContain((await removal())?.state);
  expect(
    await column(`select count(*)::int from orders where customer_id = ${buyer.customerId}`),
  ).toEqual([made]);
  expect((await auditShop(office.db)).findings).toEqual([]);
});

it('a product that a real order takes between two pieces stays with the order, off sale', async () => {
  const buyer = await arrangeBuyer(office.shop);
  await begin((await opening()).demo.seen);
  await work();
  await work();
  await placed(office.shop, buyer, { lines: [{ id: bulb, quantity: 1 }], expected_total: 450 });
  await finishDemoRemoval(office);
  expect(await removal()).toMatchObject({ state: 'removed', removed: { products: 1 } });
  expect(await column(`select sku || ' ' || published from products`)).toEqual([
    'DEMO-BULB-17 false',
  ]);
  expect(await listed()).toEqual([]);
  expect((await auditShop(office.db)).findings).toEqual([]);
});
