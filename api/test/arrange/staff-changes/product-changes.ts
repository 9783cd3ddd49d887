import type { productCalls } from '@dp/contract/staff/product-calls.ts';
import { insertProduct } from '../catalogue.ts';
import type { ChangesOf } from './staff-change.ts';

export const productChanges: ChangesOf<typeof productCalls> = {
  editProduct: async (office) => {
    const id = await insertProduct(office.db);
    const as = await office.signIn('manager');
    const params = { id };
    const { body } = await office.call('getStaffProduct', { params }, { as });
    const { id: _, sku: __, stock: ___, image: ____, ...fields } = body.data;
    return { as, input: { params, body: { ...fields, list_price: 77 } }, action: 'product.edit' };
  },
};
