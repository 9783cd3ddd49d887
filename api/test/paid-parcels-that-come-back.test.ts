import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { readMigrations } from '../src/database/migrate.ts';
import { commandLine } from '../src/principals/principal.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { fillList, move, pack } from './arrange/fulfilment.ts';
import { type Buyer, depsOf } from './arrange/orders.ts';
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

/** An order of three lamps paid by card, in parcels of so many that are with the driver. */
async function paidInParcels(...pieces: number[]) {
  const { order, attemptId } = await orderPaidByCard(simulator, shop, buyer, 3);
  const parcels = await inParcels(order, ...pieces);
  const refund = (amount: number) => {
    const refunded = {
      ...{ key: randomUUID(), amount, reason: 'Refused at the door', route: 'provider' },
      attempt_id: attemptId,
    };
    return office.call('refundOrder', { params: { id: order.id }, body: refunded }, { as: owner });
  };
  return { order, ...parcels, refund };
}

/** Hands an order's lamps over in parcels of so many. */
async function inParcels(order: Awaited<ReturnType<typeof orderLamp>>, ...pieces: number[]) {
  const boxes = pieces.map((quantity) => ({ lines: [{ product_id: order.lamp, quantity }] }));
  await pack(office, owner, order.id, boxes);
  const { id: list, ...body } = await fillList(office, owner, [order.number]);
  const signed = await office.call('signHandover', { params: { id: list }, body }, { as: owner });
  const [one = 0, two = 0, three = 0] = signed.body.data.parcels.map(({ id }) => id);
  return { one, two, three };
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

it('a received parcel that is taken back while its order goes on is a task until what was paid for it is back', async () => {
  const { order, one, two, three, refund } = await paidInParcels(1, 1, 1);
  for (const parcel of [one, two, three]) await moved(parcel, 'delivered');
  await moved(three, 'returning');
  expect(await tasksOf(shop)).toEqual([]);
  await moved(three, 'returned');
  expect(await tasksOf(shop)).toEqual([{ kind: 'refund_due', piastres: 40_000 }]);
  expect(await shown(shop, buyer, order.id)).toMatchObject({ status: 'delivered' });
  await refund(400);
  expect(await tasksOf(shop)).toEqual([]);
  const { body } = await office.call('getOrderMoney', { params: { id: order.id } }, { as: owner });
  expect(body.data.credit_notes).toMatchObject([{ kind: 'refund', amount: 400 }]);
});

it('of cash that a courier collected, what was paid for the parcel that came back is owed, and no more', async () => {
  const order = await orderLamp(shop, buyer, 'cash_on_delivery', 2);
  await advanceOrder(depsOf(shop), commandLine, { orderId: order.id, to: 'ongoing' });
  const { one, two } = await inParcels(order, 1, 1);
  await moved(one, 'delivered');
  await moved(two, 'delivered');
  await moved(two, 'returned');
  expect(await tasksOf(shop)).toEqual([{ kind: 'refund_due', piastres: 40_000 }]);
  const body = { key: randomUUID(), amount: 400, reason: 'Back', route: 'cash', proof: 'Signed' };
  await office.call('refundOrder', { params: { id: order.id }, body }, { as: owner });
  expect(await tasksOf(shop)).toEqual([]);
});

it('of cash, a parcel that was refused at the door owes nothing beside one that was received', async () => {
  const order = await orderLamp(shop, buyer, 'cash_on_delivery', 3);
  await advanceOrder(depsOf(shop), commandLine, { orderId: order.id, to: 'ongoing' });
  const { one, two } = await inParcels(order, 1, 2);
  await moved(one, 'delivered');
  await moved(two, 'returned');
  expect(await tasksOf(shop)).toEqual([]);
});

it('what was forgotten of received parcels that came back before is a task after the update', async () => {
  const { one, two } = await paidInParcels(1, 2);
  await moved(one, 'delivered');
  for (const to of ['delivered', 'returned']) await moved(two, to);
  await shop.database.pool.query('delete from payment_tasks');
  const update = (await readMigrations()).find(({ name }) => name.includes('owed-for-received'));
  if (!update) throw new Error('The update is missing.');
  for (const statement of update.statements) await shop.database.pool.query(statement);
  expect(await tasksOf(shop)).toEqual([{ kind: 'refund_due', piastres: 80_000 }]);
});

it('when the other parcel of a paid order comes back too, all that is left is one task', async () => {
  const { one, two } = await paidInParcels(1, 2);
  await moved(two, 'returned');
  await moved(one, 'lost');
  await moved(one, 'given_up');
  expect(await tasksOf(shop)).toEqual([{ kind: 'refund_due', piastres: 125_000 }]);
});

it.each([
  [[], 'paid before'],
  [['delivered'], 'paid and received'],
])(
  'the audit finds a parcel of a paid order that came back and is no task: %j',
  async (way, said) => {
    const { one, two } = await paidInParcels(1, 2);
    await moved(one, 'delivered');
    for (const to of [...way, 'returned']) await moved(two, to);
    const { rows } = await shop.database.pool.query(
      `update payment_tasks set cause = 'other' returning cause, id, order_id`,
    );
    expect(JSON.stringify(await auditShop(shop.database.db))).toContain(`/2 (returned): ${said}`);
    await shop.database.pool.query(
      `update payment_tasks set cause = (select number || '/2' from orders where id = $1)`,
      [rows[0].order_id],
    );
  },
);
