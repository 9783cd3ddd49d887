import type { addSynonymBody } from '@dp/contract/staff/search.ts';
import type { z } from 'zod';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { phraseKey } from './concepts.ts';
import { removeGap } from './dismiss-search-gap.ts';
import type { SynonymGroup } from './synonym-group.ts';
import { groupsWith } from './synonym-queries.ts';
import { auditSynonyms, readSynonyms, writeSynonyms } from './synonym-rows.ts';

/**
 * Adds a phrase as a synonym of another: it joins that one's groups (or only `group`), or both form a new one
 * of this `kind`. All processes apply it within a second. The `gap` that it mends is dismissed.
 *
 * @returns the groups, including the phrase.
 * @throws ProblemError 403 `permission_required` without `content.edit`; 404 `synonym_not_found` when the
 *   phrase is not in `group`; 422 `synonym_meaningless`, `synonym_same`.
 */
export async function addSynonym(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { phrase, synonym, kind, group, gap }: z.output<typeof addSynonymBody>,
): Promise<SynonymGroup[]> {
  requirePermission(principal, 'content.edit');
  for (const one of [phrase, synonym]) {
    if (phraseKey(one) === '') throw new ProblemError(422, 'synonym_meaningless', { phrase: one });
  }
  if (phraseKey(phrase) === phraseKey(synonym)) throw new ProblemError(422, 'synonym_same');
  return changeCatalog(db, async (tx) => {
    const at = now();
    const before = await readSynonyms(tx);
    const known = groupsWith(before, phrase).filter(
      ({ name }) => group === undefined || name === group,
    );
    if (group !== undefined && known.length === 0) {
      throw new ProblemError(404, 'synonym_not_found', { phrase });
    }
    // A group that has the phrase stays as it is.
    const rows = known
      .filter(({ phrases }) => !phrases.includes(synonym))
      .map((each) => ({ group: each.name, kind: each.kind, phrase: synonym }));
    const fresh = [phrase, synonym].map((one) => ({ group: phraseKey(phrase), kind, phrase: one }));
    await writeSynonyms(tx, known.length > 0 ? rows : fresh);
    await auditSynonyms(tx, principal, 'synonym.add', before, at);
    if (gap !== undefined) await removeGap(tx, principal, gap, at);
    return groupsWith(await readSynonyms(tx), synonym);
  });
}
