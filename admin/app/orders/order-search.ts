import { call } from '../api/client.ts';
import type { PaletteSource } from '../palette/palette-source.ts';

/** Orders in the palette, by anything people call them by. */
export const orderSearch: PaletteSource = {
  id: 'orders',
  label: { ar: 'الطلبات', en: 'Orders' },
  permission: 'orders.read',
  async search(text, signal) {
    const { data } = await call('findStaffOrders', { query: { text: text.slice(0, 100) }, signal });
    return data.slice(0, 8).map(({ id, number, customer }) => ({
      id: String(id),
      title: number,
      ...(customer.name === null ? {} : { detail: customer.name }),
      to: `/orders/order/${id}`,
    }));
  },
};
