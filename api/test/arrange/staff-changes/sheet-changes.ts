import type { sheetCalls } from '@dp/contract/staff/sheet-calls.ts';
import { insertProduct } from '../catalogue.ts';
import type { ChangesOf } from './staff-change.ts';

export const sheetChanges: ChangesOf<typeof sheetCalls> = {
  exportProducts: async (office) => {
    await insertProduct(office.db);
    return {
      as: await office.signIn('content'),
      input: { body: { format: 'xlsx' } },
      action: 'products.export',
    };
  },
};
