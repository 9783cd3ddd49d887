import { randomUUID } from 'node:crypto';
import type { Locale } from '@dp/contract/locale.ts';
import type { paymentCalls } from '@dp/contract/staff/payment-calls.ts';
import { sql } from 'drizzle-orm';
import type { TestBackOffice } from '../../test-back-office.ts';
import { arrangeBuyer } from '../orders.ts';
import { begin, offer, orderLamp } from '../payments.ts';
import type { ChangesOf } from './staff-change.ts';

/** An order whose shopper says that they made the transfer for it. */
export async function arrangeTransfer({ shop }: TestBackOffice, locale: Locale = 'en') {
  await offer(shop, { instapay: { address: 'dp@instapay', holder: 'DP Lighting' } });
  const buyer = await arrangeBuyer(shop);
  const order = await orderLamp(shop, buyer, 'instapay');
  const { payment } = await begin(shop, buyer, order, 'instapay');
  const body = { sender_end: '1234', sender_name: 'Mona Adel' };
  const input = { params: { id: order.id }, body };
  await shop.call('reportTransfer', input, { token: buyer.token, locale });
  return { buyer, order, attemptId: payment.attempt?.id ?? 0 };
}

/** An order that is paid by a matched transfer. */
export async function arrangePaidByTransfer(office: TestBackOffice) {
  const transfer = await arrangeTransfer(office);
  const as = await office.signIn('owner');
  const params = { id: transfer.attemptId };
  const body = { reference: `BANK-${transfer.attemptId}` };
  await office.call('matchTransfer', { params, body }, { as });
  return { ...transfer, as };
}

async function arrangeTask({ shop }: TestBackOffice): Promise<number> {
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    insert into payment_tasks (kind, cause, opened_at) values ('only_in_file', ${randomUUID()}, now())
    returning id`);
  return rows[0]?.id ?? 0;
}

/** A refund whose answer was lost. */
async function arrangeDoubt({ shop }: TestBackOffice, orderId: number): Promise<number> {
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    insert into refunds (key, order_id, attempt_id, amount_piastres, reason, route, state, actor, actor_name, created_at)
    select ${randomUUID()}, order_id, id, 5000, 'A broken bulb', 'provider', 'unknown', 'system', 'test', now()
    from payment_attempts where order_id = ${orderId} returning id`);
  return rows[0]?.id ?? 0;
}

export const paymentChanges: ChangesOf<typeof paymentCalls> = {
  checkOrderMoney: async (office) => {
    const { order } = await arrangeTransfer(office);
    const input = { params: { id: order.id }, body: {} };
    return { as: await office.signIn('owner'), input, action: 'order.check-payment' };
  },
  refundOrder: async (office) => {
    const { order, attemptId, as } = await arrangePaidByTransfer(office);
    const body = {
      key: randomUUID(),
      attempt_id: attemptId,
      amount: 50,
      reason: 'A broken bulb',
      route: 'instapay',
      proof: 'TRX-1',
    };
    return { as, input: { params: { id: order.id }, body }, action: 'order.refund' };
  },
  decideRefund: async (office) => {
    const { order, as } = await arrangePaidByTransfer(office);
    const id = await arrangeDoubt(office, order.id);
    const input = { params: { id }, body: { outcome: 'not_paid' } };
    return { as, input, action: 'refund.decide' };
  },
  matchTransfer: async (office) => {
    const { attemptId } = await arrangeTransfer(office);
    const input = { params: { id: attemptId }, body: { reference: `ROW-${attemptId}` } };
    return { as: await office.signIn('owner'), input, action: 'transfer.match' };
  },
  rejectTransfer: async (office) => {
    const { attemptId } = await arrangeTransfer(office);
    const input = { params: { id: attemptId }, body: { reason: 'Nothing arrived' } };
    return { as: await office.signIn('owner'), input, action: 'transfer.reject' };
  },
  closePaymentTask: async (office) => {
    const id = await arrangeTask(office);
    const input = { params: { id }, body: { version: 1, note: 'Looked at it' } };
    return { as: await office.signIn('owner'), input, action: 'payment-task.close' };
  },
  exportVat: async (office) => ({
    as: await office.signIn('owner'),
    input: { body: { from: '2026-03-01', until: '2026-03-31' } },
    action: 'reports.export',
  }),
  compareProviderFile: async (office) => ({
    as: await office.signIn('owner'),
    input: {
      query: { provider: 'paymob', from: '2026-03-01', until: '2026-03-02' },
      body: Buffer.from('Transaction ID,Amount\n1,450\n'),
    },
    action: 'payments.compare',
  }),
};
