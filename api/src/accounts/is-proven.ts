import type { Account } from './account-store.ts';
import type { Login } from './login.ts';

type Proofs = Pick<Account, 'emailVerifiedAt' | 'phoneVerifiedAt'>;

/** Whether an account's e-mail or phone is proven to be its owner's; otherwise it is only claimed. */
export function isProven(account: Proofs, kind: Login['kind']): boolean {
  return account[`${kind}VerifiedAt`] !== null;
}

/** Whether one of an account's contacts is proven. */
export function isVerified(account: Proofs): boolean {
  return isProven(account, 'email') || isProven(account, 'phone');
}

/** The contacts of an account that are not proven. */
export function claimedContacts(account: Account): Login[] {
  return (['email', 'phone'] as const).flatMap((kind) => {
    const value = account[kind];
    return value === null || isProven(account, kind) ? [] : [{ kind, value }];
  });
}
