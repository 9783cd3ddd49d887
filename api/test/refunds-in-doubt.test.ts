import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { Buyer } from './arrange/orders.ts';
import { type PaymobSimulator, tasksOf, work } from './arrange/payments.ts';
import { openPaymobOfficeForEach, orderPaidByCard } from './arrange/paymob-shop.ts';
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

async function arrangePaid() {
  const { order, attemptId } = await orderPaidByCard(simulator, shop, buyer);
  return { id: order.id, attempt_id: attemptId };
}

function refund(
  { id, attempt_id }: Awaited<ReturnType<typeof arrangePaid>>,
  amount = 100,
  route: object = { route: 'provider' },
) {
  const body = { key: randomUUID(), attempt_id, amount, reason: 'Came broken', ...route };
  return office.call('refundOrder', { params: { id }, body }, { as: owner });
}

/** Works through some time, ten minutes at a time; returns how often the refund was sent meanwhile. */
async function workFor(minutes: number): Promise<number> {
  const [provider] = shop.deps.payments;
  if (!provider) throw new Error('There is no provider.');
  const sent = vi.spyOn(provider, 'refund').mockClear();
  for (let passed = 0; passed < minutes; passed += 10) {
    shop.clock.advance({ minutes: 10 });
    await work(shop);
  }
  return sent.mock.calls.length;
}

async function money({ id }: { readonly id: number }) {
  return (await office.call('getOrderMoney', { params: { id } }, { as: owner })).body.data;
}

it('a refund whose answer never came is asked about before anything is sent again', async () => {
  const paid = await arrangePaid();
  await simulator.next({ refund: 'silent' });
  const asked = await refund(paid);
  expect(asked.body.data).toMatchObject({ refunded: 0, refunds: [{ state: 'unknown' }] });
  expect((await refund(paid, 50)).problem.code).toBe('refund_in_progress');
  shop.clock.advance({ minutes: 3 });
  await work(shop);
  shop.clock.advance({ minutes: 6 });
  await work(shop);
  const { body } = await office.call('getOrderMoney', { params: { id: paid.id } }, { as: owner });
  expect(body.data).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] });
});

it('a refund that the provider accepted and pays out later is not sent again, and is booked once it was paid', async () => {
  const paid = await arrangePaid();
  await simulator.next({ refund: 'pending' });
  await refund(paid);
  expect(await workFor(180)).toBe(0);
  const { refunds, attempts } = await money(paid);
  expect(refunds).toMatchObject([{ state: 'unknown', proof: expect.any(String) }]);
  const [{ reference } = { reference: '' }] = attempts;
  await simulator.post('/simulator/refund', { reference, piastres: 10_000 });
  await workFor(10);
  expect(await money(paid)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] });
});

it('a refund that never reached the provider is sent again after an hour, in which it might have been booked', async () => {
  const paid = await arrangePaid();
  const [provider] = shop.deps.payments;
  if (!provider) throw new Error('There is no provider.');
  vi.spyOn(provider, 'refund').mockResolvedValueOnce({ kind: 'unknown' });
  await refund(paid);
  vi.restoreAllMocks();
  expect(await workFor(50)).toBe(0);
  expect(await workFor(40)).toBe(1);
  expect(await money(paid)).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] });
});

it.each([200, 150, 250])(
  'money given back by hand is not taken for a refund of EGP %d by the provider whose answer never came',
  async (amount) => {
    const paid = await arrangePaid();
    const byHand = await refund(paid, 200, { route: 'cash', proof: 'Signed' });
    expect(byHand.body.data).toMatchObject({ refunded: 200 });
    await simulator.next({ refund: 'silent' });
    await refund(paid, amount);
    expect(await workFor(90)).toBe(0);
    const { refunded, refunds } = await money(paid);
    expect(refunded).toBe(200 + amount);
    expect(refunds.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await tasksOf(shop)).toEqual([]);
  },
);

it('a refund that never reached the provider is sent again also after money was given back by hand', async () => {
  const paid = await arrangePaid();
  await refund(paid, 200, { route: 'cash', proof: 'Signed' });
  const [provider] = shop.deps.payments;
  if (!provider) throw new Error('There is no provider.');
  vi.spyOn(provider, 'refund').mockResolvedValueOnce({ kind: 'unknown' });
  await refund(paid);
  vi.restoreAllMocks();
  expect(await workFor(90)).toBe(1);
  expect(await money(paid)).toMatchObject({ refunded: 300 });
});

it('a refund that the provider made by itself is a task of its sum, and the shop’s next one is still told apart', async () => {
  const paid = await arrangePaid();
  const [{ reference } = { reference: '' }] = (await money(paid)).attempts;
  await refund(paid, 50);
  await simulator.post('/simulator/refund', { reference, piastres: 10_000 });
  await office.call('checkOrderMoney', { params: { id: paid.id }, body: {} }, { as: owner });
  expect(await tasksOf(shop)).toEqual([{ kind: 'refunded_elsewhere', piastres: 10_000 }]);
  await simulator.next({ refund: 'silent' });
  await refund(paid, 100);
  expect(await workFor(90)).toBe(0);
  expect((await money(paid)).refunds.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await tasksOf(shop)).toHaveLength(1);
});
