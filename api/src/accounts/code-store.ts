import { OTP_MAX_TRIES, OTP_MAX_TRIES_ELSEWHERE } from '@dp/contract/limits.ts';
import { type AnyColumn, and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { oneTimeCodes } from './account-tables.ts';
import type { CodePurpose } from './code-route.ts';
import type { Login } from './login.ts';

export type CodeRow = typeof oneTimeCodes.$inferSelect;

/** The contact a code was sent to. */
export function contactOf({ channel, destination }: CodeRow): Login {
  return { kind: channel === 'email' ? 'email' : 'phone', value: destination };
}

/** Adds a code. */
export async function insertCode(db: Db, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await db.insert(oneTimeCodes).values(code);
}

/** The codes requested or sent with these logins and destinations since a moment, newest first. */
export async function listCodesSince(
  db: Db,
  contacts: readonly string[],
  since: Date,
): Promise<Pick<CodeRow, 'createdAt' | 'purpose' | 'usedAt'>[]> {
  return db
    .select({
      createdAt: oneTimeCodes.createdAt,
      purpose: oneTimeCodes.purpose,
      usedAt: oneTimeCodes.usedAt,
    })
    .from(oneTimeCodes)
    .where(
      and(
        or(
          inArray(oneTimeCodes.login, [...contacts]),
          inArray(oneTimeCodes.destination, [...contacts]),
        ),
        gt(oneTimeCodes.createdAt, since),
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id));
}

/** The newest code of some logins for a purpose: the only one that counts. */
export async function findNewestCode(
  db: Db,
  purpose: CodePurpose,
  logins: readonly string[],
): Promise<CodeRow | undefined> {
  const [code] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), inArray(oneTimeCodes.login, [...logins])))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1);
  return code;
}

/**
 * Counts a try on a valid code, in one statement, so that concurrent guesses cannot bypass the limit. Returns
 * the tries left; undefined when there was none, or the code is used or expired.
 *
 * @param elsewhere whether it comes from another network than the one that requested the code.
 */
export async function takeTry(
  db: Db,
  { id, at, elsewhere }: { id: number; at: Date; elsewhere: boolean },
): Promise<number | undefined> {
  const [taken] = await db
    .update(oneTimeCodes)
    .set({
      tries: sql`${oneTimeCodes.tries} + 1`,
      ...(elsewhere ? { triesElsewhere: sql`${oneTimeCodes.triesElsewhere} + 1` } : {}),
    })
    .where(
      and(
        eq(oneTimeCodes.id, id),
        lt(oneTimeCodes.tries, OTP_MAX_TRIES),
        elsewhere ? lt(oneTimeCodes.triesElsewhere, OTP_MAX_TRIES_ELSEWHERE) : undefined,
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, at),
      ),
    )
    .returning({ tries: oneTimeCodes.tries, triesElsewhere: oneTimeCodes.triesElsewhere });
  if (!taken) return undefined;
  const left = OTP_MAX_TRIES - taken.tries;
  return elsewhere ? Math.min(left, OTP_MAX_TRIES_ELSEWHERE - taken.triesElsewhere) : left;
}

/** Refunds a correct try that did not use the code. */
export async function giveBackTry(db: Db, id: number, elsewhere: boolean): Promise<void> {
  const oneLess = (column: AnyColumn) => sql`greatest(${column} - 1, 0)`;
  await db
    .update(oneTimeCodes)
    .set({
      tries: oneLess(oneTimeCodes.tries),
      ...(elsewhere ? { triesElsewhere: oneLess(oneTimeCodes.triesElsewhere) } : {}),
    })
    .where(eq(oneTimeCodes.id, id));
}

/** Uses a code up; false when another call already has. */
export async function markCodeUsed(tx: Db, id: number, at: Date): Promise<boolean> {
  const used = await tx
    .update(oneTimeCodes)
    .set({ usedAt: at })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}

/**
 * Ends the codes of an account that were requested for a contact it no longer has, or sent there. They stay, since they
 * count towards what a contact may get in an hour.
 */
export async function endCodes(
  tx: Db,
  { customerId, contact, at }: { customerId: number; contact: string; at: Date },
): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ expiresAt: at })
    .where(
      and(
        eq(oneTimeCodes.customerId, customerId),
        or(eq(oneTimeCodes.login, contact), eq(oneTimeCodes.destination, contact)),
        gt(oneTimeCodes.expiresAt, at),
      ),
    );
}

/** Removes every code of an account and of its contacts. */
export async function deleteCodes(
  db: Db,
  customerId: number,
  contacts: readonly string[],
): Promise<void> {
  await db
    .delete(oneTimeCodes)
    .where(
      or(
        eq(oneTimeCodes.customerId, customerId),
        inArray(oneTimeCodes.login, [...contacts]),
        inArray(oneTimeCodes.destination, [...contacts]),
      ),
    );
}
