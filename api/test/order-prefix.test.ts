import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireOrder } from '../src/orders/order-queries.ts';
import { commandLine } from '../src/principals/principal.ts';
import { closeAudited } from './arrange/close-audited.ts';
import {
  arrangeConfirmedOrder,
  BUYERS_PHONE_END,
  type ConfirmedOrder,
  courierOf,
  fillList,
  handOver,
  move,
  ORDER_TOTAL,
  pack,
} from './arrange/fulfilment.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
let warehouse: StaffCaller;
/** Placed with the letters the shop came with, and with others afterwards. */
let old: ConfirmedOrder;
let recent: ConfirmedOrder;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
  warehouse = await office.signIn('warehouse');
  old = await arrangeConfirmedOrder(office);
  await choose(' nur1 ');
  recent = await arrangeConfirmedOrder(office);
});
afterAll(() => closeAudited(office));

async function choose(prefix: string) {
  const { data } = (await office.call('getShopSettings', {}, { as: owner })).body;
  const body = { ...data, order_prefix: prefix };
  const answer = await office.call('saveShopSettings', { body }, { as: owner });
  expect(answer.status, answer.bytes.toString()).toBe(200);
}

const digitsOf = ({ number }: ConfirmedOrder) => number.split('-')[1] ?? '';
const inArabicDigits = (text: string) =>
  text.replace(/\d/g, (each) => '٠١٢٣٤٥٦٧٨٩'[Number(each)] ?? '');
const both = () => [old, recent];

it('orders placed after a change have the new letters, in the same sequence; the change is in the audit trail', async () => {
  expect(old.number).toMatch(/^DP-\d+$/);
  expect(recent.number).toMatch(/^NUR1-\d+$/);
  expect(Number(digitsOf(recent))).toBe(Number(digitsOf(old)) + 1);
  const query = { subject_kind: 'setting', subject_id: 'shop' };
  const [row] = (await office.call('listAuditRows', { query }, { as: owner })).body.data;
  expect(row).toMatchObject({
    action: 'settings.save',
    before: { order_prefix: 'DP' },
    after: { order_prefix: 'NUR1' },
  });
});

it('no two orders have the same digits, whatever the letters', async () => {
  const taken = office.shop.database.pool.query('update orders set number = $1 where id = $2', [
    `XY-${digitsOf(old)}`,
    recent.id,
  ]);
  await expect(taken).rejects.toMatchObject({ constraint: 'orders_number_digits' });
});

describe('an order is found by its full number in any spelling and by its digits alone', () => {
  const spellings = (order: ConfirmedOrder) => [
    order.number,
    order.number.toLowerCase(),
    order.number.replace('-', ' '),
    inArabicDigits(order.number),
    digitsOf(order),
    inArabicDigits(digitsOf(order)),
  ];

  it('in the search of orders and customers, also with other letters', async () => {
    for (const order of both()) {
      for (const text of [...spellings(order), `XY-${digitsOf(order)}`]) {
        const found = await office.call('findStaffOrders', { query: { text } }, { as: owner });
        expect(found.body.data.map(({ number }) => number)).toContain(order.number);
        expect(found.body.data[0]).toMatchObject({ number: order.number, found_by: 'number' });
        const people = await office.call('listCustomers', { query: { text } }, { as: owner });
        expect(people.body.data[0]?.id).toBe(order.buyer.customerId);
      }
    }
  });

  it('by who tracks it, who cannot guess letters', async () => {
    const track = (number: string) =>
      office.shop.call('trackOrder', { body: { number, phone_end: BUYERS_PHONE_END } });
    for (const order of both()) {
      for (const text of spellings(order)) {
        expect((await track(text)).body.data?.number).toBe(order.number);
      }
    }
    expect((await track(`DP-${digitsOf(recent)}`)).problem.code).toBe('tracking_not_found');
    expect((await track('DP-LB-1')).problem).toMatchObject({ fields: { number: 'invalid' } });
  });

  it('wrong phones count against the order, however its number is spelled', async () => {
    const order = await arrangeConfirmedOrder(office);
    for (let guess = 0; guess < 10; guess += 1) {
      const number = spellings(order)[guess % 6] ?? '';
      const body = { number, phone_end: `000${guess}` };
      expect((await office.shop.call('trackOrder', { body })).status).toBe(404);
    }
    const body = { number: order.number, phone_end: BUYERS_PHONE_END };
    expect((await office.shop.call('trackOrder', { body })).status).toBe(429);
  });

  it('on the command line, before ids; with other letters it is none', async () => {
    const find = async (called: string) =>
      (await requireOrder(office.db, commandLine, called)).order;
    for (const order of both()) {
      for (const text of [...spellings(order), String(order.id)]) {
        expect((await find(text)).number).toBe(order.number);
      }
      await expect(find(`XY-${digitsOf(order)}`)).rejects.toMatchObject({
        code: 'order_not_found',
      });
    }
  });

  it('by a scanner, with the place of a parcel or without', async () => {
    const { id } = await fillList(office, warehouse, ['x']);
    const scan = async (...codes: string[]) => {
      const input = { params: { id }, body: { codes } };
      const { body } = await office.call('addToHandover', input, { as: warehouse });
      return body.results.map(({ outcome }) => outcome);
    };
    for (const order of both()) {
      const [parcel] = await pack(office, warehouse, order.id);
      expect(parcel?.code).toBe(order.number);
      for (const text of [...spellings(order), `${order.number}-1`, `${digitsOf(order)}-1`]) {
        expect(await scan(text), text).toEqual(['added']);
        const off = { params: { id }, body: { parcel_id: parcel?.id } };
        await office.call('takeOffHandover', off, { as: warehouse });
      }
      expect(await scan(`XY-${digitsOf(order)}`, `${order.number}-2`)).toEqual([
        'unknown',
        'not_packed',
      ]);
    }
  });

  it('in a courier’s settlement, where digits are an order’s only as its number', async () => {
    const courier = await courierOf(office, warehouse);
    const orders = [await arrangeConfirmedOrder(office)];
    await choose('B2');
    orders.push(await arrangeConfirmedOrder(office), await arrangeConfirmedOrder(office));
    await choose('NUR1');
    for (const parcel of await handOver(office, warehouse, orders)) {
      await move(office, warehouse, parcel.id, { to: 'delivered' });
    }
    const [first, second, third] = orders as [ConfirmedOrder, ConfirmedOrder, ConfirmedOrder];
    const line = (tracking: string, order: string) =>
      `${tracking},${order},${ORDER_TOTAL},0,0,${ORDER_TOTAL}`;
    const file = [
      'Tracking number,Order number,COD collected,Fees,VAT,Net',
      line('', first.number),
      line(digitsOf(first), digitsOf(second)),
      line(digitsOf(third), ''),
    ].join('\n');
    const { body } = await office.call(
      'checkSettlementFile',
      { params: { id: courier }, body: Buffer.from(file) },
      { as: owner },
    );
    expect(body.data.lines.map(({ state, parcel }) => [state, parcel?.code])).toEqual([
      ['matched', first.number],
      ['matched', second.number],
      ['unknown', undefined],
    ]);
  });
});
