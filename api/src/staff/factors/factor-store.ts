import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { staff, staffChallenges, staffPasskeys, staffRecoveryCodes } from '../staff-tables.ts';

/** Replaces all recovery codes of a member of staff; none removes them. */
export async function replaceRecoveryCodes(
  tx: Db,
  staffId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  if (hashes.length === 0) return;
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

/** Marks an unused code as used; false when there is none such. */
export async function spendRecoveryCode(
  tx: Db,
  { staffId, codeHash, at }: { staffId: number; codeHash: string; at: Date },
): Promise<boolean> {
  const spent = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, codeHash),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ id: staffRecoveryCodes.id });
  return spent.length > 0;
}

/** The passkeys of a member of staff, oldest first. */
export async function listPasskeys(db: Db, staffId: number) {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.id));
}

/** A passkey of somebody who may sign in, by its credential id. */
export async function findPasskey(db: Db, credentialId: string) {
  const [passkey] = await db
    .select({
      id: staffPasskeys.id,
      staffId: staffPasskeys.staffId,
      publicKey: staffPasskeys.publicKey,
      counter: staffPasskeys.counter,
    })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.credentialId, credentialId), isNull(staff.disabledAt)));
  return passkey;
}

/** Adds a passkey; its id, or undefined when the credential is registered already. */
export async function insertPasskey(
  tx: Db,
  passkey: typeof staffPasskeys.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(staffPasskeys)
    .values(passkey)
    .onConflictDoNothing({ target: staffPasskeys.credentialId })
    .returning({ id: staffPasskeys.id });
  return row?.id;
}

/** Notes a use of a passkey. */
export async function notePasskeyUse(
  tx: Db,
  id: number,
  use: { counter: number; lastUsedAt: Date },
): Promise<void> {
  await tx.update(staffPasskeys).set(use).where(eq(staffPasskeys.id, id));
}

/** Removes a passkey; its name, or undefined when this person has none such. */
export async function deletePasskey(
  tx: Db,
  staffId: number,
  id: number,
): Promise<string | undefined> {
  const [row] = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
    .returning({ name: staffPasskeys.name });
  return row?.name;
}

/** Removes every passkey of a member of staff. */
export async function deletePasskeys(tx: Db, staffId: number): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
}

/** Stores a challenge that was sent out. */
export async function insertChallenge(
  db: Db,
  challenge: typeof staffChallenges.$inferInsert,
): Promise<void> {
  await db.insert(staffChallenges).values(challenge);
}

/** Uses a challenge up, outside any transaction: also a wrong answer ends it. False when it was not good any more. */
export async function takeChallenge(
  db: Db,
  given: Pick<typeof staffChallenges.$inferSelect, 'challenge' | 'purpose' | 'staffId'>,
  at: Date,
): Promise<boolean> {
  const { challenge, purpose, staffId } = given;
  const taken = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challenge, challenge),
        eq(staffChallenges.purpose, purpose),
        staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId),
        gt(staffChallenges.expiresAt, at),
      ),
    )
    .returning({ challenge: staffChallenges.challenge });
  return taken.length > 0;
}
