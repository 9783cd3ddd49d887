import { randomUUID } from 'node:crypto';
import type { ShopApi } from '../fixtures/shop-api.ts';
import type { StaffApi } from '../fixtures/staff-api.ts';

/** A delivery of two products with their costs, as the demo month has none. @returns the receipt's id. */
export async function arrangeReceipt(staff: StaffApi): Promise<number> {
  // Not those that are low: other pictures show them.
  const { data: products } = await staff.call('listStock', { query: { filter: 'all' } });
  const lines = products
    .slice(0, 2)
    .map(({ id }, place) => ({ product_id: id, quantity: 24, cost: 85.5 * (place + 1) }));
  const body = { key: randomUUID(), reference: 'DN-2041', lines };
  return (await staff.call('receiveGoods', { body })).data.id;
}

/** Searches that find nothing, so that the list and its export have rows. */
export async function arrangeSearchGaps(api: ShopApi): Promise<void> {
  for (const query of ['زقزقلمبه', 'qqzzww']) {
    await api.call('searchProducts', { query: { query } });
  }
}

/** A product on sale under another name, not saved. @returns the address of its preview, in the shop. */
export async function arrangePreview(staff: StaffApi): Promise<string> {
  const { data: products } = await staff.call('listStaffProducts', {
    query: { filter: 'on_sale' },
  });
  const id = products[0]?.id ?? 0;
  const { data: product } = await staff.call('getStaffProduct', { params: { id: String(id) } });
  const { version, category, brand, featured, state, on_sale_from } = product;
  const body = {
    ...{ version, category, brand, featured, state, on_sale_from },
    name_ar: `${product.name_ar}، مقاس كبير`,
    name_en: `${product.name_en}, large`,
    description_ar: product.description_ar,
    description_en: product.description_en,
  };
  return (await staff.call('previewProduct', { params: { id: String(id) }, body })).data.url;
}
