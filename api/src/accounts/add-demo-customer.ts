import type { Db } from '../database/database.ts';
import { findAccountByLogin, insertAccount } from './account-store.ts';
import { hashPassword } from './password-hash.ts';

/**
 * Adds a customer with a proven e-mail, so that the demo shop works without a code; the phone is unproven.
 * Does nothing when the e-mail is taken. Never called for a real shop.
 *
 * @param shopper phone in E.164.
 */
export async function addDemoCustomer(
  db: Db,
  shopper: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly password: string;
  },
  at: Date,
): Promise<void> {
  const taken = await findAccountByLogin(db, { kind: 'email', value: shopper.email });
  if (taken) return;
  const { name, email, phone } = shopper;
  const passwordHash = await hashPassword(shopper.password);
  await db.transaction((tx) =>
    insertAccount(tx, {
      name,
      email,
      phone,
      passwordHash,
      emailVerifiedAt: at,
      phoneVerifiedAt: null,
      locale: 'ar',
      createdAt: at,
    }),
  );
}
