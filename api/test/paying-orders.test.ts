import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAboutAttempt } from '../src/paying/ask-about-attempt.ts';
import { expireOrder } from '../src/paying/expire-order.ts';
import { readAttempts } from '../src/payments/attempt-rows.ts';
import { bareReport } from '../src/payments/payment-provider.ts';
import { closeAudited } from './arrange/close-audited.ts';
import { type Buyer, place, placed, stockOf } from './arrange/orders.ts';
import { readMessages } from './arrange/outbox.ts';
import {
  begin,
  deliver,
  offer,
  orderLamp,
  type PaymobSimulator,
  shown,
  startPaymobSimulator,
  tasksOf,
  work,
} from './arrange/payments.ts';
import { openPaymobShop } from './arrange/paymob-shop.ts';
import type { TestApp } from './test-app.ts';

let simulator: PaymobSimulator;
let shop: TestApp;
let buyer: Buyer;
const ONLINE = { card: 'paymob', wallet: 'paymob', kiosk: 'paymob' };

beforeAll(async () => {
  simulator = await startPaymobSimulator();
});
afterAll(() => simulator.stop());

beforeEach(async () => {
  ({ shop, buyer } = await openPaymobShop(simulator, ONLINE));
  return () => closeAudited(shop);
});

const paidTo = { state: 'paid', paid: 450, refunded: 0, pay_until: null };

describe('an order to be paid by card', () => {
  it('waits with its stock reserved, and staff are not called', async () => {
    const order = await orderLamp(shop, buyer);
    expect(order).toMatchObject({
      status: 'draft',
      payment_state: 'awaiting',
      payment: { method: 'card', paid: 0, attempt: null },
    });
    expect(await stockOf(shop, order.lamp)).toBe(2);
    expect(await readMessages(shop)).toEqual([]);
  });

  it('goes on to packing when the provider says it is paid, and its buyer is notified once', async () => {
    const order = await orderLamp(shop, buyer);
    const { payment, reference } = await begin(shop, buyer, order);
    expect(payment.attempt).toMatchObject({ state: 'pending', step: { kind: 'redirect' } });
    const { callbacks } = await simulator.pay(reference, 'success');
    for (const callback of [...callbacks, ...callbacks, ...callbacks]) {
      expect(await deliver(shop, callback)).toBe(200);
    }
    const paid = await shown(shop, buyer, order.id);
    expect(paid).toMatchObject({ status: 'ongoing', payment: paidTo });
    expect(paid.payment.attempt?.source).toBe('Visa •••• 1111');
    const subjects = (await readMessages(shop, buyer.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('We have the payment')]);
  });

  it('is paid once by callbacks, questions and a cancellation at the same moment', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    const { callbacks } = await simulator.pay(reference, 'success');
    const input = { params: { id: order.id }, body: {} };
    const options = { token: buyer.token };
    await Promise.all([
      ...[...callbacks, ...callbacks, ...callbacks].map((callback) => deliver(shop, callback)),
      shop.call('checkPayment', input, options),
      shop.call('cancelOrder', input, options),
      work(shop),
    ]);
    shop.clock.advance({ minutes: 3 });
    await work(shop);
    const { status, payment } = await shown(shop, buyer, order.id);
    expect(payment.paid).toBe(450);
    // Either came first; cancelled, its money is a task.
    const tasks = (await tasksOf(shop)).length;
    expect([status, tasks]).toEqual(status === 'ongoing' ? ['ongoing', 0] : ['cancelled', 1]);
  });

  it('is paid by asking when no callback ever comes', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    await simulator.pay(reference, 'success');
    const input = { params: { id: order.id }, body: {} };
    const { body } = await shop.call('checkPayment', input, { token: buyer.token });
    expect(body.data.payment).toMatchObject(paidTo);
  });

  it('is paid by the background work when its shopper never comes back either', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    await simulator.pay(reference, 'success');
    shop.clock.advance({ minutes: 3 });
    await work(shop);
    expect((await shown(shop, buyer, order.id)).payment).toMatchObject(paidTo);
  });

  it('can be paid with a second card after the first was declined', async () => {
    const order = await orderLamp(shop, buyer);
    const first = await begin(shop, buyer, order);
    for (const each of (await simulator.pay(first.reference, 'decline')).callbacks) {
      await deliver(shop, each);
    }
    expect((await shown(shop, buyer, order.id)).payment).toMatchObject({
      state: 'awaiting',
      attempt: { state: 'failed', step: null },
    });
    const second = await begin(shop, buyer, order);
    expect(second.reference).not.toBe(first.reference);
    for (const each of (await simulator.pay(second.reference, 'success')).callbacks) {
      await deliver(shop, each);
    }
    expect((await shown(shop, buyer, order.id)).payment).toMatchObject(paidTo);
  });

  it('stays paid when a late failure is reported', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    for (const each of (await simulator.pay(reference, 'failed_after_paid')).callbacks) {
      await deliver(shop, each);
    }
    expect((await shown(shop, buyer, order.id)).payment).toMatchObject(paidTo);
  });

  it('has one attempt when it is begun in two tabs', async () => {
    const order = await orderLamp(shop, buyer);
    const [one, two] = [await begin(shop, buyer, order), await begin(shop, buyer, order)];
    expect(two.payment.attempt).toEqual(one.payment.attempt);
  });

  it('reports a provider that does not answer, and the next try is another attempt', async () => {
    const order = await orderLamp(shop, buyer);
    await simulator.next({ create: 'error' });
    const input = { params: { id: order.id }, body: { method: 'card' } };
    const failed = await shop.call('beginPayment', input, { token: buyer.token });
    expect(failed).toMatchObject({ status: 503, problem: { code: 'payment_not_begun' } });
    shop.clock.advance({ minutes: 1 });
    const { payment } = await begin(shop, buyer, order);
    expect(payment.attempt?.step?.kind).toBe('redirect');
  });
});

describe('a callback', () => {
  it.each([
    ['with a wrong signature', 'wrong_hmac', 401, []],
    ['of another amount, rightly signed', 'amount_changed', 200, ['amount_differs']],
  ])('%s pays nothing', async (_, how, status, kinds) => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    for (const each of (await simulator.pay(reference, how)).callbacks) {
      expect(await deliver(shop, each)).toBe(status);
    }
    const now = await shown(shop, buyer, order.id);
    expect(now).toMatchObject({ status: 'draft', payment: { state: 'awaiting' } });
    expect((await tasksOf(shop)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('of a provider that the shop has no keys for finds nobody', async () => {
    expect(await deliver(shop, { query: '', body: '{}' }, 'kashier')).toBe(404);
  });
});

describe('an order that is not paid in time', () => {
  it('is cancelled with its stock back, and its buyer hears why', async () => {
    const order = await orderLamp(shop, buyer);
    await begin(shop, buyer, order);
    shop.clock.advance({ minutes: 31 });
    await work(shop);
    const now = await shown(shop, buyer, order.id);
    expect(now).toMatchObject({ status: 'cancelled', payment: { attempt: { state: 'expired' } } });
    expect(now.timeline.at(-1)?.note).toBe('The payment did not come in time.');
    expect(await stockOf(shop, order.lamp)).toBe(3);
  });

  it('is paid after all when the provider says so at the last moment', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    await simulator.pay(reference, 'success');
    shop.clock.advance({ minutes: 31 });
    await work(shop);
    expect((await shown(shop, buyer, order.id)).payment).toMatchObject(paidTo);
  });

  it('is waited for while the provider is down, which is asked once a minute', async () => {
    const order = await orderLamp(shop, buyer);
    await begin(shop, buyer, order);
    const [provider] = shop.deps.payments;
    if (!provider) throw new Error('There is no provider.');
    const asked = vi.spyOn(provider, 'inquire').mockResolvedValue(bareReport('unknown'));
    shop.clock.advance({ minutes: 31 });
    for (const round of [1, 2, 3]) {
      asked.mockClear();
      for (const _poll of [1, 2, 3]) await work(shop);
      expect(asked.mock.calls.length, `minute ${round}`).toBeLessThanOrEqual(2);
      shop.clock.advance({ seconds: 61 });
    }
    expect((await shown(shop, buyer, order.id)).status).toBe('draft');
    shop.clock.advance({ minutes: 30 });
    await work(shop);
    expect((await shown(shop, buyer, order.id)).status).toBe('cancelled');
    asked.mockRestore();
  });

  it('is not cancelled while another process asks the provider, which says that it is paid', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    await simulator.pay(reference, 'success');
    shop.clock.advance({ minutes: 31 });
    const [attempt] = await readAttempts(shop.db, order.id);
    const expiring = expireOrder(shop.deps, { id: order.id, payUntil: shop.deps.now() });
    await Promise.all([expiring, askAboutAttempt(shop.deps, Number(attempt?.id))]);
    expect((await shown(shop, buyer, order.id)).payment).toMatchObject(paidTo);
  });

  it('never comes back to life by money that comes later: that is for staff', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    shop.clock.advance({ minutes: 31 });
    await work(shop);
    const { callbacks } = await simulator.pay(reference, 'success');
    for (const each of [...callbacks, ...callbacks]) await deliver(shop, each);
    expect((await shown(shop, buyer, order.id)).status).toBe('cancelled');
    expect(await tasksOf(shop)).toEqual([{ kind: 'paid_after_end', piastres: 45_000 }]);
  });
});

describe('two payments for one order', () => {
  it('pay it once; the other one is for staff', async () => {
    const order = await orderLamp(shop, buyer);
    const card = await begin(shop, buyer, order, 'card');
    const wallet = await begin(shop, buyer, order, 'wallet');
    for (const { reference } of [card, wallet]) {
      for (const each of (await simulator.pay(reference, 'success')).callbacks) {
        await deliver(shop, each);
      }
    }
    expect((await shown(shop, buyer, order.id)).payment).toMatchObject({
      state: 'paid',
      paid: 900,
    });
    expect(await tasksOf(shop)).toEqual([{ kind: 'paid_twice', piastres: 45_000 }]);
  });
});

describe('a paid order that its shopper cancels', () => {
  it('gives its stock back and leaves the refund to staff', async () => {
    const order = await orderLamp(shop, buyer);
    const { reference } = await begin(shop, buyer, order);
    for (const each of (await simulator.pay(reference, 'success')).callbacks) {
      await deliver(shop, each);
    }
    const input = { params: { id: order.id }, body: {} };
    const { body } = await shop.call('cancelOrder', input, { token: buyer.token });
    expect(body.data).toMatchObject({ status: 'cancelled', payment: { paid: 450 } });
    expect(await stockOf(shop, order.lamp)).toBe(3);
    expect(await tasksOf(shop)).toEqual([{ kind: 'refund_due', piastres: 45_000 }]);
  });
});

describe('what is offered', () => {
  it('is what the owner switched on, cash alone at first', async () => {
    await offer(shop, {});
    const cash = { method: 'cash_on_delivery', pay_within: null, test: false };
    expect((await shop.call('listPaymentMethods')).body.data).toEqual([cash]);
    await offer(shop, { kiosk: 'paymob', wallet: 'fawry' });
    const kiosk = { method: 'kiosk', pay_within: 2_880, test: true };
    expect((await shop.call('listPaymentMethods')).body.data).toEqual([cash, kiosk]);
  });

  it('is all that can be placed', async () => {
    const order = await orderLamp(shop, buyer, 'cash_on_delivery');
    const lines = [{ id: order.lamp, quantity: 1 }];
    await offer(shop, { cash_on_delivery: false, card: 'paymob' });
    const refused = await place(shop, buyer, { lines, expected_total: 450 });
    expect(refused.problem.code).toBe('payment_method_unavailable');
    const accepted = { lines, expected_total: 450, body: { payment_method: 'card' } };
    expect((await placed(shop, buyer, accepted)).payment_state).toBe('awaiting');
  });
});
