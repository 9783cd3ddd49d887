import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { readCategories } from '../categories/category-queries.ts';
import type { Db } from '../database/database.ts';
import { readGoods } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { readPicks } from '../parcels/parcel-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readShelves } from '../products/shelves.ts';
import { presentGoods } from './present-goods.ts';

type PickingList = StaffCallOutput<'getPickingList'>['data'];

/**
 * What to fetch for some orders: each product once, in the order of shelves, then categories, then SKUs;
 * products without a shelf come last. `mark` is the place of an order on the list, from 1.
 *
 * @throws ProblemError 403 `permission_required` without `orders.dispatch`, 404 `order_not_found`.
 */
export async function getPickingList(
  db: Db,
  principal: Principal,
  orderIds: readonly number[],
): Promise<PickingList> {
  requirePermission(principal, 'orders.dispatch');
  const ids = [...new Set(orderIds)];
  const goods = await readGoods(db, ids);
  const picks = new Map(
    (await readPicks(db, ids)).map(({ orderId, productId, picked }) => [
      `${orderId} ${productId}`,
      picked,
    ]),
  );
  const wanted = goods.flatMap(({ order, lines }, index) =>
    lines.map((line) => ({
      line,
      mark: index + 1,
      quantity: line.quantity,
      picked: picks.get(`${order.id} ${line.productId}`) ?? 0,
    })),
  );
  const shelves = await readShelves(db, [...new Set(wanted.map(({ line }) => line.productId))]);
  const categories = await readCategories(db, [
    ...new Set([...shelves.values()].flatMap(({ categoryId }) => categoryId ?? [])),
  ]);
  const products = [...shelves].flatMap(([productId, { shelf, categoryId }]) => {
    const own = wanted.filter(({ line }) => line.productId === productId);
    const quantity = sumOf(own.map((each) => each.quantity));
    const category = categories.find(({ id }) => id === categoryId);
    return presentGoods(
      own.slice(0, 1).map(({ line }) => line),
      [{ productId, quantity }],
    ).map((product) => ({
      ...product,
      shelf,
      category: category ? { ar: category.nameAr, en: category.nameEn } : null,
      place: category ? categories.indexOf(category) : categories.length,
      picked: sumOf(own.map(({ picked }) => picked)),
      marks: own.map(({ mark, quantity: units, picked }) => ({ mark, quantity: units, picked })),
    }));
  });
  return {
    orders: goods.map(({ order }, index) => ({
      order: presentOrderCard(order),
      mark: index + 1,
      packing: order.packing,
      lines: wanted
        .filter(({ mark }) => mark === index + 1)
        .map(({ line, quantity, picked }) => ({ product_id: line.productId, quantity, picked })),
    })),
    products: products.sort(byShelf).map(({ place: _, ...product }) => product),
  };
}

interface Placed {
  readonly shelf: string | null;
  /** Of its category. */
  readonly place: number;
  readonly sku: string;
}

const shelfNames = new Intl.Collator('en', { numeric: true });

function byShelf(one: Placed, other: Placed): number {
  if ((one.shelf === null) !== (other.shelf === null)) return one.shelf === null ? 1 : -1;
  return (
    shelfNames.compare(one.shelf ?? '', other.shelf ?? '') ||
    one.place - other.place ||
    shelfNames.compare(one.sku, other.sku)
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
