import { randomUUID } from 'node:crypto';
import type { PaymentMethod, ProviderName } from '@dp/contract/payments.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../src/payments/payment-provider.ts';
import { closeAudited } from './arrange/close-audited.ts';
import { TEST_DEMO } from './arrange/demo.ts';
import { arrangeBuyer, type Buyer, stockOf } from './arrange/orders.ts';
import {
  begin,
  deliver,
  offer,
  orderLamp,
  shown,
  startFawrySimulator,
  startKashierSimulator,
  startOrderNumbersAt,
  tasksOf,
  work,
} from './arrange/payments.ts';
import type { Simulator } from './arrange/provider-simulator.ts';
import { TestApp } from './test-app.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';
import { openTestDatabase } from './test-database.ts';

let fawry: Simulator;
let kashier: Simulator;
let providers: PaymentProvider[];
let office: TestBackOffice;
let shop: TestApp;
let buyer: Buyer;
let owner: StaffCaller;
let firstNumber = 600_000;

beforeAll(async () => {
  const started = await Promise.all([
    startFawrySimulator(() => new Date()),
    startKashierSimulator(),
  ]);
  providers = started.map(({ driver }) => driver);
  [fawry, kashier] = started.map(({ simulator }) => simulator) as [Simulator, Simulator];
});
afterAll(() => {
  fawry.stop();
  kashier.stop();
});

beforeEach(async () => {
  shop = await TestApp.on(await openTestDatabase(), {}, TEST_DEMO, providers);
  office = await TestBackOffice.on(shop);
  // References are unique at the provider, which outlives each test's shop.
  firstNumber += 1_000;
  await startOrderNumbersAt(shop, firstNumber);
  await offer(shop, { card: 'kashier', kiosk: 'fawry' });
  buyer = await arrangeBuyer(shop);
  owner = await office.signIn('owner');
  return () => closeAudited(office);
});

async function arrangePaid(simulator: Simulator, method: PaymentMethod & ('card' | 'kiosk')) {
  const order = await orderLamp(shop, buyer, method);
  const { reference, payment } = await begin(shop, buyer, order, method);
  const provider: ProviderName = simulator === fawry ? 'fawry' : 'kashier';
  for (const each of (await simulator.pay(reference, 'success')).callbacks) {
    expect(await deliver(shop, each, provider)).toBe(200);
  }
  return { id: order.id, reference, attempt_id: payment.attempt?.id };
}

function refund({ id, attempt_id }: { id: number; attempt_id: number | undefined }, amount = 450) {
  const body = { key: randomUUID(), attempt_id, amount, reason: 'Broken', route: 'provider' };
  return office.call('refundOrder', { params: { id }, body }, { as: owner });
}

describe('a card by Kashier', () => {
  it('is paid by the signed callback, once, however often it comes', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference, payment } = await begin(shop, buyer, order);
    expect(payment.attempt).toMatchObject({ step: { kind: 'redirect' } });
    const { callbacks } = await kashier.pay(reference, 'success');
    for (const callback of [...callbacks, ...callbacks]) await deliver(shop, callback, 'kashier');
    const paid = await shown(shop, buyer, order.id);
    expect(paid).toMatchObject({ status: 'ongoing', payment: { state: 'paid', paid: 450 } });
    expect(paid.payment.attempt?.source).toBe('Mastercard •••• 1118');
  });

  it('is not believed without the signature, or on the address of another provider', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    const [sent] = (await kashier.pay(reference, 'success')).callbacks;
    if (!sent) throw new Error('No callback.');
    expect(await deliver(shop, { ...sent, headers: {} }, 'kashier')).toBe(401);
    expect(await deliver(shop, sent, 'fawry')).toBe(400);
    expect(await shown(shop, buyer, order.id)).toMatchObject({ payment: { state: 'awaiting' } });
    // The same one with its signature is believed all the same.
    expect(await deliver(shop, sent, 'kashier')).toBe(200);
    expect(await shown(shop, buyer, order.id)).toMatchObject({ payment: { state: 'paid' } });
  });

  it('is found by asking when its callback is lost', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    await kashier.pay(reference, 'success');
    shop.clock.advance({ minutes: 3 });
    await work(shop);
    expect(await shown(shop, buyer, order.id)).toMatchObject({ payment: { state: 'paid' } });
  });

  it('of another amount pays for nothing, and staff are called', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    const { callbacks } = await kashier.pay(reference, 'amount_changed');
    for (const callback of callbacks) await deliver(shop, callback, 'kashier');
    expect(await shown(shop, buyer, order.id)).toMatchObject({ status: 'draft' });
    expect(await tasksOf(shop)).toEqual([{ kind: 'amount_differs', piastres: 100 }]);
  });
});

describe('a refund in doubt that the provider does not tell about', () => {
  async function arrangeDoubt() {
    const paid = await arrangePaid(kashier, 'card');
    await kashier.next({ refund: 'silent' });
    const { body } = await refund(paid, 100);
    const [doubt] = body.data.refunds;
    expect(doubt).toMatchObject({ state: 'unknown' });
    return { ...paid, refundId: doubt?.id ?? 0 };
  }
  const decide = (id: number, body: object) =>
    office.call('decideRefund', { params: { id }, body }, { as: owner });

  it('is never sent again by itself, and becomes a task after a day', async () => {
    const { refundId } = await arrangeDoubt();
    for (let hours = 0; hours < 26; hours += 1) {
      shop.clock.advance({ hours: 1 });
      await work(shop);
    }
    expect(await tasksOf(shop)).toEqual([{ kind: 'refund_unknown', piastres: 10_000 }]);
    // Yesterday's session has ended.
    owner = await office.signIn('owner');
    const { body } = await decide(refundId, { outcome: 'paid', proof: 'TX-9' });
    expect(body.data).toMatchObject({ refunded: 100, refunds: [{ state: 'done', proof: 'TX-9' }] });
    expect(await tasksOf(shop)).toEqual([]);
  });

  it('that was not paid back can be asked for again', async () => {
    const doubt = await arrangeDoubt();
    expect((await refund(doubt, 100)).problem.code).toBe('refund_in_progress');
    const decided = await decide(doubt.refundId, { outcome: 'not_paid' });
    expect(decided.body.data).toMatchObject({ refunded: 0, refunds: [{ state: 'failed' }] });
    expect((await refund(doubt, 100)).body.data).toMatchObject({ refunded: 100 });
  });

  it('is decided once, with the reference of what was paid back', async () => {
    const { refundId } = await arrangeDoubt();
    expect((await decide(refundId, { outcome: 'paid' })).problem).toMatchObject({
      fields: { proof: 'required' },
    });
    const answers = await Promise.all([
      decide(refundId, { outcome: 'paid', proof: 'TX-9' }),
      decide(refundId, { outcome: 'not_paid' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await decide(refundId, { outcome: 'not_paid' })).problem.code).toBe(
      'refund_not_in_doubt',
    );
    expect((await decide(9_999, { outcome: 'not_paid' })).problem.code).toBe('refund_not_found');
  });
});

describe('a kiosk number of Fawry', () => {
  it('is shown with its expiry, and paid two days later at most', async () => {
    const order = await orderLamp(shop, buyer, 'kiosk');
    const { reference, payment } = await begin(shop, buyer, order, 'kiosk');
    expect(payment.attempt).toMatchObject({
      state: 'pending',
      step: { kind: 'kiosk', number: expect.stringMatching(/^\d{9}$/) },
    });
    shop.clock.advance({ hours: 3 });
    const { callbacks } = await fawry.pay(reference, 'with_fees');
    for (const callback of callbacks) expect(await deliver(shop, callback, 'fawry')).toBe(200);
    const paid = await shown(shop, buyer, order.id);
    expect(paid).toMatchObject({ status: 'ongoing', payment: { state: 'paid', paid: 450 } });
    expect(paid.payment.attempt?.source).toBe('Fawry');
  });

  it('that nobody pays expires, its stock is free again and the number is given back', async () => {
    const order = await orderLamp(shop, buyer, 'kiosk');
    const before = await stockOf(shop, order.lamp);
    const { reference } = await begin(shop, buyer, order, 'kiosk');
    shop.clock.advance({ hours: 49 });
    await work(shop);
    expect(await shown(shop, buyer, order.id)).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(shop, order.lamp)).toBe(before + 1);
    shop.clock.advance({ hours: 2 });
    await work(shop);
    // A kiosk takes no money for it any more.
    const late = await fawry.post<{ orderStatus: string }>('/simulator/status', { reference });
    expect(late.orderStatus).toBe('CANCELED');
  });

  it('has its number and its deadline in the history too, until it is paid', async () => {
    const order = await orderLamp(shop, buyer, 'kiosk');
    const listed = async () => {
      const { partnerId, token } = buyer;
      return (await shop.call('listOrders', { params: { id: partnerId } }, { token })).body.data;
    };
    const until = expect.any(String);
    expect(await listed()).toMatchObject([{ to_pay: { until, kiosk_number: null } }]);
    const { reference, payment } = await begin(shop, buyer, order, 'kiosk');
    const [shownThere] = await listed();
    expect(shownThere).toMatchObject({ to_pay: { until, checking: false } });
    expect(payment.attempt?.step).toEqual({
      kind: 'kiosk',
      number: shownThere?.to_pay?.kiosk_number,
    });
    const { callbacks } = await fawry.pay(reference, 'success');
    for (const callback of callbacks) await deliver(shop, callback, 'fawry');
    expect(await listed()).toMatchObject([{ to_pay: null }]);
  });

  it('is given again after a card was begun, and its money counts once', async () => {
    const order = await orderLamp(shop, buyer, 'kiosk');
    const first = await begin(shop, buyer, order, 'kiosk');
    const number = first.payment.attempt?.step;
    const card = await begin(shop, buyer, order, 'card');
    expect(card.payment).toMatchObject({ method: 'card', earlier: { step: number } });
    const again = await begin(shop, buyer, order, 'kiosk');
    expect(again.payment).toMatchObject({
      method: 'kiosk',
      attempt: { id: first.payment.attempt?.id, step: number },
      earlier: null,
    });
    expect(await shown(shop, buyer, order.id)).toMatchObject({ payment: again.payment });
    const { partnerId, token } = buyer;
    const list = await shop.call('listOrders', { params: { id: partnerId } }, { token });
    expect(number).toEqual({ kind: 'kiosk', number: list.body.data[0]?.to_pay?.kiosk_number });

    for (const each of (await fawry.pay(first.reference, 'success')).callbacks) {
      await deliver(shop, each, 'fawry');
    }
    expect(await shown(shop, buyer, order.id)).toMatchObject({
      payment: { state: 'paid', paid: 450, earlier: null },
    });
    // The card's page stayed open: what comes from it too is for staff to give back.
    for (const each of (await kashier.pay(card.reference, 'success')).callbacks) {
      await deliver(shop, each, 'kashier');
    }
    expect(await tasksOf(shop)).toEqual([{ kind: 'paid_twice', piastres: 45_000 }]);
  });

  it('paid and then refunded under the same number at Fawry is a task, not a payment', async () => {
    const order = await orderLamp(shop, buyer, 'kiosk');
    const { reference } = await begin(shop, buyer, order, 'kiosk');
    const { callbacks } = await fawry.pay(reference, 'paid_then_refunded');
    for (const callback of callbacks) await deliver(shop, callback, 'fawry');
    expect(await tasksOf(shop)).toEqual([{ kind: 'refunded_elsewhere', piastres: 45_000 }]);
  });

  it('is paid back as a whole though the answer was lost, and only once', async () => {
    const paid = await arrangePaid(fawry, 'kiosk');
    await fawry.next({ refund: 'half' });
    const { body } = await refund(paid);
    expect(body.data.refunds).toMatchObject([{ state: 'unknown' }]);
    shop.clock.advance({ minutes: 6 });
    await work(shop);
    expect(await shown(shop, buyer, paid.id)).toMatchObject({ payment: { refunded: 450 } });
  });
});
