import type { costListCalls } from '@dp/contract/staff/cost-list-calls.ts';
import { insertProduct } from '../catalogue.ts';
import type { ChangesOf } from './staff-change.ts';

export const costListChanges: ChangesOf<typeof costListCalls> = {
  setCosts: async (office) => {
    const costs = [{ id: await insertProduct(office.db), version: 0, cost: 40 }];
    return {
      as: await office.signIn('manager'),
      input: { body: { costs } },
      action: 'product.cost',
    };
  },
};
