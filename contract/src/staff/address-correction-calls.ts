import type { StaffCall } from './staff-call.ts';

/** Corrections of an order's address while a parcel of it is on its way. */
export const addressCorrectionCalls = {
  getAddressCorrection: { method: 'GET', path: '/orders/{id}/correction', access: 'orders.read' },
  correctAddress: { method: 'POST', path: '/orders/{id}/correction', access: 'orders.edit' },
} as const satisfies Record<string, StaffCall>;
