import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { digitsOf, emailTerm, nameTerm, nameWords, phoneTerm } from '../find/terms.ts';
import { customerSearchTerms } from './account-tables.ts';

/** What of an account staff find it by. */
interface Named {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Writes what staff find an account by; a deleted account has nothing. */
export async function storeCustomerTerms(tx: Db, account: Named): Promise<void> {
  const terms = [
    ...nameWords(account.name).map(nameTerm),
    ...(account.email === null ? [] : [emailTerm(account.email)]),
    ...(account.phone === null ? [] : [phoneTerm(digitsOf(account.phone))]),
  ];
  await tx.delete(customerSearchTerms).where(eq(customerSearchTerms.customerId, account.id));
  if (terms.length === 0) return;
  await tx
    .insert(customerSearchTerms)
    .values(terms.map((term) => ({ customerId: account.id, term })));
}
