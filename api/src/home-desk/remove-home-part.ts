import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { requireInVersion } from '../problems/record-changed.ts';
import type { HomePart, PartRow } from './home-parts.ts';

/**
 * Removes a section or slide.
 *
 * @param present a row as the caller sees it, for a refusal.
 * @throws ProblemError 403 `permission_required` without `content.edit`; 404 `section_not_found`,
 *   `slide_not_found`; 409 `record_changed`.
 */
export async function removeHomePart<Row extends PartRow, Fields extends object>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  part: HomePart<Row, Fields>,
  { id, version }: { readonly id: number; readonly version: number },
  present: (tx: Db, row: Row) => unknown,
): Promise<void> {
  requirePermission(principal, 'content.edit');
  await changeCatalog(db, async (tx) => {
    const found = (await part.list(tx)).find((row) => row.id === id);
    const row = await requireInVersion(found, version, part.notFound, (row) => present(tx, row));
    await part.rows.remove(tx, id);
    await recordAudit(tx, principal, {
      action: `${part.kind}.remove`,
      subject: { kind: part.kind, id },
      before: await part.audited(tx, row),
      at: now(),
    });
  });
}
