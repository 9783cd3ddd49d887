import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { leasedBy, leaseEnd, unleased } from '../bulk-changes/lease.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { demoRemovalWork } from '../principals/principal.ts';
import type { DemoPort } from './demo-port.ts';
import { type DemoRemovalRecord, demoRemovalStore } from './demo-removal-store.ts';
import { demoRemovals } from './demo-removal-tables.ts';

/** How often a backup that is being made renews its lease. */
const RENEW_MS = 20_000;

/** A backup that is made, and that this process may begin the removal with. */
export interface Prepared {
  readonly lease: string;
  readonly backup: string;
}

/**
 * Backs the shop up for a removal of the demo. Without a backup the removal has failed, and nothing is removed.
 *
 * @param failed told of what the backup threw.
 * @returns undefined when another process makes the backup, or when it failed.
 */
export async function backUpBeforeRemoval(
  { db, now, demo: port }: Pick<Deps, 'db' | 'now'> & { readonly demo: DemoPort },
  { id }: DemoRemovalRecord,
  failed: (error: unknown) => void,
): Promise<Prepared | undefined> {
  const lease = randomUUID();
  if (!(await takeLease(db, id, lease, now()))) return undefined;
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // A renewal that fails lets the lease end: then another process begins.
    renewal = renewal.then(() => renewLease(db, id, lease, now())).catch(() => undefined);
  }, RENEW_MS);
  timer.unref();
  try {
    return { lease, backup: await port.backUp(now()) };
  } catch (error) {
    failed(error);
    await failRemoval(db, { id, lease, problem: 'backup_failed', at: now() });
    return undefined;
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

/** Ends a removal before anything was removed, unless another process has it by now. */
export async function failRemoval(
  db: Db,
  {
    id,
    lease,
    problem,
    at,
  }: {
    readonly id: number;
    readonly lease: string;
    readonly problem: NonNullable<DemoRemovalRecord['problem']>;
    readonly at: Date;
  },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removal = await demoRemovalStore.lock(tx, id);
    if (removal?.lease !== lease) return;
    await demoRemovalStore.change(tx, id, { state: 'failed', problem, endedAt: at });
    await recordAudit(tx, demoRemovalWork, {
      action: 'demo.fail',
      subject: { kind: 'demo', id: 1 },
      after: { problem },
      at,
    });
  });
}

async function takeLease(db: Db, id: number, lease: string, at: Date): Promise<boolean> {
  const taken = await db
    .update(demoRemovals)
    .set({ lease, leaseUntil: leaseEnd(at) })
    .where(
      and(
        eq(demoRemovals.id, id),
        eq(demoRemovals.state, 'backing_up'),
        unleased(demoRemovals, at),
      ),
    );
  return (taken.rowCount ?? 0) > 0;
}

async function renewLease(db: Db, id: number, lease: string, at: Date): Promise<void> {
  await db
    .update(demoRemovals)
    .set({ leaseUntil: leaseEnd(at) })
    .where(leasedBy(demoRemovals, id, lease));
}
