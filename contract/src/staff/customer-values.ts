export const CUSTOMER_FILTERS = ['all', 'blocked'] as const;

/** Why two accounts are not merged. */
export const MERGE_REFUSALS = [
  'same_account',
  /** No phone of one is a phone of the other: nothing says that they are one person. */
  'no_common_phone',
  /** The ending account has proven the common phone and the staying one has proven none: the other way round. */
  'other_way',
  /** Nobody has proven to own the staying account, so that a stranger may be signed in to it. */
  'unproven',
] as const;
export type MergeRefusal = (typeof MERGE_REFUSALS)[number];
