import type { TimelineEntry } from '@dp/contract/staff/order-page.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandLine } from '../src/principals/principal.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import {
  arrangeConfirmedOrder,
  type ConfirmedOrder,
  fillList,
  handOver,
  move,
  pack,
} from './arrange/fulfilment.ts';
import { depsOf } from './arrange/orders.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let as: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  as = await office.signIn('warehouse');
});
afterAll(() => office.close());

const later = () => office.clock.advance({ minutes: 10 });
async function timelineOf({ id }: ConfirmedOrder): Promise<TimelineEntry[]> {
  return (await office.call('getStaffOrder', { params: { id } }, { as })).body.data.timeline;
}
/** Each entry in a word or two, such as `parcel 1 delivered`. */
async function storyOf(order: ConfirmedOrder): Promise<string[]> {
  return (await timelineOf(order)).map((entry) => {
    if (entry.kind === 'state') return entry.state;
    if (entry.kind === 'parcel') return `parcel ${entry.place} ${entry.state}`;
    return entry.kind;
  });
}

it('an order’s only parcel shows each step once: packed, handed over, refused, returned, inspected', async () => {
  const order = await arrangeConfirmedOrder(office);
  later();
  const [parcel] = await handOver(office, as, [order]);
  const id = parcel?.id ?? 0;
  later();
  await move(office, as, id, { to: 'attempt_failed', reason: 'refused', note: 'Too dear' });
  later();
  await move(office, as, id, { to: 'returned' });
  later();
  const found = (product_id: number, outcome: string) => ({ product_id, outcome, quantity: 1 });
  const lines = [
    found(order.bulb, 'sellable'),
    found(order.bulb, 'written_off'),
    found(order.lamp, 'sellable'),
  ];
  const { version } = (await office.call('getParcel', { params: { id } }, { as })).body.data;
  await office.call('inspectParcel', { params: { id }, body: { version, lines } }, { as });
  expect(await storyOf(order)).toEqual([
    'draft',
    'ongoing',
    'parcel 1 packed',
    'parcel 1 handed_over',
    'parcel 1 attempt_failed',
    'parcel 1 returned',
    'inspection',
  ]);
  const [, , , left, failed, , inspected] = await timelineOf(order);
  const by = { kind: 'staff', name: expect.stringMatching(/./) };
  expect(left).toMatchObject({ of: 1, courier: { en: 'Our own driver' }, by });
  expect(failed).toMatchObject({ reason: 'refused', note: 'Too dear', courier: null });
  expect(inspected).toMatchObject({
    parcel_id: id,
    units: { sellable: 2, b_stock: 0, written_off: 1 },
    by,
  });
});

it('several parcels each have their own history, beside the order’s own steps', async () => {
  const order = await arrangeConfirmedOrder(office);
  later();
  await pack(office, as, order.id, [
    { lines: [{ product_id: order.bulb, quantity: 2 }] },
    { lines: [{ product_id: order.lamp, quantity: 1 }] },
  ]);
  const codes = [`${order.number}-1`, `${order.number}-2`];
  const { id, ...body } = await fillList(office, as, codes);
  later();
  const signed = await office.call('signHandover', { params: { id }, body }, { as });
  for (const parcel of signed.body.data.parcels) {
    later();
    await move(office, as, parcel.id, { to: 'delivered' });
  }
  expect(await storyOf(order)).toEqual([
    'draft',
    'ongoing',
    'parcel 1 packed',
    'parcel 2 packed',
    'parcel 1 handed_over',
    'parcel 2 handed_over',
    'dispatched',
    'parcel 1 delivered',
    'parcel 2 delivered',
    'delivered',
  ]);
});

it('a step with a note for the customer stays beside its parcel’s', async () => {
  const order = await arrangeConfirmedOrder(office);
  later();
  const step = { orderId: order.id, to: 'dispatched', note: 'Out at noon' } as const;
  await advanceOrder(depsOf(office.shop), commandLine, step);
  const story = await storyOf(order);
  expect(story.slice(-2)).toEqual(['parcel 1 handed_over', 'dispatched']);
});
