import type { StaffCall } from './staff-call.ts';

/** Opening a real shop. */
export const openingCalls = {
  getOpening: { method: 'GET', path: '/opening', access: 'settings.edit' },
  getDemoRemoval: { method: 'GET', path: '/opening/demo-removal', access: 'settings.edit' },
  removeDemo: {
    method: 'POST',
    path: '/opening/remove-demo',
    access: 'settings.edit',
    freshFactor: true,
  },
} as const satisfies Record<string, StaffCall>;
