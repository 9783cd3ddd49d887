import type { Db } from '../database/database.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { listAuditActions, listAuditRows } from './audit-trail-queries.ts';

/**
 * Searching the audit trail.
 *
 * @param deps `readStaffNames` is what all members of staff, also disabled ones, are called today, by id.
 */
export function addAuditTrailStaffRoutes(
  add: AddStaffEndpoint,
  deps: { readonly db: Db; readonly readStaffNames: () => Promise<ReadonlyMap<number, string>> },
): void {
  const { db, readStaffNames } = deps;
  add('listAuditRows', async ({ staff, query }) =>
    listAuditRows(db, staff, query, await readStaffNames()),
  );
  add('auditChoices', async ({ staff }) => {
    const names = [...(await readStaffNames())].map(([id, name]) => ({ id, name }));
    return { data: { actors: names, actions: await listAuditActions(db, staff) } };
  });
}
