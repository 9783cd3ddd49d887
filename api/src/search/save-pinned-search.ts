import type { savePinnedSearchBody } from '@dp/contract/staff/search-pins.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { readSkus } from '../products/product-queries.ts';
import { auditedPinnedSearch } from './audited-pinned-search.ts';
import { removeGap } from './dismiss-search-gap.ts';
import {
  deletePinnedSearchRow,
  type PinnedSearchRow,
  readPinnedSearchRow,
  writePinnedSearchRow,
} from './pinned-search-rows.ts';
import { requireSearchKey } from './search-key.ts';

/**
 * Chooses the products that come first in what a search finds; none unpins all. All processes apply it within
 * a second. The `gap` that it mends is dismissed.
 *
 * @param present what is pinned as the caller sees it, for a refusal.
 * @returns undefined where nothing is pinned any more.
 * @throws ProblemError 403 `permission_required` without `content.edit`; 404 `product_not_found`; 409
 *   `record_changed`; 422 `search_meaningless`.
 */
export async function savePinnedSearch(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { query, version: seen, products, gap }: z.output<typeof savePinnedSearchBody>,
  present: (tx: Db, row: PinnedSearchRow | undefined) => unknown,
): Promise<PinnedSearchRow | undefined> {
  requirePermission(principal, 'content.edit');
  const key = requireSearchKey(query);
  return changeCatalog(db, async (tx, version) => {
    const at = now();
    const before = await readPinnedSearchRow(tx, key);
    await assertVersion({ seen, version: before?.version ?? 0 }, () => present(tx, before));
    const skus = await readSkus(tx, [...products, ...(before?.productIds ?? [])]);
    if (products.some((id) => !skus.has(id))) throw new ProblemError(404, 'product_not_found');
    const after = products.length === 0 ? undefined : { key, query, productIds: products, version };
    if (after) await writePinnedSearchRow(tx, after);
    else await deletePinnedSearchRow(tx, key);
    await recordAudit(tx, principal, {
      action: after ? 'pinned-search.save' : 'pinned-search.remove',
      subject: { kind: 'pinned-search', id: key },
      ...(before && { before: auditedPinnedSearch(before, skus) }),
      ...(after && { after: auditedPinnedSearch(after, skus) }),
      at,
    });
    if (gap !== undefined) await removeGap(tx, principal, gap, at);
    return after;
  });
}
