import type { sheetCalls } from '@dp/contract/staff/sheet-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { insertProduct } from '../catalogue.ts';
import { arrangeSheet, finishSheetWork } from '../sheets.ts';
import type { ChangesOf } from './staff-change.ts';

let serial = 0;
/** A checked sheet of one new product. */
async function arrangeReady(office: TestBackOffice) {
  serial += 1;
  const as = await office.signIn('manager');
  const product = `sku,name_ar,name_en,category,list_price\nSHEET-${serial},لمبة,Bulb,,90`;
  const { id, version } = await arrangeSheet(office, as, product);
  return { as, input: { params: { id }, body: { version } } };
}

/** An applied sheet of one new product. */
async function arrangeApplied(office: TestBackOffice) {
  const { as, input } = await arrangeReady(office);
  const { body } = await office.call('applySheet', input, { as });
  await finishSheetWork(office);
  const { id, version } = body.data;
  return { as, input: { params: { id }, body: { version: version + 1 } } };
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
  undoSheet: async (office) => ({ ...(await arrangeApplied(office)), action: 'sheet.undo' }),
  discardSheet: async (office) => ({ ...(await arrangeReady(office)), action: 'sheet.discard' }),
};
