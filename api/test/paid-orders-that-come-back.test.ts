import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { commandLine } from '../src/principals/principal.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { fillList, move, pack } from './arrange/fulfilment.ts';
import { type Buyer, depsOf } from './arrange/orders.ts';
import { readMessages } from './arrange/outbox.ts';
import { orderLamp, type PaymobSimulator, shown, tasksOf } from './arrange/payments.ts';
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

/** Takes an order through these states, and back to the shop. */
async function takeBack(orderId: number, ...states: ('ongoing' | 'dispatched' | 'delivered')[]) {
  const deps = depsOf(shop);
  for (const to of states) await advanceOrder(deps, commandLine, { orderId, to });
  await returnOrder(deps, commandLine, { orderId, restock: true, late: false });
}

it('an order paid by card that never reached its buyer is a task until the money is back, and the mail says so', async () => {
  const { order, attemptId } = await orderPaidByCard(simulator, shop, buyer);
  const { id } = order;
  await takeBack(id, 'dispatched');
  expect(await tasksOf(shop)).toEqual([{ kind: 'refund_due', piastres: 45_000 }]);
  expect(await shown(shop, buyer, id)).toMatchObject({ status: 'returned', to_refund: 450 });
  const mails = await readMessages(shop, buyer.email);
  expect(mails.map(({ text }) => text).join()).toMatch(/We will pay EGP.450 back/);
  const body = {
    ...{ key: randomUUID(), amount: 450, reason: 'Not reached', route: 'provider' },
    attempt_id: attemptId,
  };
  await office.call('refundOrder', { params: { id }, body }, { as: owner });
  expect(await tasksOf(shop)).toEqual([]);
  expect(await shown(shop, buyer, id)).toMatchObject({ to_refund: 0 });
});

it('an order that was paid at the door and came back later is a task until all of it is paid back', async () => {
  const { id } = await orderLamp(shop, buyer, 'cash_on_delivery');
  await takeBack(id, 'ongoing', 'dispatched', 'delivered');
  expect(await tasksOf(shop)).toEqual([{ kind: 'refund_due', piastres: 45_000 }]);
  const refund = (amount: number) => {
    const body = { key: randomUUID(), amount, reason: 'Came back', route: 'cash', proof: 'Signed' };
    return office.call('refundOrder', { params: { id }, body }, { as: owner });
  };
  await refund(400);
  expect(await tasksOf(shop)).toHaveLength(1);
  await refund(50);
  expect(await tasksOf(shop)).toEqual([]);
});

it('an order refused at the door that nobody paid for owes nothing', async () => {
  const { id } = await orderLamp(shop, buyer, 'cash_on_delivery');
  await takeBack(id, 'ongoing', 'dispatched');
  expect(await tasksOf(shop)).toEqual([]);
});

/** An order of three lamps paid by card, in parcels of so many that are with the driver. */
async function paidInParcels(...pieces: number[]) {
  const { order, attemptId } = await orderPaidByCard(simulator, shop, buyer, 3);
  const boxes = pieces.map((quantity) => ({ lines: [{ product_id: order.lamp, quantity }] }));
  await pack(office, owner, order.id, boxes);
  const { id: list, ...body } = await fillList(office, owner, [order.number]);
  const signed = await office.call('signHandover', { params: { id: list }, body }, { as: owner });
  const [one = 0, two = 0, three = 0] = signed.body.data.parcels.map(({ id }) => id);
  const refund = (amount: number) => {
    const refunded = {
      ...{ key: randomUUID(), amount, reason: 'Refused at the door', route: 'provider' },
      attempt_id: attemptId,
    };
    return office.call('refundOrder', { params: { id: order.id }, body: refunded }, { as: owner });
  };
  return { order, one, two, three, refund };
}
const moved = async (parcel: number, to: string) =>
  expect((await move(office, owner, parcel, { to })).status).toBe(200);

it('a refused parcel of a paid order that goes on is a task until what was paid for it is back', async () => {
  const { order, one, two, refund } = await paidInParcels(1, 2);
  await moved(two, 'returned');
  expect(await tasksOf(shop)).toEqual([{ kind: 'refund_due', piastres: 80_000 }]);
  await moved(one, 'delivered');
  expect(await tasksOf(shop)).toHaveLength(1);
  await refund(300);
  expect(await tasksOf(shop)).toHaveLength(1);
  await refund(800);
  expect(await tasksOf(shop)).toEqual([]);
  expect(await shown(shop, buyer, order.id)).toMatchObject({ status: 'delivered' });
});

it('each refused parcel is owed what was paid for it, whatever went back for others', async () => {
  const { one, two, three, refund } = await paidInParcels(1, 1, 1);
  await moved(three, 'returned');
  await refund(400);
  expect(await tasksOf(shop)).toEqual([]);
  await moved(two, 'returned');
  await moved(one, 'delivered');
  expect(await tasksOf(shop)).toEqual([{ kind: 'refund_due', piastres: 40_000 }]);
});

it('what went back while a parcel was looked for is not asked for again when it is given up', async () => {
  const { two, three, refund } = await paidInParcels(1, 1, 1);
  await moved(three, 'lost');
  await refund(400);
  await moved(three, 'given_up');
  expect(await tasksOf(shop)).toEqual([]);
  await moved(two, 'returned');
  expect(await tasksOf(shop)).toHaveLength(1);
});

/** Asks for a refund whose answer is lost, which leaves it in doubt. */
async function inDoubt(
  { order, refund }: Awaited<ReturnType<typeof paidInParcels>>,
  amount: number,
) {
  const [provider] = shop.deps.payments;
  if (!provider) throw new Error('There is no provider.');
  const lost = vi.spyOn(provider, 'refund').mockResolvedValueOnce({ kind: 'unknown' });
  await refund(amount);
  lost.mockRestore();
  const money = await office.call('getOrderMoney', { params: { id: order.id } }, { as: owner });
  const id = money.body.data.refunds.find(({ state }) => state === 'unknown')?.id ?? 0;
  return async (outcome: 'paid' | 'not_paid') => {
    const body = { outcome, ...(outcome === 'paid' ? { proof: 'TRX-1' } : {}) };
    const { status } = await office.call('decideRefund', { params: { id }, body }, { as: owner });
    expect(status).toBe(200);
  };
}

it.each([
  ['not_paid', 1],
  ['paid', 0],
] as const)(
  'a parcel given up while its refund is in doubt stays a task until that is decided: %s',
  async (outcome, open) => {
    const paid = await paidInParcels(1, 1, 1);
    await moved(paid.three, 'lost');
    const decide = await inDoubt(paid, 400);
    await moved(paid.three, 'given_up');
    expect(await tasksOf(shop)).toHaveLength(1);
    await decide(outcome);
    expect(await tasksOf(shop)).toHaveLength(open);
  },
);

it('a refund in doubt answers to one parcel, not to another of the same sum that comes back meanwhile', async () => {
  const paid = await paidInParcels(1, 1, 1);
  await moved(paid.three, 'returned');
  const decide = await inDoubt(paid, 400);
  await moved(paid.two, 'returned');
  expect(await tasksOf(shop)).toHaveLength(2);
  await decide('paid');
  expect(await tasksOf(shop)).toHaveLength(1);
});

it('when the other parcel of a paid order comes back too, all that is left is one task', async () => {
  const { one, two } = await paidInParcels(1, 2);
  await moved(two, 'returned');
  await moved(one, 'lost');
  await moved(one, 'given_up');
  expect(await tasksOf(shop)).toEqual([{ kind: 'refund_due', piastres: 125_000 }]);
});

it('the audit finds a refused parcel of a paid order that is no task', async () => {
  const { two } = await paidInParcels(1, 2);
  await moved(two, 'returned');
  const { rows } = await shop.database.pool.query(
    `update payment_tasks set cause = 'other' returning cause, id, order_id`,
  );
  expect(JSON.stringify(await auditShop(shop.database.db))).toContain('/2 (returned): paid before');
  await shop.database.pool.query(
    `update payment_tasks set cause = (select number || '/2' from orders where id = $1)`,
    [rows[0].order_id],
  );
});

it('the audit finds money of an ended order that is no task', async () => {
  const { id } = await orderLamp(shop, buyer, 'cash_on_delivery');
  await takeBack(id, 'ongoing', 'dispatched', 'delivered');
  const closed = await shop.database.pool.query('delete from payment_tasks returning *');
  const findings = await auditShop(shop.database.db);
  expect(JSON.stringify(findings)).toContain('received 45000, back or on its way back 0');
  for (const { kind, cause, order_id, opened_at } of closed.rows) {
    await shop.database.pool.query(
      'insert into payment_tasks (kind, cause, order_id, opened_at) values ($1, $2, $3, $4)',
      [kind, cause, order_id, opened_at],
    );
  }
});
