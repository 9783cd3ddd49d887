import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { readMessages } from './arrange/outbox.ts';
import {
  begin,
  deliver,
  offer,
  type PaymobSimulator,
  shown,
  tasksOf,
  work,
} from './arrange/payments.ts';
import { openPaymobOfficeForEach } from './arrange/paymob-shop.ts';
import { arrangeTransfer } from './arrange/staff-changes/payment-changes.ts';
import type { TestApp } from './test-app.ts';
import type { StaffCaller, TestBackOffice } from './test-back-office.ts';

let simulator: PaymobSimulator;
let office: TestBackOffice;
let shop: TestApp;
let owner: StaffCaller;
let transfer: Awaited<ReturnType<typeof arrangeTransfer>>;

openPaymobOfficeForEach((opened) => {
  ({ simulator, shop, office, owner } = opened);
});
beforeEach(async () => {
  transfer = await arrangeTransfer(office);
});

const cancel = () =>
  shop.call(
    'cancelOrder',
    { params: { id: transfer.order.id }, body: {} },
    { token: transfer.buyer.token },
  );
const match = () => {
  const params = { id: transfer.attemptId };
  return office.call('matchTransfer', { params, body: { reference: randomUUID() } }, { as: owner });
};
const reject = () =>
  office.call(
    'rejectTransfer',
    { params: { id: transfer.attemptId }, body: { reason: 'Nothing arrived' } },
    { as: owner },
  );
const listed = async () =>
  (await office.call('getPaymentDesk', {}, { as: owner })).body.data.transfers;
const giveBack = (amount: number) =>
  office.call(
    'refundOrder',
    {
      params: { id: transfer.order.id },
      body: {
        ...{ key: randomUUID(), attempt_id: transfer.attemptId, amount },
        ...{ reason: 'Cancelled', route: 'instapay', proof: 'TRX-1' },
      },
    },
    { as: owner },
  );

it('a reported transfer is looked for after its order was cancelled, and what arrived goes back', async () => {
  expect(await listed()).toMatchObject([{ attempt_id: transfer.attemptId, awaited: true }]);
  await cancel();
  expect(await listed()).toMatchObject([
    { attempt_id: transfer.attemptId, awaited: false, amount: 450, sender_end: '1234' },
  ]);
  const { payment } = await shown(shop, transfer.buyer, transfer.order.id);
  expect(payment.attempt).toMatchObject({ state: 'pending', checking_since: expect.any(String) });
  shop.clock.advance({ hours: 60 });
  owner = await office.signIn('owner');
  await work(shop);
  const matched = await match();
  expect(matched.body.data).toMatchObject({ awaited: false, paid: 450 });
  expect(await listed()).toEqual([]);
  expect(await tasksOf(shop)).toEqual([{ kind: 'paid_after_end', piastres: 45_000 }]);
  expect(await shown(shop, transfer.buyer, transfer.order.id)).toMatchObject({
    status: 'cancelled',
    to_refund: 450,
  });
  expect((await giveBack(450)).body.data).toMatchObject({ refunded: 450 });
  expect(await tasksOf(shop)).toEqual([]);
});

it('of a cancelled order a transfer that did not arrive is turned down, which its buyer reads', async () => {
  await cancel();
  expect((await reject()).status).toBe(200);
  expect(await listed()).toEqual([]);
  const { status, payment } = await shown(shop, transfer.buyer, transfer.order.id);
  expect(status).toBe('cancelled');
  expect(payment.attempt).toMatchObject({ state: 'failed', refusal: 'Nothing arrived' });
  expect((await reject()).problem.code).toBe('transfer_not_waiting');
});

it('cancelled by staff, the shopper reads that the transfer is looked for, not that nothing is owed', async () => {
  const { version } = (
    await office.call('getStaffOrder', { params: { id: transfer.order.id } }, { as: owner })
  ).body.data;
  const body = { version, reason: 'Sold out' };
  await office.call('cancelStaffOrder', { params: { id: transfer.order.id }, body }, { as: owner });
  const [mail] = await readMessages(shop, transfer.buyer.email);
  expect(mail?.text).toContain('looking for the transfer you told us about');
});

it('matched and cancelled at the same moment, its money is owed once', async () => {
  const [cancelled, matched] = await Promise.all([cancel(), match()]);
  expect([cancelled.status, matched.status]).toEqual([200, 200]);
  const [task, ...others] = await tasksOf(shop);
  expect(others).toEqual([]);
  expect(task).toMatchObject({ piastres: 45_000 });
  await giveBack(450);
  expect(await tasksOf(shop)).toEqual([]);
});

it('a transfer that is found after it was turned down pays for its order all the same, once', async () => {
  await reject();
  const [found, again] = [await match(), await match()];
  expect(found.body.data).toMatchObject({ state: 'paid', paid: 450 });
  expect(again.problem.code).toBe('transfer_not_waiting');
  expect(await tasksOf(shop)).toEqual([]);
});

it('a transfer that nobody reported and came after its order was cancelled is booked, and owed', async () => {
  await shop.db.execute(
    sql`update payment_attempts set sender_end = null, checking_since = null where id = ${transfer.attemptId}`,
  );
  await cancel();
  expect(await listed()).toEqual([]);
  const found = await match();
  expect(found.body.data).toMatchObject({ paid: 450, attempts: [{ state: 'cancelled' }] });
  expect(await tasksOf(shop)).toEqual([{ kind: 'paid_after_end', piastres: 45_000 }]);
});

it('a transfer that arrives for an order that was paid by card is a second payment', async () => {
  const { order, buyer } = transfer;
  await offer(shop, { card: 'paymob', instapay: { address: 'dp@instapay', holder: 'DP' } });
  const { reference } = await begin(shop, buyer, order, 'card');
  for (const callback of (await simulator.pay(reference, 'success')).callbacks) {
    await deliver(shop, callback);
  }
  expect(await listed()).toMatchObject([{ awaited: false }]);
  await match();
  expect(await tasksOf(shop)).toEqual([{ kind: 'paid_twice', piastres: 45_000 }]);
});

it('an account is deleted only once it is known what became of its transfer', async () => {
  const { token } = transfer.buyer;
  await cancel();
  const remove = () => shop.call('deleteAccount', {}, { token });
  expect((await remove()).problem.code).toBe('orders_on_their_way');
  await reject();
  expect((await remove()).status).toBe(200);
});

it('an account is deleted only once what the shop owes it was paid back', async () => {
  const { token } = transfer.buyer;
  const remove = () => shop.call('deleteAccount', {}, { token });
  await match();
  await cancel();
  expect((await remove()).problem.code).toBe('orders_on_their_way');
  await giveBack(450);
  expect((await remove()).status).toBe(200);
});
