import { recordAudit } from '../audit-trail/record-audit.ts';
import { readBrandRows } from '../brands/brand-queries.ts';
import { brandRows } from '../brands/brand-rows.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { withMoved } from '../database/edited-rows.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * Puts a brand before another one, or last. Moves wait for each other: each is made in the order that the one
 * before it left.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`; 404 `brand_not_found` for either,
 *   also for a brand before itself.
 */
export async function moveBrand(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { id, before }: { readonly id: number; readonly before: number | null },
): Promise<void> {
  requirePermission(principal, 'products.edit');
  await changeCatalog(db, async (tx) => {
    const ids = (await readBrandRows(tx)).map((row) => row.id);
    const wanted = withMoved(ids, { id, before });
    if (!wanted) throw new ProblemError(404, 'brand_not_found');
    await brandRows.order(tx, wanted);
    await recordAudit(tx, principal, {
      action: 'brand.move',
      subject: { kind: 'brand', id },
      before: { place: ids.indexOf(id) + 1 },
      after: { place: wanted.indexOf(id) + 1 },
      at: now(),
    });
  });
}
