import type { Locale } from '@dp/contract/locale.ts';
import type { FOUND_BY, foundOrdersResponse } from '@dp/contract/staff/order-lists.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { idArray } from '../../database/id-array.ts';
import { findByName, findByTermStart } from '../../find/find-by-term.ts';
import type { TermIndex } from '../../find/term-index.ts';
import { phoneTerm } from '../../find/terms.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { hasDigits } from '../order-numbers.ts';
import { presentCard, readCards } from './order-cards.ts';
import { readSearchText } from './search-text.ts';

/** Orders in an answer: who does not find theirs among so many types more. */
const FOUND_MAX = 20;

const ORDER_TERMS: TermIndex = { table: sql`order_search_terms`, owner: sql`order_id` };

type FoundBy = (typeof FOUND_BY)[number];

/**
 * The newest orders that a text means: by number, phone, tracking number, SKU or name, all of them tried, each
 * by ranges of an index that end after a few orders, so that a million orders are searched as fast as a
 * thousand. Exact numbers come first.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function findStaffOrders(
  db: Db,
  principal: Principal,
  text: string,
  locale: Locale,
): Promise<z.output<typeof foundOrdersResponse>> {
  requirePermission(principal, 'orders.read');
  const { number, phone, code, words } = readSearchText(text);
  const found = new Map<number, FoundBy>();
  const add = (by: FoundBy, ids: readonly number[]) => {
    for (const id of ids) {
      if (found.size < FOUND_MAX && !found.has(id)) found.set(id, by);
    }
  };
  if (number) add('number', await idsOf(db, sql`select id from orders where ${hasDigits(number)}`));
  add('tracking', await findByTracking(db, code));
  if (phone) add('phone', await findByTermStart(db, ORDER_TERMS, phoneTerm(phone), FOUND_MAX));
  add('sku', await findBySku(db, code));
  if (words.length > 0) add('name', await findByName(db, ORDER_TERMS, words, FOUND_MAX));
  if (found.size === 0) return { data: [] };
  const ids = [...found.keys()];
  const cards = await readCards(db, sql`select unnest(${idArray(ids)})`, sql`orders.id desc`);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  cards.sort((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0));
  return {
    data: cards.map((row) => ({
      ...presentCard(row, principal, locale),
      found_by: found.get(row.id) ?? 'name',
    })),
  };
}

function findByTracking(db: Db, code: string): Promise<number[]> {
  return idsOf(
    db,
    sql`select order_id as id from parcels where upper(tracking_number) = ${code} order by id desc limit ${FOUND_MAX}`,
  );
}

/** The order of an index on (upper(sku), order_id). */
function findBySku(db: Db, code: string): Promise<number[]> {
  return idsOf(
    db,
    sql`select order_id as id from order_lines where upper(sku) = ${code} order by order_id desc limit ${FOUND_MAX}`,
  );
}

async function idsOf(db: Db, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}
