import type { Address } from '@dp/contract/addresses.ts';

/**
 * What deleting an address led to: just that; the default one was deleted and another took its place;
 * or it was, and none of the addresses left is the default.
 */
export type Deletion = 'deleted' | 'default_moved' | 'default_missing';

/** Compares the list before and after an address was deleted. */
export function afterDeletion(deleted: Address, left: readonly Address[]): Deletion {
  if (!deleted.is_default || left.length === 0) return 'deleted';
  return left.some((address) => address.is_default) ? 'default_moved' : 'default_missing';
}
