import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { deleteStaffSession } from './staff-session-store.ts';

/** Ends the session in use. */
export async function signOut({ db, now }: Deps, principal: StaffPrincipal): Promise<void> {
  const { staffId, sessionId } = principal;
  await inTransaction(db, async (tx) => {
    if (!(await deleteStaffSession(tx, staffId, sessionId))) return;
    const subject = { kind: 'staff', id: staffId };
    const before = { session: sessionId };
    await recordAudit(tx, principal, { action: 'staff.sign-out', subject, before, at: now() });
  });
}
