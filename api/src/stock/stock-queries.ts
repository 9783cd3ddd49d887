import type { Locale } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { listMovementsQuery, listStockQuery } from '@dp/contract/staff/stock.ts';
import type { StockFilter } from '@dp/contract/staff/stock-values.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { idArray } from '../database/id-array.ts';
import type { AppDeps } from '../deps.ts';
import { readOrderNumbers } from '../orders/order-queries.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { listMovementRows } from '../products/stock-movement-queries.ts';
import { findAnyProduct } from '../search/find-any-product.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import { isLowOnStock } from './low-stock.ts';
import { presentStock, readStockRow, readStockRows } from './stock-rows.ts';

/** Products, and movements, of a page. */
const PAGE = 50;

const FILTERS: Readonly<Record<StockFilter, SQL>> = {
  all: sql`true`,
  low: isLowOnStock,
  wanted: sql`exists (select from restock_requests where product_id = products.id)`,
  withdrawn: sql`not published`,
};

/**
 * A page of products with their stock, the least first, or those that a text finds.
 *
 * @throws ProblemError 403 `permission_required` without `stock.adjust`.
 */
export async function listStock(
  deps: Pick<AppDeps, 'db' | 'catalog'>,
  principal: Principal,
  query: z.output<typeof listStockQuery>,
  locale: Locale,
): Promise<StaffCallOutput<'listStock'>> {
  requirePermission(principal, 'stock.adjust');
  const text = query.text?.trim() ?? '';
  if (text !== '') return search(deps, text, query, locale);
  const { filter, after } = query;
  const later = after ? sql`(stock, id) > (${after.sellable}, ${after.id})` : sql`true`;
  // One more than shown tells whether there is a further page.
  const ids = sql`select id from products where ${FILTERS[filter]} and ${later}
    order by stock, id limit ${PAGE + 1}`;
  const found = await readStockRows(deps.db, ids, sql`stock, id`);
  const data = found.slice(0, PAGE).map((row) => presentStock(row, locale));
  const last = data.at(-1);
  const next = found.length > PAGE && last ? `${last.sellable}-${last.id}` : null;
  return { data, next, more: false };
}

async function search(
  deps: Pick<AppDeps, 'db' | 'catalog'>,
  text: string,
  { filter }: z.output<typeof listStockQuery>,
  locale: Locale,
): Promise<StaffCallOutput<'listStock'>> {
  const ids = await findAnyProduct(deps, text, PAGE + 1);
  if (ids.length === 0) return { data: [], next: null, more: false };
  const wanted = idArray(ids);
  const rows = await readStockRows(
    deps.db,
    sql`select id from products where id = any(${wanted}) and ${FILTERS[filter]}`,
    sql`array_position(${wanted}, id)`,
  );
  return {
    data: rows.slice(0, PAGE).map((row) => presentStock(row, locale)),
    next: null,
    more: ids.length > PAGE,
  };
}

/** The stock of a product. Throws as `listStock`, and 404 `product_not_found`. */
export async function getStock(
  db: Db,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<StaffCallOutput<'getStock'>> {
  requirePermission(principal, 'stock.adjust');
  const row = await readStockRow(db, id);
  if (!row) throw new ProblemError(404, 'product_not_found');
  return { data: presentStock(row, locale) };
}

/** What moved a product's stock, the newest first; nothing for an unknown product. Throws as `listStock`. */
export async function listMovements(
  db: Db,
  principal: Principal,
  { id, before }: { readonly id: number } & z.output<typeof listMovementsQuery>,
): Promise<StaffCallOutput<'listMovements'>> {
  requirePermission(principal, 'stock.adjust');
  const found = await listMovementRows(db, { productId: id, before }, PAGE + 1);
  const rows = found.slice(0, PAGE);
  const numbers = await readOrderNumbers(
    db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  const actorOf = await nameActors(db, rows);
  return {
    data: rows.map((row) => ({
      id: row.id,
      delta: row.delta,
      reason: row.reason,
      note: row.note,
      at: row.at.toISOString(),
      actor: actorOf(row),
      order: orderIn(numbers, row.orderId),
    })),
    next: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}

function orderIn(numbers: ReadonlyMap<number, string>, id: number | null) {
  const number = id === null ? undefined : numbers.get(id);
  return id === null || number === undefined ? null : { id, number };
}
