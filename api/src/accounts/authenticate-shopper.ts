import { DAY_MS, HOUR_MS } from '@dp/contract/durations.ts';
import { SESSION_LIFETIME_DAYS } from '@dp/contract/limits.ts';
import type { Deps } from '../deps.ts';
import type { AuthenticateShopper } from '../http/endpoint.ts';
import { findSession, prolongSession } from './session-store.ts';
import { hashToken } from './session-token.ts';

/** A session in use is written back at most this often. */
const REFRESH_AFTER_MS = HOUR_MS;

/** Resolves a `user-token` to its customer and extends the session: 30 days sliding (design §5). */
export function createShopperAuthentication({ db, now }: Deps): AuthenticateShopper {
  return async (token) => {
    const at = now();
    const session = await findSession(db, hashToken(token), at);
    if (!session) return undefined;
    if (at.getTime() - session.lastSeenAt.getTime() > REFRESH_AFTER_MS) {
      const expiresAt = new Date(at.getTime() + SESSION_LIFETIME_DAYS * DAY_MS);
      await prolongSession(db, session.tokenHash, at, expiresAt);
    }
    return {
      kind: 'shopper',
      customerId: session.customerId,
      partnerId: session.partnerId,
      sessionHash: session.tokenHash,
      verified: session.emailVerifiedAt !== null || session.phoneVerifiedAt !== null,
    };
  };
}
