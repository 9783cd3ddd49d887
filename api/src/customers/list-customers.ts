import { foldDigits } from '@dp/contract/digits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import type { customerListResponse, listCustomersQuery } from '@dp/contract/staff/customers.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { idArray } from '../database/id-array.ts';
import { findByName, findByTermStart } from '../find/find-by-term.ts';
import type { TermIndex } from '../find/term-index.ts';
import { emailTerm, phoneTerm } from '../find/terms.ts';
import { readSearchText } from '../orders/desk/search-text.ts';
import { hasDigits } from '../orders/order-numbers.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { type CustomerRow, presentCustomer, readCustomerRows } from './customer-rows.ts';

type Page = z.output<typeof customerListResponse>;

/** Fewer letters of an e-mail fit too many. */
const EMAIL_LETTERS_MIN = 3;

/** How many of whom a text may mean are looked through for those of a filter. */
const FILTERED_MOST = 500;

const CUSTOMER_TERMS: TermIndex = {
  table: sql`customer_search_terms`,
  owner: sql`customer_id`,
};
const ORDER_TERMS: TermIndex = { table: sql`order_search_terms`, owner: sql`order_id` };

/**
 * A page of customers, the newest first, or those that a text finds: by name in any spelling, phone in any
 * form (also that of an order's address), e-mail or order number.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function listCustomers(
  db: Db,
  principal: Principal,
  query: z.output<typeof listCustomersQuery>,
): Promise<Page> {
  requirePermission(principal, 'orders.read');
  const text = query.text?.trim() ?? '';
  return text === '' ? listPage(db, principal, query) : search(db, principal, text, query);
}

async function listPage(
  db: Db,
  principal: Principal,
  { filter, after, before, limit }: z.output<typeof listCustomersQuery>,
): Promise<Page> {
  const backwards = before !== undefined;
  const conditions = [sql`deleted_at is null`];
  if (filter === 'blocked') conditions.push(sql`blocked_at is not null`);
  if (after !== undefined) conditions.push(sql`id < ${after}`);
  if (before !== undefined) conditions.push(sql`id > ${before}`);
  const direction = sql.raw(backwards ? 'asc' : 'desc');
  // One more than shown tells whether there is a further page.
  const found = await readCustomerRows(
    db,
    sql`select id from customers where ${sql.join(conditions, sql` and `)} order by id ${direction} limit ${limit + 1}`,
    sql`customers.id ${direction}`,
  );
  const rows = found.slice(0, limit);
  if (backwards) rows.reverse();
  const further = found.length > limit;
  return {
    data: rows.map((row) => presentCustomer(row, principal)),
    next: backwards || further ? (rows.at(-1)?.id ?? null) : null,
    previous: (backwards ? further : after !== undefined) ? (rows[0]?.id ?? null) : null,
    more: false,
  };
}

async function search(
  db: Db,
  principal: Principal,
  typed: string,
  { filter, limit }: z.output<typeof listCustomersQuery>,
): Promise<Page> {
  // A filter leaves out most of whom a common name finds.
  const ids = await findIds(db, typed, filter === 'blocked' ? FILTERED_MOST : limit + 1);
  const rows = ids.length === 0 ? [] : await readInOrder(db, ids);
  const shown = filter === 'blocked' ? rows.filter((row) => row.blockedAt !== null) : rows;
  return {
    data: shown.slice(0, limit).map((row) => presentCustomer(row, principal)),
    next: null,
    previous: null,
    more: shown.length > limit || ids.length >= FILTERED_MOST,
  };
}

/** The ids of customers that a text may mean, the likeliest reading first, at most `most`. */
async function findIds(db: Db, typed: string, most: number): Promise<number[]> {
  const { number, phone, words } = readSearchText(typed);
  const found = new Set<number>();
  const add = (ids: readonly number[]) => {
    for (const id of ids) if (found.size < most) found.add(id);
  };
  if (number) add(await customersOf(db, hasDigits(number)));
  if (phone) {
    const term = phoneTerm(phone);
    add(await findByTermStart(db, CUSTOMER_TERMS, term, most));
    const orderIds = await findByTermStart(db, ORDER_TERMS, term, most);
    add(await customersOf(db, sql`orders.id = any(${idArray(orderIds)})`));
  }
  const email = foldDigits(stripBidiMarks(typed)).trim().toLowerCase();
  if (email.length >= EMAIL_LETTERS_MIN && /^[^\s]+$/.test(email) && !phone) {
    add(await findByTermStart(db, CUSTOMER_TERMS, emailTerm(email), most));
  }
  if (words.length > 0) add(await findByName(db, CUSTOMER_TERMS, words, most));
  return [...found];
}

async function customersOf(db: Db, where: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct customer_id as id from orders where ${where} order by id desc`,
  );
  return rows.map(({ id }) => id);
}

async function readInOrder(db: Db, ids: readonly number[]): Promise<CustomerRow[]> {
  const wanted = sql`select unnest(${idArray(ids)})`;
  const rows = await readCustomerRows(db, wanted, sql`customers.id desc`);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0));
}
