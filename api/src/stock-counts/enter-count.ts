import type { enterCountBody } from '@dp/contract/staff/stock-counts.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockForStock } from '../products/adjust-stock.ts';
import { readLastMovement } from '../products/stock-movement-queries.ts';
import { onHand, readStockRow, UNITS_MAX } from '../stock/stock-rows.ts';
import { changeStockCount, lockOpenCount } from './stock-count-store.ts';
import { stockCountEntries, stockCountLines } from './stock-count-tables.ts';

type Entry = z.output<typeof enterCountBody>;

/**
 * Enters what was counted of a product, beside what there should be at this moment. Nothing of the stock changes.
 * An entry that was sent before is ignored.
 *
 * @throws ProblemError 403 `permission_required` without `stock.adjust`; 404 `count_not_found`,
 *   `product_not_found`; 409 `count_over`, `count_moved` when more was to be added and units have left or come
 *   since, `count_entered` when it would replace or take out what the caller has not seen, `stock_too_high`.
 */
export async function enterCount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  countId: number,
  entry: Entry,
): Promise<void> {
  requirePermission(principal, 'stock.adjust');
  const { actorId: staffId } = actorOf(principal);
  await inTransaction(db, async (tx) => {
    await lockOpenCount(tx, countId);
    const at = now();
    const { key, product_id: productId, how, quantity } = entry;
    const [isNew] = await tx
      .insert(stockCountEntries)
      .values({ countId, key, productId, how, quantity, at, staffId })
      .onConflictDoNothing()
      .returning();
    if (!isNew) return;
    await writeLine(tx, { countId, entry, at, staffId });
    await changeStockCount(tx, countId, {});
    await recordAudit(tx, principal, {
      action: 'stock-count.enter',
      subject: { kind: 'stock-count', id: countId },
      after: { product: productId, how, quantity },
      at,
    });
  });
}

interface Writing {
  readonly countId: number;
  readonly entry: Entry;
  readonly at: Date;
  readonly staffId: number | null;
}

async function writeLine(tx: Db, { countId, entry, at, staffId }: Writing): Promise<void> {
  const { product_id: productId, how, quantity, seen } = entry;
  const stock = (await lockForStock(tx, productId)) && (await readStockRow(tx, productId));
  if (!stock) throw new ProblemError(404, 'product_not_found');
  const isLine = and(
    eq(stockCountLines.countId, countId),
    eq(stockCountLines.productId, productId),
  );
  const [line] = await tx.select().from(stockCountLines).where(isLine);
  if (how !== 'add' && seen !== undefined && seen !== (line?.counted ?? null)) {
    throw new ProblemError(409, 'count_entered');
  }
  if (how === 'remove') {
    await tx.delete(stockCountLines).where(isLine);
    return;
  }
  const expected = onHand(stock);
  const lastMovement = await readLastMovement(tx, productId);
  let counted = quantity;
  if (how === 'add' && line) {
    // Where the units left from, or came to, is not known: both places have to be counted again.
    if (line.expected !== expected) throw new ProblemError(409, 'count_moved');
    counted += line.counted;
  }
  if (counted > UNITS_MAX) throw new ProblemError(409, 'stock_too_high', { most: UNITS_MAX });
  const values = { counted, expected, lastMovement, countedAt: at, countedBy: staffId };
  await tx
    .insert(stockCountLines)
    .values({ countId, productId, ...values })
    .onConflictDoUpdate({
      target: [stockCountLines.countId, stockCountLines.productId],
      set: values,
    });
}
