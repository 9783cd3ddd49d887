import type { Db } from '../database/database.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { type AuditSources, listAuditActions, listAuditRows } from './audit-trail-queries.ts';

/** Searching the audit trail. */
export function addAuditTrailStaffRoutes(
  add: AddStaffEndpoint,
  { db, ...sources }: AuditSources & { readonly db: Db },
): void {
  add('listAuditRows', ({ staff, query }) => listAuditRows(db, staff, query, sources));
  add('auditChoices', async ({ staff }) => {
    const names = [...(await sources.readStaffNames())].map(([id, name]) => ({ id, name }));
    return { data: { actors: names, actions: await listAuditActions(db, staff) } };
  });
}
