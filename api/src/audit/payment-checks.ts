import { sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';

/** Of an order: what couriers collected for its parcels, in piastres. */
const COLLECTED = sql`coalesce((select sum(cash_piastres) from parcels
  where order_id = orders.id and delivered_at is not null), 0)`;

/** Money by attempts, refunds and orders: each pound received or given back is booked once. */
export const paymentChecks: AuditCheck[] = [
  {
    rule: 'An order received what its attempts to pay received, and gave back what its refunds did.',
    wrong: sql`
      select number || ': paid ' || paid_piastres || ', attempts received ' || received || '; refunded '
        || refunded_piastres || ', refunds done ' || returned as detail
      from (
        select number, paid_piastres, refunded_piastres,
          coalesce((select sum(received_piastres) from payment_attempts where order_id = orders.id), 0) as received,
          coalesce((select sum(amount_piastres) from refunds where order_id = orders.id and state = 'done'), 0) as returned
        from orders
      ) as summed
      where paid_piastres <> received or refunded_piastres <> returned`,
  },
  {
    rule: 'An attempt gave back what its refunds did, and never more than it received.',
    wrong: sql`
      select reference || ': refunded ' || refunded_piastres || ' of ' || received_piastres || ', refunds done ' || returned as detail
      from (
        select reference, refunded_piastres, received_piastres,
          coalesce((select sum(amount_piastres) from refunds where attempt_id = payment_attempts.id and state = 'done'), 0) as returned
        from payment_attempts
      ) as summed
      where refunded_piastres <> returned or refunded_piastres > received_piastres`,
  },
  {
    rule: 'A paid order received at least its total by one attempt of just that sum; only paid orders of those to be paid before leave the shop.',
    wrong: sql`
      select number || ' (' || state || '): ' || payment || ', paid ' || paid_piastres || ' of ' || total_piastres as detail
      from orders
      where payment = 'paid' and (paid_piastres < total_piastres or not exists (
          select from payment_attempts
          where order_id = orders.id and received_piastres = orders.total_piastres
            and payment_attempts.state in ('paid', 'partly_refunded', 'refunded', 'voided')
        ))
        or payment = 'awaiting' and state not in ('draft', 'cancelled')`,
  },
  {
    rule: 'Cash that went back to a customer was collected from them.',
    wrong: sql`
      select number || ': ' || returned || ' given back of ' || collected || ' collected' as detail
      from (
        select number,
          coalesce((select sum(amount_piastres) from refunds
            where order_id = orders.id and attempt_id is null and state = 'done'), 0) as returned,
          ${COLLECTED} as collected
        from orders where refunded_piastres > 0
      ) as summed
      where returned > collected`,
  },
  {
    rule: 'Money that belongs to no paid order is a task, or was one.',
    wrong: sql`
      select reference || ' (' || payment_attempts.state || ') received ' || received_piastres as detail
      from payment_attempts join orders on orders.id = order_id
      where received_piastres > 0 and payment_attempts.state in ('created', 'pending', 'failed', 'expired', 'cancelled')
        and not exists (select from payment_tasks where attempt_id = payment_attempts.id)`,
  },
  {
    rule: 'What was paid for an order that was cancelled or came back went back, is on its way back, or is or was a task.',
    wrong: sql`
      select number || ' (' || state || '): received ' || received || ', back or on its way back ' || returned as detail
      from (
        select id, number, state,
          paid_piastres + ${COLLECTED} as received,
          coalesce((select sum(amount_piastres) from refunds
            where order_id = orders.id and state <> 'failed'), 0) as returned
        from orders where state in ('cancelled', 'returned')
      ) as summed
      where received > returned
        and not exists (select from payment_tasks where order_id = summed.id)`,
  },
  {
    rule: 'What was paid for a parcel that came back, or was given up, while its order goes on went back, or is or was a task.',
    wrong: sql`
      select number || '/' || place || ' (' || parcels.state || '): paid '
        || case when delivered_at is null then 'before' else 'and received' end as detail
      from parcels join orders on orders.id = order_id
      where parcels.state in ('returned', 'given_up') and orders.state in ('dispatched', 'delivered', 'completed')
        and paid_piastres + case when delivered_at is null then 0 else ${COLLECTED} end > refunded_piastres
        and case when delivered_at is null then cash_piastres else 0 end + coalesce((
          select sum(amount_piastres) from refunds where order_id = orders.id and state <> 'failed'), 0) < (
          select sum((order_lines.total_piastres - discount_share_piastres) * parcel_lines.quantity / order_lines.quantity)
          from parcel_lines join order_lines
            on order_lines.order_id = orders.id and order_lines.product_id = parcel_lines.product_id
          where parcel_id = parcels.id)
        and not exists (select from payment_tasks where kind = 'refund_due' and cause = number || '/' || place)`,
  },
];
