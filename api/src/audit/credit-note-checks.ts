import { type SQL, sql } from 'drizzle-orm';
import type { AuditCheck } from './audit-check.ts';
import { auditedVat } from './audited-vat.ts';

/** Credit notes and restore gaps as ranges of numbers, with the next expected number at the end. */
const accounted = sql`
  select 0 as first, first - 1 as last from credit_note_counter
  union all
  select number, number from credit_notes
  union all
  select last_credit_note_number + 1, first_credit_note_number - 1 from restores
  where first_credit_note_number > last_credit_note_number + 1
  union all
  select last + 1, last + 1 from credit_note_counter`;

/** A credit note's displayed number; `lpad` alone would truncate longer ones. */
function noteName(number: SQL): SQL {
  return sql`'CN-' || lpad((${number})::text, greatest(6, length((${number})::text)), '0')`;
}

export const creditNoteChecks: AuditCheck[] = [
  {
    rule: 'Credit note numbers run without a gap, but for those that a restore left out.',
    wrong: sql`
      select case
          when first <= before then ${noteName(sql`first`)} || ' is taken twice: by a credit note, the counter or a restore'
          else ${noteName(sql`before + 1`)} || ' to ' || ${noteName(sql`first - 1`)} || ' are missing'
        end as detail
      from (
        select first, coalesce(max(last) over (
          order by first, last rows between unbounded preceding and 1 preceding
        ), -1) as before
        from (${accounted}) as accounted
      ) as stretches
      where first <> before + 1`,
  },
  {
    rule: 'A credit note is of an invoice that was issued before it, and is the sum of its lines and its delivery.',
    wrong: sql`
      select ${noteName(sql`credit_notes.number`)} || ' of ' || orders.number || ': ' || credit_notes.total_piastres
        || ' piastres, lines ' || coalesce(lines.total, 0) || ' and delivery ' || credit_notes.shipping_piastres
        || case when invoices.number is null then ', no invoice' else '' end as detail
      from credit_notes join orders on orders.id = credit_notes.order_id
      left join invoices on invoices.order_id = orders.id and invoices.issued_at <= credit_notes.issued_at
      left join (
        select credit_note_lines.number, sum(credit_note_lines.total_piastres) as total,
          bool_and(order_lines.order_id = credit_notes.order_id) as own
        from credit_note_lines join order_lines on order_lines.id = line_id
        join credit_notes on credit_notes.number = credit_note_lines.number group by 1
      ) as lines on lines.number = credit_notes.number
      where invoices.number is null or not coalesce(lines.own, true)
        or credit_notes.total_piastres <> coalesce(lines.total, 0) + credit_notes.shipping_piastres`,
  },
  {
    rule: 'Credit notes take back no more of a line or a delivery than was paid, and just the VAT of it.',
    wrong: sql`
      select orders.number || ': line ' || line_id || ' paid ' || paid || ' for ' || quantity || ', taken back '
        || taken || ' for ' || pieces || ' with VAT ' || vat as detail
      from (
        select line_id, order_id, quantity, order_lines.total_piastres - discount_share_piastres as paid,
          sum(pieces) as pieces, sum(credit_note_lines.total_piastres) as taken, sum(vat_piastres) as vat
        from credit_note_lines join order_lines on order_lines.id = line_id
        group by line_id, order_lines.id
      ) as summed join orders on orders.id = order_id
      where taken > paid or pieces > quantity or vat <> ${auditedVat(sql`taken`)}
      union all
      select orders.number || ': delivery ' || orders.shipping_piastres || ', taken back ' || sum(credit_notes.shipping_piastres)
      from credit_notes join orders on orders.id = credit_notes.order_id
      group by orders.id having sum(credit_notes.shipping_piastres) > orders.shipping_piastres`,
  },
  {
    rule: 'An order that came back is credited whole.',
    wrong: sql`
      select number || ': ' || total_piastres || ' piastres, credited ' || credited as detail
      from (
        select number, total_piastres,
          coalesce((select sum(total_piastres) from credit_notes where order_id = orders.id), 0) as credited
        from orders where state = 'returned' and exists (
          select from order_events cross join credit_note_counter
          where order_id = orders.id and order_events.state = 'returned' and at >= since
        )
      ) as back
      where credited <> total_piastres`,
  },
  {
    rule: 'A parcel that came back, or was given up, unpaid while its order goes on is credited once, with its pieces and what it would have collected.',
    wrong: sql`
      select orders.number || ' parcel ' || place || ' (' || parcels.state || '): ' || packed.pieces || ' pieces of '
        || cash_piastres || ' piastres, credited ' || coalesce(credited.pieces, 0) || ' of ' || coalesce(credited.total, 0) as detail
      from parcels join orders on orders.id = order_id
      cross join lateral (
        select sum(quantity) as pieces from parcel_lines where parcel_id = parcels.id
      ) as packed
      left join (
        select parcel_id, total_piastres as total,
          (select sum(pieces) from credit_note_lines where credit_note_lines.number = credit_notes.number) as pieces
        from credit_notes where kind = 'undelivered'
      ) as credited on credited.parcel_id = parcels.id
      where case
        when credited.parcel_id is not null
          then parcels.state not in ('returned', 'given_up') or delivered_at is not null or total <> cash_piastres
            or credited.pieces <> packed.pieces
        else parcels.state in ('returned', 'given_up') and delivered_at is null and cash_piastres > 0
          and orders.state <> 'returned' and parcels.state_at >= (select parcels_since from credit_note_counter)
        end
      union all
      select ${noteName(sql`credit_notes.number`)} || ' of ' || orders.number || ' is for a parcel of another order'
      from credit_notes join parcels on parcels.id = parcel_id join orders on orders.id = credit_notes.order_id
      where parcels.order_id <> credit_notes.order_id`,
  },
  {
    rule: 'The refund of a return has a credit note with the pieces that were taken back.',
    wrong: sql`
      select orders.number || ': return ' || returns.id || ' took back ' || taken.pieces || ' pieces, credited '
        || coalesce(credited.pieces, 0) as detail
      from returns join orders on orders.id = returns.order_id
      join refunds on refunds.id = refund_id and refunds.state = 'done'
      join credit_note_counter on done_at >= since
      cross join lateral (
        select coalesce(sum(quantity), 0) as pieces from return_inspections
        where return_id = returns.id and outcome <> 'not_accepted'
      ) as taken
      left join lateral (
        select sum(pieces) as pieces from credit_notes join credit_note_lines using (number)
        where credit_notes.refund_id = returns.refund_id
      ) as credited on true
      where taken.pieces <> coalesce(credited.pieces, 0)`,
  },
  {
    rule: 'The e-receipts of a device follow each other, each of an invoice or a credit note of its order.',
    wrong: sql`
      select device || ' ' || place || ': ' || tax_receipts.kind || ' ' || tax_receipts.number
        || case when coalesce(invoices.number, credit_notes.number) is null then ' of no document' else '' end as detail
      from (
        select tax_receipts.*, lag(uuid, 1, '') over chain as before, row_number() over chain as nth
        from tax_receipts window chain as (partition by device order by place)
      ) as tax_receipts
      left join invoices on tax_receipts.kind = 'sale' and invoices.number = tax_receipts.number
        and invoices.order_id = tax_receipts.order_id
      left join credit_notes on tax_receipts.kind = 'credit' and credit_notes.number = tax_receipts.number
        and credit_notes.order_id = tax_receipts.order_id
      where previous <> before or place <> nth or coalesce(invoices.number, credit_notes.number) is null`,
  },
];
