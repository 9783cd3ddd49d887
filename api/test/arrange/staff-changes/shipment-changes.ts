import { randomUUID } from 'node:crypto';
import type { shipmentCalls } from '@dp/contract/staff/shipment-calls.ts';
import { cancelOrder } from '../../../src/orders/cancel-order.ts';
import { commandLine } from '../../../src/principals/principal.ts';
import type { StaffCaller, TestBackOffice } from '../../test-back-office.ts';
import { insertProduct } from '../catalogue.ts';
import { correct } from '../corrections.ts';
import {
  arrangeConfirmedOrder,
  askForDay,
  courierOf,
  fillList,
  handOver,
  move,
  ORDER_TOTAL,
  pack,
  versionOf,
} from '../fulfilment.ts';
import { depsOf } from '../orders.ts';
import type { ChangesOf } from './staff-change.ts';

/** An order that is being picked. */
async function arrangePicking(office: TestBackOffice, as: StaffCaller) {
  const order = await arrangeConfirmedOrder(office);
  const orders = [{ id: order.id, version: await versionOf(office, order.id) }];
  await office.call('startPicking', { body: { orders } }, { as });
  return order;
}

/** A parcel that is with a courier. */
async function arrangeParcel(office: TestBackOffice, as: StaffCaller) {
  const order = await arrangeConfirmedOrder(office);
  const [parcel] = await handOver(office, as, [order]);
  if (!parcel) throw new Error('Nothing was handed over.');
  return { ...order, parcel };
}

export const shipmentChanges: ChangesOf<typeof shipmentCalls> = {
  startPicking: async (office) => {
    const as = await office.signIn('warehouse');
    const { id } = await arrangeConfirmedOrder(office);
    const orders = [{ id, version: await versionOf(office, id) }];
    return { as, input: { body: { orders } }, action: 'order.pick' };
  },
  pickLine: async (office) => {
    const as = await office.signIn('warehouse');
    const { id, bulb } = await arrangePicking(office, as);
    const body = { order_id: id, product_id: bulb, picked: 2, seen: 0 };
    return { as, input: { body }, action: 'order.pick' };
  },
  scanUnit: async (office) => {
    const as = await office.signIn('warehouse');
    const { id, lamp } = await arrangePicking(office, as);
    const { rows } = await office.shop.database.pool.query(
      'select sku from products where id = $1',
      [lamp],
    );
    const body = { key: randomUUID(), orders: [id], code: rows[0].sku };
    return { as, input: { body }, action: 'order.pick' };
  },
  setShelf: async (office) => {
    const as = await office.signIn('warehouse');
    await insertProduct(office.db, { sku: 'SHELVED-1' });
    const body = { sku: 'SHELVED-1', shelf: 'A-03' };
    return { as, input: { body }, action: 'product.shelve' };
  },
  packOrder: async (office) => {
    const as = await office.signIn('warehouse');
    const { id } = await arrangeConfirmedOrder(office);
    const body = { version: await versionOf(office, id) };
    return { as, input: { params: { id }, body }, action: 'order.pack' };
  },
  unpackOrder: async (office) => {
    const as = await office.signIn('warehouse');
    const { id } = await arrangeConfirmedOrder(office);
    await pack(office, as, id);
    const body = { version: await versionOf(office, id) };
    return { as, input: { params: { id }, body }, action: 'order.unpack' };
  },
  putBackOrder: async (office) => {
    const as = await office.signIn('warehouse');
    const { id } = await arrangeConfirmedOrder(office);
    await pack(office, as, id);
    await cancelOrder(depsOf(office.shop), commandLine, { orderId: id });
    const body = { version: await versionOf(office, id) };
    return { as, input: { params: { id }, body }, action: 'order.put-back' };
  },
  addCourier: async (office) => {
    const name = { ar: 'أرامكس', en: 'Aramex' };
    const tracking_link = 'https://track.example/{number}';
    return {
      as: await office.signIn('manager'),
      input: { body: { name, kind: 'manual', tracking_link } },
      action: 'courier.add',
    };
  },
  editCourier: async (office) => {
    const as = await office.signIn('manager');
    const body = { name: { ar: 'سيارة', en: 'Van' }, kind: 'own_driver' };
    const added = await office.call('addCourier', { body }, { as });
    const { id, version, name } = added.body.data;
    const edit = { name, active: false, version };
    return { as, input: { params: { id }, body: edit }, action: 'courier.edit' };
  },
  openHandover: async (office) => {
    const as = await office.signIn('warehouse');
    const body = { courier_id: await courierOf(office, as) };
    return { as, input: { body }, action: 'handover.open' };
  },
  addToHandover: async (office) => {
    const as = await office.signIn('warehouse');
    const { id: orderId, number } = await arrangeConfirmedOrder(office);
    await pack(office, as, orderId);
    const { id } = await fillList(office, as, ['nothing']);
    const input = { params: { id }, body: { codes: [number] } };
    return { as, input, action: 'handover.fill' };
  },
  takeOffHandover: async (office) => {
    const as = await office.signIn('warehouse');
    const { id: orderId, number } = await arrangeConfirmedOrder(office);
    const [parcel] = await pack(office, as, orderId);
    const { id } = await fillList(office, as, [number]);
    const input = { params: { id }, body: { parcel_id: parcel?.id } };
    return { as, input, action: 'handover.take-off' };
  },
  signHandover: async (office) => {
    const as = await office.signIn('warehouse');
    const { id: orderId, number } = await arrangeConfirmedOrder(office);
    await pack(office, as, orderId);
    const { id, ...body } = await fillList(office, as, [number]);
    return { as, input: { params: { id }, body }, action: 'handover.sign' };
  },
  moveParcel: async (office) => {
    const as = await office.signIn('warehouse');
    const { parcel } = await arrangeParcel(office, as);
    const { id, version } = parcel;
    const body = { to: 'attempt_failed', reason: 'no_answer', version };
    return { as, input: { params: { id }, body }, action: 'parcel.move' };
  },
  answerAskedDay: async (office) => {
    const as = await office.signIn('warehouse');
    const { parcel, number } = await arrangeParcel(office, as);
    await askForDay(office, { number, parcelId: parcel.id }, 2);
    const body = { agree: true, version: parcel.version + 1 };
    return { as, input: { params: { id: parcel.id }, body }, action: 'parcel.answer-day' };
  },
  setTracking: async (office) => {
    const as = await office.signIn('warehouse');
    const { parcel } = await arrangeParcel(office, as);
    const { id, version } = parcel;
    const body = { tracking_number: 'TRACK-9', version };
    return { as, input: { params: { id }, body }, action: 'parcel.track' };
  },
  confirmLabel: async (office) => {
    const as = await office.signIn('warehouse');
    const { id: orderId } = await arrangeConfirmedOrder(office);
    const [parcel] = await pack(office, as, orderId);
    await correct(office, await office.signIn('orders'), orderId);
    const params = { id: parcel?.id };
    const { body } = await office.call('getParcel', { params }, { as });
    const input = { params, body: { version: body.data.version } };
    return { as, input, action: 'parcel.confirm-label' };
  },
  inspectParcel: async (office) => {
    const as = await office.signIn('warehouse');
    const { parcel, bulb, lamp } = await arrangeParcel(office, as);
    const { body } = await move(office, as, parcel.id, { to: 'returned' });
    const lines = [
      { product_id: bulb, outcome: 'sellable', quantity: 2 },
      { product_id: lamp, outcome: 'b_stock', quantity: 1 },
    ];
    const input = { params: { id: parcel.id }, body: { version: body.data.version, lines } };
    return { as, input, action: 'parcel.inspect' };
  },
  handInCash: async (office) => {
    const as = await office.signIn('manager');
    const { parcel } = await arrangeParcel(office, as);
    await move(office, as, parcel.id, { to: 'delivered' });
    const params = { id: parcel.courier?.id };
    const body = { parcels: [parcel.id], amount: ORDER_TOTAL };
    return { as, input: { params, body }, action: 'cash.hand-in' };
  },
};
