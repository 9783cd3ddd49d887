import type { productCalls } from '@dp/contract/staff/product-calls.ts';
import { insertProduct } from '../catalogue.ts';
import type { ChangesOf } from './staff-change.ts';

export const NEW_PRODUCT = {
  sku: 'NEW-1',
  name_ar: 'أباجورة جديدة',
  name_en: 'New lamp',
  description_ar: '',
  description_en: '',
  category: null,
  brand: null,
  featured: false,
  state: 'draft',
  on_sale_from: null,
  list_price: 300,
  discount: 0,
  discount_from: null,
  discount_until: null,
  tiers: [],
} as const;

export const productChanges: ChangesOf<typeof productCalls> = {
  addProduct: async (office) => ({
    as: await office.signIn('manager'),
    input: { body: { ...NEW_PRODUCT, sku: 'TRAIL-1', tiers: [], stock: 3 } },
    action: 'product.add',
  }),
  removeDraft: async (office) => {
    const as = await office.signIn('manager');
    const body = { ...NEW_PRODUCT, sku: 'TRAIL-2', tiers: [] };
    const { id } = (await office.call('addProduct', { body }, { as })).body.data;
    const input = { params: { id }, body: { version: 1 } };
    return { as, input, action: 'product.remove' };
  },
  setProductCost: async (office) => {
    const params = { id: await insertProduct(office.db) };
    const as = await office.signIn('manager');
    return { as, input: { params, body: { version: 0, cost: 40 } }, action: 'product.cost' };
  },
  restoreProduct: async (office) => {
    const params = { id: await insertProduct(office.db) };
    const as = await office.signIn('manager');
    const { body } = await office.call('getStaffProduct', { params }, { as });
    const { id: _, sku: __, stock: ___, image: ____, pictures: _____, ...fields } = body.data;
    await office.call('editProduct', { params, body: { ...fields, name_en: 'Other' } }, { as });
    return { as, input: { params, body: { version: 2, restored: 1 } }, action: 'product.restore' };
  },
  editProduct: async (office) => {
    const id = await insertProduct(office.db);
    const as = await office.signIn('manager');
    const params = { id };
    const { body } = await office.call('getStaffProduct', { params }, { as });
    const { id: _, sku: __, stock: ___, image: ____, ...fields } = body.data;
    return { as, input: { params, body: { ...fields, list_price: 77 } }, action: 'product.edit' };
  },
};
