import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeAudited } from './arrange/close-audited.ts';
import {
  arrangeConfirmedOrder,
  courierOf,
  handOver,
  move,
  ORDER_TOTAL,
} from './arrange/fulfilment.ts';
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

/** A parcel that left and came to this end. */
async function sent(...steps: string[]): Promise<{ id: number; orderId: number; number: string }> {
  const order = await arrangeConfirmedOrder(office);
  const [parcel] = await handOver(office, warehouse, [order]);
  const id = parcel?.id ?? 0;
  for (const to of steps) await move(office, warehouse, id, { to });
  return { id, orderId: order.id, number: order.number };
}

function open(id: number, reason: string, amount: number) {
  return office.call('openClaim', { params: { id }, body: { reason, amount } }, { as });
}

function step(claim: { id: number; version: number }, body: object) {
  const { id, version } = claim;
  return office.call('moveClaim', { params: { id }, body: { version, ...body } }, { as });
}

async function waiting() {
  return (await office.call('listClaims', { query: {} }, { as })).body.data;
}

it('cash that came short is claimed, sent and paid, which settles the parcel', async () => {
  const { id, orderId, number } = await sent('delivered');
  const file = Buffer.from(`order,cash\n${number},${ORDER_TOTAL - 100}\n`);
  const params = { id: courier };
  const checked = await office.call('checkSettlementFile', { params, body: file }, { as });
  const query = { name: 'short.csv', stamp: checked.body.data.stamp };
  await office.call('bookSettlementFile', { params, query, body: file }, { as });
  const before = await office.call('getParcelClaims', { params: { id } }, { as });
  expect(before.body.data).toMatchObject({ claims: [], outstanding: 100 });
  expect(before.body.data.reasons).toEqual(['short', 'damaged']);
  expect((await open(id, 'short', 101)).problem.fields).toEqual({ amount: 'too_big' });
  expect((await open(id, 'lost', 10)).problem.code).toBe('claim_unfounded');

  const answers = await Promise.all([open(id, 'short', 100), open(id, 'short', 100)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data: claim } = (answers.find(({ status }) => status === 200) ?? answers[0]).body;
  expect(claim).toMatchObject({ state: 'open', sum: 100, days_left: 14, urgent: false });
  expect((await step(claim, { to: 'paid' })).problem.code).toBe('claim_step_illegal');
  const asked = (await step(claim, { to: 'sent' })).body.data;
  expect((await step(claim, { to: 'sent' })).problem.code).toBe('record_changed');
  expect((await step(asked, { to: 'paid' })).problem.fields).toEqual({ amount: 'required' });
  expect((await step(asked, { to: 'paid', amount: 100 })).problem.fields).toEqual({
    reference: 'required',
  });
  const paid = { to: 'paid', amount: 120, reference: 'TR-5' };
  const both = await Promise.all([step(asked, paid), step(asked, paid)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const money = await office.call('getOrderMoney', { params: { id: orderId } }, { as });
  expect(money.body.data.handed_in).toBe(ORDER_TOTAL);
  const ended = await office.call('listClaims', { query: { view: 'ended' } }, { as });
  expect(ended.body.data[0]).toMatchObject({ state: 'paid', paid: 120, reference: 'TR-5' });
  const handIns = await office.call('listHandIns', { params }, { as });
  expect(handIns.body.data[0]).toMatchObject({ received: 120, expected: 100, difference: 20 });
});

it('cash that is given up stays outstanding until it is received as nothing, with the reason', async () => {
  const { id } = await sent('delivered');
  const claim = (await open(id, 'missing', ORDER_TOTAL)).body.data;
  await step(claim, { to: 'given_up', note: 'The courier closed' });
  const params = { id: courier };
  const outstanding = async () =>
    (await office.call('listOutstandingCash', { params }, { as })).body.data.map(
      (parcel) => parcel.id,
    );
  expect(await outstanding()).toContain(id);
  const body = { parcels: [id], amount: 0 };
  const silent = await office.call('handInCash', { params, body }, { as });
  expect(silent.problem.fields).toEqual({ reason: 'required' });
  const given = { params, body: { ...body, reason: 'The courier closed' } };
  expect((await office.call('handInCash', given, { as })).body.data).toMatchObject({
    expected: ORDER_TOTAL,
    received: 0,
  });
  expect(await outstanding()).not.toContain(id);
});

it('a lost parcel is claimed by the courier’s own window, and is urgent when that is about to end', async () => {
  const couriers = await office.call('listCouriers', {}, { as });
  const { name, version } = couriers.body.data.find((each) => each.id === courier) ?? {};
  const edit = { name, version, active: true, claim_days: 5 };
  await office.call('editCourier', { params: { id: courier }, body: edit }, { as });
  const { id } = await sent('lost');
  const { body } = await open(id, 'lost', ORDER_TOTAL);
  expect(body.data).toMatchObject({ days_left: 5, urgent: false });
  office.clock.advance({ days: 2 });
  as = await office.signIn('manager');
  expect((await waiting())[0]).toMatchObject({ id: body.data.id, days_left: 3, urgent: true });
  office.clock.advance({ days: 4 });
  as = await office.signIn('manager');
  expect((await waiting())[0]).toMatchObject({ days_left: -1, urgent: true });
  expect((await step(body.data, { to: 'given_up' })).problem.fields).toEqual({ note: 'required' });
  const given = await step(body.data, { to: 'given_up', note: 'The window is over' });
  expect(given.body.data).toMatchObject({
    state: 'given_up',
    next: [],
    note: 'The window is over',
  });
  expect(await waiting()).toEqual([]);
  // It may be claimed again.
  warehouse = await office.signIn('warehouse');
  expect((await open(id, 'lost', 10)).status).toBe(200);
});

it('a lost parcel that the shop gave up is claimed within the same days', async () => {
  const { id } = await sent('lost');
  office.clock.advance({ days: 2 });
  warehouse = await office.signIn('warehouse');
  as = await office.signIn('manager');
  const couriers = await office.call('listCouriers', {}, { as });
  const days = couriers.body.data.find((each) => each.id === courier)?.claim_days ?? 0;
  await move(office, warehouse, id, { to: 'given_up' });
  const { body } = await open(id, 'lost', ORDER_TOTAL);
  expect(body.data).toMatchObject({ days_left: days - 2 });
});
