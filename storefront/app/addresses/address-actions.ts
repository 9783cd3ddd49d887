import type { Address } from '@dp/contract/addresses.ts';
import type { ReactNode } from 'react';

/** What the two forms of the list, of one address and of several, are given. */
export interface AddressActions {
  readonly busy: 'default' | 'delete' | undefined;
  readonly problem: string | undefined;
  /** The way to the form of a new address. */
  readonly add: ReactNode;
  readonly editAt: (address: Address) => string;
  readonly onDefault: (address: Address) => void;
  /** Asks before it deletes. */
  readonly onDelete: (address: Address) => void;
}
