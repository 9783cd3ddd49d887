import { toPiastres } from '@dp/contract/money.ts';
import type { receiveGoodsBody } from '@dp/contract/staff/goods-receipts.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockProductVersions } from '../products/change-columns.ts';
import { moveReceivedStock } from '../products/move-received-stock.ts';
import { readKnownCosts, writeCosts } from '../products/write-costs.ts';
import { UNITS_MAX } from '../stock/stock-rows.ts';
import { requireCostPermissions } from './cost-permissions.ts';
import { movementNote, requireSameReceipt } from './goods-receipt-rows.ts';
import { goodsReceiptLines, goodsReceipts } from './goods-receipt-tables.ts';

type Given = z.output<typeof receiveGoodsBody>;

/**
 * Receives a delivery: the stock of all its products rises, each with its movement, or that of none. A cost that a line
 * says is what the product costs from now on. A receipt that was sent before is not booked again.
 *
 * @returns the receipt's id, and the products whose stock rose now.
 * @throws ProblemError 403 `permission_required` without `stock.adjust`; with costs, also without `costs.see` and
 *   `prices.edit`; 404 `product_not_found`; 409 `receipt_saved_already` when the key was used for something else,
 *   `stock_too_high`. The last and `product_not_found` name their lines.
 */
export async function receiveGoods(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  given: Given,
): Promise<{ readonly id: number; readonly productIds: readonly number[] }> {
  requirePermission(principal, 'stock.adjust');
  requireCostPermissions(principal, given.lines);
  return inTransaction(db, async (tx) => {
    const { key, reference = null, note = null, lines } = given;
    const at = now();
    const [receipt] = await tx
      .insert(goodsReceipts)
      .values({ key, reference, note, at, ...actorOf(principal) })
      .onConflictDoNothing()
      .returning({ id: goodsReceipts.id });
    if (!receipt) return { id: await requireSameReceipt(tx, given), productIds: [] };
    const { id } = receipt;
    await book(tx, principal, { id, given, at });
    await recordAudit(tx, principal, {
      action: 'goods-receipt.receive',
      subject: { kind: 'goods-receipt', id },
      after: {
        reference,
        note,
        products: lines.length,
        units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      },
      at,
    });
    return { id, productIds: lines.map((line) => line.product_id) };
  });
}

interface Booking {
  readonly id: number;
  readonly given: Given;
  readonly at: Date;
}

async function book(tx: Db, principal: Principal, { id, given, at }: Booking): Promise<void> {
  const { lines, reference, note } = given;
  // In the order in which orders lock them.
  const there = await lockProductVersions(
    tx,
    lines.map((line) => line.product_id),
  );
  refuseLines(404, 'product_not_found', lines, ({ product_id: product }) => !there.has(product));
  const moved = await moveReceivedStock(
    tx,
    principal,
    lines.map((line) => ({ productId: line.product_id, delta: line.quantity })),
    { reason: 'received', note: movementNote({ reference, note }), at },
  );
  refuseLines(
    409,
    'stock_too_high',
    lines,
    ({ product_id: product }) => (moved.get(product)?.stock ?? 0) > UNITS_MAX,
  );
  const costs = lines.flatMap(({ product_id: productId, cost }) =>
    cost === undefined ? [] : [{ id: productId, piastres: toPiastres(cost) }],
  );
  // A new purchase cost is no edit of the shown one, so it needs no version check.
  const known = await readKnownCosts(
    tx,
    costs.map((cost) => cost.id),
  );
  await writeCosts(
    tx,
    principal,
    costs.map((cost) => ({ ...cost, version: known.get(cost.id)?.version ?? 0 })),
    at,
  );
  const piastres = new Map(costs.map((cost) => [cost.id, cost.piastres]));
  await tx.insert(goodsReceiptLines).values(
    [...moved].map(([productId, { movementId }]) => ({
      receiptId: id,
      productId,
      movementId,
      costPiastres: piastres.get(productId) ?? null,
    })),
  );
}

/** @throws ProblemError that names the lines which are wrong. */
function refuseLines(
  status: number,
  code: 'product_not_found' | 'stock_too_high',
  lines: Given['lines'],
  isWrong: (line: Given['lines'][number]) => boolean,
): void {
  const wrong = lines.flatMap((line, place) => (isWrong(line) ? [place] : []));
  if (wrong.length === 0) return;
  const [field, problem] =
    code === 'stock_too_high'
      ? (['quantity', 'too_big'] as const)
      : (['product_id', 'invalid'] as const);
  const fields = Object.fromEntries(wrong.map((place) => [`lines.${place}.${field}`, problem]));
  throw new ProblemError(status, code, { fields, most: UNITS_MAX });
}
