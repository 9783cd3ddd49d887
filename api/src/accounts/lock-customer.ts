import type { Locale } from '@dp/contract/locale.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { customers } from './account-tables.ts';

/** A customer whose row is locked until the transaction ends. */
export interface LockedCustomer {
  readonly id: number;
  readonly name: string;
  /** Lower-case. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** E.164. */
  readonly phone: string | null;
  readonly phoneVerified: boolean;
  /** The language of messages to them. */
  readonly locale: Locale;
}

/**
 * Locks a customer, so that two calls of one shopper that count or order something run one after the
 * other. Sign-ins are not held up by it.
 *
 * @throws ProblemError 401 `session_expired` when the account has been deleted meanwhile.
 */
export async function lockCustomer(db: Db, customerId: number): Promise<LockedCustomer> {
  const [row] = await db
    .select({
      id: customers.id,
      name: customers.name,
      email: customers.email,
      emailVerifiedAt: customers.emailVerifiedAt,
      phone: customers.phone,
      phoneVerifiedAt: customers.phoneVerifiedAt,
      locale: customers.locale,
    })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
    .for('no key update');
  if (!row) throw new ProblemError(401, 'session_expired');
  const { emailVerifiedAt, phoneVerifiedAt, ...customer } = row;
  return {
    ...customer,
    emailVerified: emailVerifiedAt !== null,
    phoneVerified: phoneVerifiedAt !== null,
  };
}
