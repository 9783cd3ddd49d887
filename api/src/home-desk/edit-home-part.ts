import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { requireInVersion } from '../problems/record-changed.ts';
import type { HomePart, PartRow } from './home-parts.ts';
import { requireReferences } from './references.ts';

/**
 * Changes a section or slide, or hides it.
 *
 * @param present a row as the caller sees it, for a refusal.
 * @throws ProblemError 403 `permission_required` without `content.edit`; 404 `section_not_found`,
 *   `slide_not_found`; 409 `record_changed`; what `requireReferences` throws.
 */
export async function editHomePart<Row extends PartRow, Fields extends object>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  part: HomePart<Row, Fields>,
  { id, version, fields }: { id: number; version: number; fields: Fields },
  present: (tx: Db, row: Row) => unknown,
): Promise<Row> {
  requirePermission(principal, 'content.edit');
  return changeCatalog(db, async (tx) => {
    const found = (await part.list(tx)).find((row) => row.id === id);
    const before = await requireInVersion(found, version, part.notFound, (row) => present(tx, row));
    await requireReferences(tx, part.references(fields));
    const after = await part.rows.update(tx, id, fields);
    await recordAudit(tx, principal, {
      action: `${part.kind}.edit`,
      subject: { kind: part.kind, id },
      before: await part.audited(tx, before),
      after: await part.audited(tx, after),
      at: now(),
    });
    return after;
  });
}
