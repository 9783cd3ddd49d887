import type { Locale } from '@dp/contract/locale.ts';
import type { CustomerPage, CustomerSummary } from '@dp/contract/staff/customers.ts';
import { sql } from 'drizzle-orm';
import { customerNotFound } from '../accounts/customer-changes.ts';
import { maskContact } from '../accounts/mask-contact.ts';
import { listAddresses } from '../addresses/list-addresses.ts';
import { listMessagesOf } from '../contact/contact-queries.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { seesPhones } from '../orders/desk/visible-phones.ts';
import { cameBackUndelivered } from '../orders/order-history.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { listRedemptionsOf } from '../vouchers/voucher-queries.ts';
import { readCustomerNotes } from './customer-notes.ts';
import {
  type BriefOrder,
  type CustomerRow,
  presentBriefOrder,
  presentCustomer,
  readCustomerRow,
} from './customer-rows.ts';
import { findSamePhone } from './same-phone.ts';

/** Orders on a customer's page. */
const ORDERS_SHOWN = 50;

/**
 * A customer with everything their page shows.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`, 404 `customer_not_found`.
 */
export async function readCustomerPage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<CustomerPage> {
  requirePermission(principal, 'orders.read');
  const row = await requireRow(db, id);
  const whole = seesPhones(principal);
  const { data: addresses } = await listAddresses(db, id, locale);
  const brought = row.received + row.refused;
  const others = await findSamePhone(db, id);
  return {
    ...presentCustomer(row, principal),
    block:
      row.blockedAt === null
        ? null
        : { reason: row.blockedReason ?? '', since: new Date(row.blockedAt).toISOString() },
    refusal_percent: brought === 0 ? null : Math.round((row.refused / brought) * 100),
    newest_orders: await readOrders(db, id),
    addresses: addresses.map((address) => ({
      ...address,
      mobile: whole ? address.mobile : masked(address.mobile),
      second_mobile:
        whole || address.second_mobile === null
          ? address.second_mobile
          : masked(address.second_mobile),
    })),
    notes: await readCustomerNotes(db, id, principal, now()),
    // Messages are shown to those who may open the inbox.
    messages: whole ? await listMessagesOf(db, row) : [],
    vouchers: await listRedemptionsOf(db, id),
    same_phone: others.map((other) => presentCustomer(other, principal)),
  };
}

/** A customer in brief. @throws ProblemError 404 `customer_not_found`. */
export async function readSummary(
  db: Db,
  principal: Principal,
  id: number,
): Promise<CustomerSummary> {
  return presentCustomer(await requireRow(db, id), principal);
}

/** @throws ProblemError 404 `customer_not_found`. */
export async function requireRow(db: Db, id: number): Promise<CustomerRow> {
  const row = await readCustomerRow(db, id);
  if (!row) throw await customerNotFound(db, id);
  return row;
}

async function readOrders(db: Db, customerId: number): Promise<CustomerPage['newest_orders']> {
  const { rows } = await db.execute<
    BriefOrder & { refused: boolean } & Record<string, unknown>
  >(sql`
    select own.id, own.number, own.state, own.placed_at as at,
      own.total_piastres::float8 as piastres, (${cameBackUndelivered(sql`own`)}) as refused
    from orders as own where own.customer_id = ${customerId}
    order by own.id desc limit ${ORDERS_SHOWN}`);
  return rows.map((row) => ({ ...presentBriefOrder(row), refused: row.refused }));
}

function masked(phone: string): string {
  return maskContact({ kind: 'phone', value: phone });
}
