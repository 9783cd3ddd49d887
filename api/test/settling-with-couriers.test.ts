import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { closeAudited } from './arrange/close-audited.ts';
import {
  arrangeConfirmedOrder,
  type ConfirmedOrder,
  courierOf,
  handOver,
  move,
  ORDER_TOTAL,
  pack,
} from './arrange/fulfilment.ts';
import { xlsxOf } from './arrange/sheets.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let warehouse: StaffCaller;
let as: StaffCaller;
let courier: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  warehouse = await office.signIn('warehouse');
  as = await office.signIn('manager');
  courier = await courierOf(office, warehouse);
});
afterAll(() => closeAudited(office));

interface Sent extends ConfirmedOrder {
  readonly parcelId: number;
}

/** Orders whose parcels left with the shop's driver and came to these ends. */
async function sent(...ends: ('delivered' | 'returned' | 'out_for_delivery')[]): Promise<Sent[]> {
  const orders: ConfirmedOrder[] = [];
  for (const _ of ends) orders.push(await arrangeConfirmedOrder(office));
  const parcels = await handOver(office, warehouse, orders);
  const all = orders.map((order) => {
    const parcel = parcels.find((each) => each.order.id === order.id);
    return { ...order, parcelId: parcel?.id ?? 0 };
  });
  for (const [index, { parcelId }] of all.entries()) {
    await move(office, warehouse, parcelId, { to: ends[index] ?? 'delivered' });
  }
  return all;
}

type File = string | Buffer;
const bytes = (file: File) => (typeof file === 'string' ? Buffer.from(file) : file);

function check(file: File, id = courier) {
  return office.call('checkSettlementFile', { params: { id }, body: bytes(file) }, { as });
}

function book(file: File, stamp: string, id = courier) {
  const query = { name: 'march.csv', stamp };
  return office.call('bookSettlementFile', { params: { id }, query, body: bytes(file) }, { as });
}

async function outstanding(): Promise<number[]> {
  const { body } = await office.call('listOutstandingCash', { params: { id: courier } }, { as });
  return body.data.map((parcel) => parcel.outstanding);
}

async function moneyOf({ id }: Sent) {
  return (await office.call('getOrderMoney', { params: { id } }, { as })).body.data;
}

it('each line is classified, what matches or is short is booked, and the rest stays outstanding', async () => {
  const [whole, short, over, twice, way, refused, missing] = (await sent(
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'out_for_delivery',
    'returned',
    'delivered',
  )) as [Sent, Sent, Sent, Sent, Sent, Sent, Sent];
  await office.call(
    'inspectParcel',
    {
      params: { id: refused.parcelId },
      body: {
        version: (await office.call('getParcel', { params: { id: refused.parcelId } }, { as })).body
          .data.version,
        lines: [
          { product_id: refused.bulb, outcome: 'sellable', quantity: 2 },
          { product_id: refused.lamp, outcome: 'sellable', quantity: 1 },
        ],
      },
    },
    { as: warehouse },
  );
  const day = office.shop.deps.now().toISOString().slice(0, 10);
  const file = [
    'DP, March',
    'Order number,COD collected,Fees,VAT,Net,Transaction ID,Delivery date',
    `${whole.number},${ORDER_TOTAL},50,7,${ORDER_TOTAL - 57},T-1,${day}`,
    `${short.number},400,50,7,343,T-1,${day}`,
    `${over.number},${ORDER_TOTAL + 10},50,7,${ORDER_TOTAL - 47},T-1,${day}`,
    `${twice.number},${ORDER_TOTAL},50,7,${ORDER_TOTAL - 57},T-1,${day}`,
    `${twice.number},${ORDER_TOTAL},50,7,${ORDER_TOTAL - 57},T-1,${day}`,
    `${way.number},${ORDER_TOTAL},50,7,${ORDER_TOTAL - 57},T-1,${day}`,
    `DP-999999,100,0,0,100,T-1,${day}`,
    `${refused.number},0,76,10.64,-86.64,T-1,${day}`,
    `,${ORDER_TOTAL * 4 + 510},,,,,`,
  ].join('\n');
  const { body } = await check(file);
  expect(body.data.lines.map(({ line, state }) => [line, state])).toEqual([
    [3, 'matched'],
    [4, 'short'],
    [5, 'over'],
    [6, 'matched'],
    [7, 'paid_already'],
    [8, 'not_delivered'],
    [9, 'unknown'],
    [10, 'matched'],
  ]);
  expect(body.data.lines.every((line) => line.adds_up)).toBe(true);
  expect(body.data.booked).toEqual({
    lines: 4,
    cash: ORDER_TOTAL * 2 + 400,
    fees: 226,
    vat: 31.64,
    net: ORDER_TOTAL * 2 + 400 - 226 - 31.64,
  });
  expect(body.data.missing).toMatchObject({ count: 1, sum: ORDER_TOTAL });
  expect(body.data.missing.parcels[0]).toMatchObject({ code: missing.number, owed: ORDER_TOTAL });
  // Nothing is booked by looking.
  expect((await outstanding()).length).toBe(5);

  const booked = await book(file, body.data.stamp);
  expect(booked.body.data).toMatchObject({
    received: ORDER_TOTAL * 2 + 400,
    fees: 226,
    vat: 31.64,
    fees_with_vat: 257.64,
    count: 4,
    name: 'march.csv',
    source: 'file',
  });
  expect((await outstanding()).sort((a, b) => a - b)).toEqual([
    ORDER_TOTAL - 400,
    ORDER_TOTAL,
    ORDER_TOTAL,
  ]);
  expect(await moneyOf(short)).toMatchObject({ collected: ORDER_TOTAL, handed_in: 400 });
  expect(await moneyOf(whole)).toMatchObject({ collected: ORDER_TOTAL, handed_in: ORDER_TOTAL });
  expect((await auditShop(office.db)).findings).toEqual([]);

  // Sent again, it answers with what was booked; looked at again, everything is paid or left out.
  expect((await book(file, body.data.stamp)).body.data.id).toBe(booked.body.data.id);
  const again = (await check(file)).body.data;
  expect(again.booked.lines).toBe(0);
  expect(again.states.map(({ state, count }) => [state, count])).toEqual([
    ['over', 1],
    ['unknown', 1],
    ['paid_already', 5],
    ['not_delivered', 1],
  ]);
  expect((await book(file, again.stamp)).problem.code).toBe('settlement_empty');

  // The rest of the short one comes by another file, in Arabic and by tracking number.
  const { version } = (
    await office.call('getParcel', { params: { id: short.parcelId } }, { as: warehouse })
  ).body.data;
  await office.call(
    'setTracking',
    { params: { id: short.parcelId }, body: { tracking_number: 'TRK-77', version } },
    { as: warehouse },
  );
  const rest = new Intl.NumberFormat('ar-EG').format(ORDER_TOTAL - 400);
  const xlsx = await xlsxOf([
    ['رقم التتبُّع', 'المبلغ المحصّل (ج.م)', 'الرسوم', 'رقم العملية'],
    ['trk-77', rest, '٠', 'ت-٢'],
  ]);
  const second = await check(xlsx);
  expect(second.body.data.lines).toMatchObject([
    { state: 'matched', owed: ORDER_TOTAL - 400, cash: ORDER_TOTAL - 400 },
  ]);
  expect((await book(xlsx, second.body.data.stamp)).status).toBe(200);
  expect(await moneyOf(short)).toMatchObject({ handed_in: ORDER_TOTAL });
  const list = await office.call('listSettlements', { query: {} }, { as });
  expect(list.body.data.map(({ count }) => count)).toEqual([1, 4]);
  const details = await office.call(
    'getSettlement',
    { params: { id: booked.body.data.id }, query: {} },
    { as },
  );
  expect(details.body.data.lines.map(({ cash, fees, vat }) => [cash, fees, vat])).toEqual([
    [ORDER_TOTAL, 50, 7],
    [400, 50, 7],
    [ORDER_TOTAL, 50, 7],
    [0, 76, 10.64],
  ]);
  // What is left is counted by hand.
  const left = await office.call('listOutstandingCash', { params: { id: courier } }, { as });
  const parcels = left.body.data.map(({ id }) => id);
  const handIn = { parcels, amount: parcels.length * ORDER_TOTAL };
  await office.call('handInCash', { params: { id: courier }, body: handIn }, { as });
  expect(await outstanding()).toEqual([]);
});

it('another courier’s parcel is not booked; one of several in an order is identified by its label', async () => {
  const other = await courierOf(office, warehouse, 'manual');
  const [theirs] = (await sent('delivered')) as [Sent];
  const file = `order,cash\n${theirs.number},${ORDER_TOTAL}\n`;
  expect((await check(file, other)).body.data.lines).toMatchObject([{ state: 'other_courier' }]);

  const order = await arrangeConfirmedOrder(office);
  const boxes = [order.bulb, order.lamp].map((product_id, index) => ({
    fragile: false,
    lines: [{ product_id, quantity: index === 0 ? 2 : 1 }],
  }));
  const packed = await pack(office, warehouse, order.id, boxes);
  const cashes = packed.map(({ cash }) => cash);
  const named = packed.map(({ code }, index) => `${code},${cashes[index]}`).join('\n');
  expect((await check(`order,cash\n${named}\n`)).body.data.lines).toMatchObject([
    { state: 'not_delivered' },
    { state: 'not_delivered' },
  ]);
});

it('of two who book the same file at once one books, and both get the same result', async () => {
  const [one, two] = (await sent('delivered', 'delivered')) as [Sent, Sent];
  const file = `order,cash,fees,vat\n${one.number},${ORDER_TOTAL},10,1.4\n${two.number},${ORDER_TOTAL},10,1.4\n`;
  // The same lines in another file: only what is left may be booked.
  const other = `${file}DP-999999,1,0,0\n`;
  const { stamp } = (await check(file)).body.data;
  const answers = await Promise.all([book(file, stamp), book(file, stamp), book(other, stamp)]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await moneyOf(one)).toMatchObject({ handed_in: ORDER_TOTAL });
});

it('what changed since it was shown is not booked', async () => {
  const [one, two] = (await sent('delivered', 'delivered')) as [Sent, Sent];
  const file = `order,cash\n${one.number},${ORDER_TOTAL}\n${two.number},${ORDER_TOTAL}\n`;
  const { stamp } = (await check(file)).body.data;
  const body = { parcels: [two.parcelId], amount: ORDER_TOTAL };
  await office.call('handInCash', { params: { id: courier }, body }, { as });
  expect((await book(file, stamp)).problem.code).toBe('settlement_moved');
  expect(await moneyOf(one)).toMatchObject({ handed_in: 0 });
});

describe('a wrong file', () => {
  it.each([
    ['without heads', 'a,b\n1,2\n', [[null, 'no_heads']]],
    ['without lines', 'order,cash\n', [[null, 'no_lines']]],
    ['that is not a sheet', Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1]), [[null, 'unreadable']]],
    [
      'with wrong cells',
      'order,cash,date\nDP-1,12x,2026-03-01\nDP-2,-5,2026-03-01\nDP-3,5,31/31/2026\n,5,\nDP-4,1,\n',
      [
        [2, 'not_a_sum'],
        [3, 'not_a_sum'],
        [4, 'not_a_day'],
        [5, 'no_number'],
      ],
    ],
  ])('%s is reported with its lines', async (_, file, expected) => {
    const { problem, status } = await check(file);
    expect([status, problem.code]).toEqual([422, 'settlement_unreadable']);
    const { problems } = problem as unknown as { problems: { line: number; fault: string }[] };
    expect(problems.map(({ line, fault }) => [line, fault])).toEqual(expected);
  });
});

it('a courier with ten thousand parcels is settled at once', { timeout: 180_000 }, async () => {
  const shop = await TestBackOffice.open();
  const keeper = await shop.signIn('warehouse');
  const manager = await shop.signIn('manager');
  const order = await arrangeConfirmedOrder(shop);
  const [parcel] = await handOver(shop, keeper, [order]);
  await move(shop, keeper, parcel?.id ?? 0, { to: 'delivered' });
  const copy = async (table: string, changes: string) =>
    shop.shop.database.pool.query(`
      insert into ${table} overriding system value
      select (jsonb_populate_record(one, jsonb_build_object(${changes}))).*
      from ${table} as one, generate_series(1, 10000) as n where one.id = ${table === 'orders' ? order.id : parcel?.id}`);
  await copy(
    'orders',
    `'id', 100000 + n, 'number', 'DP-' || 700000 + n, 'idempotency_key', gen_random_uuid()`,
  );
  await copy('parcels', `'id', 100000 + n, 'order_id', 100000 + n, 'tracking_number', 'T' || n`);
  const lines = Array.from({ length: 10_000 }, (_, index) => `T${index + 1},${ORDER_TOTAL},9,1.26`);
  const body = Buffer.from(`AWB,COD,Fees,VAT\n${lines.join('\n')}\n`);
  const params = { id: parcel?.courier?.id };
  const checked = await shop.call('checkSettlementFile', { params, body }, { as: manager });
  expect(checked.body.data.states).toMatchObject([{ state: 'matched', count: 10_000 }]);
  const query = { name: 'large.csv', stamp: checked.body.data.stamp };
  const booked = await shop.call('bookSettlementFile', { params, query, body }, { as: manager });
  expect(booked.body.data).toMatchObject({ count: 10_000, received: 10_000 * ORDER_TOTAL });
  await shop.close();
});
