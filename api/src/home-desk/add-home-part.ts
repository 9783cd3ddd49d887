import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { slugOf } from '../catalog/slug-of.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import type { HomePart, PartRow } from './home-parts.ts';
import { requireReferences } from './references.ts';

/**
 * Adds a section or slide, last in the order.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`; what `requireReferences` throws.
 */
export async function addHomePart<Row extends PartRow, Fields extends { titleEn: string }>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  part: HomePart<Row, Fields>,
  fields: Fields,
): Promise<Row> {
  requirePermission(principal, 'content.edit');
  return changeCatalog(db, async (tx) => {
    await requireReferences(tx, part.references(fields));
    const row = await part.rows.insertLast(tx, slugOf(fields.titleEn) || part.kind, fields);
    await recordAudit(tx, principal, {
      action: `${part.kind}.add`,
      subject: { kind: part.kind, id: row.id },
      after: await part.audited(tx, row),
      at: now(),
    });
    return row;
  });
}
