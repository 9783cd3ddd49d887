import type { StaffCall } from './staff-call.ts';

/** Many products edited as a table, saved together and undone together. */
export const productGridCalls = {
  listGridProducts: { method: 'GET', path: '/product-grid', access: 'products.edit' },
  readGridRows: {
    method: 'POST',
    path: '/product-grid/rows',
    access: 'products.edit',
    readOnly: true,
  },
  saveGridRows: { method: 'POST', path: '/product-grid', access: 'products.edit' },
  listGridSaves: { method: 'GET', path: '/product-grid/saves', access: 'products.edit' },
  undoGridSave: { method: 'POST', path: '/product-grid/saves/{id}/undo', access: 'products.edit' },
} as const satisfies Record<string, StaffCall>;
