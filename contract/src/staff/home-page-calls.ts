import type { StaffCall } from './staff-call.ts';

/** Sections and slides of the home page. */
export const homePageCalls = {
  getHomeChoices: { method: 'GET', path: '/home-page/choices', access: 'content.edit' },
  findChoosableProducts: { method: 'GET', path: '/home-page/products', access: 'content.edit' },
  listStaffSections: { method: 'GET', path: '/home-sections', access: 'content.edit' },
  previewSection: {
    method: 'POST',
    path: '/home-sections/preview',
    access: 'content.edit',
    readOnly: true,
  },
  addSection: { method: 'POST', path: '/home-sections', access: 'content.edit' },
  editSection: { method: 'POST', path: '/home-sections/{id}', access: 'content.edit' },
  moveSection: { method: 'POST', path: '/home-sections/{id}/move', access: 'content.edit' },
  removeSection: { method: 'POST', path: '/home-sections/{id}/remove', access: 'content.edit' },
  listStaffSlides: { method: 'GET', path: '/slides', access: 'content.edit' },
  addSlide: { method: 'POST', path: '/slides', access: 'content.edit' },
  editSlide: { method: 'POST', path: '/slides/{id}', access: 'content.edit' },
  moveSlide: { method: 'POST', path: '/slides/{id}/move', access: 'content.edit' },
  removeSlide: { method: 'POST', path: '/slides/{id}/remove', access: 'content.edit' },
} as const satisfies Record<string, StaffCall>;
