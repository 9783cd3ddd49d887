import type { stockCalls } from '@dp/contract/staff/stock-calls.ts';
import { insertProduct } from '../catalogue.ts';
import type { ChangesOf } from './staff-change.ts';

export const stockChanges: ChangesOf<typeof stockCalls> = {
  changeStock: async (office) => {
    const id = await insertProduct(office.db, { stock: 3 });
    const body = { reason: 'received', quantity: 10, on_hand: 3, note: 'INV-77' };
    const as = await office.signIn('warehouse');
    return { as, input: { params: { id }, body }, action: 'product.stock' };
  },
};
