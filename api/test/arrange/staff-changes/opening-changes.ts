import type { openingCalls } from '@dp/contract/staff/opening-calls.ts';
import { arrangeShopper } from '../shoppers.ts';
import type { ChangesOf } from './staff-change.ts';

export const openingChanges: ChangesOf<typeof openingCalls> = {
  removeDemo: async (office) => {
    await arrangeShopper(office.shop, { email: 'mona@example.com' });
    // Orders that other arrangements dispatched would block it: here they are the demo's.
    await office.shop.database.pool.query(
      `update orders set idempotency_key = 'demo-month-' || id || '-1' where id in (select order_id from invoices)`,
    );
    const as = await office.signIn('owner');
    const { seen } = (await office.call('getOpening', {}, { as })).body.data.demo;
    return { as, input: { body: { word: 'REMOVE', seen } }, action: 'demo.remove' };
  },
};
