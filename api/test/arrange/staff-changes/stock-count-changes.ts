import { randomUUID } from 'node:crypto';
import type { stockCountCalls } from '@dp/contract/staff/stock-count-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { insertProduct } from '../catalogue.ts';
import type { ChangesOf } from './staff-change.ts';

async function arrangeCount(office: TestBackOffice) {
  const as = await office.signIn('warehouse');
  const { body } = await office.call('startStockCount', { body: { scope: 'all' } }, { as });
  const { id, version } = body.data;
  return { as, params: { id }, body: { version } };
}

export const stockCountChanges: ChangesOf<typeof stockCountCalls> = {
  startStockCount: async (office) => ({
    as: await office.signIn('warehouse'),
    input: { body: { scope: 'shelf', value: 'A', note: 'Monthly' } },
    action: 'stock-count.start',
  }),
  enterCount: async (office) => {
    const { as, params } = await arrangeCount(office);
    const product = await insertProduct(office.db, { stock: 3 });
    const body = { key: randomUUID(), product_id: product, how: 'set', quantity: 2 };
    return { as, input: { params, body }, action: 'stock-count.enter' };
  },
  closeStockCount: async (office) => {
    const { as, ...input } = await arrangeCount(office);
    return { as, input, action: 'stock-count.close' };
  },
  cancelStockCount: async (office) => {
    const { as, ...input } = await arrangeCount(office);
    return { as, input, action: 'stock-count.cancel' };
  },
};
