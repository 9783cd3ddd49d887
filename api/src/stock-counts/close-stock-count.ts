import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { mayApprove, needsApproval } from './count-approval.ts';
import { differencesOf, sumDifferences } from './count-differences.ts';
import { changeStockCount, lockOpenCount, type StockCountRecord } from './stock-count-store.ts';

/** The count that someone has looked through. */
export interface SeenStockCount {
  readonly id: number;
  readonly version: number;
}

/**
 * Books the differences of a count and ends it, in one transaction. A difference is added to the stock as it is
 * then, so units sold, returned or received since the product was counted stay counted as such. Products that
 * nobody counted stay as they are.
 *
 * @returns the count, and the products whose stock changed.
 * @throws ProblemError 403 `permission_required` without `stock.adjust`, `count_needs_approval`; 404
 *   `count_not_found`; 409 `count_over`, `record_changed` after further entries, `count_unbookable`.
 */
export async function closeStockCount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { id, version }: SeenStockCount,
): Promise<{ readonly count: StockCountRecord; readonly productIds: readonly number[] }> {
  requirePermission(principal, 'stock.adjust');
  return inTransaction(db, async (tx) => {
    const seen = await lockOpenCount(tx, id);
    await assertVersion({ seen: version, version: seen.version }, () => null);
    await lockProducts(tx, id);
    const sums = await sumDifferences(tx, id);
    if (sums.unbookable > 0) {
      throw new ProblemError(409, 'count_unbookable', { count: sums.unbookable });
    }
    if ((await needsApproval(tx, sums)) && !(await mayApprove(tx, principal, id))) {
      throw new ProblemError(403, 'count_needs_approval');
    }
    const at = now();
    const productIds = await book(tx, principal, id, at);
    const { actorId: endedBy } = actorOf(principal);
    const count = await changeStockCount(tx, id, { state: 'closed', endedAt: at, endedBy });
    const { different, missingUnits: missing, surplusUnits: surplus } = sums;
    await recordAudit(tx, principal, {
      action: 'stock-count.close',
      subject: { kind: 'stock-count', id },
      after: { different, missing, surplus },
      at,
    });
    return { count, productIds };
  });
}

/** In the order in which orders lock them. */
async function lockProducts(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`
    select id from products
    where id in (select product_id from stock_count_lines where count_id = ${id})
    order by id for no key update`);
}

/** Also a product without a difference gets a movement: it says that it was counted. */
async function book(
  tx: Db,
  principal: Principal,
  id: number,
  at: Date,
): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ product_id: number }>(sql`
    update products set stock = products.stock + different.difference
    from (${differencesOf(id)}) as different
    where products.id = different.product_id
    returning products.id as product_id`);
  const { actor, actorId, actorName } = actorOf(principal);
  await tx.execute(sql`
    insert into stock_movements (product_id, delta, reason, note, actor, actor_id, actor_name, at)
    select product_id, counted - expected, 'counted', ${`#${id}`}, ${actor}, ${actorId}, ${actorName},
      ${at.toISOString()}::timestamptz
    from stock_count_lines where count_id = ${id} order by product_id`);
  return rows.map((row) => row.product_id);
}
