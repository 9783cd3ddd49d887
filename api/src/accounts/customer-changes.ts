import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import {
  type Account,
  deleteSessions,
  findAccount,
  lockAccount,
  updateAccount,
} from './account-store.ts';
import { customers } from './account-tables.ts';
import { deleteCodes } from './code-store.ts';
import { deleteResetTokens } from './reset-token-rows.ts';

/** An account as use cases of staff hold it. */
export type CustomerAccount = Account;

/**
 * Locks a customer whom staff are about to change.
 *
 * @throws ProblemError 404 `customer_not_found`, with `merged_into` when another account took over everything.
 */
export async function lockCustomerForStaff(tx: Db, id: number): Promise<Account> {
  const account = await lockAccount(tx, id);
  if (!account) throw await customerNotFound(tx, id);
  return account;
}

/** Locks two customers, in the order of their ids, so that two merges never wait for each other. */
export async function lockBothCustomers(
  tx: Db,
  one: number,
  other: number,
): Promise<[one: Account, other: Account]> {
  const [first, second] = one < other ? [one, other] : [other, one];
  const lower = await lockCustomerForStaff(tx, first);
  const higher = await lockCustomerForStaff(tx, second);
  return one < other ? [lower, higher] : [higher, lower];
}

/** @throws ProblemError 404 `customer_not_found`, as above. */
export async function requireAccount(db: Db, id: number): Promise<Account> {
  const account = await findAccount(db, id);
  if (!account) throw await customerNotFound(db, id);
  return account;
}

/** The refusal of an id without a customer. */
export async function customerNotFound(db: Db, id: number): Promise<ProblemError> {
  const [ended] = await db
    .select({ mergedInto: customers.mergedInto })
    .from(customers)
    .where(eq(customers.id, id));
  const mergedInto = ended?.mergedInto;
  return new ProblemError(
    404,
    'customer_not_found',
    mergedInto == null ? {} : { merged_into: mergedInto },
  );
}

/** Blocks a customer, or with null no longer. */
export async function blockAccount(
  tx: Db,
  id: number,
  block: { readonly reason: string; readonly at: Date } | null,
): Promise<void> {
  await updateAccount(tx, id, {
    blockedAt: block?.at ?? null,
    blockedReason: block?.reason ?? null,
  });
}

/** Why a customer is blocked; null when they are not. */
export async function readBlockedReason(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ reason: customers.blockedReason })
    .from(customers)
    .where(eq(customers.id, id));
  return row?.reason ?? null;
}

/**
 * Ends an account whose everything another one has taken over: nobody signs in to it any more, and its
 * contacts are free. The other one takes its contacts where it has none, and its block; a contact that moves
 * is unproven there.
 *
 * @returns what became of the account that stays.
 */
export async function endMergedAccount(
  tx: Db,
  { stays, ends, at }: { readonly stays: Account; readonly ends: Account; readonly at: Date },
): Promise<Account> {
  await deleteSessions(tx, ends.id);
  await deleteResetTokens(tx, ends.id);
  await deleteCodes(tx, ends.id, []);
  const blockedReason =
    (await readBlockedReason(tx, stays.id)) ?? (await readBlockedReason(tx, ends.id));
  await updateAccount(tx, ends.id, {
    name: '',
    email: null,
    phone: null,
    passwordHash: null,
    emailVerifiedAt: null,
    phoneVerifiedAt: null,
    blockedAt: null,
    blockedReason: null,
    deletedAt: at,
    mergedInto: stays.id,
  });
  // Those that were merged into it before point at what there is.
  await tx.update(customers).set({ mergedInto: stays.id }).where(eq(customers.mergedInto, ends.id));
  return updateAccount(tx, stays.id, {
    email: stays.email ?? ends.email,
    phone: stays.phone ?? ends.phone,
    blockedAt: blockedReason === null ? null : (stays.blockedAt ?? ends.blockedAt ?? at),
    blockedReason,
  });
}
