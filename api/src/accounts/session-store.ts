import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { customers, sessions } from './account-tables.ts';

/** An active session and its customer's rights; undefined when unknown, expired, or of a deleted account. */
export async function findSession(db: Db, tokenHash: string, at: Date) {
  const [session] = await db
    .select({
      tokenHash: sessions.tokenHash,
      lastSeenAt: sessions.lastSeenAt,
      customerId: customers.id,
      partnerId: customers.partnerId,
      emailVerifiedAt: customers.emailVerifiedAt,
      phoneVerifiedAt: customers.phoneVerifiedAt,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, at),
        isNull(customers.deletedAt),
      ),
    );
  return session;
}

/** Stores a new session. */
export async function insertSession(
  db: Db,
  session: { tokenHash: string; customerId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values({ ...session, lastSeenAt: session.createdAt });
}

/** Moves a session's end. */
export async function prolongSession(
  db: Db,
  tokenHash: string,
  lastSeenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}
