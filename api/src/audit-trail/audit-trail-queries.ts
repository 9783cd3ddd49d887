import type { AuditQuery, ShownAuditRow } from '@dp/contract/staff/audit-trail.ts';
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { cursorOf, olderThan } from './audit-cursor.ts';
import { auditLog } from './audit-trail-tables.ts';

/** A page of the audit trail. */
interface AuditPage {
  readonly data: ShownAuditRow[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** What other features tell the trail. */
export interface AuditSources {
  /** What members of staff are called today, also disabled ones, by id. */
  readonly readStaffNames: () => Promise<ReadonlyMap<number, string>>;
  /** What price batches did to a product, by batch: a batch has one row for all its products. */
  readonly readPriceChangesOf: (productId: number) => Promise<PriceChanges>;
}
type PriceChanges = ReadonlyMap<
  number,
  {
    /** The list price in EGP. */
    readonly before: number;
    readonly after: number;
    /** Undoing the batch did not change it. */
    readonly leftAtUndo: boolean;
  }
>;

/**
 * Rows of the audit trail that fit all filters, newest first. Those of one product include the price batches
 * that changed it, each with what it did to this product.
 *
 * @throws ProblemError 403 `permission_required`.
 */
export async function listAuditRows(
  db: Db,
  principal: Principal,
  query: AuditQuery,
  { readStaffNames, readPriceChangesOf }: AuditSources,
): Promise<AuditPage> {
  requirePermission(principal, 'audit.read');
  const { subject_kind: kind, subject_id: id } = query;
  const isProduct = kind === 'product' && id !== undefined && /^[1-9]\d{0,8}$/.test(id);
  const changes: PriceChanges = isProduct ? await readPriceChangesOf(Number(id)) : new Map();
  const names = await readStaffNames();
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(...filtersOf(query), subjectOf(query, changes)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => present(row, names, changes)),
    next: last ? cursorOf(last) : null,
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
  const { actor, action, from, to, before } = query;
  return [
    actor === 'system' ? eq(auditLog.actor, 'system') : undefined,
    actor !== undefined && actor !== 'system'
      ? and(eq(auditLog.actor, 'staff'), eq(auditLog.actorId, Number(actor)))
      : undefined,
    action === undefined ? undefined : eq(auditLog.action, action),
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    to === undefined ? undefined : lt(auditLog.at, new Date(to)),
    before === undefined ? undefined : olderThan(before),
  ];
}

function subjectOf(query: AuditQuery, changes: PriceChanges): SQL | undefined {
  const { subject_kind: kind, subject_id: id } = query;
  const own = and(
    kind === undefined ? undefined : eq(auditLog.subjectKind, kind),
    id === undefined ? undefined : eq(auditLog.subjectId, id),
  );
  if (changes.size === 0) return own;
  const ids = Array.from(changes, ([batch, { leftAtUndo }]) => ({
    batch: String(batch),
    leftAtUndo,
  }));
  const batches = (action: string, which: typeof ids) =>
    and(
      eq(auditLog.subjectKind, 'price-batch'),
      eq(auditLog.action, action),
      inArray(
        auditLog.subjectId,
        which.map(({ batch }) => batch),
      ),
    );
  return or(
    own,
    batches('price-batch.apply', ids),
    batches(
      'price-batch.undo',
      ids.filter(({ leftAtUndo }) => !leftAtUndo),
    ),
  );
}

/** What a row says changed; a price batch's, where the trail of one product is read, what it did to that one. */
function changedFields(row: typeof auditLog.$inferSelect, changes: PriceChanges) {
  const change = row.subjectKind === 'price-batch' ? changes.get(Number(row.subjectId)) : undefined;
  if (change === undefined) return row;
  const [before, after] =
    row.action === 'price-batch.undo'
      ? [change.after, change.before]
      : [change.before, change.after];
  return { before: { list_price: before }, after: { list_price: after } };
}

function present(
  row: typeof auditLog.$inferSelect,
  names: ReadonlyMap<number, string>,
  changes: PriceChanges,
): ShownAuditRow {
  const { id, at, actor, actorId, actorName, network, action } = row;
  const { before, after } = changedFields(row, changes);
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
