import type { sheetCalls } from '@dp/contract/staff/sheet-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { insertProduct } from '../catalogue.ts';
import { arrangeSheet } from '../sheets.ts';
import type { ChangesOf } from './staff-change.ts';

/** A checked sheet of one new product. */
async function arrangeReady(office: TestBackOffice) {
  const as = await office.signIn('manager');
  const product = 'sku,name_ar,name_en,category,list_price\nSHEET-1,لمبة,Bulb,,90';
  const { id, version } = await arrangeSheet(office, as, product);
  return { as, input: { params: { id }, body: { version } } };
}

export const sheetChanges: ChangesOf<typeof sheetCalls> = {
  exportProducts: async (office) => {
    await insertProduct(office.db);
    return {
      as: await office.signIn('content'),
      input: { body: { format: 'xlsx' } },
      action: 'products.export',
    };
  },
  uploadSheet: async (office) => ({
    as: await office.signIn('manager'),
    input: { query: { name: 'lamps.csv' }, body: Buffer.from('sku\nA-1') },
    action: 'sheet.upload',
  }),
  applySheet: async (office) => ({ ...(await arrangeReady(office)), action: 'sheet.apply' }),
  discardSheet: async (office) => ({ ...(await arrangeReady(office)), action: 'sheet.discard' }),
};
