import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type CustomerRow, readCustomerRows } from './customer-rows.ts';

/** Candidates shown: a phone on more accounts is a shop's or an office's. */
const CANDIDATES = 5;

/** The digits of every phone that a customer uses: of the account, its addresses and its orders. */
function phonesOf(customerId: ReturnType<typeof sql>) {
  return sql`
    select regexp_replace(phone, '\\D', '', 'g') as digits from customers where id = ${customerId} and phone is not null
    union
    select regexp_replace(mobile, '\\D', '', 'g') from addresses where customer_id = ${customerId}
    union
    select phone_digits from orders where customer_id = ${customerId} and phone_digits is not null`;
}

/** Other accounts with a phone that this customer uses: candidates for a merge. */
export async function findSamePhone(db: Db, customerId: number): Promise<CustomerRow[]> {
  return readCustomerRows(
    db,
    sql`
      with own as (${phonesOf(sql`${customerId}`)}), found as (
        select customers.id from own join customers on customers.phone = '+' || own.digits
        union
        select orders.customer_id from own join orders on orders.phone_digits = own.digits
      )
      select id from found where id <> ${customerId} order by id desc limit ${CANDIDATES}`,
    sql`customers.id desc`,
  );
}

/** The phones that two customers both use, in digits. */
export async function commonPhones(db: Db, one: number, other: number): Promise<string[]> {
  const { rows } = await db.execute<{ digits: string }>(
    sql`(${phonesOf(sql`${one}`)}) intersect (${phonesOf(sql`${other}`)})`,
  );
  return rows.map(({ digits }) => digits);
}
