import type { Address } from '@dp/contract/addresses.ts';

/**
 * The result of deleting an address: just deleted; the default was deleted and another replaced it; or the
 * default was deleted and none of the remaining ones is the default.
 */
export type Deletion = 'deleted' | 'default_moved' | 'default_missing';

/** Compares the list before and after an address was deleted. */
export function afterDeletion(deleted: Address, left: readonly Address[]): Deletion {
  if (!deleted.is_default || left.length === 0) return 'deleted';
  return left.some((address) => address.is_default) ? 'default_moved' : 'default_missing';
}
