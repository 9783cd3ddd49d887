import type { StaffCall } from './staff-call.ts';

/** Searching the audit trail. */
export const auditTrailCalls = {
  listAuditRows: { method: 'GET', path: '/audit', access: 'audit.read' },
  /** What its filters can be set to. */
  auditChoices: { method: 'GET', path: '/audit/choices', access: 'audit.read' },
} as const satisfies Record<string, StaffCall>;
