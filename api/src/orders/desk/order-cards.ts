import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import type { PaymentMethod, PaymentState } from '@dp/contract/payments.ts';
import type {
  Channel,
  Confirmation,
  Outcome,
  Packing,
  RiskReason,
} from '@dp/contract/staff/order-desk.ts';
import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import type { ParcelProblem } from '@dp/contract/staff/parcels.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { problemsOfOrder } from '../../parcels/parcel-problems.ts';
import type { Principal } from '../../principals/principal.ts';
import { cameBackUndelivered } from '../order-history.ts';
import type { OrderAddress } from '../order-tables.ts';
import { visiblePhone } from './visible-phones.ts';

/** An order as lists read it. */
export interface CardRow {
  readonly id: number;
  readonly number: string;
  readonly version: number;
  readonly state: OrderState;
  readonly confirmation: Confirmation;
  readonly callAt: Date | null;
  readonly packing: Packing;
  readonly paymentMethod: PaymentMethod;
  readonly payment: PaymentState;
  readonly placedAt: Date;
  readonly items: number;
  readonly units: number;
  readonly totalPiastres: number;
  readonly customerId: number;
  readonly refused: number;
  readonly address: OrderAddress | null;
  readonly governorateId: number | null;
  readonly risk: number;
  readonly riskReasons: RiskReason[];
  readonly attempts: number;
  readonly lastAttempt: {
    readonly at: string;
    readonly by: string | null;
    readonly channel: Channel;
    readonly outcome: Outcome;
  } | null;
  readonly problems: ParcelProblem[];
}

/** Times of plain statements are texts. */
type StoredCard = {
  [K in keyof CardRow]: CardRow[K] extends Date | null
    ? string | Extract<CardRow[K], null>
    : CardRow[K];
};

/**
 * Reads orders with what a list shows of them and of their customers, in one statement.
 *
 * @param page a query for the ids of a few orders; they come in the order of `orderBy`.
 */
export async function readCards(db: Db, page: SQL, orderBy: SQL): Promise<CardRow[]> {
  const { rows } = await db.execute<StoredCard>(sql`
    select orders.id, orders.number, orders.version, orders.state, orders.confirmation,
      orders.call_at as "callAt", orders.packing,
      orders.payment_method as "paymentMethod", orders.payment, orders.placed_at as "placedAt",
      orders.total_items as items, orders.total_quantity as units,
      orders.total_piastres::float8 as "totalPiastres", orders.customer_id as "customerId",
      orders.address, orders.governorate_id as "governorateId",
      orders.risk, orders.risk_reasons as "riskReasons",
      (
        select count(*)::int from orders as own
        where own.customer_id = orders.customer_id and ${cameBackUndelivered(sql`own`)}
      ) as refused,
      (select count(*)::int from order_attempts where order_id = orders.id) as attempts,
      (
        select jsonb_build_object('at', attempt.at, 'by', staff.name, 'channel', attempt.channel,
          'outcome', attempt.outcome)
        from order_attempts as attempt
        left join staff on attempt.actor = 'staff' and staff.id = attempt.actor_id
        where attempt.order_id = orders.id
        order by attempt.id desc limit 1
      ) as "lastAttempt",
      case when orders.parcel_problem then ${problemsOfOrder(sql`orders.id`)}
        else '{}'::text[] end as problems
    from orders where orders.id in (${page})
    order by ${orderBy}`);
  return rows.map((row) => ({
    ...row,
    callAt: row.callAt === null ? null : new Date(row.callAt),
    placedAt: new Date(row.placedAt),
  }));
}

/** An order of a list in the caller's language. */
export function presentCard(row: CardRow, principal: Principal, locale: Locale): OrderCard {
  const { address, governorateId, lastAttempt } = row;
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    state: row.state,
    confirmation: row.confirmation,
    call_at: row.callAt?.toISOString() ?? null,
    packing: row.packing,
    placed_at: row.placedAt.toISOString(),
    payment_method: row.paymentMethod,
    payment_state: row.payment,
    items: row.items,
    units: row.units,
    total: toEgp(row.totalPiastres),
    customer: {
      id: row.customerId,
      name: address?.fullName ?? null,
      phone: address && visiblePhone(principal, address.mobile),
      refused: row.refused,
    },
    governorate:
      address && governorateId !== null ? { id: governorateId, name: address.state[locale] } : null,
    city: address?.city[locale] ?? null,
    risk: row.risk,
    risk_reasons: row.riskReasons,
    attempts: lastAttempt && {
      count: row.attempts,
      last: { ...lastAttempt, at: new Date(lastAttempt.at).toISOString() },
    },
    problems: row.problems,
  };
}
