import type { StaffCall } from './staff-call.ts';

/** Stock: what there is of each product, what moved it, and changes by reason. */
export const stockCalls = {
  listStock: { method: 'GET', path: '/stock', access: 'stock.adjust' },
  getStock: { method: 'GET', path: '/stock/{id}', access: 'stock.adjust' },
  listMovements: { method: 'GET', path: '/stock/{id}/movements', access: 'stock.adjust' },
  changeStock: { method: 'POST', path: '/stock/{id}', access: 'stock.adjust' },
} as const satisfies Record<string, StaffCall>;
