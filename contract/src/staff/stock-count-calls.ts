import type { StaffCall } from './staff-call.ts';

/** Counts of the stock: entries without the expected number, differences, and closing. */
export const stockCountCalls = {
  listStockCounts: { method: 'GET', path: '/stock-counts', access: 'stock.adjust' },
  startStockCount: { method: 'POST', path: '/stock-counts', access: 'stock.adjust' },
  listCountScopes: { method: 'GET', path: '/stock-counts/scopes', access: 'stock.adjust' },
  getStockCount: { method: 'GET', path: '/stock-counts/{id}', access: 'stock.adjust' },
  listCountLines: { method: 'GET', path: '/stock-counts/{id}/lines', access: 'stock.adjust' },
  enterCount: { method: 'POST', path: '/stock-counts/{id}/entries', access: 'stock.adjust' },
  closeStockCount: { method: 'POST', path: '/stock-counts/{id}/close', access: 'stock.adjust' },
  cancelStockCount: { method: 'POST', path: '/stock-counts/{id}/cancel', access: 'stock.adjust' },
} as const satisfies Record<string, StaffCall>;
