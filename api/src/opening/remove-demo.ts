import type { DemoRemoval } from '@dp/contract/staff/opening.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertRemovable, countsOf } from './assert-removable.ts';
import type { DemoPort } from './demo-port.ts';
import { demoRemovals } from './demo-removal-tables.ts';
import { findDemo } from './find-demo.ts';
import { presentDemoRemoval } from './present-demo-removal.ts';

/**
 * Lets the shop be backed up and everything be removed that came with it as a demo; staff, settings, delivery rates
 * and what real people made stay. It goes on in the background (`workOnDemoRemoval`).
 *
 * @param seen what `getOpening` showed.
 * @throws ProblemError 403 `permission_required` without `settings.edit`; 409 `shop_has_sold`, `demo_changed`,
 *   `demo_absent`, `demo_being_removed`.
 */
export async function removeDemo(
  { db, now, demo: port }: Pick<Deps, 'db' | 'now'> & { readonly demo: DemoPort },
  principal: Principal,
  seen: string,
): Promise<DemoRemoval> {
  requirePermission(principal, 'settings.edit');
  const demo = await findDemo(db, await port.names());
  assertRemovable(demo, seen);
  return inTransaction(db, async (tx) => {
    const at = now();
    const [removal] = await tx
      .insert(demoRemovals)
      .values({ state: 'backing_up', seen, startedAt: at, ...actorOf(principal) })
      .onConflictDoNothing()
      .returning();
    if (!removal) throw new ProblemError(409, 'demo_being_removed');
    await recordAudit(tx, principal, {
      action: 'demo.remove',
      subject: { kind: 'demo', id: 1 },
      before: countsOf(demo),
      after: {},
      at,
    });
    return presentDemoRemoval(tx, removal);
  });
}
