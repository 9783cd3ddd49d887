import type { TrackedOrder } from '@dp/contract/tracking.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import {
  arrangeConfirmedOrder,
  askForDay,
  BUYERS_PHONE_END,
  type ConfirmedOrder,
  courierOf,
  handOver,
  move,
  ORDER_TOTAL,
} from './arrange/fulfilment.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let warehouse: StaffCaller;
let order: ConfirmedOrder;
let parcel: { id: number; version: number };
beforeAll(async () => {
  office = await TestBackOffice.open();
});
afterAll(() => office.close());
beforeEach(async () => {
  warehouse = await office.signIn('warehouse');
  order = await arrangeConfirmedOrder(office);
  const [handedOver] = await handOver(office, warehouse, [order]);
  if (!handedOver) throw new Error('Nothing was handed over.');
  parcel = handedOver;
});

const track = (body: object, token?: string) =>
  office.shop.call('trackOrder', { body }, token === undefined ? undefined : { token });
const byPhone = () => ({ number: order.number, phone_end: BUYERS_PHONE_END });
const tracked = async (): Promise<TrackedOrder> => (await track(byPhone())).body.data;
const problems = async () =>
  (
    await office.call('listParcels', { query: { view: 'problem' } }, { as: warehouse })
  ).body.data.map(({ id }) => id);
const answerDay = (agree: boolean, version: number) =>
  office.call(
    'answerAskedDay',
    { params: { id: parcel.id }, body: { agree, version } },
    { as: warehouse },
  );

it('anyone with the number and the phone’s last digits sees where the parcel is, and nothing private', async () => {
  await move(office, warehouse, parcel.id, {
    to: 'attempt_failed',
    reason: 'no_answer',
    note: 'Rude on the phone',
  });
  const { body } = await track(byPhone());
  expect(body.data).toMatchObject({
    number: order.number,
    status: 'dispatched',
    city: 'Nasr City',
    parcels: [
      {
        state: 'attempt_failed',
        attempts: 1,
        cash: ORDER_TOTAL,
        lines: [
          { quantity: 2, image: { src: expect.stringMatching(/^\/media\//) } },
          { quantity: 1, image: { src: expect.stringMatching(/^\/media\//) } },
        ],
        events: [
          { state: 'packed' },
          { state: 'handed_over' },
          { state: 'attempt_failed', reason: 'no_answer' },
        ],
        postponable: true,
      },
    ],
  });
  expect(body.data.own_id).toBeNull();
  const words = JSON.stringify(body);
  for (const secret of ['Rude', 'Mona', 'Abbas', '01012345678'])
    expect(words).not.toContain(secret);
});

it('the order’s page says of its parcel what tracking says', async () => {
  await move(office, warehouse, parcel.id, { to: 'attempt_failed', reason: 'no_answer' });
  const [shown] = (await tracked()).parcels;
  const { token } = order.buyer;
  const page = await office.shop.call('getOrder', { params: { id: order.id } }, { token });
  const [onPage] = page.body.data.parcels;
  expect(onPage).toMatchObject({ state: 'attempt_failed', postponable: true });
  expect(shown).toMatchObject({ ...onPage });
});

it.each([
  ['dp-N', (digits: string) => `dp-${digits}`],
  ['N', (digits: string) => digits],
  [
    'Arabic digits',
    (digits: string) => digits.replace(/\d/g, (each) => '٠١٢٣٤٥٦٧٨٩'[Number(each)] ?? ''),
  ],
])('the number can be typed as %s', async (_, spelled) => {
  const { body } = await track({
    number: spelled(order.number.slice(3)),
    phone_end: '٥٦٧٨',
  });
  expect(body.data.number).toBe(order.number);
});

it('a wrong number and a wrong phone are answered alike, and another shopper sees no more', async () => {
  const stranger = await arrangeConfirmedOrder(office);
  const answers = [
    await track({ number: order.number, phone_end: '1111' }),
    await track({ number: 'DP-1', phone_end: BUYERS_PHONE_END }),
    await track({ number: order.number }),
    await track({ number: order.number }, stranger.buyer.token),
  ];
  for (const { problem } of answers) {
    expect(problem).toMatchObject({ status: 404, code: 'tracking_not_found' });
  }
});

it('its shopper needs no phone, also after somebody has guessed at it too often', async () => {
  for (let guess = 0; guess < 10; guess += 1) {
    await track({ number: order.number, phone_end: String(guess).padStart(4, '0') });
  }
  expect((await track(byPhone())).problem).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  });
  const { body } = await track({ number: order.number }, order.buyer.token);
  expect(body.data).toMatchObject({ number: order.number, own_id: order.id });
});

it('is expected in the promised days, on the day the courier named, or the day that was agreed', async () => {
  const before = await tracked();
  expect(before.parcels[0]?.expected).toEqual(before.expected);
  await move(office, warehouse, parcel.id, {
    to: 'attempt_failed',
    reason: 'postponed',
    postponed_to: '2031-05-06',
  });
  const named = await tracked();
  expect(named.parcels[0]?.expected).toEqual({ from: '2031-05-06', to: '2031-05-06' });
  const { day } = await askForDay(office, { number: order.number, parcelId: parcel.id }, 3);
  expect((await tracked()).parcels[0]).toMatchObject({ asked: { day, agreed: null } });
  await answerDay(true, parcel.version + 2);
  expect((await tracked()).parcels[0]).toMatchObject({
    asked: { day, agreed: true },
    expected: { from: day, to: day },
  });
});

it('another day that is asked for waits with the problems until staff answer or the parcel moves', async () => {
  expect(await problems()).not.toContain(parcel.id);
  await askForDay(office, { number: order.number, parcelId: parcel.id }, 2);
  expect(await problems()).toContain(parcel.id);
  expect((await answerDay(false, parcel.version)).problem.code).toBe('record_changed');
  await answerDay(false, parcel.version + 1);
  expect(await problems()).not.toContain(parcel.id);
  expect((await answerDay(true, parcel.version + 2)).problem.code).toBe('no_day_asked');
  const again = await askForDay(office, { number: order.number, parcelId: parcel.id }, 3);
  expect(again.body.data.parcels[0]).toMatchObject({ asked: { agreed: null } });
  expect(await problems()).toContain(parcel.id);
  const [before] = (await tracked()).parcels;
  expect(before).toMatchObject({
    cash: expect.toSatisfy((cash: number) => cash > 0),
    collected: 0,
  });
  await move(office, warehouse, parcel.id, { to: 'delivered' });
  expect(await problems()).not.toContain(parcel.id);
  expect((await tracked()).parcels[0]).toMatchObject({
    ...{ asked: null, expected: null, cash: 0 },
    collected: before?.cash,
  });
  expect((await auditShop(office.shop.db)).findings).toEqual([]);
});

it('a wish is taken back', async () => {
  await askForDay(office, { number: order.number, parcelId: parcel.id }, 2);
  await office.shop.call('askForDay', { body: { ...byPhone(), parcel_id: parcel.id, day: null } });
  expect((await tracked()).parcels[0]?.asked).toBeNull();
  expect(await problems()).not.toContain(parcel.id);
});

it.each([
  ['today', 0],
  ['in fifteen days', 15],
])('no parcel can be asked to come %s', async (_, days) => {
  const { problem } = await askForDay(office, { number: order.number, parcelId: parcel.id }, days);
  expect(problem).toMatchObject({ status: 409, code: 'day_not_possible', state: 'handed_over' });
});

it('a parcel on its round keeps its day, and a parcel of another order is not found', async () => {
  const other = await arrangeConfirmedOrder(office);
  const foreign = await askForDay(office, { number: other.number, parcelId: parcel.id }, 2);
  expect(foreign.problem.code).toBe('parcel_not_found');
  await move(office, warehouse, parcel.id, { to: 'out_for_delivery' });
  const { problem } = await askForDay(office, { number: order.number, parcelId: parcel.id }, 2);
  expect(problem).toMatchObject({ code: 'day_not_possible', state: 'out_for_delivery' });
});

it('its courier is named once the shop has said who that is', async () => {
  const company = await courierOf(office, warehouse, 'manual');
  await office.shop.db.execute(
    sql`update parcels set courier_id = ${company} where id = ${parcel.id}`,
  );
  expect((await tracked()).parcels[0]?.courier).toBeNull();
  const body = { name: { ar: 'البرق', en: 'Lightning' }, active: true, version: 1 };
  const as = await office.signIn('owner');
  expect((await office.call('editCourier', { params: { id: company }, body }, { as })).status).toBe(
    200,
  );
  expect((await tracked()).parcels[0]?.courier).toMatch(/^(البرق|Lightning)$/);
});
