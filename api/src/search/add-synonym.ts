import { sql } from 'drizzle-orm';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { phraseKey } from './concepts.ts';
import { searchSynonyms } from './search-tables.ts';
import type { SynonymGroup, SynonymKind } from './synonym-group.ts';
import { groupsWith, readSynonyms } from './synonym-queries.ts';

/** A phrase to add as a synonym of another. */
interface NewSynonym {
  readonly phrase: string;
  readonly synonym: string;
  /** What a new group of both is about. */
  readonly kind: SynonymKind;
}

/**
 * Adds a phrase as a synonym of another: it joins that one's groups, or both form a new one. All processes
 * apply it within a second.
 *
 * @returns the groups, including the phrase.
 * @throws ProblemError 403 `permission_required` without `content.edit`, 422 `synonym_meaningless`.
 */
export async function addSynonym(
  db: Db,
  principal: Principal,
  { phrase, synonym, kind }: NewSynonym,
): Promise<SynonymGroup[]> {
  requirePermission(principal, 'content.edit');
  for (const one of [phrase, synonym]) {
    if (phraseKey(one) === '') throw new ProblemError(422, 'synonym_meaningless', { phrase: one });
  }
  return changeCatalog(db, async (tx) => {
    const known = groupsWith(await readSynonyms(tx), phrase);
    const rows =
      known.length > 0
        ? known.map((group) => ({ group: group.name, kind: group.kind, phrase: synonym }))
        : [phrase, synonym].map((one) => ({ group: phraseKey(phrase), kind, phrase: one }));
    await tx
      .insert(searchSynonyms)
      .values(rows.map((row) => ({ ...row, key: phraseKey(row.phrase) })))
      .onConflictDoUpdate({
        target: [searchSynonyms.group, searchSynonyms.key],
        set: { phrase: sql`excluded.phrase`, isRemoved: false },
      });
    return groupsWith(await readSynonyms(tx), synonym);
  });
}
