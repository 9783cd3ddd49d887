import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { auditLog } from './audit-trail-tables.ts';

/** A change of one record. */
export interface AuditEntry {
  /** `<feature>.<verb>`, such as `order.confirm`. */
  readonly action: `${string}.${string}`;
  readonly subject: { readonly kind: string; readonly id: number | string };
  /** The changed fields as they were; left out for a new record. No secrets. */
  readonly before?: Readonly<Record<string, unknown>>;
  /** The changed fields as they are now; left out for a removed record. */
  readonly after?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/**
 * Adds a row to the audit trail in the transaction of the change. Changes by shoppers are not the shop's own
 * and leave none.
 *
 * @param tx the transaction of the change.
 */
export async function recordAudit(tx: Db, principal: Principal, entry: AuditEntry): Promise<void> {
  await recordAudits(tx, principal, [entry]);
}

/** Records changes of several records at once. */
export async function recordAudits(
  tx: Db,
  principal: Principal,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (principal.kind === 'shopper' || entries.length === 0) return;
  await tx.insert(auditLog).values(
    entries.map(({ subject, before = null, after = null, action, at }) => ({
      ...actorOf(principal),
      network: principal.kind === 'staff' ? principal.network : null,
      action,
      subjectKind: subject.kind,
      subjectId: String(subject.id),
      before,
      after,
      at,
    })),
  );
}

/**
 * Records very many changes of one kind, without their rows passing through this process.
 *
 * @param changes a query of `id`, `before` and `after`.
 */
export async function recordAuditsOf(
  tx: Db,
  principal: Principal,
  { action, kind, at }: Pick<AuditEntry, 'action' | 'at'> & { readonly kind: string },
  changes: SQL,
): Promise<void> {
  const { actor, actorId, actorName } = actorOf(principal);
  const network = principal.kind === 'staff' ? principal.network : null;
  await tx.execute(sql`
    insert into audit_log
      (at, actor, actor_id, actor_name, network, action, subject_kind, subject_id, before, after)
    select ${at.toISOString()}::timestamptz, ${actor}, ${actorId}::int, ${actorName}, ${network}, ${action},
      ${kind}, changes.id::text, changes.before, changes.after
    from (${changes}) as changes`);
}
