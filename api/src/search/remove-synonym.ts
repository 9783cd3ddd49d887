import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { phraseKey } from './concepts.ts';
import { searchSynonyms } from './search-tables.ts';
import type { SynonymGroup } from './synonym-group.ts';
import { groupsWith, readSynonyms } from './synonym-queries.ts';

/**
 * Removes a phrase from all its groups, including built-in ones.
 *
 * @returns the groups before.
 * @throws ProblemError 403 `permission_required` without `content.edit`, 404 `synonym_not_found`.
 */
export async function removeSynonym(
  db: Db,
  principal: Principal,
  phrase: string,
): Promise<SynonymGroup[]> {
  requirePermission(principal, 'content.edit');
  return changeCatalog(db, async (tx) => {
    const groups = groupsWith(await readSynonyms(tx), phrase);
    if (groups.length === 0) throw new ProblemError(404, 'synonym_not_found', { phrase });
    const key = phraseKey(phrase);
    await tx
      .insert(searchSynonyms)
      .values(groups.map(({ name, kind }) => ({ group: name, kind, phrase, key, isRemoved: true })))
      .onConflictDoUpdate({
        target: [searchSynonyms.group, searchSynonyms.key],
        set: { isRemoved: true },
      });
    return groups;
  });
}
