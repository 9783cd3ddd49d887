import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';

/**
 * What other features know about a customer. They build on accounts, so accounts reach them through this,
 * and `app.ts` puts the two together.
 */
export interface PersonalData {
  /** Whether a parcel or a payment still needs the customer. */
  hasOrdersOnTheirWay(tx: Db, customerId: number): Promise<boolean>;
  /** Removes the addresses of an account whose earlier entries may be somebody else's. */
  eraseAddresses(tx: Db, customerId: number): Promise<void>;
  /**
   * Removes what is known about the customer of a deleted account; orders stay without it.
   *
   * @param contacts those that are the account's own.
   */
  erase(tx: Db, customerId: number, contacts: readonly string[]): Promise<void>;
}

/** What the use cases of accounts are built from. */
export interface AccountDeps extends Deps {
  readonly personalData: PersonalData;
}
