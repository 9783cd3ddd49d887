import type { productGridCalls } from '@dp/contract/staff/product-grid-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { insertProduct } from '../catalogue.ts';
import type { ChangesOf } from './staff-change.ts';

async function arrangeChange(office: TestBackOffice) {
  const id = await insertProduct(office.db);
  const as = await office.signIn('manager');
  const changes = [{ id, version: 1, set: { name_en: 'Renamed' } }];
  return { as, input: { body: { save: null, changes } } };
}

export const productGridChanges: ChangesOf<typeof productGridCalls> = {
  saveGridRows: async (office) => ({ ...(await arrangeChange(office)), action: 'product.edit' }),
  undoGridSave: async (office) => {
    const { as, input } = await arrangeChange(office);
    const { body } = await office.call('saveGridRows', input, { as });
    return { as, input: { params: { id: body.data.save }, body: {} }, action: 'product.edit' };
  },
};
