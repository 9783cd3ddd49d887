import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import type { SynonymGroup } from './synonym-group.ts';
import { auditSynonyms, deleteSynonyms, readSynonyms } from './synonym-rows.ts';

/**
 * Restores the built-in synonyms, of all groups or of one.
 *
 * @returns how many changes were removed, and the groups that differ now; those that the shop made are gone.
 * @throws ProblemError 403 `permission_required` without `content.edit`.
 */
export async function resetSynonyms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  group?: string,
): Promise<{ readonly changes: number; readonly groups: SynonymGroup[] }> {
  requirePermission(principal, 'content.edit');
  return changeCatalog(db, async (tx) => {
    const before = await readSynonyms(tx);
    const changes = await deleteSynonyms(tx, group);
    const groups = await auditSynonyms(tx, principal, 'synonym.reset', before, now());
    return { changes, groups };
  });
}
