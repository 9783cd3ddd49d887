import type { StaffErrorCode } from '@dp/contract/staff/error-codes.ts';
import { type AuditEntry, recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import type { BulkRecord, BulkStore } from './bulk-records.ts';

/** A bulk change in the version that the caller saw. */
export interface SeenBulkChange {
  readonly id: number;
  readonly version: number;
}

type BulkEdit<R extends BulkRecord> = Partial<R> & Pick<R, 'state'>;

/** What somebody does with a bulk change. */
export interface BulkStep<R extends BulkRecord> {
  readonly action: AuditEntry['action'];
  /** The states in which it can be done. */
  readonly from: readonly R['state'][];
  /** What it makes of the record at a moment. Throws a ProblemError where it cannot be done. */
  readonly change: (record: R, at: Date, tx: Db) => BulkEdit<R> | Promise<BulkEdit<R>>;
}

/** One kind of bulk change. */
export interface BulkKind<R extends BulkRecord> {
  readonly store: BulkStore<R>;
  /** What the audit trail calls it. */
  readonly subject: string;
  readonly notFound: StaffErrorCode;
  readonly illegal: StaffErrorCode;
  /** Throws 403 `permission_required`. */
  readonly requirePermissions: (principal: Principal) => void;
  /** As the caller sees it. */
  readonly present: (tx: Db, record: R, principal: Principal) => Promise<object>;
  /** What the audit trail says about it. */
  readonly audited: (record: R) => Readonly<Record<string, unknown>>;
}

/**
 * Takes a bulk change to its next state, with a row in the audit trail.
 *
 * @throws ProblemError 403 `permission_required`, 404 and 409 with the codes of its kind, 409 `record_changed`, and
 *   what the step throws.
 */
export async function stepBulkChange<R extends BulkRecord>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { id, version }: SeenBulkChange,
  kind: BulkKind<R>,
  { action, from, change }: BulkStep<R>,
): Promise<R> {
  kind.requirePermissions(principal);
  return inTransaction(db, async (tx) => {
    const at = now();
    const record = await kind.store.lock(tx, id);
    if (!record || record.state === 'discarding') throw new ProblemError(404, kind.notFound);
    const current = () => kind.present(tx, record, principal);
    await assertVersion({ seen: version, version: record.version }, current);
    const { state } = record;
    if (!from.includes(state)) throw new ProblemError(409, kind.illegal, { state });
    const changed = await kind.store.change(tx, id, await change(record, at, tx));
    await recordAudit(tx, principal, {
      action,
      subject: { kind: kind.subject, id },
      before: { state },
      after: kind.audited(changed),
      at,
    });
    return changed;
  });
}
