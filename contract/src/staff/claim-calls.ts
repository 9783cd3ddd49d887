import type { StaffCall } from './staff-call.ts';

/** What the shop asks couriers to pay for. */
export const claimCalls = {
  listClaims: { method: 'GET', path: '/claims', access: 'orders.read' },
  /** A parcel's claims, and what can be claimed for it now. */
  getParcelClaims: { method: 'GET', path: '/parcels/{id}/claims', access: 'orders.read' },
  openClaim: { method: 'POST', path: '/parcels/{id}/claims', access: 'settlement.match' },
  moveClaim: { method: 'POST', path: '/claims/{id}', access: 'settlement.match' },
} as const satisfies Record<string, StaffCall>;
