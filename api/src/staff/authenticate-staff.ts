import { MINUTE_MS } from '@dp/contract/durations.ts';
import { hashToken } from '../accounts/session-token.ts';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/network.ts';
import type { AuthenticateStaff } from '../http/staff-endpoint.ts';
import { factorMethods, hasFactor, needsFactor } from './factors/factors.ts';
import { sessionEnd, toPrincipal } from './open-staff-session.ts';
import { findStaffSession, updateStaffSession } from './staff-session-store.ts';

/** A session in use is written back at most this often. */
const REFRESH_AFTER_MS = 5 * MINUTE_MS;

/** Resolves a session token to a member of staff and extends the session; a half one is not extended. */
export function createStaffAuthentication({ db, now }: Deps): AuthenticateStaff {
  return async (token, ip) => {
    const at = now();
    const session = await findStaffSession(db, hashToken(token), at);
    if (!session) return undefined;
    const { id, half, member, createdAt, lastSeenAt, provenAt } = session;
    const network = networkOf(ip);
    const stale = at.getTime() - lastSeenAt.getTime() > REFRESH_AFTER_MS;
    if (!half && (stale || network !== session.network)) {
      const expiresAt = sessionEnd(createdAt, at);
      await updateStaffSession(db, id, { lastSeenAt: at, expiresAt, network });
    }
    return {
      principal: toPrincipal(member, { sessionId: id, network, half }),
      half,
      mustSetUpFactor: needsFactor(member) && !hasFactor(member),
      provenAt,
      methods: factorMethods(member),
    };
  };
}
