import { ORDER_STATES, type OrderState } from '@dp/contract/order-states.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '../src/orders/order-status.ts';
import { commandLine } from '../src/principals/principal.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, type Buyer, depsOf, placed } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let bulb: number;
beforeAll(async () => {
  shop = await TestApp.open();
  bulb = await insertProduct(shop.db, { listPrice: 80, stock: 10_000 });
});
afterAll(() => shop.close());

let buyer: Buyer;
beforeEach(async () => {
  buyer = await arrangeBuyer(shop);
});

const order = (locale: 'ar' | 'en' = 'en') =>
  placed(shop, buyer, { lines: [{ id: bulb, quantity: 1 }], expected_total: 130, locale });

async function see(id: number) {
  const { body } = await shop.call('getOrder', { params: { id } }, { token: buyer.token });
  return body.data;
}

async function bring(id: number, state: OrderState): Promise<void> {
  if (state === 'cancelled') {
    await shop.call('cancelOrder', { params: { id } }, { token: buyer.token });
  } else if (state === 'returned') {
    await advanceTo(shop, id, 'dispatched');
    await returnOrder(depsOf(shop), commandLine, { orderId: id, restock: true, late: false });
  } else if (state !== 'draft') {
    await advanceTo(shop, id, state);
  }
}

describe('an order that the shop moves on', () => {
  it('has all its events in the timeline', async () => {
    const { id } = await order();
    await advanceOrder(depsOf(shop), commandLine, {
      orderId: id,
      to: 'ongoing',
      note: 'Confirmed by phone',
    });
    shop.clock.advance({ hours: 20 });
    await advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'dispatched' });
    shop.clock.advance({ hours: 5 });
    await advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'delivered' });
    await advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'completed' });
    const { timeline, status, cancellable } = await see(id);
    expect([status, cancellable]).toEqual(['completed', false]);
    expect(timeline.map(({ state, actor, note }) => [state, actor, note])).toEqual([
      ['draft', 'shopper', null],
      ['ongoing', 'shop', 'Confirmed by phone'],
      ['dispatched', 'shop', null],
      ['delivered', 'shop', null],
      ['completed', 'shop', null],
    ]);
    const hours = timeline.map(({ at }) => Date.parse(at) / 3_600_000);
    expect((hours[3] ?? 0) - (hours[1] ?? 0)).toBe(25);
  });

  it('leaves with no courier that gets no more parcels', async () => {
    const { id } = await order();
    await advanceTo(shop, id, 'ongoing');
    const setActive = (active: boolean) =>
      shop.database.pool.query("update couriers set active = $1 where kind = 'manual'", [active]);
    await setActive(false);
    await expect(
      advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'dispatched' }),
    ).rejects.toMatchObject({ code: 'courier_inactive' });
    await setActive(true);
    expect((await see(id)).status).toBe('ongoing');
  });

  const steps = ORDER_STATES.flatMap((from) =>
    ORDER_STATES.flatMap((to) =>
      to === 'cancelled' || to === 'draft' ? [] : [[from, to] as const],
    ),
  );
  it.each(steps.filter(([from, to]) => !ORDER_STATUS[from].next.includes(to)))(
    'cannot go from %s to %s',
    async (from, to) => {
      const { id } = await order();
      await bring(id, from);
      const before = await see(id);
      const step =
        to === 'returned'
          ? returnOrder(depsOf(shop), commandLine, { orderId: id, restock: true, late: false })
          : advanceOrder(depsOf(shop), commandLine, { orderId: id, to });
      await expect(step).rejects.toMatchObject({ code: 'order_step_illegal' });
      expect(await see(id)).toEqual(before);
    },
  );

  it('must be there', async () => {
    const step = advanceOrder(depsOf(shop), commandLine, { orderId: 2_000_000_000, to: 'ongoing' });
    await expect(step).rejects.toThrow('order_not_found');
  });

  it('is moved once by two concurrent commands', async () => {
    const { id } = await order();
    const steps = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'ongoing' }),
      ),
    );
    expect(steps.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect((await see(id)).timeline.length).toBe(2);
  });
});

it('an order that two people move at once takes one of the two steps, though one could follow the other', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await order();
    await advanceTo(shop, id, 'dispatched');
    const seen = 'dispatched';
    const race = [
      () => advanceOrder(depsOf(shop), commandLine, { orderId: id, seen, to: 'delivered' }),
      () =>
        returnOrder(depsOf(shop), commandLine, { orderId: id, seen, restock: true, late: false }),
    ];
    const steps = await Promise.allSettled(
      (round % 2 ? race : race.toReversed()).map((run) => run()),
    );
    const refused = steps.flatMap((step) => (step.status === 'rejected' ? [step.reason] : []));
    expect(refused).toEqual([expect.objectContaining({ code: 'order_moved' })]);
    expect((await see(id)).timeline.length).toBe(4);
  }
});

describe('the invoice', () => {
  it('is issued with the dispatch', async () => {
    const { id } = await order();
    await advanceTo(shop, id, 'ongoing');
    expect((await see(id)).invoice).toBeNull();
    await advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'dispatched' });
    expect((await see(id)).invoice).toEqual({
      number: expect.stringMatching(/^INV-\d{6}$/),
      issued_at: shop.clock.now().toISOString(),
    });
  });

  it('has numbers without gap or double, though dispatches run at once and some fail', async () => {
    const { pool } = shop.database;
    const before = Number((await pool.query('select last from invoice_counter')).rows[0].last);
    const ids: number[] = [];
    for (let n = 0; n < 12; n += 1) ids.push((await order()).id);
    for (const id of ids) await advanceTo(shop, id, 'ongoing');
    const each = [...ids, ...ids];
    const steps = await Promise.allSettled(
      each.map((orderId) => advanceOrder(depsOf(shop), commandLine, { orderId, to: 'dispatched' })),
    );
    expect(steps.filter(({ status }) => status === 'fulfilled').length).toBe(12);
    const { rows } = await pool.query('select number from invoices where number > $1 order by 1', [
      before,
    ]);
    expect(rows.map(({ number }) => Number(number))).toEqual(ids.map((_, n) => before + n + 1));
  });
});

describe('the shopper', () => {
  it('is notified of dispatch and delivery, in the language of the order', async () => {
    const { id, number } = await order('ar');
    await advanceTo(shop, id, 'completed');
    const { rows } = await shop.database.pool.query(
      'select subject, text from outbox where recipient = $1 order by id',
      [buyer.email],
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      `استلمنا طلبك ${number}`,
      `طلبك ${number} في الطريق إليك`,
      `تم تسليم طلبك ${number}`,
    ]);
    expect(rows[1].text).toContain('130');
    expect(rows[2].text).toContain('48 ساعة');
  });
});
