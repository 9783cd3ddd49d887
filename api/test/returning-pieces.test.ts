import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOrder } from '../src/orders/cancel-order.ts';
import { commandLine } from '../src/principals/principal.ts';
import { closeAudited } from './arrange/close-audited.ts';
import { type ConfirmedOrder, move } from './arrange/fulfilment.ts';
import { arrangeBuyer, DELIVERY, depsOf, placed, stockOf } from './arrange/orders.ts';
import { arrangeDelivered, asked, found, receive, returnsOf, step } from './arrange/returns.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
let order: Awaited<ReturnType<typeof arrangeDelivered>>;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
beforeEach(async () => {
  owner = await office.signIn('owner');
  order = await arrangeDelivered(office);
});
afterAll(() => closeAudited(office));

const bulbs = (quantity: number) => [{ product_id: order.bulb, quantity }];
const lamp = () => [{ product_id: order.lamp, quantity: 1 }];
const all = () => [...bulbs(2), ...lamp()];
const read = (of: ConfirmedOrder = order) => returnsOf(office, of);
const owed = async (id: number, lines: object[]) => {
  await receive(office, owner, id);
  const { body } = await step(office, owner, id, 'inspectReturn', { lines });
  return body.data.refund;
};

describe('the way of a return', () => {
  it('goes from the answer to the money, and its stock moves with the inspection alone', async () => {
    const before = await stockOf(office.shop, order.bulb);
    const { id } = await asked(office, order, { lines: bulbs(2), note: 'Too bright' });
    await step(office, owner, id, 'answerReturn', { approve: true, words: 'Of course' });
    const booked = { to: 'pickup_booked', day: '2026-03-20', fee: 40 };
    await step(office, owner, id, 'moveReturn', booked);
    await step(office, owner, id, 'moveReturn', { to: 'picked_up' });
    const received = await step(office, owner, id, 'moveReturn', { to: 'received' });
    expect(received.body.data.refund_due_at).not.toBeNull();
    expect(await stockOf(office.shop, order.bulb)).toBe(before);
    const lines = [found(order.bulb, 'sellable'), found(order.bulb, 'b_stock')];
    const inspected = await step(office, owner, id, 'inspectReturn', { lines });
    expect(inspected.body.data.refund).toEqual({
      goods: 160,
      delivery: 0,
      pickup_fee: 40,
      total: 120,
    });
    expect(await stockOf(office.shop, order.bulb)).toBe(before + 1);
    const paid = await step(office, owner, id, 'refundReturn', { route: 'wallet', proof: 'TRX-1' });
    expect(paid.body.data).toMatchObject({ state: 'refunded', refund_due_at: null });
    const money = await office.call('getOrderMoney', { params: { id: order.id } }, { as: owner });
    expect(money.body.data.refunds).toMatchObject([{ amount: 120, proof: 'TRX-1', state: 'done' }]);
    const [seen] = (await read()).returns;
    expect(seen).toMatchObject({
      state: 'refunded',
      answer: 'Of course',
      payout: { route: 'wallet', masked: '•••5432' },
      refund: { total: 120 },
      refund_due: null,
      events: [
        { state: 'requested' },
        { state: 'approved' },
        { state: 'pickup_booked' },
        { state: 'picked_up' },
        { state: 'received' },
        { state: 'inspected' },
        { state: 'refunded' },
      ],
    });
  });

  it('is refused only with words, which the shopper reads', async () => {
    const { id } = await asked(office, order);
    const mute = await step(office, owner, id, 'answerReturn', { approve: false });
    expect(mute.problem.fields).toEqual({ words: 'required' });
    await step(office, owner, id, 'answerReturn', { approve: false, words: 'It was cut to size' });
    expect((await read()).returns[0]).toMatchObject({
      state: 'refused',
      answer: 'It was cut to size',
    });
    const late = await step(office, owner, id, 'moveReturn', { to: 'received' });
    expect(late.problem).toMatchObject({ code: 'return_step_illegal', next: [] });
  });

  it('its shopper is notified of the answer once, of a refusal with the reason', async () => {
    const told = async () =>
      (
        await office.shop.database.pool.query(
          "select channel, coalesce(text, '') as words from outbox where order_id = $1 order by id",
          [order.id],
        )
      ).rows;
    const { id } = await asked(office, order);
    const before = (await told()).length;
    const body = { approve: false, words: 'It was cut to size' };
    await step(office, owner, id, 'answerReturn', body);
    await step(office, owner, id, 'answerReturn', body);
    const sent = (await told()).slice(before);
    expect(sent.filter(({ channel }) => channel === 'email')).toHaveLength(1);
    expect(sent.find(({ channel }) => channel === 'email').words).toContain('It was cut to size');
  });

  it('of two colleagues, the one who saw an older state gets a conflict', async () => {
    const { id } = await asked(office, order);
    await step(office, owner, id, 'answerReturn', { approve: true });
    const body = { approve: false, words: 'No', version: 1 };
    const { problem } = await office.call('answerReturn', { params: { id }, body }, { as: owner });
    expect(problem).toMatchObject({ status: 409, code: 'record_changed', version: 2 });
  });

  it('once the shop has answered, its shopper cannot cancel it', async () => {
    const { id } = await asked(office, order);
    await step(office, owner, id, 'answerReturn', { approve: true });
    const cancelled = await office.shop.call(
      'cancelReturn',
      { params: { id } },
      { token: order.buyer.token },
    );
    expect(cancelled.problem).toMatchObject({ code: 'return_not_cancellable', state: 'approved' });
  });

  it('is inspected whole; what is not accepted goes back, and neither into stock nor into the refund', async () => {
    const { id } = await asked(office, order, { lines: bulbs(2), reason: 'defective' });
    await receive(office, owner, id);
    const half = await step(office, owner, id, 'inspectReturn', { lines: [found(order.bulb)] });
    expect(half.problem).toMatchObject({ status: 422, code: 'inspection_differs' });
    const before = await stockOf(office.shop, order.bulb);
    const lines = [found(order.bulb, 'not_accepted', 2)];
    const rejected = await step(office, owner, id, 'inspectReturn', { lines });
    expect(rejected.body.data).toMatchObject({ refund: null, refund_due_at: null });
    expect(await stockOf(office.shop, order.bulb)).toBe(before);
    const unpaid = await step(office, owner, id, 'refundReturn', { route: 'cash', proof: 'x' });
    expect(unpaid.problem.code).toBe('return_nothing_accepted');
    const back = await step(office, owner, id, 'sendBackReturn', { note: 'Broken by a hammer' });
    expect(back.body.data.state).toBe('sent_back');
    expect(JSON.stringify(await read())).not.toContain('hammer');
  });

  it('is exchanged for a later order of the same customer', async () => {
    const { id } = await asked(office, order, { reason: 'damaged' });
    await receive(office, owner, id);
    await step(office, owner, id, 'inspectReturn', { lines: [found(order.bulb, 'written_off')] });
    const stranger = await arrangeBuyer(office.shop);
    const wanted = {
      lines: [{ id: order.bulb, quantity: 1 }],
      expected_total: 80 + DELIVERY,
    };
    const other = await placed(office.shop, stranger, wanted);
    const gone = await placed(office.shop, order.buyer, wanted);
    await cancelOrder(depsOf(office.shop), commandLine, { orderId: gone.id });
    for (const replacement of [other.number, order.number, gone.number, 'DP-1']) {
      const refused = await step(office, owner, id, 'exchangeReturn', { replacement });
      expect(refused.problem.code).toBe('replacement_unusable');
    }
    const { number } = await placed(office.shop, order.buyer, wanted);
    await step(office, owner, id, 'exchangeReturn', { replacement: number.toLowerCase() });
    expect((await read()).returns[0]).toMatchObject({ state: 'exchanged', replacement: number });
    const second = await asked(office, order, { reason: 'damaged' });
    await receive(office, owner, second.id);
    const lines = [found(order.bulb, 'written_off')];
    await step(office, owner, second.id, 'inspectReturn', { lines });
    const again = await step(office, owner, second.id, 'exchangeReturn', { replacement: number });
    expect(again.problem.code).toBe('replacement_unusable');
    await step(office, owner, second.id, 'refundReturn', { route: 'cash', proof: 'PV-9' });
  });

  it('while it is open, its parcel does not come back a second way', async () => {
    await asked(office, order);
    const { problem } = await move(office, owner, order.parcel, { to: 'returning' });
    expect(problem.code).toBe('parcel_has_returns');
  });

  it('is late from the end of the seventh day after its goods came, and then counted', async () => {
    const { id } = await asked(office, order);
    await receive(office, owner, id);
    const late = async () =>
      (await office.call('countReturns', {}, { as: await office.signIn('owner') })).body.data.late;
    const before = await late();
    office.clock.advance({ days: 7 });
    expect(await late()).toBe(before);
    office.clock.advance({ days: 1 });
    expect(await late()).toBe(before + 1);
    const as = await office.signIn('orders');
    const list = await office.call('listReturns', { query: { view: 'late' } }, { as });
    expect(list.body.data[0]).toMatchObject({ id, overdue: true });
  });

  it('waits in the queue by when it is due, and then by how long it waits, page by page', async () => {
    const ids: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      order = await arrangeDelivered(office);
      ids.push((await asked(office, order)).id);
    }
    const [first = 0, second = 0, third = 0] = ids;
    await receive(office, owner, third);
    office.clock.advance({ days: 2 });
    owner = await office.signIn('owner');
    await receive(office, owner, first);
    const view = async (name: string, before?: number) =>
      (
        await office.call(
          'listReturns',
          { query: { view: name, ...(before === undefined ? {} : { before }) } },
          { as: owner },
        )
      ).body.data
        .map(({ id }) => id)
        .filter((id) => ids.includes(id));
    expect(await view('to_inspect')).toEqual([third, first]);
    expect(await view('to_inspect', third)).toEqual([first]);
    expect(await view('to_answer')).toEqual([second]);
    expect(await view('all')).toEqual([third, second, first]);
    expect(await view('all', third)).toEqual([second, first]);
  });
});

describe('what is paid back', () => {
  it('for a change of mind is the goods alone; for the shop’s fault delivery too once everything is back', async () => {
    const mind = await asked(office, order, { lines: all() });
    const everything = [found(order.bulb, 'sellable', 2), found(order.lamp)];
    expect(await owed(mind.id, everything)).toMatchObject({ goods: 560, delivery: 0 });
    order = await arrangeDelivered(office);
    const first = await asked(office, order, { lines: bulbs(2), reason: 'wrong_item' });
    expect(await owed(first.id, [found(order.bulb, 'sellable', 2)])).toMatchObject({
      delivery: 0,
    });
    const rest = await asked(office, order, { lines: lamp(), reason: 'damaged' });
    expect(await owed(rest.id, [found(order.lamp, 'written_off')])).toEqual({
      goods: 400,
      delivery: DELIVERY,
      pickup_fee: 0,
      total: 400 + DELIVERY,
    });
  });

  it('has no fee for the way back where it is the shop’s fault', async () => {
    const { id } = await asked(office, order, { reason: 'defective' });
    await step(office, owner, id, 'answerReturn', { approve: true });
    const booked = { to: 'pickup_booked', day: '2026-03-20', fee: 40 };
    const { problem } = await step(office, owner, id, 'moveReturn', booked);
    expect(problem.fields).toEqual({ fee: 'invalid' });
  });
});
