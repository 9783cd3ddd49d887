import { type SQL, sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';
import { auditedVat } from './audited-vat.ts';

const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Africa/Cairo')::date`;
const SOLD = sql`state not in ('cancelled', 'returned')`;
const DELIVERED = sql`state in ('delivered', 'completed')`;
const BACK = sql`state = 'returned'`;

/** What orders add up to, by their day and a key. */
const orders = (subject: string, key: SQL, discount: SQL) => sql`
  select ${subject}, ${dayOf(sql`placed_at`)}, ${key}, count(*), count(*) filter (where ${SOLD}),
    count(*) filter (where ${DELIVERED}), count(*) filter (where ${BACK}),
    count(*) filter (where confirmation <> 'not_needed'), count(*) filter (where confirmation = 'confirmed'),
    0, 0, 0, sum(subtotal_piastres - discount_piastres) filter (where ${SOLD}),
    sum(${discount}) filter (where ${SOLD}), 0, sum(shipping_piastres) filter (where ${SOLD}),
    sum(shipping_piastres) filter (where ${BACK}), 0, 0
  from orders where ${key} is not null group by 1, 2, 3`;

const NET = sql`(order_lines.total_piastres - discount_share_piastres)`;

/** What units add up to, by the day they were ordered and a key. */
const lines = (subject: string, key: SQL) => sql`
  select ${subject}, ${dayOf(sql`placed_at`)}, ${key}, sum(quantity),
    sum(quantity) filter (where ${SOLD}), sum(quantity) filter (where ${DELIVERED}),
    sum(quantity) filter (where ${BACK}), 0, 0, 0, 0, 0, sum(${NET}) filter (where ${SOLD}),
    sum(discount_share_piastres) filter (where ${SOLD}),
    sum(${auditedVat(NET)}) filter (where ${SOLD}), 0, 0,
    sum(${NET}) filter (where ${SOLD} and cost_piastres is not null),
    sum(cost_piastres * quantity) filter (where ${SOLD})
  from order_lines join orders on orders.id = order_id group by 1, 2, 3`;

/** Everything that the summaries should say, in the order of their columns. */
const rows = sql`
  ${orders('governorate', sql`coalesce(governorate_id::text, '')`, sql`discount_piastres`)}
  union all
  ${orders('voucher', sql`voucher_code`, sql`discount_piastres - staff_discount_piastres`)}
  union all
  ${lines('product', sql`product_id::text`)}
  union all
  ${lines('goods', sql`''`)}
  union all
  select 'courier', ${dayOf(sql`delivered_at`)}, courier_id::text, 0, 0, count(*) filter (where state = 'delivered'),
    0, 0, 0, count(*) filter (where state = 'delivered' and attempts = 0),
    count(*) filter (where hand_in_id is null and cash_piastres > 0),
    sum(cash_piastres - settled_piastres) filter (where hand_in_id is null), 0, 0, 0, 0, 0, 0, 0
  from parcels where delivered_at is not null and courier_id is not null group by 1, 2, 3
  union all
  select 'courier', ${dayOf(sql`state_at`)}, courier_id::text, 0, 0, 0, count(*), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
  from parcels where state = 'returned' and courier_id is not null group by 1, 2, 3`;

const MEASURES = [
  ...['placed', 'sold', 'delivered', 'returned', 'asked', 'confirmed', 'first_attempts'],
  ...['outstanding', 'outstanding_piastres', 'sales_piastres', 'discount_piastres', 'vat_piastres'],
  ...['shipping_piastres', 'lost_shipping_piastres', 'costed_piastres', 'cost_piastres'],
];
const measured = (from: string) =>
  sql`array[${sql.raw(MEASURES.map((name) => `coalesce(sum(${from}.${name}), 0)`).join(', '))}]::numeric[]`;
const NOTHING = sql`array_fill(0::numeric, array[${MEASURES.length}::int])`;

/** Where two tables of subjects, days and keys with what is measured differ. */
const differences = (left: SQL, words: string, right: SQL, rightWords: string) => sql`
  select subject || ' ' || key || ' on ' || day || ': '
    || coalesce(one.measured, ${NOTHING})::text || ${` ${words}, `}
    || coalesce(other.measured, ${NOTHING})::text || ${` ${rightWords}`} as detail
  from (${left}) as one full join (${right}) as other using (subject, day, key)
  where coalesce(one.measured, ${NOTHING}) <> coalesce(other.measured, ${NOTHING})`;

/** A report that is read from the summaries must be what the rows would have said. */
export const reportChecks: AuditCheck[] = [
  {
    rule: 'The summaries of reports, with the changes not yet folded into them, are what orders, lines and parcels add up to.',
    wrong: differences(
      sql`
        select subject, day, key, ${measured('summed')} as measured
        from (select * from report_days union all select * from report_deltas) as summed
        group by subject, day, key`,
      'in the summary',
      sql`
        select subject, day, key, ${measured('counted')} as measured
        from (${rows}) as counted (subject, day, key, ${sql.raw(MEASURES.join(', '))})
        group by subject, day, key`,
      'in the rows',
    ),
  },
  {
    rule: 'The monthly summaries of reports are what the daily ones add up to.',
    wrong: differences(
      sql`select subject, day, key, ${measured('m')} as measured from report_months as m group by 1, 2, 3`,
      'for the month',
      sql`
        select subject, date_trunc('month', d.day)::date as day, key, ${measured('d')} as measured
        from report_days as d group by 1, 2, 3`,
      'by its days',
    ),
  },
];
