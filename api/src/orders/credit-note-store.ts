import type { CREDIT_NOTE_KINDS } from '@dp/contract/credit-note-values.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { CreditableLine, layOutCredit } from './credit-amount.ts';
import { creditNoteCounter, creditNotes } from './credit-note-tables.ts';

/** An order's invoice with what its credit notes took back; `pieces` are none. Undefined without an invoice. */
export async function readInvoiced(
  tx: Db,
  orderId: number,
): Promise<
  { readonly lines: (CreditableLine & { productId: number })[]; shippingLeft: number } | undefined
> {
  const { rows } = await tx.execute<{ shippingLeft: number; lines: never }>(sql`
    select (orders.shipping_piastres - coalesce((
        select sum(shipping_piastres) from credit_notes where order_id = orders.id), 0))::float8 as "shippingLeft",
      (select json_agg(json_build_object(
          'lineId', order_lines.id, 'productId', product_id, 'quantity', quantity, 'pieces', 0,
          'paidPiastres', order_lines.total_piastres - discount_share_piastres,
          'creditedPiastres', coalesce(taken.piastres, 0), 'creditedPieces', coalesce(taken.pieces, 0)
        ) order by order_lines.id)
        from order_lines left join lateral (
          select sum(total_piastres) as piastres, sum(pieces) as pieces
          from credit_note_lines where line_id = order_lines.id
        ) as taken on true
        where order_id = orders.id) as lines
    from orders join invoices on invoices.order_id = orders.id where orders.id = ${orderId}`);
  return rows[0];
}

/** Of some parcels that came back, the ids of those that are to be credited and have no credit note. */
export async function listUncredited(
  tx: Db,
  parcels: readonly { readonly id: number; readonly stateAt: Date }[],
): Promise<ReadonlySet<number>> {
  const ids = parcels.map(({ id }) => id);
  const credited = await tx
    .select({ id: creditNotes.parcelId })
    .from(creditNotes)
    .where(inArray(creditNotes.parcelId, ids));
  const [counter] = await tx
    .select({ since: creditNoteCounter.parcelsSince })
    .from(creditNoteCounter);
  const since = counter?.since ?? new Date(0);
  const due = parcels.filter(({ stateAt }) => stateAt >= since).map(({ id }) => id);
  return new Set(due).difference(new Set(credited.map(({ id }) => id)));
}

interface NewCreditNote {
  readonly orderId: number;
  readonly kind: (typeof CREDIT_NOTE_KINDS)[number];
  readonly refundId?: number | null;
  readonly parcelId?: number;
  readonly totalPiastres: number;
  readonly credit: ReturnType<typeof layOutCredit>;
  readonly at: Date;
}

/**
 * Writes a credit note under the next number. Numbers have no gaps, because the counter is a row that is rolled back
 * with the rest of the transaction; the next credit note waits for it. It is never dated before its invoice, though the
 * machine's clock may have been set back since.
 */
export async function insertCreditNote(
  tx: Db,
  { orderId, kind, refundId = null, parcelId, totalPiastres, credit, at }: NewCreditNote,
): Promise<void> {
  await tx.execute(sql`
    with next as (update credit_note_counter set last = last + 1 returning last),
    note as (
      insert into credit_notes (number, order_id, kind, refund_id, parcel_id, issued_at, shipping_piastres, total_piastres)
      select last, ${orderId}, ${kind}, ${refundId}::int, ${parcelId ?? null}::int,
        greatest(${at.toISOString()}::timestamptz, (select issued_at from invoices where order_id = ${orderId})),
        ${credit.shippingPiastres}, ${totalPiastres}
      from next returning number
    )
    insert into credit_note_lines (number, line_id, pieces, total_piastres, vat_piastres)
    select note.number, "lineId", pieces, "totalPiastres", "vatPiastres"
    from note, jsonb_to_recordset(${JSON.stringify(credit.lines)}::jsonb)
      as lines ("lineId" int, pieces int, "totalPiastres" bigint, "vatPiastres" bigint)`);
}
