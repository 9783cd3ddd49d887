import type { Locale } from '@dp/contract/locale.ts';
import type { changeStockBody, StockedProduct } from '@dp/contract/staff/stock.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { adjustStock, lockForStock } from '../products/adjust-stock.ts';
import { onHand, presentStock, readStockRow, type StockRow, UNITS_MAX } from './stock-rows.ts';

type Change = z.output<typeof changeStockBody>;

/**
 * Changes a product's stock, with a movement that says why. What a count finds includes the units of orders
 * that have not left the shop, so that sales during a count change nothing; only what else moves units in or
 * out since the caller looked is a conflict.
 *
 * @returns the stock as it is then; a count without a difference is recorded too.
 * @throws ProblemError 403 `permission_required` without `stock.adjust`; 404 `product_not_found`; 409
 *   `record_changed` when `on_hand` is no longer so, `stock_promised` when orders hold some of the units,
 *   `stock_too_high`.
 */
export async function changeStock(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { productId, locale, ...change }: { productId: number; locale: Locale } & Change,
): Promise<StockedProduct> {
  requirePermission(principal, 'stock.adjust');
  const at = now();
  return inTransaction(db, async (tx) => {
    const before = (await lockForStock(tx, productId)) && (await readStockRow(tx, productId));
    if (!before) throw new ProblemError(404, 'product_not_found');
    await assertVersion({ seen: change.on_hand, version: onHand(before) }, () =>
      presentStock(before, locale),
    );
    const delta = deltaOf(before, change);
    const sellable = before.sellable + delta;
    assertPossible(before, sellable);
    const { reason, quantity, note = null } = change;
    await adjustStock(tx, principal, { productId, delta, reason, note, at });
    await recordAudit(tx, principal, {
      action: 'product.stock',
      subject: { kind: 'product', id: productId },
      before: { sellable: before.sellable },
      after: { sellable, promised: before.promised, reason, quantity, note },
      at,
    });
    return presentStock({ ...before, sellable }, locale);
  });
}

/** How many sellable units come or go. */
function deltaOf(before: StockRow, { reason, quantity }: Change): number {
  switch (reason) {
    case 'received':
    case 'corrected':
      return quantity;
    case 'broken':
      return -quantity;
    case 'counted':
      return quantity - onHand(before);
  }
}

function assertPossible(before: StockRow, sellable: number): void {
  if (sellable < 0) {
    const { promised } = before;
    throw new ProblemError(409, 'stock_promised', { sellable: before.sellable, promised });
  }
  if (sellable > UNITS_MAX && sellable > before.sellable) {
    throw new ProblemError(409, 'stock_too_high', { most: UNITS_MAX });
  }
}
