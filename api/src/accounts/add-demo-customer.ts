import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { findAccountByLogin, insertAccount } from './account-store.ts';
import { hashPassword } from './password-hash.ts';

/** A customer of the demo shop. */
interface DemoCustomer {
  readonly name: string;
  readonly email: string;
  /** E.164. */
  readonly phone?: string;
  /** Without one nobody can sign in with a password. */
  readonly password?: string;
  readonly locale?: Locale;
}

/**
 * Adds a customer with a proven e-mail, so that the demo shop works without a code; the phone is unproven.
 * Nothing changes when the e-mail is taken. Never called for a real shop.
 *
 * @returns the id of the customer with this e-mail.
 */
export async function addDemoCustomer(db: Db, shopper: DemoCustomer, at: Date): Promise<number> {
  const { name, email, phone = null, password, locale = 'ar' } = shopper;
  const taken = await findAccountByLogin(db, { kind: 'email', value: email });
  if (taken) return taken.id;
  const added = await insertAccount(db, {
    name,
    email,
    phone,
    passwordHash: password === undefined ? null : await hashPassword(password),
    emailVerifiedAt: at,
    phoneVerifiedAt: null,
    locale,
    createdAt: at,
  });
  return added.id;
}

/** Whether a customer has this e-mail: an owner may have removed the demo's. */
export async function hasCustomer(db: Db, email: string): Promise<boolean> {
  return (await findAccountByLogin(db, { kind: 'email', value: email })) !== undefined;
}
