import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import type { ChangesOf } from '../audit-trail/subject-changes.ts';

/**
 * The changes that left states of a record that is added, edited and removed; of `REMOVED` all removals whose record
 * was not added again as it was, by Undo or from this list.
 */
export function changesOf(kind: 'slide' | 'section' | 'category' | 'brand', id: string): ChangesOf {
  return id === REMOVED
    ? { subject: { kind }, actions: [`${kind}.remove`], unlessBackBy: `${kind}.add` }
    : { subject: { kind, id }, actions: [`${kind}.add`, `${kind}.edit`] };
}
