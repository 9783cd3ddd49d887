import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import { createSessionToken } from '../../accounts/session-token.ts';
import { recordAudit } from '../../audit-trail/record-audit.ts';
import type { Db } from '../../database/database.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { sessionEnd } from '../open-staff-session.ts';
import { lockStaffSession, updateStaffSession } from '../staff-session-store.ts';

/**
 * Notes that the caller has just proven who they are: completes a half session, or makes the factor fresh
 * again. The session gets a new token, so that one that leaked before is worth nothing now.
 *
 * @returns the new token.
 * @throws ProblemError 401 `session_expired` when it has ended since.
 */
export async function renewProof(
  tx: Db,
  principal: StaffPrincipal,
  { method, at }: { readonly method: FactorMethod; readonly at: Date },
): Promise<string> {
  const session = await lockStaffSession(tx, principal.staffId, principal.sessionId);
  if (!session) throw new ProblemError(401, 'session_expired');
  const { token, tokenHash } = createSessionToken();
  await updateStaffSession(tx, session.id, {
    tokenHash,
    half: false,
    provenAt: at,
    lastSeenAt: at,
    expiresAt: sessionEnd(session.createdAt, at),
  });
  await recordAudit(tx, principal, {
    action: session.half ? 'staff.sign-in' : 'staff.prove',
    subject: { kind: 'staff', id: principal.staffId },
    after: { session: session.id, method },
    at,
  });
  return token;
}
