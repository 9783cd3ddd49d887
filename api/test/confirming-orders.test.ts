import { wallTimeOf } from '@dp/contract/cairo-time.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockOf } from './arrange/orders.ts';
import { arrangePlacedOrder } from './arrange/staff-changes/order-desk-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let orders: StaffCaller;
let colleague: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  orders = await office.signIn('orders');
  colleague = await office.signIn('orders');
});
afterAll(() => office.close());

const attempt = (id: number, version: number, body: object, as = orders) =>
  office.call(
    'recordAttempt',
    { params: { id }, body: { version, channel: 'phone', ...body } },
    { as },
  );
const page = async (id: number, as = orders): Promise<StaffOrder> =>
  (await office.call('getStaffOrder', { params: { id } }, { as })).body.data;

describe('a confirmed order', () => {
  it('becomes ongoing, is ready to be packed, and the next order to confirm is named', async () => {
    const { orderId } = await arrangePlacedOrder(office);
    const other = await arrangePlacedOrder(office);
    const { body } = await attempt(orderId, 1, { outcome: 'confirmed', note: 'Knows the price' });
    expect(body.data).toMatchObject({ state: 'ongoing', confirmation: 'confirmed', version: 2 });
    expect(body.next).toBe(other.orderId);
    const { timeline } = await page(orderId);
    expect(timeline.map(({ kind }) => kind)).toEqual(['state', 'attempt', 'state']);
    expect(timeline[1]).toMatchObject({
      channel: 'phone',
      outcome: 'confirmed',
      note: 'Knows the price',
      by: { kind: 'staff', name: expect.stringContaining('Staff') },
    });
  });

  it('cannot be confirmed again by somebody who still sees it open: they get what happened', async () => {
    const { orderId } = await arrangePlacedOrder(office);
    await attempt(orderId, 1, { outcome: 'confirmed' });
    const { problem } = await attempt(orderId, 1, { outcome: 'no_answer' }, colleague);
    expect(problem).toMatchObject({
      status: 409,
      code: 'record_changed',
      version: 2,
      current: { confirmation: 'confirmed', attempts: { last: { outcome: 'confirmed' } } },
    });
    const late = await attempt(orderId, 2, { outcome: 'confirmed' }, colleague);
    expect(late.problem).toMatchObject({ code: 'order_not_to_confirm', state: 'ongoing' });
  });
});

describe('a customer who does not answer', () => {
  it('is called again two hours later, and is a problem after three calls on two days', async () => {
    const { orderId } = await arrangePlacedOrder(office);
    const first = await attempt(orderId, 1, { outcome: 'no_answer' });
    expect(first.body.data).toMatchObject({ confirmation: 'to_confirm' });
    const soon = office.clock.now().getTime() + 2 * 60 * 60 * 1_000;
    expect(first.body.data.call_at).toBe(new Date(soon).toISOString());
    await attempt(orderId, 2, { outcome: 'no_answer' });
    const third = await attempt(orderId, 3, { outcome: 'no_answer' });
    expect(third.body.data.confirmation).toBe('to_confirm');
    office.clock.advance({ days: 1 });
    orders = await office.signIn('orders');
    colleague = await office.signIn('orders');
    const last = await attempt(orderId, 4, { outcome: 'no_answer' });
    expect(last.body.data).toMatchObject({ confirmation: 'unreachable', state: 'draft' });
    const { body } = await office.call(
      'listStaffOrders',
      { query: { queue: 'problem' } },
      { as: orders },
    );
    expect(body.data.map(({ id }) => id)).toContain(orderId);
    // They call back.
    const { status } = await attempt(orderId, 5, { outcome: 'confirmed' });
    expect(status).toBe(200);
  });

  it('may ask to be called at a time, and is not the next before it', async () => {
    const { orderId } = await arrangePlacedOrder(office);
    const { orderId: other } = await arrangePlacedOrder(office);
    const past = await attempt(orderId, 1, { outcome: 'call_at', call_at: '2026-01-01T10:00' });
    expect(past.problem).toMatchObject({ status: 400, fields: { call_at: 'too_small' } });
    const at = new Date(office.clock.now().getTime() + 60_000);
    const { body: later } = await attempt(orderId, 1, {
      outcome: 'call_at',
      call_at: wallTimeOf(at),
    });
    const minute = at.getTime() - (at.getTime() % 60_000);
    expect(later.data.call_at).toBe(new Date(minute).toISOString());
    const { body } = await attempt(other, 1, { outcome: 'asked', channel: 'whatsapp' });
    expect(body.next).not.toBe(orderId);
    expect(body.data.confirmation).toBe('asked');
  });
});

describe('a round of confirmations', () => {
  const round = async () => (await office.call('getNextToConfirm', {}, { as: orders })).body.data;
  const record = async (id: number, body: object) => {
    const { version } = await page(id);
    return (await attempt(id, version, body)).body.next;
  };

  it('goes through every customer who is due once, however they were asked, and then says when it goes on', async () => {
    for (const _ of ['three', 'more', 'orders']) await arrangePlacedOrder(office);
    const met: number[] = [];
    const asked = { outcome: 'asked', channel: 'whatsapp' };
    let { next } = await round();
    while (next !== null && !met.includes(next)) {
      met.push(next);
      next = await record(next, met.length % 2 === 0 ? asked : { outcome: 'no_answer' });
    }
    expect(next).toBeNull();
    expect(met.length).toBeGreaterThanOrEqual(3);
    const soon = new Date(office.clock.now().getTime() + 2 * 60 * 60 * 1_000).toISOString();
    const { waiting, until } = await round();
    expect(waiting).toBeGreaterThanOrEqual(met.length);
    expect(until === null ? '' : until <= soon).toBe(true);
    office.clock.advance({ hours: 2 });
    const again = await round();
    expect(again).toEqual({ next: expect.any(Number), waiting: 0, until: null });
    const { data } = (
      await office.call(
        'listStaffOrders',
        { query: { queue: 'to_confirm', sort: 'risk' } },
        { as: orders },
      )
    ).body;
    expect(again.next).toBe(data[0]?.id);
  });

  it('a new order goes before those that come up again later', async () => {
    for (let { next } = await round(); next !== null; ) {
      next = await record(next, { outcome: 'asked', channel: 'sms' });
    }
    const { orderId } = await arrangePlacedOrder(office);
    expect((await round()).next).toBe(orderId);
    await record(orderId, { outcome: 'confirmed' });
    expect((await round()).next).toBeNull();
  });
});

it('an order that its customer cancels on the phone is cancelled with the reason', async () => {
  const { orderId, lamp, buyer } = await arrangePlacedOrder(office);
  const missing = await attempt(orderId, 1, { outcome: 'cancelled' });
  expect(missing.problem.fields).toEqual({ reason: 'required' });
  const mayConfirm = await office.signIn(['orders.read', 'orders.confirm']);
  const refused = await attempt(orderId, 1, { outcome: 'cancelled', reason: 'No' }, mayConfirm);
  expect(refused.problem).toMatchObject({ status: 403, permission: 'orders.cancel' });
  const { body } = await attempt(orderId, 1, { outcome: 'cancelled', reason: 'Too late' });
  expect(body.data.state).toBe('cancelled');
  expect(await stockOf(office.shop, lamp)).toBe(5);
  const own = await office.shop.call(
    'getOrder',
    { params: { id: orderId } },
    { token: buyer.token },
  );
  expect(own.body.data.timeline.at(-1)).toMatchObject({ state: 'cancelled', note: 'Too late' });
});

describe('the page of an order', () => {
  it('shows lines, money, the customer and their other orders, and notes that shoppers never see', async () => {
    const { orderId, buyer, number } = await arrangePlacedOrder(office);
    const params = { id: orderId };
    await office.call(
      'addOrderNote',
      { params, body: { text: 'Leave it at the door' } },
      { as: orders },
    );
    const order = await page(orderId);
    expect(order).toMatchObject({
      number,
      editable: true,
      cancellable: true,
      totals: { subtotal: 400, shipping: 50, total: 450 },
      customer: { id: buyer.customerId, orders: 1, received: 0, open_orders: [] },
      lines: [{ quantity: 1, unit_price: 400, price_reason: null }],
      address: { mobile: '+201012345678', state_id: 1 },
    });
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'note', text: 'Leave it at the door' });
    const own = await office.shop.call('getOrder', { params }, { token: buyer.token });
    expect(own.bytes.toString()).not.toContain('door');
    const masked = await page(orderId, await office.signIn('warehouse'));
    expect(JSON.stringify(masked)).not.toContain('1012345678');
    const unknown = await office.call('getStaffOrder', { params: { id: 999 } }, { as: orders });
    expect(unknown.problem).toMatchObject({ status: 404, code: 'order_not_found' });
  });

  it('a note that is sent again after a lost answer is there once', async () => {
    const { params, orderId } = await arrangePlacedOrder(office);
    const add = (as: StaffCaller, text: string) =>
      office.call('addOrderNote', { params, body: { text } }, { as });
    const first = await add(orders, 'Ring twice');
    expect((await add(orders, 'Ring twice')).body).toEqual(first.body);
    await add(colleague, 'Ring twice');
    await add(orders, 'Ring once');
    const { timeline } = await page(orderId);
    expect(timeline.filter(({ kind }) => kind === 'note')).toHaveLength(3);
  });

  it('lets the author of a note edit it for five minutes, and nobody else', async () => {
    const { params } = await arrangePlacedOrder(office);
    const added = await office.call(
      'addOrderNote',
      { params, body: { text: 'Rin' } },
      { as: orders },
    );
    const { id } = added.body.data;
    const edit = (as: StaffCaller, version: number) =>
      office.call('editOrderNote', { params: { id }, body: { version, text: 'Ring' } }, { as });
    expect((await edit(colleague, 1)).problem.code).toBe('note_not_editable');
    expect((await edit(orders, 1)).body.data).toEqual({ id, version: 2, text: 'Ring' });
    expect((await edit(orders, 1)).problem).toMatchObject({
      code: 'record_changed',
      current: { text: 'Ring' },
    });
    office.clock.advance({ minutes: 6 });
    expect((await edit(orders, 2)).problem.code).toBe('note_not_editable');
  });

  it('cancels with a reason, once', async () => {
    const { params, lamp } = await arrangePlacedOrder(office);
    const cancel = (version: number) =>
      office.call(
        'cancelStaffOrder',
        { params, body: { version, reason: 'Broken' } },
        { as: orders },
      );
    expect((await cancel(1)).body.data).toMatchObject({ state: 'cancelled', cancellable: false });
    expect((await cancel(1)).problem.code).toBe('record_changed');
    expect((await cancel(2)).problem.code).toBe('order_not_cancellable');
    expect(await stockOf(office.shop, lamp)).toBe(5);
  });
});

describe('two decisions about one order at once', () => {
  it('two confirmers: one succeeds, the other gets what happened', async () => {
    const { orderId } = await arrangePlacedOrder(office);
    const answers = await Promise.all([
      attempt(orderId, 1, { outcome: 'confirmed' }),
      attempt(orderId, 1, { outcome: 'confirmed' }, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('confirmed by staff and cancelled by its shopper at once: both get the right result, the stock is right', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderId, lamp, buyer, params } = await arrangePlacedOrder(office);
      const [confirmed, cancelled] = await Promise.all([
        attempt(orderId, 1, { outcome: 'confirmed' }),
        office.shop.call('cancelOrder', { params, body: {} }, { token: buyer.token }),
      ]);
      // A confirmed order can still be cancelled, a cancelled one not confirmed.
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(confirmed.status);
      expect((await page(orderId)).state).toBe('cancelled');
      expect(await stockOf(office.shop, lamp)).toBe(5);
    }
  });
});
