import { SETTLEMENT_BYTES_MAX } from './settlement-values.ts';
import type { StaffCall } from './staff-call.ts';

/** What couriers paid out and kept, by their own files. */
export const settlementCalls = {
  /** What a file's lines are to the shop; nothing is booked. */
  checkSettlementFile: {
    method: 'POST',
    path: '/couriers/{id}/settlement-check',
    access: 'settlement.match',
    readOnly: true,
    requestType: 'application/octet-stream',
    requestBytesMax: SETTLEMENT_BYTES_MAX,
  },
  /** What the courier company says it paid out, as a piece of a file to look at; nothing is booked. */
  fetchSettlement: {
    method: 'GET',
    path: '/couriers/{id}/settlement-file',
    access: 'settlement.match',
  },
  bookSettlementFile: {
    method: 'POST',
    path: '/couriers/{id}/settlements',
    access: 'settlement.match',
    requestType: 'application/octet-stream',
    requestBytesMax: SETTLEMENT_BYTES_MAX,
  },
  listSettlements: { method: 'GET', path: '/settlements', access: 'orders.read' },
  getSettlement: { method: 'GET', path: '/settlements/{id}', access: 'orders.read' },
} as const satisfies Record<string, StaffCall>;
