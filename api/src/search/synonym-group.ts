import type { SynonymKind } from '@dp/contract/staff/search-values.ts';

/** Words and phrases that mean the same. */
export interface SynonymGroup {
  readonly name: string;
  readonly kind: SynonymKind;
  /** In either language, as written. */
  readonly phrases: readonly string[];
}
