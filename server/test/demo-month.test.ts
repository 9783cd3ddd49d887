import { auditShop } from '@dp/api/audit/audit-shop.ts';
import { verifyBackup } from '@dp/api/backup/backup-files.ts';
import { hasOrders } from '@dp/api/orders/order-queries.ts';
import { finishDemoRemoval } from '@dp/api/test/arrange/demo-removal.ts';
import { TestApp, testConfig } from '@dp/api/test/test-app.ts';
import { TestBackOffice } from '@dp/api/test/test-back-office.ts';
import { openTestDatabase } from '@dp/api/test/test-database.ts';
import { ORDER_STATES } from '@dp/contract/order-states.ts';
import { CONFIRMATIONS } from '@dp/contract/staff/order-desk.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemoMonth } from '../src/demo-month/seed-demo-month.ts';
import { createDemoPort } from '../src/demo-port.ts';
import { DEMO_CUSTOMER, seedDemoShop } from '../src/seed-demo-shop.ts';
import { serverConfig } from './command-shop.ts';
import { temporaryFolder } from './shop-process.ts';

let shop: TestApp;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  shop = await TestApp.on(await openTestDatabase());
  folder = await temporaryFolder();
});
afterAll(async () => {
  await shop.close();
  await folder.remove();
});

const seed = () => seedDemoMonth(shop, testConfig, DEMO_CUSTOMER, () => {});

async function column(query: string): Promise<unknown[]> {
  const { rows } = await shop.database.pool.query(query);
  return rows.map((row) => Object.values(row)[0]);
}

it('a demo shop has a month of orders in every state, made by the shop’s own rules, once', {
  timeout: 180_000,
}, async () => {
  await seed();
  // Not without its catalogue and staff.
  expect(await hasOrders(shop.db)).toBe(false);
  await seedDemoShop({ ...serverConfig, dataDirectory: folder.path }, shop, () => {});
  await seed();
  const { orders, findings } = await auditShop(shop.db);
  expect(findings).toEqual([]);
  expect(orders).toBeGreaterThan(130);
  expect((await column('select distinct state from orders')).sort()).toEqual(
    [...ORDER_STATES].sort(),
  );
  expect(await column('select distinct confirmation from orders')).toEqual(
    expect.arrayContaining(CONFIRMATIONS.filter((confirmation) => confirmation !== 'not_needed')),
  );
  expect(await column('select count(distinct governorate_id)::int from orders')).toEqual([27]);
  for (const duty of [
    'parcel_problem',
    'to_inspect',
    'unsettled',
    "packing = 'packed'",
    'risk > 0',
  ]) {
    expect(await column(`select count(*) > 0 from orders where ${duty}`)).toEqual([true]);
  }
  expect(
    await column(
      `select count(*)::int from orders join customers on customers.id = customer_id where email = '${DEMO_CUSTOMER.email}'`,
    ),
  ).toEqual([2]);
  expect(await column('select count(*)::int from outbox')).toEqual([0]);
  await seed();
  expect((await auditShop(shop.db)).orders).toBe(orders);
  await openRealShop();
});

/** The owner removes the demo: nothing of it is left, and the next start does not bring it back. */
async function openRealShop(): Promise<void> {
  const config = { ...serverConfig, dataDirectory: folder.path };
  const port = createDemoPort(config, shop.database);
  const office = await TestBackOffice.on(
    await TestApp.on({ ...shop.database, close: async () => {} }, {}, port),
  );
  const as = await office.signIn('owner');
  const { goes, seen, ...kept } = (await office.call('getOpening', {}, { as })).body.data.demo;
  expect(goes).toMatchObject({ products: 133, categories: 47, brands: 12, slides: 4, sections: 4 });
  expect(kept).toMatchObject({ kept_products: 0, kept_groups: 0, invoiced: 0 });
  await office.call('removeDemo', { body: { word: 'REMOVE', seen } }, { as });
  await finishDemoRemoval(office, 50);
  const removal = (await office.call('getDemoRemoval', {}, { as })).body.data;
  expect(removal).toMatchObject({ state: 'removed', removed: goes });
  const { manifest } = await verifyBackup(removal?.backup ?? '');
  expect(manifest.tables.find(({ name }) => name === 'products')?.rows).toBe(133);
  const emptied = ['products', 'orders', 'customers', 'categories', 'brands', 'parcels', 'outbox'];
  for (const table of [...emptied, 'invoices', 'handovers', 'cash_hand_ins', 'stock_movements']) {
    expect(await column(`select count(*)::int from ${table}`), table).toEqual([0]);
  }
  expect((await auditShop(shop.db)).findings).toEqual([]);
  await seedDemoShop(config, shop, () => {});
  await seed();
  expect(await column('select count(*)::int from products')).toEqual([0]);
  await office.close();
}
