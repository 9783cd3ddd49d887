import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { Db } from '../database/database.ts';
import { readGoods } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { listToPutBack } from '../orders/order-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readShelves } from '../products/shelves.ts';
import { presentGoods } from './present-goods.ts';

const PAGE = 50;

/**
 * Orders that were cancelled when they were packed and still lie in their boxes, the oldest first, each with what
 * goes back to which shelf.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`.
 */
export async function listPutBacks(
  db: Db,
  principal: Principal,
  { after }: { readonly after?: number | undefined },
): Promise<StaffCallOutput<'listPutBacks'>> {
  requirePermission(principal, 'orders.dispatch');
  const found = await listToPutBack(db, after, PAGE + 1);
  const ids = found.slice(0, PAGE);
  const goods = await readGoods(db, ids);
  const products = goods.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const shelves = await readShelves(db, [...new Set(products)]);
  return {
    data: goods.map(({ order, lines }) => ({
      order: presentOrderCard(order),
      cancelled_at: order.stateAt.toISOString(),
      lines: presentGoods(lines, lines).map((line) => ({
        ...line,
        shelf: shelves.get(line.product_id)?.shelf ?? null,
      })),
    })),
    next: found.length > PAGE ? (ids.at(-1) ?? null) : null,
  };
}
