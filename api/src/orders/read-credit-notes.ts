import type { CREDIT_NOTE_KINDS } from '@dp/contract/credit-note-values.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** A credit note with what it takes back. Piastres with VAT. */
export interface CreditNote {
  readonly number: number;
  readonly issuedAt: string;
  readonly kind: (typeof CREDIT_NOTE_KINDS)[number];
  readonly totalPiastres: number;
  readonly shippingPiastres: number;
  /** The reason of its refund, for staff. */
  readonly reason: string | null;
  /** The place of its parcel within the order. */
  readonly parcel: number | null;
  readonly lines: readonly {
    readonly sku: string;
    readonly nameAr: string;
    readonly nameEn: string;
    readonly pieces: number;
    readonly totalPiastres: number;
    readonly vatPiastres: number;
  }[];
}

/** An order's credit notes, the first one first. */
export async function readCreditNotes(db: Db, orderId: number): Promise<CreditNote[]> {
  const { rows } = await db.execute<CreditNote & { ms: number } & Record<string, unknown>>(sql`
    select credit_notes.number::float8 as number, kind, refunds.reason, parcels.place as parcel,
      (extract(epoch from issued_at) * 1000)::float8 as ms,
      total_piastres::float8 as "totalPiastres", shipping_piastres::float8 as "shippingPiastres",
      coalesce((
        select json_agg(json_build_object(
          'sku', sku, 'nameAr', name_ar, 'nameEn', name_en, 'pieces', pieces,
          'totalPiastres', credit_note_lines.total_piastres, 'vatPiastres', vat_piastres
        ) order by line_id)
        from credit_note_lines join order_lines on order_lines.id = line_id
        where credit_note_lines.number = credit_notes.number
      ), '[]'::json) as lines
    from credit_notes
    left join refunds on refunds.id = refund_id
    left join parcels on parcels.id = parcel_id
    where credit_notes.order_id = ${orderId} order by credit_notes.number`);
  return rows.map(({ ms, ...note }) => ({ ...note, issuedAt: new Date(ms).toISOString() }));
}
