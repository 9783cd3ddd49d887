import type { Security } from '@dp/contract/staff/security.ts';
import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { listPasskeys } from './factors/factor-store.ts';
import { listStaffSessions } from './staff-session-store.ts';
import { findStaff } from './staff-store.ts';

/** Second factors and sessions of one's own account. */
export async function readSecurity(
  { db, now }: Deps,
  { staffId, sessionId }: StaffPrincipal,
): Promise<Security> {
  const member = await findStaff(db, staffId);
  if (!member) throw new ProblemError(401, 'session_expired');
  const passkeys = await listPasskeys(db, staffId);
  const sessions = await listStaffSessions(db, staffId, now());
  return {
    totp: member.totpSecret !== null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: member.recoveryCodes,
    sessions: sessions.map(({ id, network, device, createdAt, lastSeenAt, expiresAt }) => ({
      id,
      current: id === sessionId,
      network,
      device,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  };
}
