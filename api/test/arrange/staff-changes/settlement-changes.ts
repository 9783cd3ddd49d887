import type { settlementCalls } from '@dp/contract/staff/settlement-calls.ts';
import { arrangeConfirmedOrder, handOver, move, ORDER_TOTAL } from '../fulfilment.ts';
import type { ChangesOf } from './staff-change.ts';

export const settlementChanges: ChangesOf<typeof settlementCalls> = {
  bookSettlementFile: async (office) => {
    const as = await office.signIn('manager');
    const order = await arrangeConfirmedOrder(office);
    const [parcel] = await handOver(office, as, [order]);
    await move(office, as, parcel?.id ?? 0, { to: 'delivered' });
    const params = { id: parcel?.courier?.id };
    const body = Buffer.from(`Order,COD\n${order.number},${ORDER_TOTAL}\n`);
    const checked = await office.call('checkSettlementFile', { params, body }, { as });
    const query = { name: 'march.csv', stamp: checked.body.data.stamp };
    return { as, input: { params, query, body }, action: 'cash.settle' };
  },
};
