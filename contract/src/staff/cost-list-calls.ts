import type { StaffCall } from './staff-call.ts';

/** What many products cost the shop, set together from a list; for `prices.edit` too. */
export const costListCalls = {
  checkCosts: { method: 'POST', path: '/costs/check', access: 'costs.see', readOnly: true },
  setCosts: { method: 'POST', path: '/costs', access: 'costs.see' },
} as const satisfies Record<string, StaffCall>;
