import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentProvider } from '../src/payments/payment-provider.ts';
import { advanceTo, arrangeBuyer, type Buyer } from './arrange/orders.ts';
import { readMessages } from './arrange/outbox.ts';
import {
  begin,
  orderLamp,
  type PaymobSimulator,
  shown,
  tasksOf,
  work,
} from './arrange/payments.ts';
import { openPaymobOfficeForEach, orderPaidByCard } from './arrange/paymob-shop.ts';
import { arrangePaidByTransfer, arrangeTransfer } from './arrange/staff-changes/payment-changes.ts';
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

function refund({ id, ...body }: { id: number } & Record<string, unknown>, as = owner) {
  const given = {
    key: randomUUID(),
    amount: 450,
    reason: 'Came broken',
    route: 'provider',
    ...body,
  };
  return office.call('refundOrder', { params: { id }, body: given }, { as });
}

describe('a refund by the provider', () => {
  it('pays back in parts, up to what was paid, and the buyer sees each', async () => {
    const paid = await arrangePaid();
    await shop.database.pool.query(
      "update order_events set note = 'Left with the doorman' where order_id = $1",
      [paid.id],
    );
    const first = await refund({ ...paid, amount: 100 });
    expect(first.body.data).toMatchObject({
      refunded: 100,
      attempts: [{ state: 'partly_refunded', refundable: 350 }],
      refunds: [{ state: 'done', proof: expect.any(String) }],
      lines: [{ name: { ar: 'أباجورة' }, quantity: 1 }],
    });
    const tooMuch = await refund({ ...paid, amount: 350.01 });
    expect(tooMuch.problem).toMatchObject({ code: 'refund_too_high', refundable: 350 });
    const rest = await refund({ ...paid, amount: 350 });
    expect(rest.body.data.attempts[0]).toMatchObject({ state: 'refunded', refundable: 0 });
    const { payment } = await shown(shop, buyer, paid.id);
    expect(payment.refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [100, 'done'],
      [350, 'done'],
    ]);
    const mails = (await readMessages(shop, buyer.email)).map(({ text }) => text ?? '');
    expect(mails.filter((text) => text.includes('We have paid back'))).toHaveLength(2);
    expect(mails.join()).not.toContain('doorman');
  });

  it('is paid once however often it is asked for', async () => {
    const paid = await arrangePaid();
    const key = randomUUID();
    await refund({ ...paid, key, amount: 100 });
    const again = await refund({ ...paid, key, amount: 100 });
    expect(again.body.data).toMatchObject({ refunded: 100, refunds: [{ amount: 100 }] });
    expect((await refund({ ...paid, key, amount: 101 })).problem.code).toBe(
      'idempotency_key_reused',
    );
  });

  it('is never more than was paid, also when two people give it back at once', async () => {
    const paid = await arrangePaid();
    const answers = await Promise.all([
      refund({ ...paid, amount: 300 }),
      refund({ ...paid, amount: 300 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    const { body } = await office.call('getOrderMoney', { params: { id: paid.id } }, { as: owner });
    expect(body.data).toMatchObject({ refunded: 300, refunds: [{ state: 'done' }] });
  });

  it('is sent once though staff ask the provider while it is on its way', async () => {
    const paid = await arrangePaid();
    const [provider] = shop.deps.payments;
    if (!provider) throw new Error('There is no provider.');
    const send = provider.refund.bind(provider);
    const started = Promise.withResolvers<void>();
    const checked = Promise.withResolvers<void>();
    const sent = vi.spyOn(provider, 'refund').mockImplementation(async (request, signal) => {
      started.resolve();
      await checked.promise;
      return send(request, signal);
    });
    const asked = refund({ ...paid, amount: 100 });
    await started.promise;
    await office.call('checkOrderMoney', { params: { id: paid.id }, body: {} }, { as: owner });
    checked.resolve();
    expect((await asked).body.data).toMatchObject({ refunded: 100, refunds: [{ state: 'done' }] });
    shop.clock.advance({ minutes: 6 });
    await work(shop);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('closes the task of a cancelled order that is owed its money', async () => {
    const paid = await arrangePaid();
    await shop.call('cancelOrder', { params: { id: paid.id }, body: {} }, { token: buyer.token });
    expect(await tasksOf(shop)).toMatchObject([{ kind: 'refund_due' }]);
    // The buyer sees the amount still to be refunded.
    expect(await shown(shop, buyer, paid.id)).toMatchObject({ to_refund: 450 });
    await refund(paid);
    expect(await shown(shop, buyer, paid.id)).toMatchObject({ to_refund: 0 });
    expect(await tasksOf(shop)).toEqual([]);
  });

  it('that the provider refused is not on its way: what is owed is still to be refunded', async () => {
    const paid = await arrangePaid();
    await shop.call('cancelOrder', { params: { id: paid.id }, body: {} }, { token: buyer.token });
    const [provider] = shop.deps.payments;
    if (!provider) throw new Error('There is no provider.');
    vi.spyOn(provider, 'refund').mockResolvedValueOnce({ kind: 'refused', reason: 'limit' });
    const { body } = await refund({ ...paid, amount: 200 });
    expect(body.data.refunds).toMatchObject([{ state: 'failed' }]);
    const seen = await shown(shop, buyer, paid.id);
    expect(seen).toMatchObject({ to_refund: 450, payment: { refunds: [] } });
    await refund(paid);
    const { payment, to_refund } = await shown(shop, buyer, paid.id);
    expect(to_refund).toBe(0);
    expect(payment.refunds).toMatchObject([{ amount: 450, state: 'done' }]);
  });

  it('of a provider whose keys are gone is by hand; one that was asked for before fails after a day', async () => {
    const paid = await arrangePaid();
    // The process ended before the refund was sent, and started without the provider's keys.
    await shop.database.pool.query(
      `insert into refunds (key, order_id, attempt_id, amount_piastres, reason, route, state, actor, actor_name, created_at, try_at)
        values ($1, $2, $3, 10000, 'test', 'provider', 'requested', 'system', 'test', $4, $4)`,
      [randomUUID(), paid.id, paid.attempt_id, shop.clock.now()],
    );
    const providers = shop.deps.payments as PaymentProvider[];
    const served = providers.splice(0);
    const money = () => office.call('getOrderMoney', { params: { id: paid.id } }, { as: owner });
    expect((await money()).body.data.attempts[0]).toMatchObject({ by_provider: false });
    expect((await refund({ ...paid, amount: 50 })).problem).toMatchObject({
      fields: { route: 'invalid' },
    });
    shop.clock.advance({ hours: 25 });
    owner = await office.signIn('owner');
    await work(shop);
    expect((await money()).body.data).toMatchObject({
      refunds: [{ state: 'failed', failure: 'provider_not_set_up' }],
      tasks: [{ kind: 'refund_failed' }],
    });
    providers.push(...served);
  });
});

describe('cash that a courier collected', () => {
  it('goes back by hand with its proof, and no more than was collected', async () => {
    const { id } = await orderLamp(shop, buyer, 'cash_on_delivery');
    const body = { id, route: 'wallet', proof: 'VF-778' };
    expect((await refund(body)).problem).toMatchObject({ code: 'refund_too_high', refundable: 0 });
    await advanceTo(shop, id, 'delivered');
    const done = await refund({ ...body, amount: 400 });
    expect(done.body.data).toMatchObject({ collected: 450, refunded: 400, cash_refundable: 50 });
    expect((await refund({ ...body, amount: 51 })).problem.code).toBe('refund_too_high');
    expect((await refund({ id, route: 'bank' })).problem.fields).toEqual({ proof: 'required' });
  });
});

describe('a transfer', () => {
  it('waits for staff beyond its time, who match it with a reference that counts once', async () => {
    const { order, attemptId } = await arrangeTransfer(office);
    shop.clock.advance({ hours: 30 });
    owner = await office.signIn('owner');
    // It is not looked at meanwhile, or many of them would keep other orders from expiring.
    expect(await work(shop)).toBe(0);
    const query = { text: order.number };
    const found = await office.call('findStaffOrders', { query }, { as: owner });
    expect(found.body.data).toMatchObject([
      { payment_method: 'instapay', payment_state: 'awaiting', state: 'draft' },
    ]);
    const desk = await office.call('getPaymentDesk', {}, { as: owner });
    expect(desk.body.data.transfers).toMatchObject([{ attempt_id: attemptId, sender_end: '1234' }]);
    const params = { id: attemptId };
    const matched = await office.call(
      'matchTransfer',
      { params, body: { reference: 'ipn-99' } },
      { as: owner },
    );
    expect(matched.body.data).toMatchObject({ state: 'paid', paid: 450 });
    const other = await arrangeTransfer(office);
    const taken = await office.call(
      'matchTransfer',
      { params: { id: other.attemptId }, body: { reference: 'IPN-99' } },
      { as: owner },
    );
    expect(taken.problem).toMatchObject({ code: 'transfer_taken', number: order.number });
  });

  it('matched with one reference for two orders at once pays for one of them', async () => {
    const transfers = [await arrangeTransfer(office), await arrangeTransfer(office)];
    const body = { reference: 'IPN-7' };
    const answers = await Promise.all(
      transfers.map(({ attemptId: id }) =>
        office.call('matchTransfer', { params: { id }, body }, { as: owner }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('that did not arrive is turned down with a reason, and another can be made', async () => {
    const { buyer: sender, order, attemptId } = await arrangeTransfer(office);
    const body = { reason: 'Nothing arrived' };
    await office.call('rejectTransfer', { params: { id: attemptId }, body }, { as: owner });
    const { payment } = await shown(shop, sender, order.id);
    expect(payment).toMatchObject({ state: 'awaiting', attempt: { refusal: 'Nothing arrived' } });
    const { payment: next } = await begin(shop, sender, order, 'instapay');
    expect(next.attempt).toMatchObject({ state: 'pending', refusal: null });
  });

  it('turned down days later leaves time for another', async () => {
    const { buyer: sender, order, attemptId } = await arrangeTransfer(office);
    shop.clock.advance({ days: 4 });
    owner = await office.signIn('owner');
    const body = { reason: 'Nothing arrived' };
    await office.call('rejectTransfer', { params: { id: attemptId }, body }, { as: owner });
    const { payment } = await begin(shop, sender, order, 'instapay');
    expect(payment).toMatchObject({ state: 'awaiting', attempt: { state: 'pending' } });
  });

  it('is given back by hand only', async () => {
    const { order, attemptId } = await arrangePaidByTransfer(office);
    const refused = await refund({ id: order.id, attempt_id: attemptId });
    expect(refused.problem.fields).toEqual({ route: 'invalid' });
  });
});

const FILE_OF = { provider: 'paymob', from: '2026-02-28', until: '2026-03-02' };

describe("a provider's file", () => {
  it('is compared with the books: what differs is a task, once', async () => {
    const one = await arrangePaid();
    const { body: seen } = await office.call(
      'getOrderMoney',
      { params: { id: one.id } },
      { as: owner },
    );
    const [attempt] = seen.data.attempts;
    buyer = await arrangeBuyer(shop);
    const other = await arrangePaid();
    const file = Buffer.from(`Transaction ID,Amount\n${attempt?.payment},450.00\nX-1,99\n`);
    for (let times = 0; times < 2; times += 1) {
      const compared = await office.call(
        'compareProviderFile',
        { query: FILE_OF, body: file },
        { as: owner },
      );
      expect(compared.body.data).toMatchObject({ rows: 2, matched: 1, matched_sum: 450 });
    }
    const { body } = await office.call('getPaymentDesk', {}, { as: owner });
    expect(body.data.tasks.map(({ kind, order }) => [kind, order?.id])).toEqual([
      ['only_in_file', undefined],
      ['not_in_file', other.id],
    ]);
  });

  it('of more rows than a month has is refused', async () => {
    const rows = Array.from({ length: 20_001 }, (_, number) => `P-${number},10`);
    const answer = await office.call(
      'compareProviderFile',
      { query: FILE_OF, body: Buffer.from(['Transaction ID,Amount', ...rows].join('\n')) },
      { as: owner },
    );
    expect(answer.problem).toMatchObject({ code: 'provider_file_too_long', max: 20_000 });
  });

  it('without the columns is refused', async () => {
    const input = { query: FILE_OF, body: Buffer.from('a,b\n1,2\n') };
    const answer = await office.call('compareProviderFile', input, { as: owner });
    expect(answer.problem.code).toBe('provider_file_unreadable');
  });
});

describe('the ways to pay', () => {
  it('are saved by the owner, an InstaPay address too, and never none at all', async () => {
    const instapay = { address: 'dp@instapay', holder: 'DP Lighting' };
    const save = (value: object, version: number) =>
      office.call(
        'saveSetting',
        { params: { name: 'payments' }, body: { version, value } },
        { as: owner },
      );
    const saved = await save({ cash_on_delivery: true, instapay }, 1);
    expect(saved.body.data).toMatchObject({ version: 2, value: { instapay, card: null } });
    const { body } = await office.call('getSettings', {}, { as: owner });
    expect(body.data.payments.value.instapay).toEqual(instapay);
    const none = await save({ cash_on_delivery: false }, 2);
    expect(none.problem.fields).toEqual({ 'value.cash_on_delivery': 'no_way_to_pay' });
  });
});

describe('the ledger', () => {
  it('adds up what came and went between two days', async () => {
    const paid = await arrangePaid();
    await refund({ ...paid, amount: 100 });
    const query = { from: '2026-03-01', until: '2026-03-01' };
    const { body } = await office.call('getLedger', { query }, { as: owner });
    expect(body.data).toMatchObject({
      received: [{ provider: 'paymob', method: 'card', count: 1, sum: 450 }],
      refunded: [{ route: 'provider', count: 1, sum: 100 }],
      payments: [
        { kind: 'payment', amount: 450 },
        { kind: 'refund', amount: 100 },
      ],
      more: false,
    });
  });
});
