import { toEgp } from '@dp/contract/money.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { sql } from 'drizzle-orm';
import { readCustomer } from '../../accounts/read-customer.ts';
import type { Db } from '../../database/database.ts';
import type { Principal } from '../../principals/principal.ts';
import type { OrderRow } from '../full-order.ts';
import { readOrderHistory } from '../order-history.ts';
import { visiblePhone } from './visible-phones.ts';

const OPEN_ORDERS_MAX = 10;
const NOTES_MAX = 20;

interface OpenOrder extends Record<string, unknown> {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly placedAt: string;
  readonly totalPiastres: number;
}

interface Note extends Record<string, unknown> {
  readonly id: number;
  readonly text: string;
  readonly at: string;
  readonly actor: Principal['kind'];
  readonly name: string | null;
}

/** What the shop knows about the customer of an order. */
export async function readCustomerCard(
  db: Db,
  { id: orderId, customerId, address, placedAt }: OrderRow,
  principal: Principal,
): Promise<StaffOrder['customer']> {
  const [customer, history, open, notes] = await Promise.all([
    readCustomer(db, customerId),
    readOrderHistory(db, { customerId, phoneDigits: null, at: placedAt }),
    db.execute<OpenOrder>(sql`
      select id, number, state, placed_at as "placedAt", total_piastres::float8 as "totalPiastres"
      from orders
      where customer_id = ${customerId} and id <> ${orderId} and state in ('draft', 'ongoing', 'dispatched')
      order by id desc limit ${OPEN_ORDERS_MAX}`),
    db.execute<Note>(sql`
      select note.id, note.text, note.at, note.actor, coalesce(staff.name, note.actor_name) as name
      from customer_notes as note
      left join staff on note.actor = 'staff' and staff.id = note.actor_id
      where note.customer_id = ${customerId}
      order by note.id desc limit ${NOTES_MAX}`),
  ]);
  const phone = customer?.phone ?? address?.mobile ?? null;
  return {
    id: customerId,
    name: customer?.name ?? '',
    phone: phone === null ? null : visiblePhone(principal, phone),
    orders: history.orders,
    received: history.received,
    refused: history.refused,
    cancelled: history.cancelled,
    notes: notes.rows.map(({ id, text, at, actor, name }) => ({
      id,
      text,
      at: new Date(at).toISOString(),
      by: { kind: actor, name },
    })),
    open_orders: open.rows.map(({ id, number, state, placedAt: placed, totalPiastres }) => ({
      id,
      number,
      state,
      placed_at: new Date(placed).toISOString(),
      total: toEgp(totalPiastres),
    })),
  };
}
