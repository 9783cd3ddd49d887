import type { StaffCall } from './staff-call.ts';

/** Photographs on their way into the shop, and the clean-up of those that nothing uses. */
export const pictureCalls = {
  uploadPicture: {
    method: 'POST',
    path: '/pictures',
    access: 'products.edit',
    requestType: 'application/octet-stream',
  },
  pairPhotographs: { method: 'POST', path: '/pictures/pair', access: 'products.edit' },
  cropPicture: { method: 'POST', path: '/pictures/{id}/crop', access: 'products.edit' },
  getPictureCleanup: { method: 'GET', path: '/picture-cleanup', access: 'settings.edit' },
} as const satisfies Record<string, StaffCall>;
