import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { closeAudited } from './arrange/close-audited.ts';
import {
  arrangeConfirmedOrder,
  type ConfirmedOrder,
  courierOf,
  fillList,
  handOver,
  move,
  ORDER_TOTAL,
  pack,
} from './arrange/fulfilment.ts';
import { stockOf } from './arrange/orders.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let as: StaffCaller;
let manager: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  as = await office.signIn('warehouse');
  manager = await office.signIn('manager');
});
afterAll(() => closeAudited(office));

let order: ConfirmedOrder;
beforeEach(async () => {
  office.clock.advance({ minutes: 1 });
  order = await arrangeConfirmedOrder(office);
});

/** What the shopper sees of the order. */
async function seen() {
  const { token } = order.buyer;
  const { body } = await office.shop.call('getOrder', { params: { id: order.id } }, { token });
  return body.data;
}

/** Receives the cash of whatever parcels other tests left with the courier. */
async function receiveAll(courier: number) {
  const params = { id: courier };
  const { body } = await office.call('listOutstandingCash', { params }, { as: manager });
  const parcels = body.data.map(({ id }) => id);
  if (parcels.length === 0) return;
  const left = { parcels, amount: parcels.length * ORDER_TOTAL };
  const { status } = await office.call('handInCash', { params, body: left }, { as: manager });
  expect(status).toBe(200);
}

/** What the list of orders says of an order's parcels. */
async function problemsOf(id: number): Promise<readonly string[] | undefined> {
  const { body } = await office.call('listStaffOrders', { query: { limit: '100' } }, { as });
  return body.data.find((card) => card.id === id)?.problems;
}

describe('a packed parcel', () => {
  it('waits to be handed over until it is on a list, and again once it is off it', async () => {
    const waiting = async () => {
      const query = { view: 'to_hand_over' };
      const { body } = await office.call('listParcels', { query }, { as });
      return body.data.map(({ id }) => id);
    };
    const [packed] = await pack(office, as, order.id);
    const id = packed?.id ?? 0;
    expect(await waiting()).toContain(id);
    const list = await fillList(office, as, [order.number]);
    expect(await waiting()).not.toContain(id);
    const off = { params: { id: list.id }, body: { parcel_id: id } };
    expect((await office.call('takeOffHandover', off, { as })).status).toBe(200);
    expect(await waiting()).toContain(id);
  });
});

describe('a parcel on its way', () => {
  it('fails with a reason and waits in the problem list, by that reason and by its courier', async () => {
    const [parcel] = await handOver(office, as, [order]);
    const { id } = parcel ?? { id: 0 };
    const courierId = parcel?.courier?.id ?? 0;
    const without = await move(office, as, id, { to: 'attempt_failed' });
    expect(without.problem.fields).toEqual({ reason: 'required' });
    const day = { reason: 'postponed', postponed_to: '2026-03-04' };
    const failed = await move(office, as, id, { to: 'attempt_failed', ...day });
    expect(failed.body.data).toMatchObject({ attempts: 1, ...day });
    const listed = async (narrowed: object) => {
      const query = { view: 'problem', ...narrowed };
      const { body } = await office.call('listParcels', { query }, { as });
      return body.data.some((found) => found.id === id);
    };
    expect(await listed({ problem: 'postponed', courier: courierId })).toBe(true);
    expect(await listed({ problem: 'no_answer' })).toBe(false);
    expect(await listed({ courier: courierId + 1_000 })).toBe(false);
    expect(await problemsOf(order.id)).toEqual(['postponed']);
    await move(office, as, id, { to: 'lost' });
    expect(await listed({ problem: 'postponed' })).toBe(false);
    expect(await listed({ problem: 'lost' })).toBe(true);
    expect(await problemsOf(order.id)).toEqual(['lost']);
  });

  it('that failed is delivered in the end, and no problem any more', async () => {
    const [parcel] = await handOver(office, as, [order]);
    const { id } = parcel ?? { id: 0 };
    await move(office, as, id, { to: 'attempt_failed', reason: 'no_answer' });
    expect(await problemsOf(order.id)).toEqual(['no_answer']);
    await move(office, as, id, { to: 'out_for_delivery' });
    await move(office, as, id, { to: 'delivered' });
    expect((await seen()).status).toBe('delivered');
    expect(await problemsOf(order.id)).toEqual([]);
  });

  it('comes back: its order is returned at once, its stock only after the inspection', async () => {
    const [parcel] = await handOver(office, as, [order]);
    const { id } = parcel ?? { id: 0 };
    await move(office, as, id, { to: 'attempt_failed', reason: 'refused' });
    await move(office, as, id, { to: 'returning' });
    const back = await move(office, as, id, { to: 'returned', note: 'Box is wet' });
    expect((await seen()).status).toBe('returned');
    expect(JSON.stringify(await seen())).not.toContain('wet');
    expect(await stockOf(office.shop, order.bulb)).toBe(8);
    const { version } = back.body.data;
    const inspect = (...lines: [number, string, number][]) =>
      office.call(
        'inspectParcel',
        {
          params: { id },
          body: {
            version,
            lines: lines.map(([product_id, outcome, quantity]) => ({
              product_id,
              outcome,
              quantity,
            })),
          },
        },
        { as },
      );
    expect((await inspect([order.bulb, 'sellable', 1])).problem.code).toBe('inspection_differs');
    const done = await inspect(
      [order.bulb, 'sellable', 1],
      [order.bulb, 'written_off', 1],
      [order.lamp, 'b_stock', 1],
    );
    expect(done.body.data.inspections.length).toBe(3);
    expect(await stockOf(office.shop, order.bulb)).toBe(9);
    expect(await stockOf(office.shop, order.lamp)).toBe(4);
    expect((await inspect([order.bulb, 'sellable', 2])).problem.code).toBe('record_changed');
  });

  it('is lost on its way back from its shopper: its order stays delivered until it turns up', async () => {
    const [parcel] = await handOver(office, as, [order]);
    const { id } = parcel ?? { id: 0 };
    for (const to of ['delivered', 'returning', 'lost']) await move(office, as, id, { to });
    expect((await seen()).status).toBe('delivered');
    expect((await auditShop(office.db)).findings).toEqual([]);
    await move(office, as, id, { to: 'returned' });
    expect((await seen()).status).toBe('returned');
  });

  it('is lost for good: its order ends, its pieces are written off, and nobody is blamed', async () => {
    const [parcel] = await handOver(office, as, [order]);
    const { id } = parcel ?? { id: 0 };
    expect((await move(office, as, id, { to: 'given_up' })).problem.code).toBe(
      'parcel_step_illegal',
    );
    await move(office, as, id, { to: 'lost' });
    const stocks = () =>
      Promise.all([order.bulb, order.lamp].map((product) => stockOf(office.shop, product)));
    const before = await stocks();
    const given = await move(office, as, id, { to: 'given_up', note: 'Searched twice' });
    expect(given.body.data).toMatchObject({
      state: 'given_up',
      next: [],
      inspections: [
        { product_id: order.bulb, outcome: 'written_off', quantity: 2 },
        { product_id: order.lamp, outcome: 'written_off', quantity: 1 },
      ],
    });
    expect(await stocks()).toEqual(before);
    expect((await seen()).status).toBe('returned');
    expect(await problemsOf(order.id)).toEqual([]);
    const { body } = await office.call('getStaffOrder', { params: { id: order.id } }, { as });
    expect(body.data.customer.refused).toBe(0);
    const { rows } = await office.shop.database.pool.query(
      'select text from outbox where order_id = $1 and channel = $2 order by id desc limit 1',
      [order.id, 'email'],
    );
    expect(rows[0].text).toMatch(/فُقد طرد طلبك|was lost with the courier/);
    const late = await move(office, as, id, { to: 'returned' });
    expect(late.status).toBe(409);
    expect((await auditShop(office.db)).findings).toEqual([]);
  });

  it('is given up only by those who may write stock off', async () => {
    const [parcel] = await handOver(office, as, [order]);
    const { id } = parcel ?? { id: 0 };
    await move(office, as, id, { to: 'lost' });
    const desk = await office.signIn(['orders.read', 'orders.dispatch']);
    const refused = await move(office, desk, id, { to: 'given_up' });
    expect(refused.problem).toMatchObject({
      code: 'permission_required',
      permission: 'stock.adjust',
    });
  });

  it('is taken back from its shopper for 14 days, later only when staff say so', async () => {
    const [parcel] = await handOver(office, as, [order]);
    const { id } = parcel ?? { id: 0 };
    await move(office, as, id, { to: 'delivered' });
    office.clock.advance({ days: 15 });
    as = await office.signIn('warehouse');
    manager = await office.signIn('manager');
    expect((await move(office, as, id, { to: 'returned' })).problem.code).toBe(
      'return_window_over',
    );
    expect((await move(office, as, id, { to: 'returned', late: true })).status).toBe(200);
  });
});

describe('cash', () => {
  it('is listed from the oldest delivery on, also after a parcel whose cash came in meanwhile', async () => {
    const other = await arrangeConfirmedOrder(office);
    const [late, early] = [
      ...(await handOver(office, as, [order])),
      ...(await handOver(office, as, [other])),
    ].map(({ id }) => id);
    await move(office, as, early ?? 0, { to: 'delivered' });
    office.clock.advance({ minutes: 5 });
    await move(office, as, late ?? 0, { to: 'delivered' });
    const params = { id: await courierOf(office, as) };
    const rest = async (after?: number) => {
      const { body } = await office.call(
        'listOutstandingCash',
        { params, query: after === undefined ? {} : { after } },
        { as: manager },
      );
      return body.data.map(({ id }) => id).filter((id) => id === late || id === early);
    };
    expect(await rest()).toEqual([early, late]);
    expect(await rest(early)).toEqual([late]);
    const body = { parcels: [early], amount: ORDER_TOTAL };
    expect((await office.call('handInCash', { params, body }, { as: manager })).status).toBe(200);
    expect(await rest(early)).toEqual([late]);
    await receiveAll(params.id);
  });

  it('is outstanding by age until it is handed in, once, and a difference needs a reason', async () => {
    const courier = await courierOf(office, as);
    await receiveAll(courier);
    const [parcel] = await handOver(office, as, [order]);
    const { id } = parcel ?? { id: 0 };
    const handIn = (more: object) =>
      office.call(
        'handInCash',
        { params: { id: courier }, body: { parcels: [id], amount: ORDER_TOTAL, ...more } },
        { as: manager },
      );
    expect((await handIn({})).problem.code).toBe('cash_not_outstanding');
    await move(office, as, id, { to: 'delivered' });
    const agesAfter = async (days: number) => {
      office.clock.advance({ days });
      manager = await office.signIn('manager');
      const { body } = await office.call('getCash', {}, { as: manager });
      return body.data.find((each) => each.courier.id === courier)?.ages;
    };
    const [none, one] = [
      { count: 0, sum: 0 },
      { count: 1, sum: ORDER_TOTAL },
    ];
    const noAge = { days_0_3: none, days_4_7: none, days_8_14: none, older: none };
    // 3, 4, 7, 8, 14 and 15 whole days after delivery.
    expect(await agesAfter(3)).toEqual({ ...noAge, days_0_3: one });
    expect(await agesAfter(1)).toEqual({ ...noAge, days_4_7: one });
    expect(await agesAfter(3)).toEqual({ ...noAge, days_4_7: one });
    expect(await agesAfter(1)).toEqual({ ...noAge, days_8_14: one });
    expect(await agesAfter(6)).toEqual({ ...noAge, days_8_14: one });
    expect(await agesAfter(1)).toEqual({ ...noAge, older: one });
    expect((await handIn({ amount: ORDER_TOTAL - 50 })).problem.fields).toEqual({
      reason: 'required',
    });
    const done = await handIn({ amount: ORDER_TOTAL - 50, reason: 'A note was torn' });
    expect(done.body.data).toMatchObject({ expected: ORDER_TOTAL, difference: -50, count: 1 });
    expect((await handIn({})).problem).toMatchObject({
      code: 'cash_not_outstanding',
      parcels: [id],
    });
    as = await office.signIn('warehouse');
  });
});
