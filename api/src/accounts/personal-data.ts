import type { Locale } from '@dp/contract/locale.ts';
import type { MovedCounts } from '@dp/contract/staff/customers.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';

/**
 * Personal data of a customer in other features. They depend on accounts, so accounts use them through this
 * interface, wired in `app.ts`.
 */
export interface PersonalData {
  /** Whether a parcel or a payment still needs the customer. */
  hasOrdersOnTheirWay(tx: Db, customerId: number): Promise<boolean>;
  /** Whether anything was ever ordered for an account. */
  hasOrders(tx: Db, customerId: number): Promise<boolean>;
  /** Deletes the addresses of an account, which may belong to somebody else. */
  eraseAddresses(tx: Db, customerId: number): Promise<void>;
  /**
   * Erases personal data of a deleted account; orders stay without it.
   *
   * @param contacts the account's own contacts.
   */
  erase(tx: Db, customerId: number, contacts: readonly string[]): Promise<void>;
  /**
   * Gives everything of one customer to another whose account takes over (decision 095); both are locked.
   *
   * @returns how much of each kind has moved.
   */
  move(tx: Db, from: PersonalDataOwner, into: number): Promise<MovedCounts>;
  /** Everything about a customer, for them to read: JSON by kind, texts in their language. */
  export(
    db: Db,
    customer: PersonalDataOwner,
    reading: { readonly locale: Locale; readonly at: Date },
  ): Promise<PersonalRecords>;
}

/** A customer and the account's own contacts. */
export interface PersonalDataOwner {
  readonly id: number;
  readonly contacts: readonly string[];
}

/** Records of a person by kind, as JSON. */
export type PersonalRecords = Readonly<Record<string, readonly object[]>>;

/** What the use cases of accounts are built from. */
export interface AccountDeps extends Deps {
  readonly personalData: PersonalData;
}
