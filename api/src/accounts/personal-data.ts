import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';

/**
 * Personal data of a customer in other features. They depend on accounts, so accounts use them through this
 * interface, wired in `app.ts`.
 */
export interface PersonalData {
  /** Whether a parcel or a payment still needs the customer. */
  hasOrdersOnTheirWay(tx: Db, customerId: number): Promise<boolean>;
  /** Deletes the addresses of an account, which may belong to somebody else. */
  eraseAddresses(tx: Db, customerId: number): Promise<void>;
  /**
   * Erases personal data of a deleted account; orders stay without it.
   *
   * @param contacts the account's own contacts.
   */
  erase(tx: Db, customerId: number, contacts: readonly string[]): Promise<void>;
}

/** What the use cases of accounts are built from. */
export interface AccountDeps extends Deps {
  readonly personalData: PersonalData;
}
