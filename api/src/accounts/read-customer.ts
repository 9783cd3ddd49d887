import type { Locale } from '@dp/contract/locale.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { customers } from './account-tables.ts';

/** Who a customer is, and where they can be told something. */
export interface Customer {
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

/** A customer; undefined when there is none, or when the account has been deleted. */
export async function readCustomer(db: Db, customerId: number): Promise<Customer | undefined> {
  const [row] = await customerQuery(db, customerId);
  return row && toCustomer(row);
}

/** The same, the row being locked until the transaction ends; sign-ins are not held up by it. */
export async function readAndLockCustomer(
  tx: Db,
  customerId: number,
): Promise<Customer | undefined> {
  const [row] = await customerQuery(tx, customerId).for('no key update');
  return row && toCustomer(row);
}

function customerQuery(db: Db, customerId: number) {
  return db
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
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)));
}

function toCustomer({
  emailVerifiedAt,
  phoneVerifiedAt,
  ...customer
}: Awaited<ReturnType<typeof customerQuery>>[number]): Customer {
  return {
    ...customer,
    emailVerified: emailVerifiedAt !== null,
    phoneVerified: phoneVerifiedAt !== null,
  };
}
