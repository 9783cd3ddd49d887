import type { EndpointSchemas } from '../endpoints.ts';
import { auditChoicesResponse, auditListResponse, auditQuery } from './audit-trail.ts';
import type { auditTrailCalls } from './audit-trail-calls.ts';

export const auditTrailEndpoints = {
  listAuditRows: {
    summary: 'Rows of the audit trail, newest first',
    query: auditQuery,
    response: auditListResponse,
  },
  auditChoices: { summary: 'Who and what occurs in it', response: auditChoicesResponse },
} as const satisfies Record<keyof typeof auditTrailCalls, EndpointSchemas>;
