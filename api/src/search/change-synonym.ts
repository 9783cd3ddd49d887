import type { changeSynonymBody } from '@dp/contract/staff/search.ts';
import type { z } from 'zod';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { phraseKey } from './concepts.ts';
import type { SynonymGroup } from './synonym-group.ts';
import { groupsWith } from './synonym-queries.ts';
import { auditSynonyms, readSynonyms, writeSynonyms } from './synonym-rows.ts';

/**
 * Replaces a phrase of a group by another, or by another spelling of it. The phrase itself says what the
 * caller saw: once somebody has changed or removed it, it is not found.
 *
 * @returns the group, if it differs now.
 * @throws ProblemError 403 `permission_required` without `content.edit`, 404 `synonym_not_found`, 422
 *   `synonym_meaningless`.
 */
export async function changeSynonym(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { group: name, phrase, to }: z.output<typeof changeSynonymBody>,
): Promise<SynonymGroup[]> {
  requirePermission(principal, 'content.edit');
  if (phraseKey(to) === '') throw new ProblemError(422, 'synonym_meaningless', { phrase: to });
  return changeCatalog(db, async (tx) => {
    const before = await readSynonyms(tx);
    const group = groupsWith(before, phrase).find((each) => each.name === name);
    if (!group) throw new ProblemError(404, 'synonym_not_found', { phrase });
    const row = { group: name, kind: group.kind };
    const added = { ...row, phrase: to };
    const isSpelling = phraseKey(phrase) === phraseKey(to);
    await writeSynonyms(tx, isSpelling ? [added] : [{ ...row, phrase, isRemoved: true }, added]);
    return auditSynonyms(tx, principal, 'synonym.change', before, now());
  });
}
