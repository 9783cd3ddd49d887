import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { closeAudited } from './arrange/close-audited.ts';
import { versionOf } from './arrange/fulfilment.ts';
import { advanceTo, arrangeBuyer, DELIVERY, place, placed, stockOf } from './arrange/orders.ts';
import { readMessages } from './arrange/outbox.ts';
import { arrangePlacedOrder } from './arrange/staff-changes/order-desk-changes.ts';
import { arrangeVoucher } from './arrange/vouchers.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let orders: StaffCaller;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  orders = await office.signIn('orders');
  owner = await office.signIn('owner');
});
afterAll(() => closeAudited(office));

const edit = (id: number, body: object, as = owner) =>
  office.call('editOrder', { params: { id }, body: { version: 1, ...body } }, { as });
const preview = (id: number, body: object, as = owner) =>
  office.call('previewEdit', { params: { id }, body: { version: 1, ...body } }, { as });
const ADDRESS = {
  full_name: 'Nadia Samir',
  mobile: '01155566677',
  state_id: 2,
  city_id: 2001,
  street: '7 Corniche Road',
  building: '3',
};

describe('an edited order', () => {
  it('takes and returns only the difference in stock, and its shopper is notified', async () => {
    const { orderId, lamp, buyer } = await arrangePlacedOrder(office);
    const bulb = await insertProduct(office.db, { listPrice: 50, stock: 10 });
    const lines = [
      { product_id: lamp, quantity: 3 },
      { product_id: bulb, quantity: 2 },
    ];
    const before = await preview(orderId, { lines });
    expect(before.body.data).toMatchObject({
      after: { totals: { subtotal: 1_300, total: 1_350, vat_included: 159.65 } },
      stock: [
        { product_id: lamp, available: 5 },
        { product_id: bulb, available: 10 },
      ],
    });
    expect(await stockOf(office.shop, lamp)).toBe(4);
    const { body } = await edit(orderId, { lines, expected_total: 1_350, reason: 'By phone' });
    expect(body.data).toMatchObject({ version: 2, total: 1_350, units: 5 });
    expect(body.data.timeline.at(-1)).toMatchObject({
      kind: 'edit',
      reason: 'By phone',
      before: { lines: before.body.data.before.lines, totals: { total: 450 } },
      after: { lines: before.body.data.after.lines, totals: { total: 1_350 } },
    });
    expect([await stockOf(office.shop, lamp), await stockOf(office.shop, bulb)]).toEqual([2, 8]);
    await edit(orderId, {
      version: 2,
      lines: [{ product_id: bulb, quantity: 1 }],
      expected_total: 50 + DELIVERY,
    });
    expect([await stockOf(office.shop, lamp), await stockOf(office.shop, bulb)]).toEqual([5, 9]);
    const messages = await readMessages(office.shop, buyer.email);
    expect(JSON.stringify(messages[0])).toContain('was changed');
    const own = await office.shop.call(
      'getInvoice',
      { params: { id: orderId } },
      { token: buyer.token },
    );
    expect(own.body.data.order.totals.total).toBe(50 + DELIVERY);
  });

  it('keeps the price of a line that stays as it was, and sells more at the price of the day', async () => {
    const { orderId, lamp } = await arrangePlacedOrder(office);
    await office.shop.database.pool.query(
      'update products set list_price_piastres = 60000 where id = $1',
      [lamp],
    );
    const same = await preview(orderId, { lines: [{ product_id: lamp, quantity: 1 }] });
    expect(same.body.data.after.totals.subtotal).toBe(400);
    const more = await preview(orderId, { lines: [{ product_id: lamp, quantity: 2 }] });
    expect(more.body.data.after.totals.subtotal).toBe(1_200);
  });

  it('goes to another address, at what delivery costs there, and is found by its new phone', async () => {
    const { orderId } = await arrangePlacedOrder(office);
    const { body } = await preview(orderId, { address: ADDRESS });
    const { total } = body.data.after.totals;
    await edit(orderId, { address: ADDRESS, expected_total: total });
    const found = await office.call(
      'findStaffOrders',
      { query: { text: '5566677' } },
      { as: orders },
    );
    expect(found.body.data.map(({ id }) => id)).toContain(orderId);
    const wrong = await preview(orderId, { version: 2, address: { ...ADDRESS, mobile: '12' } });
    expect(wrong.problem).toMatchObject({
      status: 400,
      fields: { 'address.mobile': 'phone_invalid' },
    });
  });

  it('is edited by who may do nothing else, without a whole phone number in its preview', async () => {
    const { orderId } = await arrangePlacedOrder(office);
    const editor = await office.signIn(['orders.edit']);
    const { body } = await preview(orderId, { address: ADDRESS }, editor);
    const { before, after } = body.data;
    expect(`${before.address} ${after.address}`).not.toMatch(/\d{9}/);
    expect(after.address).toContain('677');
    const { total } = after.totals;
    const { status } = await edit(orderId, { address: ADDRESS, expected_total: total }, editor);
    expect(status).toBe(200);
  });

  it('has a discount, a price and a delivery cost of their own, by those who may give them', async () => {
    const { orderId, lamp } = await arrangePlacedOrder(office);
    const changes = {
      lines: [{ product_id: lamp, quantity: 2, unit_price: 350, price_reason: 'Scratched' }],
      discount: { amount: 33.33, reason: 'Late' },
      shipping: 20,
    };
    expect((await preview(orderId, changes, orders)).problem).toMatchObject({
      code: 'permission_required',
      permission: 'prices.edit',
    });
    const { body } = await edit(orderId, { ...changes, expected_total: 686.67 });
    expect(body.data).toMatchObject({
      totals: { subtotal: 700, discount: 33.33, shipping: 20, total: 686.67 },
      staff_discount: { amount: 33.33, reason: 'Late' },
      shipping_fixed: true,
      lines: [{ unit_price: 350, price_reason: 'Scratched' }],
    });
    const again = await edit(orderId, {
      version: 2,
      discount: null,
      shipping: null,
      expected_total: 750,
    });
    expect(again.body.data).toMatchObject({ staff_discount: null, shipping_fixed: false });
    const dearer = [{ product_id: lamp, quantity: 2, unit_price: 900, price_reason: 'No' }];
    expect((await preview(orderId, { lines: dearer })).problem.fields).toEqual({
      'lines.0.unit_price': 'too_big',
    });
    expect(
      (await preview(orderId, { discount: { amount: 900, reason: 'No' } })).problem.fields,
    ).toEqual({ 'discount.amount': 'too_big' });
  });

  it('keeps its voucher while the goods reach its minimum, even once the voucher has ended', async () => {
    const buyer = await arrangeBuyer(office.shop);
    const lamp = await insertProduct(office.db, { listPrice: 100, stock: 10 });
    await arrangeVoucher(office.shop, {
      code: 'LIGHT',
      percent: 10,
      minimum: 200,
      maxUses: 1,
    });
    const order = await placed(office.shop, buyer, {
      lines: [{ id: lamp, quantity: 3 }],
      expected_total: 270 + DELIVERY,
      body: { voucher_code: 'LIGHT' },
    });
    await office.shop.database.pool.query('update vouchers set disabled = true');
    const fewer = (quantity: number) => ({ lines: [{ product_id: lamp, quantity }] });
    const kept = await edit(order.id, { ...fewer(2), expected_total: 180 + DELIVERY });
    expect(kept.body.data.totals.discount).toBe(20);
    const { body } = await preview(order.id, { version: 2, ...fewer(1) });
    expect(body.data.lost_voucher).toEqual({ code: 'LIGHT', reason: 'below_minimum' });
    const lost = await edit(order.id, { version: 2, ...fewer(1), expected_total: 100 + DELIVERY });
    expect(lost.body.data.voucher_code).toBeNull();
  });

  it('is refused when the stock is short, the total another, the version old, or it is packed', async () => {
    const { orderId, lamp } = await arrangePlacedOrder(office);
    const many = { lines: [{ product_id: lamp, quantity: 6 }] };
    const { problem } = await edit(orderId, { ...many, expected_total: 2_450 });
    expect(problem).toMatchObject({
      status: 409,
      code: 'order_differs',
      differences: [{ kind: 'stock', requested: 6, available: 5 }],
    });
    const two = { lines: [{ product_id: lamp, quantity: 2 }] };
    expect((await edit(orderId, { ...two, expected_total: 1 })).problem.differences).toEqual([
      { kind: 'total', expected: 1, actual: 850 },
    ]);
    expect((await edit(orderId, { ...two, version: 7, expected_total: 850 })).problem.code).toBe(
      'record_changed',
    );
    await office.shop.database.pool.query("update orders set packing = 'packed' where id = $1", [
      orderId,
    ]);
    expect((await edit(orderId, { ...two, expected_total: 850 })).problem).toMatchObject({
      code: 'order_not_editable',
      packing: 'packed',
    });
    const twice = {
      lines: [
        { product_id: lamp, quantity: 1 },
        { product_id: lamp, quantity: 1 },
      ],
    };
    await office.shop.database.pool.query("update orders set packing = 'none' where id = $1", [
      orderId,
    ]);
    expect((await preview(orderId, twice)).problem.fields).toEqual({
      'lines.1.product_id': 'invalid',
    });
  });
});

describe('an order whose picking has begun', () => {
  /** Confirmed, of three lamps and two bulbs, all of them picked. */
  async function arrangePicked() {
    const { orderId, lamp } = await arrangePlacedOrder(office);
    const bulb = await insertProduct(office.db, { listPrice: 50, stock: 10 });
    const lines = linesOf([lamp, 3], [bulb, 2]);
    await edit(orderId, { lines, expected_total: 1_350 });
    const params = { id: orderId };
    const confirmed = { version: 2, channel: 'phone', outcome: 'confirmed' };
    await office.call('recordAttempt', { params, body: confirmed }, { as: owner });
    const begin = { orders: [{ id: orderId, version: await versionOf(office, orderId) }] };
    await office.call('startPicking', { body: begin }, { as: owner });
    await tick(orderId, lamp, 3);
    await tick(orderId, bulb, 2);
    return { orderId, lamp, bulb };
  }
  const linesOf = (...lines: [id: number, quantity: number][]) =>
    lines.map(([product_id, quantity]) => ({ product_id, quantity }));
  const tick = (order_id: number, product_id: number, picked: number) =>
    office.call('pickLine', { body: { order_id, product_id, picked, seen: 0 } }, { as: owner });
  const picked = async (id: number) => {
    const query = { orders: String(id) };
    const { body } = await office.call('getPickingList', { query }, { as: owner });
    return body.data.orders[0]?.lines;
  };

  it('loses the ticks of what an edit takes off it, also when that comes back', async () => {
    const { orderId, lamp, bulb } = await arrangePicked();
    const fewer = { lines: linesOf([lamp, 1]), expected_total: 450 };
    await edit(orderId, { version: await versionOf(office, orderId), ...fewer });
    expect(await picked(orderId)).toEqual([{ product_id: lamp, quantity: 1, picked: 1 }]);
    const again = { lines: linesOf([lamp, 3], [bulb, 2]), expected_total: 1_350 };
    await edit(orderId, { version: await versionOf(office, orderId), ...again });
    expect(await picked(orderId)).toEqual([
      { product_id: lamp, quantity: 3, picked: 1 },
      { product_id: bulb, quantity: 2, picked: 0 },
    ]);
  });

  it('never has more ticks than units, though a picker ticks while it is edited', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { orderId, lamp, bulb } = await arrangePicked();
      await edit(orderId, {
        version: await versionOf(office, orderId),
        lines: linesOf([lamp, 5], [bulb, 2]),
        expected_total: 2_150,
      });
      const body = { order_id: orderId, product_id: lamp, picked: 5, seen: 3 };
      const fewer = { lines: linesOf([lamp, 2], [bulb, 2]), expected_total: 950 };
      const version = await versionOf(office, orderId);
      await Promise.all([
        office.call('pickLine', { body }, { as: owner }),
        edit(orderId, { version, ...fewer }),
      ]);
      expect(await picked(orderId)).toEqual([
        { product_id: lamp, quantity: 2, picked: 2 },
        { product_id: bulb, quantity: 2, picked: 2 },
      ]);
    }
  });
});

describe('at the same moment', () => {
  it('an edit and an order for the last units: exactly one gets them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { orderId, lamp } = await arrangePlacedOrder(office);
      const buyer = await arrangeBuyer(office.shop);
      const [edited, bought] = await Promise.all([
        edit(orderId, { lines: [{ product_id: lamp, quantity: 5 }], expected_total: 2_050 }),
        place(office.shop, buyer, { lines: [{ id: lamp, quantity: 4 }], expected_total: 1_650 }),
      ]);
      expect([edited.status, bought.status].toSorted()).toEqual([200, 409]);
      expect(await stockOf(office.shop, lamp)).toBe(0);
    }
  });

  it('an edit and a dispatch: the invoice is what the order costs', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { orderId, lamp } = await arrangePlacedOrder(office);
      const lines = [{ product_id: lamp, quantity: 2 }];
      const [edited, dispatched] = await Promise.allSettled([
        edit(orderId, { lines, expected_total: 850 }),
        advanceTo(office.shop, orderId, 'dispatched'),
      ]);
      expect(dispatched.status).toBe('fulfilled');
      const status = edited.status === 'fulfilled' ? edited.value.status : 0;
      expect([200, 409]).toContain(status);
      const { body } = await office.call(
        'getStaffOrder',
        { params: { id: orderId } },
        { as: orders },
      );
      expect(body.data.total).toBe(status === 200 ? 850 : 450);
    }
  });
});
