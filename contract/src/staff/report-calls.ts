import type { StaffCall } from './staff-call.ts';

/** Today and reports. */
export const reportCalls = {
  getToday: { method: 'GET', path: '/today', access: 'signed-in' },
  getReport: { method: 'GET', path: '/reports/{report}', access: 'reports.see' },
  exportCash: { method: 'POST', path: '/cash/export', access: 'export' },
  exportSearchGaps: { method: 'POST', path: '/search-gaps/export', access: 'export' },
  exportReport: { method: 'POST', path: '/reports/{report}/export', access: 'export' },
} as const satisfies Record<string, StaffCall>;
