import { expect, it } from 'vitest';
import { commandLine } from '../src/principals/principal.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { type Buyer, depsOf } from './arrange/orders.ts';
import { type PaymobSimulator, work } from './arrange/payments.ts';
import { openPaymobOfficeForEach, orderPaidByCard } from './arrange/paymob-shop.ts';
import { ask, found, receive, step } from './arrange/returns.ts';
import type { TestApp } from './test-app.ts';
import type { StaffCaller, TestBackOffice } from './test-back-office.ts';

let simulator: PaymobSimulator;
let office: TestBackOffice;
let shop: TestApp;
let buyer: Buyer;
let owner: StaffCaller;

openPaymobOfficeForEach((opened) => {
  ({ simulator, shop, buyer, office, owner } = opened);
});

/** A lamp at 400 EGP with 50 for delivery, paid by card, delivered, back because it is broken, and inspected. */
async function arrangeInspected() {
  const { order, reference, attemptId } = await orderPaidByCard(simulator, shop, buyer);
  for (const to of ['dispatched', 'delivered'] as const) {
    await advanceOrder(depsOf(shop), commandLine, { orderId: order.id, to });
  }
  const lines = [{ product_id: order.lamp, quantity: 1 }];
  const bought = { id: order.id, number: order.number, buyer, bulb: order.lamp, lamp: order.lamp };
  const asked = await ask(office, bought, { reason: 'damaged', lines, payout: null });
  const { id } = asked.body.data;
  await receive(office, owner, id);
  const inspected = [found(order.lamp, 'written_off')];
  await step(office, owner, id, 'inspectReturn', { lines: inspected });
  const attempt_id = attemptId ?? 0;
  return { order, id, attempt_id, reference };
}

const byCard = (attempt_id: number) => ({ route: 'provider', attempt_id });
/** What Paymob has paid back of its newest payment, in piastres. */
const paidBack = async () =>
  (await simulator.post<{ refunded: number }[]>('/simulator/books', {})).at(-1)?.refunded;
const refundsOf = async (orderId: number) =>
  (await office.call('getOrderMoney', { params: { id: orderId } }, { as: owner })).body.data
    .refunds;
const seenByBuyer = async (orderId: number) =>
  (await shop.call('getOrderReturns', { params: { id: orderId } }, { token: buyer.token })).body
    .data.returns[0];
const listed = async (view: string) =>
  (await office.call('listReturns', { query: { view } }, { as: owner })).body.data.map(
    ({ id }) => id,
  );

it('what was paid online goes back the way it came, once, and closes the return', async () => {
  const { order, id, attempt_id } = await arrangeInspected();
  const { body: now } = await office.call('getReturn', { params: { id } }, { as: owner });
  const body = { version: now.data.version, ...byCard(attempt_id) };
  const answers = await Promise.all(
    Array.from({ length: 3 }, () =>
      office.call('refundReturn', { params: { id }, body }, { as: owner }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const closed = await office.call('getReturn', { params: { id } }, { as: owner });
  expect(closed.body.data).toMatchObject({
    state: 'refunded',
    refund_state: 'done',
    refund_due_at: null,
    overdue: false,
  });
  expect(await refundsOf(order.id)).toMatchObject([
    { amount: 450, route: 'provider', state: 'done', attempt_id },
  ]);
  expect(await paidBack()).toBe(45_000);
  expect(await seenByBuyer(order.id)).toMatchObject({ paid_back: true, refund_due: null });
});

it('without the payment it belongs to, nothing goes back and the return stays open', async () => {
  const { order, id } = await arrangeInspected();
  const { problem } = await step(office, owner, id, 'refundReturn', {
    route: 'wallet',
    proof: 'TRX-1',
  });
  expect(problem).toMatchObject({ code: 'refund_too_high', refundable: 0 });
  expect(await refundsOf(order.id)).toEqual([]);
  expect(await seenByBuyer(order.id)).toMatchObject({ state: 'inspected', paid_back: false });
});

it('a refund whose answer never came stays due until the provider confirms it', async () => {
  const { order, id, attempt_id } = await arrangeInspected();
  await simulator.next({ refund: 'silent' });
  await step(office, owner, id, 'refundReturn', byCard(attempt_id));
  expect(await seenByBuyer(order.id)).toMatchObject({
    state: 'refunded',
    paid_back: false,
    refund_due: expect.any(String),
  });
  shop.clock.advance({ minutes: 3 });
  await work(shop);
  shop.clock.advance({ minutes: 6 });
  await work(shop);
  expect(await seenByBuyer(order.id)).toMatchObject({ paid_back: true, refund_due: null });
  expect(await paidBack()).toBe(45_000);
});

it('a refund that the provider refuses is paid in another way, and is late until then', async () => {
  const { order, id, attempt_id, reference } = await arrangeInspected();
  // Somebody has paid a part back on the provider's own pages.
  await simulator.post('/simulator/refund', { reference, piastres: 100 });
  await step(office, owner, id, 'refundReturn', byCard(attempt_id));
  expect(await refundsOf(order.id)).toMatchObject([{ state: 'failed' }]);
  shop.clock.advance({ days: 8 });
  owner = await office.signIn('owner');
  for (const view of ['to_settle', 'late']) expect(await listed(view)).toEqual([id]);
  const body = { route: 'wallet', proof: 'TRX-9', attempt_id };
  const paid = await step(office, owner, id, 'refundReturn', body);
  expect(paid.body.data).toMatchObject({ state: 'refunded', refund_state: 'done' });
  const again = await step(office, owner, id, 'refundReturn', body);
  expect(again.problem.code).toBe('return_step_illegal');
  for (const view of ['to_settle', 'late']) expect(await listed(view)).toEqual([]);
  expect(await refundsOf(order.id)).toMatchObject([
    { state: 'failed' },
    { amount: 450, route: 'wallet', state: 'done', proof: 'TRX-9' },
  ]);
});
