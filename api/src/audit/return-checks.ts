import { type SQL, sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';

/** A return in a finding. */
const returnName = sql`'return ' || returns.id || ' of ' || orders.number`;

/** @param legalSteps rows (from, to) of the return's state machine. */
export function returnChecks(legalSteps: SQL): AuditCheck[] {
  return [
    {
      rule: 'No more pieces are in an order’s returns than reached its shopper.',
      wrong: sql`
        select number || ': product ' || product_id || ' received ' || sum(received) || ', in returns ' || sum(returned) as detail
        from (
          select order_id, product_id, quantity as received, 0 as returned
          from parcel_lines join parcels on parcels.id = parcel_id where state = 'delivered'
          union all
          select order_id, product_id, 0, quantity
          from return_lines join returns on returns.id = return_id
          where state not in ('refused', 'cancelled', 'sent_back')
        ) as pieces join orders on orders.id = order_id
        group by number, product_id having sum(returned) > sum(received)`,
    },
    {
      rule: 'A return begins requested, goes on by legal steps, and is in the last one’s state.',
      wrong: sql`
        with steps as (
          select return_id, state, lag(state) over by_id as before, lead(state) over by_id as after
          from return_events window by_id as (partition by return_id order by id)
        )
        select ${returnName} || ' is ' || returns.state || ', its events say '
          || coalesce(steps.before, 'nothing') || ' to ' || coalesce(steps.state, 'nothing') as detail
        from returns join orders on orders.id = order_id left join steps on return_id = returns.id
        where steps.state is null
          or before is null and steps.state <> 'requested'
          or before is not null and (before, steps.state) not in ${legalSteps}
          or after is null and steps.state <> returns.state`,
    },
    {
      rule: 'A return is inspected once and whole after it was received, and not before.',
      wrong: sql`
        select ${returnName} || ' (' || returns.state || '): product ' || return_lines.product_id || ' '
          || return_lines.quantity || ' pieces, ' || coalesce(found, 0) || ' inspected' as detail
        from returns join orders on orders.id = order_id join return_lines on return_id = returns.id
        left join (
          select return_id, product_id, sum(quantity) as found from return_inspections group by return_id, product_id
        ) as inspected on inspected.return_id = returns.id and inspected.product_id = return_lines.product_id
        where coalesce(found, 0) <> case
          when returns.state in ('inspected', 'refunded', 'exchanged', 'sent_back') then return_lines.quantity else 0 end`,
    },
    {
      rule: 'An order’s returns owe no more than was paid for its goods and its delivery.',
      wrong: sql`
        select number || ': returns owe ' || sum(goods_piastres) || ' for goods and ' || sum(delivery_piastres)
          || ' for delivery, paid ' || (subtotal_piastres - discount_piastres) || ' and ' || shipping_piastres as detail
        from returns join orders on orders.id = order_id
        where goods_piastres is not null
        group by orders.id
        having sum(goods_piastres) > subtotal_piastres - discount_piastres or sum(delivery_piastres) > shipping_piastres`,
    },
    {
      rule: 'A return’s refund is of its order and of just what is owed.',
      wrong: sql`
        select ${returnName} || ' owes ' || goods_piastres + delivery_piastres - pickup_fee_piastres || ', its refund is '
          || coalesce(amount_piastres::text, 'missing') as detail
        from returns join orders on orders.id = returns.order_id left join refunds on refunds.id = refund_id
        where returns.state = 'refunded' and (
          coalesce(amount_piastres, 0) <> goods_piastres + delivery_piastres - pickup_fee_piastres
          or refunds.order_id <> returns.order_id)`,
    },
  ];
}
