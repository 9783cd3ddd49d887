import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAudited } from './arrange/close-audited.ts';
import { arrangeDelivered, ask, asked, returnsOf, WALLET } from './arrange/returns.ts';
import { arrangeSession } from './arrange/shoppers.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let clerk: StaffCaller;
let order: Awaited<ReturnType<typeof arrangeDelivered>>;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
beforeEach(async () => {
  clerk = await office.signIn('orders');
  order = await arrangeDelivered(office);
});
afterAll(() => closeAudited(office));

const bulbs = (quantity: number) => [{ product_id: order.bulb, quantity }];
const lamp = () => [{ product_id: order.lamp, quantity: 1 }];
const open = (body: object = {}, as = clerk) =>
  office.call(
    'openReturn',
    {
      params: { id: order.id },
      body: { key: randomUUID(), reason: 'damaged', lines: bulbs(1), ...body },
    },
    { as },
  );
const returnable = async () => {
  const { body } = await office.call('getReturnable', { params: { id: order.id } }, { as: clerk });
  return body.data;
};
const trailOf = async (id: number) => {
  const { rows } = await office.shop.database.pool.query(
    `select action, actor_id as who, after from audit_log
     where subject_kind = 'return' and subject_id = $1`,
    [String(id)],
  );
  return rows;
};

describe('a return that staff open for a customer', () => {
  it('is like one that they asked for, and names who opened it', async () => {
    const { body } = await open({ lines: bulbs(2), note: 'Both are cracked', payout: WALLET });
    const { id } = body.data;
    expect(body.data).toMatchObject({
      ...{ state: 'requested', reason: 'damaged', pieces: 2, note: 'Both are cracked' },
      payout: { route: 'wallet', masked: '•••5432', full: null },
      events: [{ state: 'requested', note: null, actor: { kind: 'staff' } }],
    });
    const [seen] = (await returnsOf(office, order)).returns;
    expect(seen).toMatchObject({ id, state: 'requested', note: 'Both are cracked', paid: 160 });
    expect(await trailOf(id)).toEqual([
      {
        action: 'return.open',
        who: clerk.staffId,
        after: { order: order.number, kind: 'return', reason: 'damaged', units: 2, late: false },
      },
    ]);
  });

  it('can be of what reached the customer and is in no return', async () => {
    const { lines, order: shown, paid_by_hand } = await returnable();
    expect(shown.number).toBe(order.number);
    expect(paid_by_hand).toBe(true);
    expect(lines).toMatchObject([
      { product_id: order.bulb, quantity: 2, left: 2, paid: [80, 160], defect: { units: 2 } },
      { product_id: order.lamp, quantity: 1, left: 1, paid: [400] },
    ]);
    await asked(office, order);
    expect((await returnable()).lines[0]).toMatchObject({ left: 1, paid: [80] });
    const { problem } = await open({ lines: bulbs(2), late_because: 'She insists' });
    expect(problem).toMatchObject({ status: 409, code: 'return_units_exceeded' });
  });

  it('leaves it open where the money goes, since it can be paid in cash', async () => {
    const { status, body } = await open({ payout: null });
    expect(status).toBe(200);
    expect(body.data.payout).toBeNull();
    const mine = await ask(office, order, { payout: null });
    expect(mine.problem.fields).toEqual({ payout: 'required' });
  });

  it('is one, however often it is sent after a lost answer', async () => {
    const key = randomUUID();
    const first = await open({ key });
    const again = await open({ key });
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(await trailOf(first.body.data.id)).toHaveLength(1);
  });

  it('races with the customer for the last piece, and one of them gets it', async () => {
    const answers = await Promise.all([
      open({ lines: lamp() }),
      ask(office, order, { reason: 'damaged', lines: lamp() }),
      open({ lines: lamp() }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('has the days of the policy; what is late needs a reason, which staff and the trail have', async () => {
    office.clock.advance({ days: 31 });
    clerk = await office.signIn('orders');
    const refused = await open();
    expect(refused.problem).toMatchObject({ status: 409, code: 'return_too_late' });
    const { body } = await open({ late_because: 'She was abroad' });
    expect(body.data.events).toMatchObject([{ note: 'She was abroad' }]);
    expect((await trailOf(body.data.id))[0].after).toMatchObject({
      ...{ late: true, late_because: 'She was abroad' },
    });
    const token = await arrangeSession(office.shop, order.buyer.customerId);
    order = { ...order, buyer: { ...order.buyer, token } };
    expect(JSON.stringify(await returnsOf(office, order))).not.toContain('abroad');
    const theirs = await ask(office, order, { reason: 'damaged', late_because: 'Me too' });
    expect(theirs.problem.fields).toEqual({ late_because: 'unknown_field' });
  });

  it('needs the permission to edit orders', async () => {
    const as = await office.signIn('warehouse');
    expect((await open({}, as)).problem).toMatchObject({
      ...{ code: 'permission_required', permission: 'orders.edit' },
    });
  });
});

it('no return is opened for a customer who is gone, nor is one erased who has just got one', async () => {
  const owner = await office.signIn('owner');
  const params = { id: order.buyer.customerId };
  const { body } = await office.call('getCustomer', { params }, { as: owner });
  const erased = { params, body: { version: body.data.version } };
  const [opened, gone] = await Promise.all([
    open(),
    office.call('eraseCustomer', erased, { as: owner }),
  ]);
  expect([
    [200, 'orders_on_their_way'],
    ['customer_erased', 200],
  ]).toContainEqual([opened.problem?.code ?? opened.status, gone.problem?.code ?? gone.status]);
  if (gone.status !== 200) return;
  expect((await open()).problem.code).toBe('customer_erased');
});

it('of a customer who was erased before, staff read that none is opened', async () => {
  const owner = await office.signIn('owner');
  const params = { id: order.buyer.customerId };
  const { body } = await office.call('getCustomer', { params }, { as: owner });
  await office.call(
    'eraseCustomer',
    { params, body: { version: body.data.version } },
    { as: owner },
  );
  expect((await open()).problem.code).toBe('customer_erased');
});
