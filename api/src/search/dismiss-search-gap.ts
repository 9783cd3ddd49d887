import { asc, eq } from 'drizzle-orm';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { searchGaps } from './search-tables.ts';

/**
 * Dismisses a poorly served search: its counts are removed, so that it is listed again, from one, only when
 * shoppers search it again.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`, 404 `search_gap_not_found`.
 */
export async function dismissSearchGap(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  query: string,
): Promise<void> {
  requirePermission(principal, 'content.edit');
  const found = await inTransaction(db, (tx) => removeGap(tx, principal, query, now()));
  if (!found) throw new ProblemError(404, 'search_gap_not_found');
}

/** Removes the counts of a search, with an audit row; whether there were any. */
export async function removeGap(
  tx: Db,
  principal: Principal,
  query: string,
  at: Date,
): Promise<boolean> {
  const isIt = eq(searchGaps.query, query);
  // Locked in the order in which searches are counted.
  const rows = await tx
    .select({ reason: searchGaps.reason, count: searchGaps.count })
    .from(searchGaps)
    .where(isIt)
    .orderBy(asc(searchGaps.reason))
    .for('update');
  if (rows.length === 0) return false;
  await tx.delete(searchGaps).where(isIt);
  await recordAudit(tx, principal, {
    action: 'search-gap.dismiss',
    subject: { kind: 'search-gap', id: query },
    before: Object.fromEntries(rows.map(({ reason, count }) => [reason, count])),
    at,
  });
  return true;
}
