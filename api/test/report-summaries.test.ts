import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { commandLine } from '../src/principals/principal.ts';
import { foldReports } from '../src/reports/fold-reports.ts';
import { rebuildReports } from '../src/reports/rebuild-reports.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, type Buyer, depsOf, placed } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let buyer: Buyer;
let lamp: number;
beforeAll(async () => {
  shop = await TestApp.open();
  buyer = await arrangeBuyer(shop);
  lamp = await insertProduct(shop.db, { listPrice: 400, stock: 100_000 });
});
afterAll(() => shop.close());

const place = () =>
  placed(shop, buyer, { lines: [{ id: lamp, quantity: 1 }], expected_total: 450 });
const waiting = async () => {
  const { rows } = await shop.db.execute<{ n: number }>(
    sql`select count(*)::int as n from report_deltas`,
  );
  return rows[0]?.n ?? 0;
};
const findings = async () => (await auditShop(shop.db)).findings;

it('orders that are placed while two processes fold are in the summaries once', async () => {
  await Promise.all([
    ...Array.from({ length: 12 }, place),
    ...Array.from({ length: 6 }, () => foldReports(shop.db)),
  ]);
  expect(await findings()).toEqual([]);
  await foldReports(shop.db);
  expect(await waiting()).toBe(0);
  expect(await findings()).toEqual([]);
});

it('summaries that somebody changed by hand are found by the audit and put right by a rebuild', async () => {
  await place();
  await foldReports(shop.db);
  await shop.db.execute(sql`update report_days set sold = sold + 3, sales_piastres = 0`);
  await shop.db.execute(sql`delete from report_days where subject = 'product'`);
  const rules = new Set((await findings()).map(({ rule }) => rule));
  expect([...rules]).toEqual([expect.stringContaining('summaries of reports')]);
  const [wrong] = await Promise.all([rebuildReports(depsOf(shop), commandLine), place(), place()]);
  expect(wrong).toBe(2);
  expect(await findings()).toEqual([]);
  expect(await rebuildReports(depsOf(shop), commandLine)).toBe(0);
});
