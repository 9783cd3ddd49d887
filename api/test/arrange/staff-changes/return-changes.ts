import type { staffReturnCalls } from '@dp/contract/staff/return-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { insertProduct } from '../catalogue.ts';
import { DELIVERY, placed } from '../orders.ts';
import { arrangeDelivered, asked, found, receive, step, WALLET } from '../returns.ts';
import type { ChangesOf } from './staff-change.ts';

/** A return of a bulb that was brought to the shop and inspected. */
async function arrangeInspected(office: TestBackOffice, outcome: 'sellable' | 'not_accepted') {
  const order = await arrangeDelivered(office);
  const as = await office.signIn('owner');
  const { id } = await asked(office, order);
  await receive(office, as, id);
  const lines = [found(order.bulb, outcome)];
  const { body } = await step(office, as, id, 'inspectReturn', { lines });
  return { order, as, params: { id }, version: body.data.version };
}

export const returnChanges: ChangesOf<typeof staffReturnCalls> = {
  openReturn: async (office) => {
    const order = await arrangeDelivered(office);
    const body = {
      ...{ key: 'return-by-phone-1', reason: 'damaged', payout: WALLET },
      lines: [{ product_id: order.bulb, quantity: 1 }],
    };
    const input = { params: { id: order.id }, body };
    return { as: await office.signIn('orders'), input, action: 'return.open' };
  },
  answerReturn: async (office) => {
    const { id } = await asked(office, await arrangeDelivered(office));
    const input = { params: { id }, body: { approve: true, words: 'Gladly', version: 1 } };
    return { as: await office.signIn('orders'), input, action: 'return.approve' };
  },
  moveReturn: async (office) => {
    const as = await office.signIn('owner');
    const { id } = await asked(office, await arrangeDelivered(office));
    await step(office, as, id, 'answerReturn', { approve: true });
    const body = { to: 'pickup_booked', day: '2026-03-10', fee: 40, version: 2 };
    return { as, input: { params: { id }, body }, action: 'return.book' };
  },
  inspectReturn: async (office) => {
    const as = await office.signIn('owner');
    const order = await arrangeDelivered(office);
    const { id } = await asked(office, order);
    const { version } = await receive(office, as, id);
    const body = { lines: [found(order.bulb)], version };
    return { as, input: { params: { id }, body }, action: 'return.inspect' };
  },
  refundReturn: async (office) => {
    const { as, params, version } = await arrangeInspected(office, 'sellable');
    const body = { route: 'wallet', proof: 'TRX-7', version };
    return { as, input: { params, body }, action: 'return.refund' };
  },
  exchangeReturn: async (office) => {
    const { as, params, version, order } = await arrangeInspected(office, 'sellable');
    const lamp = await insertProduct(office.db, { listPrice: 100 });
    const { number } = await placed(office.shop, order.buyer, {
      lines: [{ id: lamp, quantity: 1 }],
      expected_total: 100 + DELIVERY,
    });
    const body = { replacement: number, version };
    return { as, input: { params, body }, action: 'return.exchange' };
  },
  sendBackReturn: async (office) => {
    const { as, params, version } = await arrangeInspected(office, 'not_accepted');
    return { as, input: { params, body: { version } }, action: 'return.send-back' };
  },
};
