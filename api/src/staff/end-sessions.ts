import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { deleteStaffSession, deleteStaffSessions } from './staff-session-store.ts';

/** Ends one of one's own sessions. @throws ProblemError 404 `session_not_found`. */
export async function endSession(
  { db, now }: Deps,
  principal: StaffPrincipal,
  id: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await deleteStaffSession(tx, principal.staffId, id);
    if (!ended) throw new ProblemError(404, 'session_not_found');
    await recordAudit(tx, principal, {
      action: 'staff.end-session',
      subject: { kind: 'staff', id: principal.staffId },
      before: { session: id },
      at: now(),
    });
  });
}

/** Ends all of one's own sessions but the one in use. */
export async function endOtherSessions(
  { db, now }: Deps,
  principal: StaffPrincipal,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const sessions = await deleteStaffSessions(tx, principal.staffId, principal.sessionId);
    await recordAudit(tx, principal, {
      action: 'staff.end-session',
      subject: { kind: 'staff', id: principal.staffId },
      before: { sessions },
      at: now(),
    });
  });
}
