import { type SQL, sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';

/** Invoices and restore gaps as ranges of numbers, with the next expected number at the end. */
const accounted = sql`
  select number as first, number as last from invoices
  union all
  select last_invoice_number + 1, first_invoice_number - 1 from restores
  where first_invoice_number > last_invoice_number + 1
  union all
  select last + 1, last + 1 from invoice_counter`;

/** An invoice's displayed number; `lpad` alone would truncate longer ones. */
function invoiceName(number: SQL): SQL {
  return sql`'INV-' || lpad((${number})::text, greatest(6, length((${number})::text)), '0')`;
}

export const invoiceChecks: AuditCheck[] = [
  {
    rule: 'Invoice numbers run from 1 without a gap, but for those that a restore left out.',
    wrong: sql`
      select case
          when first <= before then ${invoiceName(sql`first`)} || ' is taken twice: by an invoice, the counter or a restore'
          when first = before + 2 then ${invoiceName(sql`before + 1`)} || ' is missing'
          else ${invoiceName(sql`before + 1`)} || ' to ' || ${invoiceName(sql`first - 1`)} || ' are missing'
        end as detail
      from (
        select first, coalesce(max(last) over (
          order by first, last rows between unbounded preceding and 1 preceding
        ), 0) as before
        from (${accounted}) as accounted
      ) as stretches
      where first <> before + 1`,
  },
  {
    rule: 'An order has an invoice from its dispatch on, and none before.',
    wrong: sql`
      select number || ' (' || state || ')' || case when issued then ' has one' else ' has none' end as detail
      from (
        select number, state, exists (select from invoices where order_id = orders.id) as issued from orders
      ) as seen
      where issued <> (state in ('dispatched', 'delivered', 'completed', 'returned'))`,
  },
];
