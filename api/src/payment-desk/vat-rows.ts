import type { CREDIT_NOTE_KINDS } from '@dp/contract/credit-note-values.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Span } from '../payments/ledger-rows.ts';
import { lineVat } from '../pricing/included-vat.ts';

/** A document of sale, or what takes one back in whole or in part. Piastres; what goes back is negative. */
export interface VatRow {
  readonly kind: 'sale' | (typeof CREDIT_NOTE_KINDS)[number];
  readonly at: string;
  readonly invoice: number;
  /** The credit note's number; null of a sale, and of what came back before the shop issued any. */
  readonly note: number | null;
  readonly order: string;
  readonly gross: number;
  readonly shipping: number;
  readonly vat: number;
}

/**
 * Everything with VAT in a span, the oldest first: invoices and credit notes by their dates. VAT is in the goods,
 * rounded for each line as on the invoice (`goodsVatPiastres`). What came back before the shop issued credit notes
 * counts by its share of the order: whole orders by the day they came back, and refunds of others.
 */
export async function listVatRows(db: Db, { from, before }: Span): Promise<VatRow[]> {
  const within = (at: ReturnType<typeof sql>) =>
    sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${before.toISOString()}::timestamptz`;
  const { rows } = await db.execute<VatRow & Record<string, unknown>>(sql`
    with came_back as (
      select order_id, min(at) as at from order_events where state = 'returned' group by order_id
    ), documents as (
      select 'sale' as kind, issued_at as at, order_id, 1::numeric as share
        from invoices where ${within(sql`issued_at`)}
      union all
      select 'returned', came_back.at, order_id, -1
        from came_back join invoices using (order_id) cross join credit_note_counter
        where ${within(sql`came_back.at`)} and came_back.at < since
          and not exists (select from credit_notes where credit_notes.order_id = came_back.order_id)
      union all
      select 'refund', refunds.done_at, refunds.order_id, -refunds.amount_piastres::numeric / orders.total_piastres
        from refunds
        join invoices using (order_id)
        join orders on orders.id = refunds.order_id
        cross join credit_note_counter
        left join came_back using (order_id)
        where refunds.state = 'done' and ${within(sql`refunds.done_at`)} and refunds.done_at < since
          and came_back.order_id is null and orders.total_piastres > 0
          and not exists (select from credit_notes where refund_id = refunds.id)
    ), rows as (
      select documents.kind, documents.at, documents.order_id, null::float8 as note,
        round(orders.total_piastres * documents.share)::float8 as gross,
        round(orders.shipping_piastres * documents.share)::float8 as shipping,
        round(vat.piastres * documents.share)::float8 as vat
      from documents
      join orders on orders.id = documents.order_id
      cross join lateral (
        select coalesce(sum(${lineVat}), 0) as piastres
        from order_lines where order_lines.order_id = documents.order_id
      ) as vat
      union all
      select kind, issued_at, order_id, number::float8, -total_piastres::float8, -shipping_piastres::float8,
        -(select coalesce(sum(vat_piastres), 0) from credit_note_lines
          where credit_note_lines.number = credit_notes.number)::float8
      from credit_notes where ${within(sql`issued_at`)}
    )
    select rows.kind, rows.at, invoices.number::float8 as invoice, rows.note, orders.number as "order",
      rows.gross, rows.shipping, rows.vat
    from rows
    join invoices using (order_id)
    join orders on orders.id = rows.order_id
    order by rows.at, invoices.number, rows.note nulls first`);
  return rows;
}
