import { sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';

export const voucherChecks: AuditCheck[] = [
  {
    rule: 'A voucher was used as often as orders used it, and no more than it may be.',
    wrong: sql`
      select code || ': ' || uses || ' uses, ' || redeemed || ' orders, at most '
        || coalesce(max_uses::text, 'any number') as detail
      from (
        select code, uses, max_uses,
          (select count(*) from voucher_redemptions where voucher_id = vouchers.id) as redeemed
        from vouchers
      ) as counted
      where uses <> redeemed or redeemed > max_uses`,
  },
  {
    rule: 'No shopper used a voucher more often than each may, unless staff lowered that or merged their accounts since.',
    wrong: sql`
      select code || ': ' || count(*) || ' times by customer ' || customer_id || ', at most '
        || max_uses_per_customer as detail
      from voucher_redemptions join vouchers on vouchers.id = voucher_id
      group by vouchers.id, customer_id
      having count(*) > max_uses_per_customer and not exists (
        select from audit_log where audit_log.at >= min(voucher_redemptions.at) and (
          action = 'voucher.edit' and subject_kind = 'voucher' and subject_id = vouchers.id::text
          or action = 'customer.merge' and subject_kind = 'customer' and subject_id = customer_id::text)
      )`,
  },
  {
    rule: 'An order used just the voucher it names; one that was cancelled, or came back undelivered, none.',
    wrong: sql`
      select number || ' (' || state || '): names ' || coalesce(voucher_code, 'none') || ', used '
        || coalesce(vouchers.code, 'none') as detail
      from orders
      left join voucher_redemptions on order_id = orders.id
      left join vouchers on vouchers.id = voucher_id
      where vouchers.code is distinct from case
          when state = 'cancelled' then null
          when state = 'returned' and not exists (
            select from parcels where order_id = orders.id and delivered_at is not null
          ) then null
          else voucher_code end
        or voucher_redemptions.customer_id <> orders.customer_id`,
  },
];
