import { isDeepStrictEqual } from 'node:util';
import type { SynonymKind } from '@dp/contract/staff/search-values.ts';

/** Words and phrases that mean the same. */
export interface SynonymGroup {
  readonly name: string;
  readonly kind: SynonymKind;
  /** In either language, as written. */
  readonly phrases: readonly string[];
}

/** Whether two groups have the same phrases; their order means nothing. */
export function haveSamePhrases(some: readonly string[], others: readonly string[]): boolean {
  return isDeepStrictEqual(new Set(some), new Set(others));
}
