import type { Permission } from '@dp/contract/staff/permissions.ts';
import { newVoucherBody } from '@dp/contract/staff/vouchers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { editProduct } from '../src/catalog/edit-product.ts';
import { exportCatalog } from '../src/catalog/export-catalog.ts';
import { importCatalog } from '../src/catalog/import-catalog.ts';
import { insertFromTemplates } from '../src/catalog/insert-from-templates.ts';
import { listContactMessages } from '../src/contact/contact-queries.ts';
import { correctAddress } from '../src/corrections/correct-address.ts';
import { passOnCorrection, retryCorrection } from '../src/couriers/correction-desk.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { getPictureCleanup } from '../src/media/get-picture-cleanup.ts';
import { cancelOrder } from '../src/orders/cancel-order.ts';
import { findOrders, requireOrder } from '../src/orders/order-queries.ts';
import { commandLine, type Principal, type StaffPrincipal } from '../src/principals/principal.ts';
import { setStock } from '../src/products/set-stock.ts';
import { askForReturn } from '../src/returns/ask-for-return.ts';
import { savePinnedSearch } from '../src/search/save-pinned-search.ts';
import { listSearchGaps } from '../src/search/search-gap-queries.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { confirmLabel } from '../src/shipments/confirm-label.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { removeShippingRate } from '../src/shipping/remove-shipping-rate.ts';
import { setShippingRate } from '../src/shipping/set-shipping-rate.ts';
import { createVoucher } from '../src/vouchers/create-voucher.ts';
import { endVoucher } from '../src/vouchers/end-voucher.ts';
import { listVouchers } from '../src/vouchers/voucher-queries.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { catalogueFile } from './arrange/catalogue-file.ts';
import { advanceTo, arrangeBuyer, type Buyer, depsOf, HOME, placed } from './arrange/orders.ts';
import { FakePictures } from './arrange/pictures.ts';
import { broken } from './arrange/returns.ts';
import { TestApp } from './test-app.ts';
import { openEmptyDatabase } from './test-database.ts';

const SKU = 'PRINCIPALS-1';

let shop: TestApp;
let buyer: Buyer;
let lamp: number;
beforeAll(async () => {
  shop = await TestApp.open();
  buyer = await arrangeBuyer(shop);
  lamp = await insertProduct(shop.db, { sku: SKU, listPrice: 100, stock: 1_000 });
});
afterAll(() => shop.close());

const staff = (...permissions: Permission[]): StaffPrincipal => ({
  kind: 'staff',
  staffId: 7,
  name: 'Sara',
  sessionId: 1,
  network: '192.0.2.1',
  permissions: new Set(permissions),
});

const shopper = (): Principal => ({
  kind: 'shopper',
  customerId: buyer.customerId,
  partnerId: 0,
  sessionHash: '',
  verified: true,
});

async function order(): Promise<number> {
  const { id } = await placed(shop, buyer, {
    lines: [{ id: lamp, quantity: 2 }],
    expected_total: 250,
  });
  return id;
}

/** Who did what: of an order its events and movements, or of the lamp its movements without an order. */
async function done(table: 'order_events' | 'stock_movements', orderId: number | null) {
  const what = table === 'order_events' ? 'state' : 'reason';
  const { rows } = await shop.database.pool.query(
    `select ${what} as what, actor, coalesce(actor_id::text, actor_name) as who from ${table}
     where order_id is not distinct from $1 order by id`,
    [orderId],
  );
  return rows.map(({ what: each, actor, who }) => `${each} by ${actor} ${who}`);
}

describe('order events and stock movements name', () => {
  it('the shopper who orders and cancels', async () => {
    const id = await order();
    await shop.call('cancelOrder', { params: { id } }, { token: buyer.token });
    const who = `shopper ${buyer.customerId}`;
    expect(await done('order_events', id)).toEqual([`draft by ${who}`, `cancelled by ${who}`]);
    expect(await done('stock_movements', id)).toEqual([`sold by ${who}`, `returned by ${who}`]);
  });

  it('the members of staff who move the order on and take it back', async () => {
    const id = await order();
    await advanceOrder(depsOf(shop), staff('orders.confirm'), { orderId: id, to: 'ongoing' });
    const courier = staff('orders.dispatch');
    await advanceOrder(depsOf(shop), courier, { orderId: id, to: 'dispatched' });
    const inspector = staff('orders.dispatch', 'stock.adjust');
    await returnOrder(depsOf(shop), inspector, { orderId: id, restock: false, late: false });
    expect((await done('order_events', id)).slice(1)).toEqual([
      'ongoing by staff 7',
      'dispatched by staff 7',
      'returned by staff 7',
    ]);
    expect((await done('stock_movements', id)).slice(1)).toEqual([
      'came_back by staff 7',
      'written_off by staff 7',
    ]);
  });

  it('who counted the stock', async () => {
    await setStock(depsOf(shop), staff('stock.adjust'), { sku: SKU, stock: 990 });
    await setStock(depsOf(shop), commandLine, { sku: SKU, stock: 1_000 });
    expect((await done('stock_movements', null)).slice(-2)).toEqual([
      'set by staff 7',
      'set by system command line',
    ]);
    expect((await auditShop(shop.db)).findings).toEqual([]);
  });

  it('nobody to the shopper, who only sees that it was the shop', async () => {
    const id = await order();
    await cancelOrder(depsOf(shop), staff('orders.cancel'), { orderId: id });
    const { body } = await shop.call('getOrder', { params: { id } }, { token: buyer.token });
    expect(body.data.timeline.map(({ actor }) => actor)).toEqual(['shopper', 'shop']);
  });
});

describe('a member of staff without the permission', () => {
  let draft: number;
  let ongoing: number;
  beforeEach(async () => {
    draft = await order();
    ongoing = await order();
    await advanceTo(shop, ongoing, 'ongoing');
  });

  const product = { sku: 'PRINCIPALS-2', name: { ar: 'لمبة', en: 'Bulb' }, list_price: 10 };
  const acts: [Permission, string, (principal: Principal) => Promise<unknown>][] = [
    [
      'orders.confirm',
      'confirms no order',
      (by) => advanceOrder(depsOf(shop), by, { orderId: draft, to: 'ongoing' }),
    ],
    [
      'orders.dispatch',
      'dispatches no order',
      (by) => advanceOrder(depsOf(shop), by, { orderId: ongoing, to: 'dispatched' }),
    ],
    [
      'orders.dispatch',
      'takes no order back',
      (by) => returnOrder(depsOf(shop), by, { orderId: ongoing, restock: true, late: false }),
    ],
    [
      'orders.cancel',
      'cancels no order',
      (by) => cancelOrder(depsOf(shop), by, { orderId: draft }),
    ],
    ['orders.edit', 'opens no return', (by) => askForReturn(shop.deps, by, broken(ongoing, lamp))],
    [
      'orders.edit',
      'corrects no address',
      (by) =>
        correctAddress(
          shop.deps,
          by,
          { orderId: ongoing, locale: 'en' },
          { version: 1, address: HOME },
        ),
    ],
    [
      'orders.edit',
      'tells a courier company no address again',
      (by) => retryCorrection(shop.deps, by, 1),
    ],
    ['orders.edit', 'passes no address on by hand', (by) => passOnCorrection(shop.deps, by, 1)],
    [
      'orders.dispatch',
      'confirms no label',
      (by) => confirmLabel(depsOf(shop), by, { parcelId: 1, version: 1 }),
    ],
    ['stock.adjust', 'sets no stock', (by) => setStock(depsOf(shop), by, { sku: SKU, stock: 1 })],
    [
      'products.edit',
      'edits no product',
      (by) => editProduct(depsOf(shop), by, { sku: SKU }, { state: 'withdrawn' }),
    ],
    [
      'prices.edit',
      'changes no price',
      (by) => editProduct(depsOf(shop), by, { sku: SKU }, { list_price: 1 }),
    ],
    [
      'content.edit',
      'imports no slides',
      (by) => importCatalog(depsOf(shop), by, catalogueFile(), { pictures: new FakePictures() }),
    ],
    [
      'stock.adjust',
      'imports no products, which bring stock',
      (by) =>
        importCatalog(depsOf(shop), by, { products: [product] }, { pictures: new FakePictures() }),
    ],
    ['orders.read', 'sees no orders', (by) => findOrders(shop.db, by, { limit: 1, offset: 0 })],
    ['orders.read', 'finds no order', (by) => requireOrder(shop.db, by, String(draft))],
    [
      'customers.see-phones',
      'reads no messages',
      (by) => listContactMessages(shop.db, by, { limit: 1, offset: 0 }),
    ],
    ['settings.edit', 'sees no clean-up of pictures', (by) => getPictureCleanup(shop.deps, by)],
    ['content.edit', 'sees no searches', (by) => listSearchGaps(shop.db, by, { limit: 1 })],
    [
      'content.edit',
      'pins no products',
      (by) =>
        savePinnedSearch(shop.deps, by, { query: 'lamp', version: 0, products: [lamp] }, () => {}),
    ],
    [
      'vouchers.edit',
      'makes no voucher',
      (by) =>
        createVoucher(depsOf(shop), by, newVoucherBody.parse({ code: 'STAFF', percent: 100 })),
    ],
    ['vouchers.edit', 'sees no vouchers', (by) => listVouchers(shop.db, by)],
    ['vouchers.edit', 'ends no voucher', (by) => endVoucher(depsOf(shop), by, { code: 'NONE' })],
    [
      'rates.edit',
      'sets no rate',
      (by) => setShippingRate(depsOf(shop), by, { stateId: 1, cityId: null }, { cost: 0 }),
    ],
    [
      'rates.edit',
      'removes no rate',
      (by) => removeShippingRate(depsOf(shop), by, { stateId: 1, cityId: null }),
    ],
    ['export', 'exports nothing', (by) => exportCatalog(shop.db, by, String)],
    [
      'prices.edit',
      'adds no products',
      (by) => insertFromTemplates(depsOf(shop), by, [{ product, like: SKU }], () => {}),
    ],
  ];

  it.each(acts)('%s %s', async (permission, _, act) => {
    const state = 'select sum(stock) as stock, max(changed_in) as version from products';
    const before = await shop.database.pool.query(state);
    const all: Permission[] = acts.map(([each]) => each);
    const others = staff(...all.filter((each) => each !== permission));
    await expect(act(others)).rejects.toMatchObject({
      status: 403,
      code: 'permission_required',
      members: { permission },
    });
    expect((await shop.database.pool.query(state)).rows).toEqual(before.rows);
  });

  // A shopper may cancel an order of their own, and does above, and ask for a return of one.
  const ofOwn = ['cancels no order', 'opens no return'];
  it.each(acts.filter(([, what]) => !ofOwn.includes(what)))(
    'a shopper neither: %s %s',
    async (_, __, act) => {
      await expect(act(shopper())).rejects.toMatchObject({ code: 'permission_required' });
    },
  );
});

it('rows of versions that did not record who acted name who it must have been', async () => {
  const database = await openEmptyDatabase();
  const known = await readMigrations();
  const before = known.filter(({ name }) => name < '0012');
  await migrate(database.pool, before);
  await database.pool.query(`
    insert into customers (id, name) overriding system value values (5, 'Mona');
    insert into products (id, sku, slug, name_ar, name_en, list_price_piastres, stock)
      overriding system value values (1, 'A', 'a', 'أ', 'A', 100, 3);
    insert into orders (id, number, customer_id, idempotency_key, request_hash, state, locale,
      payment_method, subtotal_piastres, discount_piastres, shipping_piastres, total_piastres,
      total_items, total_quantity, days_min, days_max, placed_at)
      overriding system value
      select id, 'DP-' || id, 5, id, '', 'cancelled', 'ar', 'cash_on_delivery', 0, 0, 0, 0, 1, 1, 1, 1, now()
      from generate_series(1, 2) as id;
    insert into order_events (order_id, state, actor, at) values
      (1, 'draft', 'shopper', now()), (1, 'cancelled', 'shopper', now()),
      (2, 'draft', 'shopper', now()), (2, 'ongoing', 'shop', now()), (2, 'cancelled', 'shop', now());
    insert into stock_movements (product_id, delta, reason, order_id) values
      (1, 4, 'import', null), (1, -1, 'set', null), (1, -1, 'sold', 1), (1, 1, 'returned', 1),
      (1, -1, 'sold', 2), (1, 1, 'returned', 2)`);
  await migrate(database.pool, known);
  const who = "actor || ' ' || coalesce(actor_id::text, actor_name) as who";
  const events = await database.pool.query(`select ${who} from order_events order by id`);
  expect(events.rows.map((row) => row.who)).toEqual([
    'shopper 5',
    'shopper 5',
    'shopper 5',
    'system command line',
    'system command line',
  ]);
  const movements = await database.pool.query(`select ${who} from stock_movements order by id`);
  expect(movements.rows.map((row) => row.who)).toEqual([
    'system import',
    'system command line',
    'shopper 5',
    'shopper 5',
    'shopper 5',
    'system command line',
  ]);
  await database.close();
});
