import type { StaffCall } from './staff-call.ts';

/** What delivery costs, by governorate and city. */
export const rateCalls = {
  listDeliveryRates: { method: 'GET', path: '/delivery-rates', access: 'rates.edit' },
  getDeliveryRates: { method: 'GET', path: '/delivery-rates/{id}', access: 'rates.edit' },
  setDeliveryRate: { method: 'POST', path: '/delivery-rates', access: 'rates.edit' },
  removeDeliveryRate: { method: 'POST', path: '/delivery-rates/remove', access: 'rates.edit' },
} as const satisfies Record<string, StaffCall>;
