import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAudited } from './arrange/close-audited.ts';
import { addressOf, correct, correctionOf } from './arrange/corrections.ts';
import {
  arrangeConfirmedOrder,
  askForDay,
  type ConfirmedOrder,
  fillList,
  handOver,
  move,
  ORDER_TOTAL,
  pack,
} from './arrange/fulfilment.ts';
import { readMessages } from './arrange/outbox.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let desk: StaffCaller;
let warehouse: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  desk = await office.signIn('orders');
  warehouse = await office.signIn('warehouse');
});
afterAll(() => closeAudited(office));

const MAADI = { state_id: 1, city_id: 1046 };
const ASWAN = { state_id: 22, city_id: 22001 };

async function packed(): Promise<ConfirmedOrder & { parcelId: number }> {
  const order = await arrangeConfirmedOrder(office);
  const [parcel] = await pack(office, warehouse, order.id);
  return { ...order, parcelId: parcel?.id ?? 0 };
}

/** An order whose parcel left with the shop's driver. */
async function left(): Promise<ConfirmedOrder & { parcelId: number }> {
  const order = await arrangeConfirmedOrder(office);
  const [parcel] = await handOver(office, warehouse, [order]);
  office.clock.advance({ minutes: 10 });
  return { ...order, parcelId: parcel?.id ?? 0 };
}

async function parcel(id: number) {
  return (await office.call('getParcel', { params: { id } }, { as: warehouse })).body.data;
}

async function staffOrder(id: number, as = desk) {
  return (await office.call('getStaffOrder', { params: { id } }, { as })).body.data;
}

describe('a corrected address', () => {
  it('is the order’s, the label’s and the tracking page’s, at the price that was agreed', async () => {
    const { id, number, buyer, parcelId } = await left();
    const { status, body } = await correct(office, desk, id, {
      ...MAADI,
      full_name: 'Hoda Samir',
      floor: '3',
      note: 'Call before you come',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      version: 2,
      correctable: true,
      note: 'Call before you come',
      address: { full_name: 'Hoda Samir', mobile: '+201098765432', city: 'Maadi', floor: '3' },
      parcels: [{ id: parcelId, state: 'handed_over', label_outdated: true, correction: null }],
    });
    const order = await staffOrder(id);
    expect(order).toMatchObject({ total: ORDER_TOTAL, city: 'Maadi', editable: false });
    expect(order.timeline.at(-1)).toMatchObject({
      kind: 'correction',
      by: { kind: 'staff', name: expect.stringMatching(/./) },
      before: expect.stringMatching(/Mona Adel.+\+201012345678.+Nasr City/),
      after: expect.stringMatching(/Hoda Samir.+\+201098765432.+Maadi/),
      note: 'Call before you come',
    });
    const query = { orders: String(id) };
    const labels = await office.call('getLabels', { query }, { as: warehouse });
    expect(labels.body.data).toMatchObject([
      {
        recipient: { name: 'Hoda Samir', city: { en: 'Maadi' }, note: 'Call before you come' },
        corrected_at: expect.any(String),
      },
    ]);
    // The courier calls the new phone, so that its end is what opens the tracking page.
    const track = (phone_end: string) =>
      office.shop.call('trackOrder', { body: { number, phone_end } });
    expect((await track('5678')).problem.code).toBe('tracking_not_found');
    expect((await track('5432')).body.data).toMatchObject({ number, city: 'Maadi' });
    const own = await office.shop.call('getOrder', { params: { id } }, { token: buyer.token });
    expect(own.body.data.address).toMatchObject({ city: 'Maadi', floor: '3' });
    expect(JSON.stringify(own.body)).not.toContain('Call before');
    const messages = await readMessages(office.shop);
    expect(messages.find(({ orderId }) => orderId === id)?.text).toContain('Maadi');
    const found = await office.call(
      'findStaffOrders',
      { query: { text: '01098765432' } },
      { as: desk },
    );
    expect(found.body.data.map((card) => card.id)).toContain(id);
  });

  it('is saved once, however often the same is sent', async () => {
    const { id } = await left();
    const input = await correctionOf(office, desk, id);
    const answers = [];
    for (let times = 0; times < 3; times += 1) {
      answers.push(await office.call('correctAddress', input, { as: desk }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { timeline } = await staffOrder(id);
    expect(timeline.filter(({ kind }) => kind === 'correction')).toHaveLength(1);
  });

  it('of two people who correct it at the same moment is one’s; the other sees it beside the own', async () => {
    const { id } = await left();
    const one = await correctionOf(office, desk, id, { street: '1 First Street' });
    const other = await correctionOf(office, desk, id, { street: '2 Second Street' });
    const answers = await Promise.all(
      [one, other].map((input) => office.call('correctAddress', input, { as: desk })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.problem;
    const { address, version } = await addressOf(office, desk, id);
    expect(refused).toMatchObject({ code: 'record_changed', version, current: { address } });
  });

  it('does not mind that its parcel moved on meanwhile, as long as it is on its way', async () => {
    const { id, parcelId } = await left();
    const input = await correctionOf(office, desk, id);
    await move(office, warehouse, parcelId, { to: 'attempt_failed', reason: 'address' });
    expect((await office.call('correctAddress', input, { as: desk })).status).toBe(200);
    expect(await parcel(parcelId)).toMatchObject({
      state: 'attempt_failed',
      recipient: { street: '7 Makram Ebeid' },
    });
  });

  it.each(['delivered', 'returning', 'returned', 'lost'])(
    'is refused once its parcel is %s',
    async (to) => {
      const { id, number, parcelId } = await left();
      const input = await correctionOf(office, desk, id);
      expect((await move(office, warehouse, parcelId, { to })).status).toBe(200);
      const { status, problem } = await office.call('correctAddress', input, { as: desk });
      expect({ status, problem }).toMatchObject({
        status: 409,
        problem: { code: 'address_not_correctable', number },
      });
      expect((await addressOf(office, desk, id)).correctable).toBe(false);
    },
  );

  it('is refused for an order that is not packed, or was unpacked meanwhile: that is edited', async () => {
    const { id } = await packed();
    const input = await correctionOf(office, desk, id);
    const { version } = await staffOrder(id);
    await office.call('unpackOrder', { params: { id }, body: { version } }, { as: warehouse });
    const { problem } = await office.call('correctAddress', input, { as: desk });
    expect(problem).toMatchObject({ code: 'address_not_correctable', packing: 'none' });
  });

  it('of an order that is packed anew is on its new label, and the day that its shopper asked for stays', async () => {
    const { id, number, parcelId } = await packed();
    const { day } = await askForDay(office, { number, parcelId }, 3);
    expect((await correct(office, desk, id, MAADI)).status).toBe(200);
    const { version } = await staffOrder(id);
    await office.call('unpackOrder', { params: { id }, body: { version } }, { as: warehouse });
    const problems = async () => {
      const query = { view: 'problem' } as const;
      const { body } = await office.call('listParcels', { query }, { as: warehouse });
      return body.data.map((each) => each.id);
    };
    expect(await problems()).not.toContain(parcelId);
    const [again] = await pack(office, warehouse, id);
    expect((await parcel(again?.id ?? 0)).asked).toMatchObject({ day, agreed: null });
    expect(await parcel(again?.id ?? 0)).toMatchObject({ label_outdated: false });
    expect(await problems()).toContain(again?.id);
    expect(await problems()).not.toContain(parcelId);
  });

  it('goes where the shop delivers, with that place’s days', async () => {
    const { id } = await left();
    const { pool } = office.shop.database;
    const { rows } = await pool.query('select * from shipping_rates where state_id = 22');
    const { delivery_days: days } = await staffOrder(id);
    expect((await correct(office, desk, id, ASWAN)).status).toBe(200);
    const aswan = await staffOrder(id);
    expect(aswan.delivery_days).toEqual({ min: rows[0].days_min, max: rows[0].days_max });
    expect(aswan.delivery_days).not.toEqual(days);
    expect(aswan).toMatchObject({ total: ORDER_TOTAL, governorate: { id: 22 } });
    await pool.query('delete from shipping_rates where state_id = 26');
    const { status, problem } = await correct(office, desk, id, { state_id: 26, city_id: 26001 });
    expect(status).toBe(422);
    expect(problem.code).toBe('delivery_unavailable');
  });

  it('has its fields checked like any address', async () => {
    const { id } = await left();
    expect((await correct(office, desk, id, { mobile: '0123' })).problem.fields).toEqual({
      'address.mobile': 'phone_invalid',
    });
    expect((await correct(office, desk, id, { city_id: 22001 })).problem.fields).toEqual({
      'address.city_id': 'city_not_in_state',
    });
    expect((await correct(office, desk, id, { note: 'x'.repeat(151) })).problem.fields).toEqual({
      note: 'too_long',
    });
  });

  it('is corrected for every parcel of the order that is on its way', async () => {
    const order = await arrangeConfirmedOrder(office);
    const boxes = [
      { lines: [{ product_id: order.bulb, quantity: 2 }] },
      { lines: [{ product_id: order.lamp, quantity: 1 }] },
    ];
    const [gone, waits] = await pack(office, warehouse, order.id, boxes);
    const list = await fillList(office, warehouse, [`${order.number}-1`]);
    const { id, ...body } = list;
    await office.call('signHandover', { params: { id }, body }, { as: warehouse });
    await move(office, warehouse, gone?.id ?? 0, { to: 'delivered' });
    expect((await correct(office, desk, order.id)).body.data.parcels).toMatchObject([
      { place: 1, state: 'delivered', label_outdated: false },
      { place: 2, state: 'packed', label_outdated: true },
    ]);
    expect((await parcel(waits?.id ?? 0)).recipient?.street).toBe('7 Makram Ebeid');
  });

  it('shows its phones to those who may see them', async () => {
    const { id, parcelId } = await left();
    await correct(office, desk, id);
    const { address } = await addressOf(office, warehouse, id);
    expect(address?.mobile).toBe('01••••••432');
    expect((await parcel(parcelId)).recipient?.phones).toEqual(['01••••••432']);
    const { timeline } = await staffOrder(id, warehouse);
    expect(timeline.at(-1)).toMatchObject({
      before: expect.stringContaining('01••••••678'),
      after: expect.stringContaining('01••••••432'),
    });
  });

  it('leaves with its customer’s account', async () => {
    const { id, parcelId, buyer } = await left();
    await correct(office, desk, id, { note: 'Ask for Hoda' });
    await move(office, warehouse, parcelId, { to: 'delivered' });
    const owner = await office.signIn('owner');
    const params = { id: buyer.customerId };
    const { rows } = await office.shop.database.pool.query(
      'select version from customers where id = $1',
      [buyer.customerId],
    );
    const erased = await office.call(
      'eraseCustomer',
      { params, body: { version: rows[0].version } },
      { as: owner },
    );
    expect(erased.status).toBe(200);
    expect(await addressOf(office, desk, id)).toMatchObject({ address: null, note: null });
    expect((await staffOrder(id)).timeline).toContainEqual(
      expect.objectContaining({ kind: 'correction', before: null, after: null, note: null }),
    );
  });
});

it('who may not edit orders corrects nothing', async () => {
  const { id } = await left();
  expect((await correct(office, warehouse, id)).problem).toMatchObject({
    status: 403,
    code: 'permission_required',
  });
});
