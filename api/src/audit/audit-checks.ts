import { type SQL, sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';
import { claimChecks } from './claim-checks.ts';
import { creditNoteChecks } from './credit-note-checks.ts';
import { deliveryChecks } from './delivery-checks.ts';
import { invoiceChecks } from './invoice-checks.ts';
import { cashChecks, parcelChecks } from './parcel-checks.ts';
import { paymentChecks } from './payment-checks.ts';
import { receiptChecks } from './receipt-checks.ts';
import { reportChecks } from './report-checks.ts';
import { returnChecks } from './return-checks.ts';
import { voucherChecks } from './voucher-checks.ts';

/**
 * The rules, in plain SQL on purpose: an audit must not share the code it checks.
 *
 * @param legalSteps rows (from, to) of the order's state machine.
 * @param legalParcelSteps the same of the parcel's.
 * @param legalReturnSteps the same of the return's.
 */
export function auditChecks(
  legalSteps: SQL,
  legalParcelSteps: SQL,
  legalReturnSteps: SQL,
): AuditCheck[] {
  return [
    ...stockChecks,
    ...receiptChecks,
    ...productChecks,
    ...priceChecks,
    ...orderChecks,
    ...eventChecks(legalSteps),
    ...voucherChecks,
    ...invoiceChecks,
    ...creditNoteChecks,
    ...parcelChecks(legalParcelSteps),
    ...deliveryChecks,
    ...cashChecks,
    ...claimChecks,
    ...returnChecks(legalReturnSteps),
    ...paymentChecks,
    ...reportChecks,
  ];
}

const stockChecks: AuditCheck[] = [
  {
    rule: 'A product’s stock is the sum of its movements.',
    wrong: sql`
      select sku || ': ' || stock || ' in stock, movements say ' || moved as detail
      from (
        select sku, stock, coalesce((select sum(delta) from stock_movements where product_id = products.id), 0) as moved
        from products
      ) as counted
      where stock <> moved`,
  },
  {
    rule: 'Stock is never below zero.',
    wrong: sql`select sku || ': ' || stock as detail from products where stock < 0`,
  },
  {
    rule: 'An order took exactly its lines out of stock; a cancelled one gave them back once, one that came back as its inspection says.',
    wrong: sql`
      select coalesce(number, 'order ' || order_id) || ': product ' || product_id || ' sold ' || sold
        || ' and returned ' || returned || case when came_back + written_off > 0
          then ', came back ' || came_back || ' and written off ' || written_off else '' end
        || ', ordered ' || ordered || ', ' || coalesce(state, 'no such order') as detail
      from (
        select order_id, product_id,
          coalesce(sum(quantity) filter (where kind = 'line'), 0) as ordered,
          coalesce(-sum(quantity) filter (where kind = 'sold'), 0) as sold,
          coalesce(sum(quantity) filter (where kind = 'returned'), 0) as returned,
          coalesce(sum(quantity) filter (where kind = 'came_back'), 0) as came_back,
          coalesce(-sum(quantity) filter (where kind = 'written_off'), 0) as written_off,
          coalesce(-sum(quantity) filter (where kind = 'b_stock'), 0) as b_stock,
          coalesce(sum(quantity) filter (where kind like 'found %'), 0) as found,
          coalesce(sum(quantity) filter (where kind = 'found written_off'), 0) as found_useless,
          coalesce(sum(quantity) filter (where kind = 'found b_stock'), 0) as found_b_stock
        from (
          select order_id, product_id, quantity, 'line' as kind from order_lines
          union all
          select order_id, product_id, delta, reason from stock_movements
          where reason in ('sold', 'returned', 'came_back', 'written_off', 'b_stock')
          union all
          select order_id, product_id, quantity, 'found ' || outcome
          from inspections join parcels on parcels.id = parcel_id
          union all
          select order_id, product_id, quantity, 'found ' || outcome
          from return_inspections join returns on returns.id = return_id where outcome <> 'not_accepted'
        ) as moved
        group by order_id, product_id
      ) as balance
      left join orders on orders.id = balance.order_id
      where state is null or sold <> ordered
        or returned <> case when state = 'cancelled' then ordered else 0 end
        or came_back <> found or came_back > ordered
        or written_off <> found_useless or b_stock <> found_b_stock`,
  },
];

/** A price less basis points, rounded half up to a whole pound, as every price is. */
const reduced = (piastres: SQL, basisPoints: SQL) =>
  sql`((${piastres} * (10000 - ${basisPoints}) + 500000) / 1000000) * 100`;

const productChecks: AuditCheck[] = [
  {
    rule: 'A product has its details.',
    wrong: sql`
      select sku as detail from products
      where not exists (select from product_details where product_id = products.id)`,
  },
];

const priceChecks: AuditCheck[] = [
  {
    rule: 'A product’s prices by quantity rise in quantity and fall in price, the first below the list price.',
    wrong: sql`
      select sku || ': from ' || least_units || ' on ' || price || ' piastres, after ' || before_price
        || ' from ' || before_units || ' on' as detail
      from (
        select sku, least_units, price,
          coalesce(lag(least_units) over by_place, 1) as before_units,
          coalesce(lag(price) over by_place, ${reduced(sql`list_price_piastres`, sql`0`)}) as before_price
        from (
          select id, sku, list_price_piastres, place, (tier->>'from')::int as least_units,
            coalesce((tier->>'price_piastres')::bigint,
              ${reduced(sql`list_price_piastres`, sql`(tier->>'discount_basis_points')::int`)}) as price
          from products, jsonb_array_elements(tiers) with ordinality as listed (tier, place)
        ) as tiers
        window by_place as (partition by id order by place)
      ) as steps
      where least_units <= before_units or price >= before_price`,
  },
  {
    rule: 'A line’s unit cost no more than its list price less its discount; prices by quantity only lower it.',
    wrong: sql`
      select number || ': ' || sku || ' at ' || unit_piastres || ' of ' || list_price_piastres
        || ' piastres less ' || discount_basis_points || ' basis points' as detail
      from order_lines join orders on orders.id = order_id
      where unit_piastres > ${reduced(sql`list_price_piastres`, sql`discount_basis_points`)}`,
  },
];

const orderChecks: AuditCheck[] = [
  {
    rule: 'An order’s money is the sum of its lines, less the voucher, plus delivery.',
    wrong: sql`
      select number || ': lines ' || coalesce(lines.total, 0) || ' and shares ' || coalesce(lines.shares, 0)
        || ', order ' || subtotal_piastres || ' − ' || discount_piastres || ' + ' || shipping_piastres
        || ' = ' || total_piastres || ' piastres' as detail
      from orders left join (
        select order_id, sum(unit_piastres * quantity) as total, sum(discount_share_piastres) as shares
        from order_lines group by order_id
      ) as lines on lines.order_id = orders.id
      where subtotal_piastres is distinct from lines.total
        or discount_piastres is distinct from lines.shares
        or subtotal_piastres - discount_piastres + shipping_piastres <> total_piastres`,
  },
  {
    rule: 'An order has as many lines and units as it says, each product once.',
    wrong: sql`
      select number || ': ' || total_items || ' lines of ' || total_quantity || ' units, found '
        || coalesce(lines.items, 0) || ' of ' || coalesce(lines.units, 0) as detail
      from orders left join (
        select order_id, count(*) as items, count(distinct product_id) as products, sum(quantity) as units
        from order_lines group by order_id
      ) as lines on lines.order_id = orders.id
      where total_items is distinct from lines.items or total_items is distinct from lines.products
        or total_quantity is distinct from lines.units`,
  },
  {
    rule: 'An order’s number is its own, and so is the key it was placed with.',
    wrong: sql`
      select number as detail from orders group by number having count(*) > 1
      union all
      select min(number) || ' and ' || max(number) from orders
      group by customer_id, idempotency_key having count(*) > 1`,
  },
];

function eventChecks(legalSteps: SQL): AuditCheck[] {
  return [
    {
      rule: 'An order begins as a draft when it is placed, goes on by legal steps, and is in the last one’s state.',
      wrong: sql`
        with steps as (
          select order_id, state, at,
            lag(state) over by_id as before, lead(state) over by_id as after
          from order_events window by_id as (partition by order_id order by id)
        )
        select number || ' has no events' as detail from orders
        where not exists (select from steps where order_id = orders.id)
        union all
        select number || ' begins as ' || steps.state
        from orders join steps on order_id = orders.id and before is null
        where steps.state <> 'draft' or at <> placed_at
        union all
        select number || ' went from ' || before || ' to ' || steps.state
        from orders join steps on order_id = orders.id and before is not null
        where (before, steps.state) not in ${legalSteps}
        union all
        select number || ' is ' || orders.state || ', its last event says ' || steps.state
        from orders join steps on order_id = orders.id and after is null
        where orders.state <> steps.state`,
    },
  ];
}
