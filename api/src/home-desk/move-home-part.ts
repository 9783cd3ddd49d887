import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { withMoved } from '../database/edited-rows.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { HomePart, PartRow } from './home-parts.ts';

/**
 * Puts a section or slide before another one, or last. Moves wait for each other: each is made in the order that
 * the one before it left.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`; 404 `section_not_found`,
 *   `slide_not_found` for either, also for one before itself.
 */
export async function moveHomePart<Row extends PartRow, Fields extends object>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  part: HomePart<Row, Fields>,
  { id, before }: { readonly id: number; readonly before: number | null },
): Promise<void> {
  requirePermission(principal, 'content.edit');
  await changeCatalog(db, async (tx) => {
    const ids = (await part.list(tx)).map((row) => row.id);
    const wanted = withMoved(ids, { id, before });
    if (!wanted) throw new ProblemError(404, part.notFound);
    await part.rows.order(tx, wanted);
    await recordAudit(tx, principal, {
      action: `${part.kind}.move`,
      subject: { kind: part.kind, id },
      before: { place: ids.indexOf(id) + 1 },
      after: { place: wanted.indexOf(id) + 1 },
      at: now(),
    });
  });
}
