import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockProductVersions } from '../products/change-columns.ts';
import { costsBefore } from '../products/cost-before.ts';
import { moveReceivedStock } from '../products/move-received-stock.ts';
import { writeCosts } from '../products/write-costs.ts';
import { requireCostPermissions } from './cost-permissions.ts';
import {
  type GoodsReceiptRecord,
  movementNote,
  type ReceiptLineRow,
  readReceiptLines,
  requireReceipt,
} from './goods-receipt-rows.ts';

/**
 * Takes a receipt back: each product gives up the pieces that came in, by a movement `corrected`, and costs again what
 * it did before unless its cost was changed since. A product with fewer pieces to sell than came in, because they were
 * sold or are in orders, stays as it is and can be taken back later. What is taken back already is not taken again.
 *
 * @returns the products whose stock fell.
 * @throws ProblemError 403 `permission_required` without `stock.adjust`; where the receipt says costs, also without
 *   `costs.see` and `prices.edit`; 404 `goods_receipt_not_found`; 409 `receipt_sold` when nothing can be taken back.
 */
export async function takeBackReceipt(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  id: number,
): Promise<readonly number[]> {
  requirePermission(principal, 'stock.adjust');
  return inTransaction(db, async (tx) => {
    const receipt = await requireReceipt(tx, id, { lock: true });
    const lines = await readReceiptLines(tx, id);
    requireCostPermissions(
      principal,
      lines.map(({ piastres }) => ({ cost: piastres ?? undefined })),
    );
    const open = lines.filter(({ takenBack }) => !takenBack);
    if (open.length === 0) return [];
    const at = now();
    const taken = await takeOut(tx, principal, { receipt, open, at });
    if (taken.length === 0) throw new ProblemError(409, 'receipt_sold');
    await recordAudit(tx, principal, {
      action: 'goods-receipt.take-back',
      subject: { kind: 'goods-receipt', id },
      after: {
        products: taken.length,
        units: taken.reduce((sum, { quantity }) => sum + quantity, 0),
        left: open.length - taken.length,
      },
      at,
    });
    return taken.map((line) => line.id);
  });
}

interface Receipt {
  readonly receipt: GoodsReceiptRecord;
  /** Lines that are not taken back yet. */
  readonly open: readonly ReceiptLineRow[];
  readonly at: Date;
}

async function takeOut(
  tx: Db,
  principal: Principal,
  { receipt, open, at }: Receipt,
): Promise<readonly ReceiptLineRow[]> {
  // In the order in which orders lock them.
  await lockProductVersions(
    tx,
    open.map((line) => line.id),
  );
  const moved = await moveReceivedStock(
    tx,
    principal,
    open.map((line) => ({ productId: line.id, delta: -line.quantity })),
    { reason: 'corrected', note: movementNote(receipt), at },
  );
  const movements = Array.from(moved, ([id, { movementId }]) => ({ id, movementId }));
  await tx.execute(sql`
    update goods_receipt_lines set taken_back_movement_id = given."movementId"
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as given(id int, "movementId" bigint)
    where receipt_id = ${receipt.id} and product_id = given.id`);
  const taken = open.filter((line) => moved.has(line.id));
  const costs = taken.flatMap(({ id, piastres }) => (piastres === null ? [] : [{ id, piastres }]));
  await writeCosts(tx, principal, await costsBefore(tx, costs, receipt.at), at);
  return taken;
}
