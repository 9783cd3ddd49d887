import type { StaffCall } from './staff-call.ts';

/** Brands: their names, logos and order. */
export const brandCalls = {
  listStaffBrands: { method: 'GET', path: '/brands', access: 'products.edit' },
  addBrand: { method: 'POST', path: '/brands', access: 'products.edit' },
  editBrand: { method: 'POST', path: '/brands/{id}', access: 'products.edit' },
  moveBrand: { method: 'POST', path: '/brands/{id}/move', access: 'products.edit' },
  removeBrand: { method: 'POST', path: '/brands/{id}/remove', access: 'products.edit' },
} as const satisfies Record<string, StaffCall>;
