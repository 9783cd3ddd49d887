import { expect, it, vi } from 'vitest';
import { bareReport } from '../src/payments/payment-provider.ts';
import type { Buyer } from './arrange/orders.ts';
import {
  begin,
  deliver,
  orderLamp,
  type PaymobSimulator,
  shown,
  tasksOf,
  work,
} from './arrange/payments.ts';
import { openPaymobOfficeForEach, orderPaidByCard } from './arrange/paymob-shop.ts';
import type { SentCallback } from './arrange/provider-simulator.ts';
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

async function asked(id: number) {
  const input = { params: { id }, body: {} };
  return (await shop.call('checkPayment', input, { token: buyer.token })).body.data;
}

async function deliverAll(callbacks: readonly SentCallback[]): Promise<void> {
  for (const each of callbacks) expect(await deliver(shop, each)).toBe(200);
}

async function arrangePaid() {
  const { order, ...paid } = await orderPaidByCard(simulator, shop, buyer);
  return { id: order.id, ...paid };
}

const awaiting = { status: 'draft', payment: { state: 'awaiting', paid: 0 } };
const paid = { status: 'ongoing', payment: { state: 'paid', paid: 450 } };

it.each(['success', 'decline'])(
  'a payment that is pending when its shopper is back waits, and %s comes later',
  async (how) => {
    const { id } = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, { id });
    await deliverAll((await simulator.pay(reference, 'pending')).callbacks);
    expect(await asked(id)).toMatchObject({
      ...awaiting,
      payment: { attempt: { state: 'pending' } },
    });
    const { callbacks } = await simulator.post<{ callbacks: SentCallback[] }>('/simulator/settle', {
      reference,
      how,
    });
    await deliverAll([...callbacks, ...callbacks]);
    const { payment, status } = await shown(shop, buyer, id);
    expect({ payment, status }).toMatchObject(how === 'success' ? paid : awaiting);
    expect(payment.attempt).toMatchObject({ state: how === 'success' ? 'paid' : 'failed' });
  },
);

it('a pending payment whose confirmation never comes is found by asking', async () => {
  const { id } = await orderLamp(shop, buyer);
  const { reference } = await begin(shop, buyer, { id });
  await simulator.pay(reference, 'pending');
  await simulator.post('/simulator/settle', { reference, how: 'success' });
  shop.clock.advance({ minutes: 3 });
  await work(shop);
  expect(await shown(shop, buyer, id)).toMatchObject(paid);
});

it('half an answer to its beginning loses no money: what is paid by it all the same is found', async () => {
  const { id } = await orderLamp(shop, buyer);
  await simulator.next({ create: 'half' });
  const input = { params: { id }, body: { method: 'card' } };
  const failed = await shop.call('beginPayment', input, { token: buyer.token });
  expect(failed).toMatchObject({ status: 503, problem: { code: 'payment_not_begun' } });
  const { number } = await shown(shop, buyer, id);
  // The provider has the attempt, and somebody pays it there.
  const { callbacks } = await simulator.pay(`${number}-1`, 'success');
  await deliverAll(callbacks);
  shop.clock.advance({ minutes: 3 });
  await work(shop);
  expect(await shown(shop, buyer, id)).toMatchObject(paid);
});

it.each(['error', 'silent', 'half'])(
  'a refund whose answer is %s is booked by its callback, once',
  async (lost) => {
    const { id, reference, attemptId } = await arrangePaid();
    await simulator.next({ refund: lost });
    const body = {
      key: `refund-${id}`,
      attempt_id: attemptId,
      amount: 100,
      reason: 'A broken bulb',
      route: 'provider',
    };
    const sent = await office.call('refundOrder', { params: { id }, body }, { as: owner });
    expect(sent.body.data.refunds).toMatchObject([{ state: 'unknown' }]);
    const callbacks = await simulator.post<SentCallback[]>('/simulator/refund-callbacks', {
      reference,
    });
    expect(callbacks).toHaveLength(1);
    // Its marks are not signed: the shop asks, and books what the provider then says.
    await deliverAll([...callbacks, ...callbacks]);
    const money = await office.call('getOrderMoney', { params: { id } }, { as: owner });
    expect(money.body.data).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] });
    shop.clock.advance({ minutes: 10 });
    await work(shop);
    expect(await simulator.post('/simulator/books', {})).toContainEqual(
      expect.objectContaining({ received: 45_000, refunded: 10_000 }),
    );
    expect(await tasksOf(shop)).toEqual([]);
  },
);

it('a refund that the shop did not ask for becomes a task when its callback comes', async () => {
  const { reference } = await arrangePaid();
  const { callbacks } = await simulator.post<{ callbacks: SentCallback[] }>('/simulator/refund', {
    reference,
    piastres: 5_000,
  });
  await deliverAll(callbacks);
  expect(await tasksOf(shop)).toEqual([{ kind: 'refunded_elsewhere', piastres: 5_000 }]);
});

it('a refund on the pages of the provider is a task, though it did not answer for the first time weeks after the payment', async () => {
  const { reference } = await arrangePaid();
  shop.clock.advance({ days: 20 });
  const { callbacks } = await simulator.post<{ callbacks: SentCallback[] }>('/simulator/refund', {
    ...{ reference, piastres: 10_000 },
  });
  const [provider] = shop.deps.payments;
  if (!provider) throw new Error('There is no provider.');
  vi.spyOn(provider, 'inquire').mockResolvedValueOnce(bareReport('unknown'));
  await deliverAll(callbacks);
  expect(await tasksOf(shop)).toEqual([]);
  shop.clock.advance({ hours: 1 });
  await work(shop);
  expect(await tasksOf(shop)).toEqual([{ kind: 'refunded_elsewhere', piastres: 10_000 }]);
});
