import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { ReceiptLineFault } from '@dp/contract/staff/goods-receipt-values.ts';
import {
  type CheckedReceiptLine,
  type checkReceiptBody,
  receiveGoodsBody,
} from '@dp/contract/staff/goods-receipts.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { idArray } from '../database/id-array.ts';
import { maySeeCosts, type Principal, requirePermission } from '../principals/principal.ts';
import { findByCodes, plainCode } from '../products/find-by-codes.ts';
import { readCosts } from '../products/product-cost-rows.ts';
import { presentStock, readStockRows, UNITS_MAX } from '../stock/stock-rows.ts';
import { requireCostPermissions } from './cost-permissions.ts';

type Line = z.output<typeof checkReceiptBody>['lines'][number];

/**
 * Which products a list of codes, quantities and costs means. Nothing changes.
 *
 * @throws ProblemError 403 `permission_required` without `stock.adjust`; with costs, also without `costs.see` and
 *   `prices.edit`.
 */
export async function checkGoodsReceipt(
  db: Db,
  principal: Principal,
  { lines }: z.output<typeof checkReceiptBody>,
  locale: Locale,
): Promise<CheckedReceiptLine[]> {
  requirePermission(principal, 'stock.adjust');
  requireCostPermissions(principal, lines);
  const codes = lines.map(({ code }) => plainCode(code));
  const found = await findByCodes(db, codes);
  const wanted = idArray([...new Set([...found.values()].flat())]);
  const rows = await readStockRows(
    db,
    sql`select id from products where id = any(${wanted})`,
    sql`id`,
  );
  const products = new Map(rows.map((row) => [row.id, presentStock(row, locale)]));
  const costs = maySeeCosts(principal) ? await readCosts(db, [...products.keys()]) : new Map();
  const seen = new Set<number>();
  return lines.map((line, place): CheckedReceiptLine => {
    const wrong = (fault: ReceiptLineFault) => ({
      outcome: 'wrong' as const,
      code: line.code,
      fault,
    });
    const code = codes[place] ?? '';
    const [id, ...others] = found.get(code) ?? [];
    const product = id === undefined ? undefined : products.get(id);
    if (!product) return wrong(code === '' ? 'code_missing' : 'code_unknown');
    if (others.length > 0) return wrong('code_of_several');
    if (seen.has(product.id)) return wrong('twice');
    seen.add(product.id);
    const quantity = quantityField.safeParse(line.quantity);
    if (!quantity.success) return wrong('quantity_wrong');
    if (product.sellable + quantity.data > UNITS_MAX) return wrong('stock_too_high');
    const cost = costField.safeParse(costOf(line));
    if (!cost.success) return wrong('cost_wrong');
    const { sku, name, image, on_hand, wanted_by } = product;
    const now: number | undefined = costs.get(product.id);
    return {
      outcome: 'found',
      ...{ id: product.id, sku, name, image, on_hand, wanted_by },
      quantity: quantity.data,
      cost: cost.data === undefined ? null : toEgp(toPiastres(cost.data)),
      cost_now: now === undefined ? null : toEgp(now),
    };
  });
}

const { quantity: quantityField, cost: costField } = receiveGoodsBody.shape.lines.element.shape;

/** An empty cell of a list says no cost. */
function costOf({ cost }: Line): number | string | undefined {
  return typeof cost === 'string' && cost.trim() === '' ? undefined : cost;
}
