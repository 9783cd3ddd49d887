import { setImmediate } from 'node:timers/promises';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { DEMO_KINDS, type DemoKind } from '@dp/contract/staff/opening-values.ts';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import { retryOnConflict } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { DemoNames, DemoPort } from './demo-port.ts';
import { type Demo, findDemo, idsOf } from './find-demo.ts';
import { removeDemoRows } from './remove-demo-rows.ts';

/** What a removal deletes, by kind. */
export function countsOf({ goes }: Demo): Record<DemoKind, number> {
  const entries = DEMO_KINDS.map((kind) => [kind, goes[kind].length]);
  return Object.fromEntries(entries) as Record<DemoKind, number>;
}

/** The demo as an owner saw it, so that nothing else is removed. */
export function seenOf(demo: Demo): string {
  const { keptProducts, keptGroups } = demo;
  return [...Object.values(countsOf(demo)), keptProducts.length, keptGroups].join('.');
}

/**
 * Backs the shop up, then removes everything that came with it as a demo, in one transaction; staff, settings,
 * delivery rates and what real people made stay. The demo does not come back: the catalogue counts as changed.
 *
 * @param seen what `getOpening` showed.
 * @throws ProblemError 403 `permission_required` without `settings.edit`; 409 `shop_has_sold`, `demo_changed`,
 *   `demo_absent`; 503 `backup_failed`. Nothing is changed then.
 */
export async function removeDemo(
  { db, now, demo: port }: Pick<Deps, 'db' | 'now'> & { readonly demo: DemoPort },
  principal: Principal,
  seen: string,
): Promise<StaffCallOutput<'removeDemo'>['data']> {
  requirePermission(principal, 'settings.edit');
  const names = await port.names();
  assertRemovable(await findDemo(db, names), seen);
  const at = now();
  const backup = await port.backUp(at).catch((cause: Error) => {
    throw new ProblemError(503, 'backup_failed', {}, { cause });
  });
  const removed = await retryOnConflict(() =>
    changeCatalog(db, async (tx, version) => {
      const demo = await lockDemo(tx, names);
      assertRemovable(demo, seen);
      await removeDemoRows(tx, demo, { version, at });
      const counts = countsOf(demo);
      await recordAudit(tx, principal, {
        action: 'demo.remove',
        subject: { kind: 'demo', id: 1 },
        before: counts,
        after: { backup },
        at,
      });
      return counts;
    }),
  );
  return { removed, backup };
}

/** The demo, with its products and customers locked: who orders one meanwhile is before or after the removal. */
async function lockDemo(tx: Db, names: DemoNames): Promise<Demo> {
  const { goes, keptProducts } = await findDemo(tx, names);
  const products = idsOf([...goes.products, ...keptProducts]);
  await tx.execute(
    sql`select id from customers where id = any(${idsOf(goes.customers)}) order by id for update`,
  );
  await setImmediate();
  await tx.execute(sql`select id from products where id = any(${products}) order by id for update`);
  return findDemo(tx, names);
}

function assertRemovable(demo: Demo, seen: string): void {
  if (demo.invoiced > 0) throw new ProblemError(409, 'shop_has_sold', { orders: demo.invoiced });
  if (Object.values(countsOf(demo)).every((count) => count === 0)) {
    throw new ProblemError(409, 'demo_absent');
  }
  if (seenOf(demo) !== seen) throw new ProblemError(409, 'demo_changed');
}
