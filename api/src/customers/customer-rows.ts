import { toEgp } from '@dp/contract/money.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import type { CustomerSummary } from '@dp/contract/staff/customers.ts';
import { type SQL, sql } from 'drizzle-orm';
import { maskContact } from '../accounts/mask-contact.ts';
import type { Db } from '../database/database.ts';
import { seesPhones } from '../orders/desk/visible-phones.ts';
import { cameBackUndelivered } from '../orders/order-history.ts';
import type { Principal } from '../principals/principal.ts';

/** A customer as staff read them, with what became of their orders. Times are texts. */
export interface CustomerRow extends Record<string, unknown> {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly phone: string | null;
  readonly phoneProven: boolean;
  readonly email: string | null;
  readonly emailProven: boolean;
  readonly byStaff: boolean;
  readonly blockedAt: string | null;
  readonly blockedReason: string | null;
  readonly createdAt: string;
  readonly placed: number;
  readonly received: number;
  readonly refused: number;
  readonly cancelled: number;
  readonly lastOrder: BriefOrder | null;
}

/** An order in JSON of PostgreSQL. */
export interface BriefOrder {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly at: string;
  readonly piastres: number;
}

/**
 * Reads customers with the counts of their orders, in one statement; deleted accounts are left out.
 *
 * @param ids a query for the ids of a page.
 */
export async function readCustomerRows(db: Db, ids: SQL, orderBy: SQL): Promise<CustomerRow[]> {
  const { rows } = await db.execute<CustomerRow>(sql`
    select customers.id, customers.version, customers.name, customers.phone, customers.email,
      customers.phone_verified_at is not null as "phoneProven",
      customers.email_verified_at is not null as "emailProven",
      customers.by_staff as "byStaff", customers.blocked_at as "blockedAt",
      customers.blocked_reason as "blockedReason", customers.created_at as "createdAt",
      history.*, (
        select jsonb_build_object('id', id, 'number', number, 'state', state, 'at', placed_at,
          'piastres', total_piastres)
        from orders where customer_id = customers.id order by id desc limit 1
      ) as "lastOrder"
    from customers, lateral (
      select count(*)::int as placed,
        count(*) filter (where own.state in ('delivered', 'completed'))::int as received,
        count(*) filter (where ${cameBackUndelivered(sql`own`)})::int as refused,
        count(*) filter (where own.state = 'cancelled')::int as cancelled
      from orders as own where own.customer_id = customers.id
    ) as history
    where customers.deleted_at is null and customers.id in (${ids})
    order by ${orderBy}`);
  return rows;
}

/** One customer; undefined when there is none, or the account has ended. */
export async function readCustomerRow(db: Db, id: number): Promise<CustomerRow | undefined> {
  const [row] = await readCustomerRows(db, sql`select ${id}::int`, sql`customers.id`);
  return row;
}

/** A customer as this member of staff may see them. */
export function presentCustomer(row: CustomerRow, principal: Principal): CustomerSummary {
  const whole = seesPhones(principal);
  const { phone, email } = row;
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    phone: phone === null || whole ? phone : maskContact({ kind: 'phone', value: phone }),
    phone_proven: row.phoneProven,
    email: email === null || whole ? email : maskContact({ kind: 'email', value: email }),
    email_proven: row.emailProven,
    by_staff: row.byStaff,
    blocked: row.blockedAt !== null,
    since: new Date(row.createdAt).toISOString(),
    orders: {
      placed: row.placed,
      received: row.received,
      refused: row.refused,
      cancelled: row.cancelled,
    },
    last_order: row.lastOrder && presentBriefOrder(row.lastOrder),
  };
}

/** An order of a customer in brief. */
export function presentBriefOrder({ id, number, state, at, piastres }: BriefOrder) {
  return { id, number, state, placed_at: new Date(at).toISOString(), total: toEgp(piastres) };
}
