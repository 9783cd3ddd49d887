import type { StaffCall } from './staff-call.ts';

/** The tree of categories. */
export const categoryCalls = {
  listStaffCategories: { method: 'GET', path: '/categories', access: 'content.edit' },
  addCategory: { method: 'POST', path: '/categories', access: 'content.edit' },
  editCategory: { method: 'POST', path: '/categories/{id}', access: 'content.edit' },
  moveCategory: { method: 'POST', path: '/categories/{id}/move', access: 'content.edit' },
  removeCategory: { method: 'POST', path: '/categories/{id}/remove', access: 'content.edit' },
} as const satisfies Record<string, StaffCall>;
