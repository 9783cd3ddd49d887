import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { commandLine } from '../src/principals/principal.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
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
