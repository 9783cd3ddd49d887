import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { resetTokens } from './account-tables.ts';

/** Adds a token to set a new password. */
export async function insertResetToken(
  db: Db,
  token: typeof resetTokens.$inferInsert,
): Promise<void> {
  await db.insert(resetTokens).values(token);
}

/** The account of a reset token that is still good. */
export async function findResetToken(
  db: Db,
  tokenHash: string,
  at: Date,
): Promise<number | undefined> {
  const [token] = await db
    .select({ customerId: resetTokens.customerId })
    .from(resetTokens)
    .where(goodToken(tokenHash, at));
  return token?.customerId;
}

/** Spends a reset token; the account it is for, or undefined when it is not good any more. */
export async function spendResetToken(
  tx: Db,
  tokenHash: string,
  at: Date,
): Promise<number | undefined> {
  const [token] = await tx
    .update(resetTokens)
    .set({ usedAt: at })
    .where(goodToken(tokenHash, at))
    .returning({ customerId: resetTokens.customerId });
  return token?.customerId;
}

function goodToken(tokenHash: string, at: Date) {
  return and(
    eq(resetTokens.tokenHash, tokenHash),
    isNull(resetTokens.usedAt),
    gt(resetTokens.expiresAt, at),
  );
}

/** Deletes all reset tokens of an account. */
export async function deleteResetTokens(db: Db, customerId: number): Promise<void> {
  await db.delete(resetTokens).where(eq(resetTokens.customerId, customerId));
}
