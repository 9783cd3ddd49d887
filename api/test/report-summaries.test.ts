import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { commandLine } from '../src/principals/principal.ts';
import { foldReports } from '../src/reports/fold-reports.ts';
import { rebuildReports } from '../src/reports/rebuild-reports.ts';
import { getReport } from '../src/reports/report-queries.ts';
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
  expect([...rules].sort()).toEqual([
    expect.stringContaining('monthly summaries of reports'),
    expect.stringContaining('The summaries of reports'),
  ]);
  const [wrong] = await Promise.all([rebuildReports(depsOf(shop), commandLine), place(), place()]);
  expect(wrong).toBe(3);
  expect(await findings()).toEqual([]);
  expect(await rebuildReports(depsOf(shop), commandLine)).toBe(0);
});

it('a period of whole months and days adds up to what its days do', async () => {
  await shop.db.execute(sql`
    insert into report_deltas (subject, day, key, sold, delivered)
    select 'courier', date '2020-01-01' + n, (n % 3)::text, n, n / 2 from generate_series(0, 400) as n`);
  await foldReports(shop.db);
  for (const [from, to] of [
    ['2020-01-01', '2020-12-31'],
    ['2020-01-31', '2021-01-01'],
    ['2020-02-29', '2020-03-01'],
    ['2020-05-17', '2020-08-03'],
  ] as const) {
    const period = { report: 'couriers', from, to } as const;
    const { rows } = await shop.db.execute<{ key: string; sold: number }>(sql`
      select key, sum(sold)::int as sold from report_days
      where subject = 'courier' and day between ${from} and ${to} group by key order by key`);
    const { rows: reported, total } = await getReport(shop.db, commandLine, period);
    const shown = reported.map(({ key, sold }) => ({ key, sold }));
    expect(shown.sort((a, b) => a.key.localeCompare(b.key))).toEqual(rows);
    expect(total.sold).toBe(rows.reduce((sum, { sold }) => sum + sold, 0));
  }
  await shop.db.execute(sql`delete from report_days where day < '2022-01-01'`);
  await shop.db.execute(sql`delete from report_months where day < '2022-01-01'`);
});
