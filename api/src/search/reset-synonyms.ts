import { sql } from 'drizzle-orm';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { searchSynonyms } from './search-tables.ts';

/**
 * Restores the built-in synonyms.
 *
 * @returns how many changes were removed.
 * @throws ProblemError 403 `permission_required` without `content.edit`.
 */
export async function resetSynonyms(db: Db, principal: Principal): Promise<number> {
  requirePermission(principal, 'content.edit');
  return changeCatalog(db, async (tx) => {
    const gone = await tx
      .delete(searchSynonyms)
      .where(sql`true`)
      .returning({ id: searchSynonyms.id });
    return gone.length;
  });
}
