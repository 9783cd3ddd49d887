import { randomUUID } from 'node:crypto';
import type { orderDeskCalls } from '@dp/contract/staff/order-desk-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { insertProduct } from '../catalogue.ts';
import { arrangeBuyer, DELIVERY, placed } from '../orders.ts';
import type { ChangesOf } from './staff-change.ts';

/** A placed order that nobody has touched. */
export async function arrangePlacedOrder({ shop }: TestBackOffice) {
  const buyer = await arrangeBuyer(shop);
  const lamp = await insertProduct(shop.db, { listPrice: 400, stock: 5 });
  const order = await placed(shop, buyer, {
    lines: [{ id: lamp, quantity: 1 }],
    expected_total: 400 + DELIVERY,
  });
  return { buyer, lamp, orderId: order.id, number: order.number, params: { id: order.id } };
}

export const orderDeskChanges: ChangesOf<typeof orderDeskCalls> = {
  recordAttempt: async (office) => {
    const { params } = await arrangePlacedOrder(office);
    const body = { version: 1, channel: 'phone', outcome: 'confirmed' };
    return {
      as: await office.signIn('orders'),
      input: { params, body },
      action: 'order.attempt',
    };
  },
  cancelStaffOrder: async (office) => {
    const { params } = await arrangePlacedOrder(office);
    const body = { version: 1, reason: 'The lamp broke' };
    return { as: await office.signIn('orders'), input: { params, body }, action: 'order.cancel' };
  },
  addOrderNote: async (office) => {
    const { params } = await arrangePlacedOrder(office);
    const body = { text: 'Ring twice' };
    return { as: await office.signIn('orders'), input: { params, body }, action: 'order.note' };
  },
  editOrderNote: async (office) => {
    const { params } = await arrangePlacedOrder(office);
    const as = await office.signIn('orders');
    const note = await office.call('addOrderNote', { params, body: { text: 'Ring' } }, { as });
    const { id, version } = note.body.data;
    const input = { params: { id }, body: { version, text: 'Ring twice' } };
    return { as, input, action: 'order.edit-note' };
  },
  editOrder: async (office) => {
    const { params, lamp } = await arrangePlacedOrder(office);
    const lines = [{ product_id: lamp, quantity: 2 }];
    const body = { version: 1, lines, expected_total: 800 + DELIVERY };
    return { as: await office.signIn('orders'), input: { params, body }, action: 'order.edit' };
  },
  saveOrderView: async (office) => ({
    as: await office.signIn('orders'),
    input: { body: ORDER_VIEW },
    action: 'view.save',
  }),
  deleteOrderView: async (office) => {
    const as = await office.signIn('orders');
    const saved = await office.call('saveOrderView', { body: ORDER_VIEW }, { as });
    const { id, version } = saved.body.data;
    return { as, input: { params: { id }, body: { version } }, action: 'view.delete' };
  },
  placePhoneOrder: async (office) => {
    const { lamp } = await arrangePlacedOrder(office);
    const body = phoneOrder(lamp);
    return { as: await office.signIn('orders'), input: { body }, action: 'order.place' };
  },
};

/** A view of what is left to confirm in Cairo. */
export const ORDER_VIEW = {
  name: 'Cairo, to confirm',
  definition: {
    filters: { queue: 'to_confirm', governorate: '1', sort: 'risk' },
    columns: ['number', 'total'],
  },
};

/** The body of a phone order for one of a product at 400 EGP, in Nasr City. */
export function phoneOrder(productId: number) {
  const address = {
    full_name: 'Hany Fathy',
    mobile: '01277788899',
    state_id: 1,
    city_id: 1001,
    street: '12 Abbas El Akkad',
  };
  return {
    key: randomUUID(),
    customer: { name: 'Hany Fathy', phone: '01277788899' },
    lines: [{ product_id: productId, quantity: 1 }],
    address,
    locale: 'en',
    expected_total: 400 + DELIVERY,
  };
}
