import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangeBuyer } from './arrange/orders.ts';
import { arrangePlacedOrder, ORDER_VIEW } from './arrange/staff-changes/order-desk-changes.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
let colleague: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
  colleague = await office.signIn('orders');
});
afterAll(() => office.close());

it('a view is its maker’s own, seen by others when it is shared, changed by nobody else', async () => {
  const save = (body: object, as = owner) =>
    office.call('saveOrderView', { body: { ...ORDER_VIEW, ...body } }, { as });
  const seenBy = async (as: StaffCaller) =>
    (await office.call('listOrderViews', {}, { as })).body.data.map(({ name, own }) => [name, own]);
  const { id } = (await save({})).body.data;
  expect([await seenBy(owner), await seenBy(colleague)]).toEqual([[[ORDER_VIEW.name, true]], []]);
  expect((await save({ id, version: 1, shared: true })).body.data.version).toBe(2);
  expect(await seenBy(colleague)).toEqual([[ORDER_VIEW.name, false]]);
  expect((await save({ id, version: 2 }, colleague)).problem.code).toBe('view_not_found');
  expect((await save({ id, version: 1 })).problem).toMatchObject({
    code: 'record_changed',
    version: 2,
    current: { shared: true },
  });
  const seen = await office.call('listOrderViews', {}, { as: colleague });
  expect(seen.body.data).toMatchObject([{ own: false, editable: false }]);
  const wrong = { definition: { filters: { sort: 'by magic' }, columns: [] } };
  expect((await save(wrong)).problem).toMatchObject({ status: 400 });
  const remove = (version: number) =>
    office.call('deleteOrderView', { params: { id }, body: { version } }, { as: owner });
  expect((await remove(1)).problem.code).toBe('record_changed');
  expect((await remove(2)).status).toBe(200);
  expect(await seenBy(owner)).toEqual([]);
});

it('who edits settings tidies up shared views, which stay their makers’; private ones are nobody else’s', async () => {
  const make = async (shared: boolean) =>
    (
      await office.call(
        'saveOrderView',
        { body: { ...ORDER_VIEW, name: 'Giza', shared } },
        { as: colleague },
      )
    ).body.data;
  const [open, hidden] = [await make(true), await make(false)];
  const rename = (id: number) =>
    office.call(
      'saveOrderView',
      { body: { ...ORDER_VIEW, id, version: 1, name: 'Giza and Cairo', shared: true } },
      { as: owner },
    );
  expect((await rename(open.id)).body.data).toMatchObject({ own: false, editable: true });
  expect((await rename(hidden.id)).problem.code).toBe('view_not_found');
  const { data } = (await office.call('listOrderViews', {}, { as: colleague })).body;
  expect(data.map(({ name, own }) => [name, own])).toEqual([
    ['Giza', true],
    ['Giza and Cairo', true],
  ]);
  for (const { id, version } of data) {
    const as = id === open.id ? owner : colleague;
    const gone = await office.call(
      'deleteOrderView',
      { params: { id }, body: { version } },
      { as },
    );
    expect(gone.status).toBe(200);
  }
});

it('the owner sets the sum from which an order counts as large; the second of two concurrent saves is a conflict', async () => {
  const read = async () => (await office.call('getSettings', {}, { as: owner })).body.data;
  expect((await read()).risk).toEqual({
    version: 0,
    value: { large_sum: 10_000, cancellations: 3 },
  });
  const save = (version: number, value: object) =>
    office.call(
      'saveSetting',
      { params: { name: 'risk' }, body: { version, value } },
      { as: owner },
    );
  const answers = await Promise.all([save(0, { large_sum: 300 }), save(0, { large_sum: 300 })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save(1, { large_sum: -1 })).problem.fields).toEqual({
    'value.large_sum': 'too_small',
  });
  const { params } = await arrangePlacedOrder(office);
  const { body } = await office.call('getStaffOrder', { params }, { as: colleague });
  expect(body.data.risk_reasons).toContainEqual({ code: 'large_sum', total: 450, threshold: 300 });
});

it('a way to pay needs keys of its provider, and one way stays on', async () => {
  const save = (value: object) =>
    office.call(
      'saveSetting',
      { params: { name: 'payments' }, body: { version: 0, value } },
      { as: owner },
    );
  const { status, problem } = await save({ card: 'paymob', kiosk: 'fawry' });
  expect(status).toBe(400);
  expect(problem.fields).toEqual({
    'value.card': 'provider_without_keys',
    'value.kiosk': 'provider_without_keys',
  });
  expect((await save({ cash_on_delivery: false })).problem.fields).toEqual({
    'value.cash_on_delivery': 'no_way_to_pay',
  });
});

it('a deleted account leaves nothing of its person in what staff wrote about its orders', async () => {
  const { params, buyer } = await arrangePlacedOrder(office);
  const as = owner;
  await office.call('addOrderNote', { params, body: { text: 'Omneya sounds tired' } }, { as });
  const address = {
    full_name: 'Omneya Wagdy',
    mobile: '01098798798',
    state_id: 1,
    city_id: 1001,
    street: '9 Omneya street',
  };
  await office.call(
    'editOrder',
    { params, body: { version: 1, address, expected_total: 450 } },
    { as },
  );
  const cancelled = {
    version: 2,
    channel: 'phone',
    outcome: 'cancelled',
    reason: 'Moved',
    note: 'Omneya moved',
  };
  expect((await office.call('recordAttempt', { params, body: cancelled }, { as })).status).toBe(
    200,
  );
  const { rows: before } = await traces();
  expect(before).not.toEqual([]);
  await arrangeBuyer(office.shop);
  await office.shop.database.pool.query('delete from outbox');
  const deleted = await office.shop.call('deleteAccount', { body: {} }, { token: buyer.token });
  expect(deleted.status).toBe(200);
  expect((await traces()).rows).toEqual([]);
});

function traces() {
  const tables = [
    'orders',
    'order_notes',
    'order_attempts',
    'order_edits',
    'order_search_terms',
    'audit_log',
  ];
  const all = tables.map((name) => `select '${name}' as name, t::text as row from ${name} as t`);
  return office.shop.database.pool.query(
    `select * from (${all.join(' union all ')}) as rows where row ~* 'omneya|98798798|89789789'`,
  );
}
