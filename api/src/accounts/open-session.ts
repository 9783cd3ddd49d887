import { DAY_MS } from '@dp/contract/durations.ts';
import { SESSION_LIFETIME_DAYS } from '@dp/contract/limits.ts';
import type { Db } from '../database/database.ts';
import { insertSession } from './session-store.ts';
import { createSessionToken } from './session-token.ts';

/** Signs an account in; returns the token, which is stored only as a hash. */
export async function openSession(db: Db, customerId: number, at: Date): Promise<string> {
  const { token, tokenHash } = createSessionToken();
  const expiresAt = new Date(at.getTime() + SESSION_LIFETIME_DAYS * DAY_MS);
  await insertSession(db, { tokenHash, customerId, createdAt: at, expiresAt });
  return token;
}
