import type { removeSynonymBody } from '@dp/contract/staff/search.ts';
import type { z } from 'zod';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { SynonymGroup } from './synonym-group.ts';
import { groupsWith } from './synonym-queries.ts';
import { auditSynonyms, readSynonyms, writeSynonyms } from './synonym-rows.ts';

/**
 * Removes a phrase from all its groups, or from one, including built-in ones.
 *
 * @returns the groups before, and those that are left.
 * @throws ProblemError 403 `permission_required` without `content.edit`, 404 `synonym_not_found`.
 */
export async function removeSynonym(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { phrase, group }: z.output<typeof removeSynonymBody>,
): Promise<{ readonly before: SynonymGroup[]; readonly left: SynonymGroup[] }> {
  requirePermission(principal, 'content.edit');
  return changeCatalog(db, async (tx) => {
    const all = await readSynonyms(tx);
    const before = groupsWith(all, phrase).filter(
      ({ name }) => group === undefined || name === group,
    );
    if (before.length === 0) throw new ProblemError(404, 'synonym_not_found', { phrase });
    await writeSynonyms(
      tx,
      before.map(({ name, kind }) => ({ group: name, kind, phrase, isRemoved: true })),
    );
    return { before, left: await auditSynonyms(tx, principal, 'synonym.remove', all, now()) };
  });
}
