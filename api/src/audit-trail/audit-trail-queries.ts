import type { AuditQuery, ShownAuditRow } from '@dp/contract/staff/audit-trail.ts';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { auditLog } from './audit-trail-tables.ts';

/** A page of the audit trail. */
interface AuditPage {
  readonly data: ShownAuditRow[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/**
 * Rows of the audit trail that fit all filters, newest first.
 *
 * @param names what members of staff are called today, by id.
 * @throws ProblemError 403 `permission_required`.
 */
export async function listAuditRows(
  db: Db,
  principal: Principal,
  query: AuditQuery,
  names: ReadonlyMap<number, string>,
): Promise<AuditPage> {
  requirePermission(principal, 'audit.read');
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(...filtersOf(query)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => present(row, names)),
    next: last ? `${last.at.getTime()}_${last.id}` : null,
  };
}

/**
 * The actions in the trail, each found by one step in its index: it may have millions of rows.
 *
 * @throws ProblemError 403 `permission_required`.
 */
export async function listAuditActions(db: Db, principal: Principal): Promise<string[]> {
  requirePermission(principal, 'audit.read');
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive steps as (
      (select action from ${auditLog} order by action limit 1)
      union all
      select (select action from ${auditLog} where action > steps.action order by action limit 1)
      from steps where steps.action is not null
    )
    select action from steps where action is not null`);
  return rows.map(({ action }) => action);
}

function filtersOf(query: AuditQuery): (SQL | undefined)[] {
  const { actor, action, subject_kind: kind, subject_id: id, from, to, before } = query;
  const [at, beforeId] = before?.split('_').map(Number) ?? [];
  return [
    actor === 'system' ? eq(auditLog.actor, 'system') : undefined,
    actor !== undefined && actor !== 'system'
      ? and(eq(auditLog.actor, 'staff'), eq(auditLog.actorId, Number(actor)))
      : undefined,
    action === undefined ? undefined : eq(auditLog.action, action),
    kind === undefined ? undefined : eq(auditLog.subjectKind, kind),
    id === undefined ? undefined : eq(auditLog.subjectId, id),
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    to === undefined ? undefined : lt(auditLog.at, new Date(to)),
    at === undefined || beforeId === undefined
      ? undefined
      : sql`(${auditLog.at}, ${auditLog.id}) < (${new Date(at).toISOString()}::timestamptz, ${beforeId}::bigint)`,
  ];
}

function present(
  row: typeof auditLog.$inferSelect,
  names: ReadonlyMap<number, string>,
): ShownAuditRow {
  const { id, at, actor, actorId, actorName, network, action, before, after } = row;
  return {
    id,
    at: at.toISOString(),
    actor: {
      kind: actor === 'staff' ? 'staff' : 'system',
      id: actorId,
      name: actorName ?? names.get(actorId ?? 0) ?? '',
    },
    network,
    action,
    subject: { kind: row.subjectKind, id: row.subjectId },
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
  };
}
