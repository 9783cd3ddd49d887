import type { Locale } from '@dp/contract/locale.ts';
import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { customers, sessions } from './account-tables.ts';
import { storeCustomerTerms } from './customer-terms.ts';
import type { Login } from './login.ts';

/** An account that is not deleted. */
export type Account = Omit<
  typeof customers.$inferSelect,
  'deletedAt' | 'blockedReason' | 'mergedInto'
>;

const accountColumns = {
  id: customers.id,
  partnerId: customers.partnerId,
  name: customers.name,
  email: customers.email,
  phone: customers.phone,
  passwordHash: customers.passwordHash,
  emailVerifiedAt: customers.emailVerifiedAt,
  phoneVerifiedAt: customers.phoneVerifiedAt,
  locale: customers.locale,
  byStaff: customers.byStaff,
  version: customers.version,
  blockedAt: customers.blockedAt,
  createdAt: customers.createdAt,
};

function holds({ kind, value }: Login) {
  return eq(kind === 'email' ? customers.email : customers.phone, value);
}

/**
 * The account of a typed e-mail or phone: the one that has proven it; else one that claims it: the oldest
 * verified one, or the newest unverified one.
 */
export async function findAccountByLogin(db: Db, login: Login): Promise<Account | undefined> {
  const proven = login.kind === 'email' ? customers.emailVerifiedAt : customers.phoneVerifiedAt;
  const verified = sql`(${customers.emailVerifiedAt} is not null or ${customers.phoneVerifiedAt} is not null)`;
  const [account] = await db
    .select(accountColumns)
    .from(customers)
    .where(holds(login))
    .orderBy(
      sql`${proven} is null`,
      sql`not ${verified}`,
      sql`case when ${verified} then ${customers.id} else -${customers.id} end`,
    )
    .limit(1);
  return account;
}

/** Locks every account with this e-mail or phone, proven or not, until the transaction ends. */
export async function lockAccountsHolding(tx: Db, login: Login): Promise<Account[]> {
  return tx
    .select(accountColumns)
    .from(customers)
    .where(holds(login))
    .orderBy(asc(customers.id))
    .for('update');
}

/** Number of accounts with this e-mail or phone, proven or not. */
export async function countAccountsHolding(db: Db, login: Login): Promise<number> {
  return db.$count(customers, holds(login));
}

/** The accounts that have proven this e-mail or this phone: none, one or two. */
export async function findProvenHolders(db: Db, email: string, phone: string): Promise<Account[]> {
  return db
    .select(accountColumns)
    .from(customers)
    .where(
      or(
        and(eq(customers.email, email), isNotNull(customers.emailVerifiedAt)),
        and(eq(customers.phone, phone), isNotNull(customers.phoneVerifiedAt)),
      ),
    );
}

/** The newest account with just this e-mail and phone that has proven neither. */
export async function findUnverifiedAccount(
  db: Db,
  email: string,
  phone: string,
): Promise<Account | undefined> {
  const [account] = await db
    .select(accountColumns)
    .from(customers)
    .where(
      and(
        eq(customers.email, email),
        eq(customers.phone, phone),
        isNull(customers.emailVerifiedAt),
        isNull(customers.phoneVerifiedAt),
      ),
    )
    .orderBy(desc(customers.id))
    .limit(1);
  return account;
}

/** An account by its id, unless deleted. */
export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await db
    .select(accountColumns)
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)));
  return account;
}

/** Locks an account until the transaction ends. */
export async function lockAccount(tx: Db, id: number): Promise<Account | undefined> {
  const [account] = await tx
    .select(accountColumns)
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
    .for('no key update');
  return account;
}

/** Adds an account. @param db a transaction. */
export async function insertAccount(
  db: Db,
  account: {
    name: string;
    email: string | null;
    phone: string | null;
    passwordHash: string | null;
    emailVerifiedAt: Date | null;
    phoneVerifiedAt: Date | null;
    locale: Locale;
    createdAt: Date;
    byStaff?: boolean;
  },
): Promise<Account> {
  const [row] = await db.insert(customers).values(account).returning(accountColumns);
  if (!row) throw new Error('The account was not inserted.');
  await storeCustomerTerms(db, row);
  return row;
}

/** Changes that staff do not see raise no version. */
const UNSEEN: ReadonlySet<string> = new Set(['locale', 'passwordHash']);

/** Changes an account; returns what it is then. @param db a transaction, if its name or contacts change. */
export async function updateAccount(
  db: Db,
  id: number,
  changes: Partial<Omit<typeof customers.$inferInsert, 'id' | 'partnerId' | 'version'>>,
): Promise<Account> {
  const [row] = await db
    .update(customers)
    .set(
      Object.keys(changes).every((name) => UNSEEN.has(name))
        ? changes
        : { ...changes, version: sql`${customers.version} + 1` },
    )
    .where(eq(customers.id, id))
    .returning(accountColumns);
  if (!row) throw new Error('The account to change is not there.');
  if ('name' in changes || 'email' in changes || 'phone' in changes) {
    await storeCustomerTerms(db, row);
  }
  return row;
}

/** Deletes an account that never ordered, with its sessions, addresses and reset tokens. */
export async function deleteAccountRow(db: Db, id: number): Promise<void> {
  await db.delete(customers).where(eq(customers.id, id));
}

/** Ends an account's sessions, but for the one named. */
export async function deleteSessions(db: Db, customerId: number, exceptHash = ''): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, exceptHash)));
}

/** Ends one session. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
