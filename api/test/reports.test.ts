import type { Report } from '@dp/contract/staff/report-values.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelOrder } from '../src/orders/cancel-order.ts';
import { commandLine } from '../src/principals/principal.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, type Buyer, depsOf, placed } from './arrange/orders.ts';
import { arrangePaidByTransfer, arrangeTransfer } from './arrange/staff-changes/payment-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let buyer: Buyer;
let manager: StaffCaller;
let lamp: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  buyer = await arrangeBuyer(office.shop);
  manager = await office.signIn('manager');
  lamp = await insertProduct(office.db, {
    listPrice: 400,
    stock: 100,
    name: { ar: '=مصباح', en: '=Lamp' },
  });
});
afterAll(() => office.close());

const place = () =>
  placed(office.shop, buyer, { lines: [{ id: lamp, quantity: 2 }], expected_total: 850 });
const today = async (as = manager) => (await office.call('getToday', {}, { as })).body.data;
const period = { from: '2026-03-01', to: '2026-03-01' };
const report = async (name: string, query: object = period) =>
  (await office.call('getReport', { params: { report: name }, query }, { as: manager })).body;

it('an order counts today, in each report on it, until it is cancelled', async () => {
  const kept = await place();
  const gone = await place();
  expect((await today()).sales?.today).toEqual({ orders: 2, sales: 1600 });
  await cancelOrder(depsOf(office.shop), commandLine, { orderId: gone.id });
  expect((await today()).sales?.today).toEqual({ orders: 1, sales: 800 });
  const names = ['days', 'products', 'categories', 'governorates'];
  for (const name of names) {
    const { data } = await report(name);
    expect(data.rows, name).toHaveLength(1);
    expect(data.rows[0], name).toMatchObject({ sales: 800 });
    expect(data.total.sales, name).toBe(800);
    expect(data.before.sales, name).toBe(0);
  }
  // 14/114 of one line of 800 pounds.
  expect((await report('days')).data.rows[0]).toMatchObject({ placed: 2, sold: 1, vat: 98.25 });
  const later = (await report('days', { from: '2026-03-02', to: '2026-03-02' })).data;
  expect([later.rows, later.total.sales, later.before.sales]).toEqual([[], 0, 800]);
  await advanceTo(office.shop, kept.id, 'delivered');
  expect((await report('couriers')).data.rows).toMatchObject([
    { delivered: 1, first_attempts: 1, outstanding: 1, outstanding_sum: 850 },
  ]);
  expect((await today()).cash).toEqual({ parcels: 1, sum: 850 });
});

it('money that waits is counted today, for those who may act on it', async () => {
  expect((await today()).payments).toEqual({ to_match: 0, to_decide: 0 });
  await arrangeTransfer(office);
  const paid = await arrangePaidByTransfer(office);
  // Its money is to go back.
  await cancelOrder(depsOf(office.shop), commandLine, { orderId: paid.order.id });
  expect((await today()).payments).toEqual({ to_match: 1, to_decide: 1 });
  const matcher = await office.signIn(['orders.read', 'settlement.match']);
  expect((await today(matcher)).payments).toEqual({ to_match: 1, to_decide: 1 });
  for (const others of [['orders.read'], ['payments.refund']] as const) {
    expect((await today(await office.signIn([...others]))).payments).toBeNull();
  }
});

it('a day that has only begun is compared with as much of the same day of last week, also when clocks changed', async () => {
  const other = await TestBackOffice.open();
  const { clock } = other.shop;
  // A Thursday, ten in the morning; summer begins on the Friday.
  clock.advance({ days: 52, hours: 22 });
  const own = await arrangeBuyer(other.shop);
  const id = await insertProduct(other.db, { listPrice: 400, stock: 100 });
  const buy = () => placed(other.shop, own, { lines: [{ id, quantity: 1 }], expected_total: 450 });
  const sales = async () => {
    const as = await other.signIn('manager');
    return (await other.call('getToday', {}, { as })).body.data.sales;
  };
  await buy();
  const gone = await buy();
  clock.advance({ hours: 6 });
  await buy();
  await cancelOrder(depsOf(other.shop), commandLine, { orderId: gone.id });
  // The Thursday after, half past nine.
  clock.advance({ days: 6, hours: 16, minutes: 30 });
  await buy();
  expect(await sales()).toEqual({
    today: { orders: 1, sales: 400 },
    week_ago: { until_now: { orders: 0, sales: 0 }, whole: { orders: 2, sales: 800 } },
  });
  // Half past ten, 167 and a half hours after the first order.
  clock.advance({ hours: 1 });
  expect((await sales())?.week_ago.until_now).toEqual({ orders: 1, sales: 400 });
  clock.advance({ hours: 12 });
  expect((await sales())?.week_ago.until_now).toEqual({ orders: 2, sales: 800 });
  await other.close();
});

it('staff see on Today what their permissions allow', async () => {
  const seen = async (role: 'warehouse' | 'content' | 'manager') => {
    const parts = Object.entries(await today(await office.signIn(role)));
    return parts.flatMap(([part, value]) => (part === 'day' || value === null ? [] : [part]));
  };
  expect(await seen('manager')).toEqual([
    'orders',
    'cash',
    'returns',
    'payments',
    'low_stock',
    'sales',
  ]);
  expect(await seen('warehouse')).toEqual(['orders', 'cash', 'returns', 'low_stock']);
  expect(await seen('content')).not.toContain('sales');
});

it('a report is exported for spreadsheets, without a cell that runs', async () => {
  await place();
  const exported = async (name: Report, locale: 'ar' | 'en') => {
    const input = { params: { report: name }, body: period };
    return (await office.call('exportReport', input, { as: manager, locale })).body.data;
  };
  const { name, content } = await exported('products', 'en');
  expect(name).toBe('products-2026-03-01-2026-03-01.csv');
  expect(content).toMatch(/^\uFEFFProduct number,Product,Ordered,/);
  expect(content).toContain(`\r\n${lamp},'=Lamp,`);
  const days = (await exported('days', 'ar')).content;
  expect(days).toMatch(/^\uFEFFاليوم,مطلوب,مباع,/);
  expect(days).toMatch(/\r\n2026-03-01,\d+,/);
  // What is not counted of its subjects is in no file, where it would say 0.
  expect((await exported('governorates', 'en')).content).not.toMatch(/VAT|cost/);
  expect((await exported('couriers', 'en')).content).not.toMatch(/Sales|VAT|cost/);
});

it('a period is refused when it ends before it begins or is longer than a year', async () => {
  for (const [query, problem] of [
    [{ from: '2026-03-02', to: '2026-03-01' }, 'ends_before_start'],
    [{ from: '2025-01-01', to: '2026-03-01' }, 'period_too_long'],
  ] as const) {
    expect(await report('days', query)).toMatchObject({
      code: 'validation_failed',
      fields: { to: problem },
    });
  }
});

it('what is left after cost counts sales of known cost, with the cost of the order’s day, for who sees costs', async () => {
  const query = { from: '2026-03-03', to: '2026-03-03' };
  office.shop.clock.advance({ days: 2 });
  manager = await office.signIn('manager');
  const [bulb, unknown] = await Promise.all([
    insertProduct(office.db, { listPrice: 100, stock: 100 }),
    insertProduct(office.db, { listPrice: 60, stock: 100 }),
  ]);
  const setCost = (version: number, cost: number | null) => {
    const input = { params: { id: bulb }, body: { version, cost } };
    return office.call('setProductCost', input, { as: manager });
  };
  const { body } = await setCost(0, 65.5);
  const order = await placed(office.shop, buyer, {
    lines: [
      { id: bulb, quantity: 3 },
      { id: unknown, quantity: 1 },
    ],
    expected_total: 410,
  });
  await setCost(body.data.version, 80);
  expect((await report('days', query)).data.total).toMatchObject({
    sales: 360,
    costed: 300,
    cost: 196.5,
    margin: { sum: 103.5, share: 34.5 },
  });
  expect((await report('products', query)).data.rows).toMatchObject([
    { key: String(bulb), costed: 300, cost: 196.5 },
    { key: String(unknown), costed: 0, cost: 0, margin: null },
  ]);
  const accounts = await office.signIn(['reports.see', 'export']);
  const hidden = await office.call(
    'getReport',
    { params: { report: 'days' }, query },
    { as: accounts },
  );
  expect(hidden.body.data.total).toMatchObject({
    sales: 360,
    costed: null,
    cost: null,
    margin: null,
  });
  const csvOf = async (as: StaffCaller) => {
    const wanted = { params: { report: 'products' as const }, body: query };
    return (await office.call('exportReport', wanted, { as, locale: 'en' })).body.data.content;
  };
  expect(await csvOf(manager)).toContain('Their cost, EGP');
  expect(await csvOf(accounts)).not.toContain('cost');
  await cancelOrder(depsOf(office.shop), commandLine, { orderId: order.id });
  expect((await report('days', query)).data.total).toMatchObject({ costed: 0, cost: 0 });
});
