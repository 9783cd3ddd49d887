import type { StaffCall } from './staff-call.ts';

/** Changing many prices by one rule. */
export const priceBatchCalls = {
  listPriceBatches: { method: 'GET', path: '/price-batches', access: 'prices.edit' },
  getPriceBatch: { method: 'GET', path: '/price-batches/{id}', access: 'prices.edit' },
  listPriceBatchRows: { method: 'GET', path: '/price-batches/{id}/rows', access: 'prices.edit' },
  createPriceBatch: { method: 'POST', path: '/price-batches', access: 'prices.edit' },
  applyPriceBatch: { method: 'POST', path: '/price-batches/{id}/apply', access: 'prices.edit' },
  unschedulePriceBatch: {
    method: 'POST',
    path: '/price-batches/{id}/unschedule',
    access: 'prices.edit',
  },
  undoPriceBatch: { method: 'POST', path: '/price-batches/{id}/undo', access: 'prices.edit' },
  discardPriceBatch: { method: 'POST', path: '/price-batches/{id}/discard', access: 'prices.edit' },
} as const satisfies Record<string, StaffCall>;
