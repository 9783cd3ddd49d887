import type { OrderNumber } from '@dp/contract/order-numbers.ts';
import type { PaymentMethod } from '@dp/contract/payments.ts';
import { defaultItemCode, defaultUnitType } from '@dp/contract/staff/item-codes.ts';
import type { LEFT_OUT_REASONS } from '@dp/contract/staff/tax-document-values.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { hasNumber } from '../orders/order-numbers.ts';
import type { Span } from '../payments/ledger-rows.ts';
import { lineVat } from '../pricing/included-vat.ts';

/** From this sum on a receipt needs the buyer's national id (ministerial decree 188/2023), in piastres. */
const BUYER_ID_FROM = 15_000_000;

type LeftOut = (typeof LEFT_OUT_REASONS)[number];

/** Which documents are meant. */
export interface ChosenDocuments {
  readonly span: Span;
  /** Numbers of orders that were sold to companies. */
  readonly companies: readonly OrderNumber[];
}

/** A line of an invoice or a credit note. Piastres with VAT; none is negative. */
export interface TaxLine {
  readonly sku: string;
  readonly nameAr: string;
  readonly nameEn: string;
  readonly itemCode: string;
  readonly unitType: string;
  /** 0 where a credit note takes back money alone. */
  readonly pieces: number;
  /** Of one, before the discount. */
  readonly unitPiastres: number;
  /** Of all pieces, after the discount. */
  readonly totalPiastres: number;
  /** The VAT in the total. */
  readonly vatPiastres: number;
}

/** An invoice, or a credit note that takes it back in whole or in part. */
export interface TaxDocument {
  readonly kind: 'sale' | 'credit';
  readonly number: number;
  readonly at: Date;
  readonly orderId: number;
  readonly order: string;
  readonly invoice: number;
  /** Null once the customer is erased. */
  readonly buyer: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly shippingPiastres: number;
  readonly lines: readonly TaxLine[];
  /** Why it is in no file of e-receipts; null: it is. */
  readonly leftOut: LeftOut | null;
}

/** Where a page of documents begins. */
export type DocumentCursor = Pick<TaxDocument, 'kind' | 'number' | 'at'>;

/**
 * A page of a span's documents, the oldest first; a sale before its credit note of the same moment.
 *
 * @param taxNumber as the settings have it, for items without a code; empty where it is not set.
 */
export async function listTaxDocuments(
  db: Db,
  chosen: ChosenDocuments,
  after: DocumentCursor | undefined,
  { limit, taxNumber }: { readonly limit: number; readonly taxNumber: string },
): Promise<TaxDocument[]> {
  const { rows } = await db.execute<Row>(sql`
    with documents as (${documentsOf(chosen.span, { after, limit })})
    select documents.kind, documents.number::float8 as number, documents.order_id as "orderId",
      (extract(epoch from documents.at) * 1000)::float8 as ms, orders.number as "order",
      invoices.number::float8 as invoice, orders.address->>'fullName' as buyer,
      orders.payment_method as "paymentMethod", documents.shipping::float8 as "shippingPiastres",
      ${leftOut(chosen)} as "leftOut", (
        select json_agg(json_build_object(
          'sku', order_lines.sku, 'nameAr', order_lines.name_ar, 'nameEn', order_lines.name_en,
          'itemCode', products.item_code, 'unitType', products.unit_type, 'soldBy', specs->>'unit',
          'unitPiastres', order_lines.unit_piastres,
          'pieces', coalesce(credited.pieces, order_lines.quantity),
          'totalPiastres', coalesce(credited.total_piastres, order_lines.total_piastres - discount_share_piastres),
          'vatPiastres', coalesce(credited.vat_piastres, ${lineVat})
        ) order by order_lines.id)
        from order_lines
        join products on products.id = order_lines.product_id
        join product_details on product_details.product_id = products.id
        left join credit_note_lines as credited
          on documents.kind = 'credit' and credited.number = documents.number and credited.line_id = order_lines.id
        where order_lines.order_id = documents.order_id and (documents.kind = 'sale' or credited.number is not null)
      ) as lines
    from documents
    join orders on orders.id = documents.order_id
    join invoices on invoices.order_id = documents.order_id
    order by documents.at, documents.rank, documents.number
    limit ${limit}`);
  return rows.map(({ ms, lines, ...row }) => ({
    ...row,
    at: new Date(ms),
    lines: (lines ?? []).map(({ soldBy, ...line }) => ({
      ...line,
      itemCode: line.itemCode ?? (taxNumber === '' ? '' : defaultItemCode(taxNumber, line.sku)),
      unitType: line.unitType ?? defaultUnitType(soldBy ?? undefined),
    })),
  }));
}

/** Documents of a span by whether they are in a file of e-receipts; piastres, credit notes negative. */
export async function countTaxDocuments(db: Db, chosen: ChosenDocuments) {
  const { rows } = await db.execute<{
    kind: TaxDocument['kind'];
    leftOut: LeftOut | null;
    count: number;
    gross: number;
    vat: number;
  }>(sql`
    with documents as (${documentsOf(chosen.span)})
    select documents.kind, ${leftOut(chosen)} as "leftOut", count(*)::int as count,
      sum(case documents.kind when 'sale' then documents.total else -documents.total end)::float8 as gross,
      sum(case documents.kind when 'sale' then (
          select coalesce(sum(${lineVat}), 0)
          from order_lines where order_lines.order_id = documents.order_id
        ) else -(
          select coalesce(sum(vat_piastres), 0) from credit_note_lines
          where credit_note_lines.number = documents.number
        ) end)::float8 as vat
    from documents join orders on orders.id = documents.order_id
    group by 1, 2 order by 1 desc, 2`);
  return rows;
}

/** The first documents of a span that are in no file of e-receipts. */
export async function listLeftOut(db: Db, chosen: ChosenDocuments, limit: number) {
  const { rows } = await db.execute<{
    kind: TaxDocument['kind'];
    number: number;
    orderId: number;
    order: string;
    gross: number;
    leftOut: LeftOut;
  }>(sql`
    select * from (
      with documents as (${documentsOf(chosen.span)})
      select documents.kind, documents.number::float8 as number, documents.order_id as "orderId",
        orders.number as "order", documents.total::float8 as gross, ${leftOut(chosen)} as "leftOut", at, rank
      from documents join orders on orders.id = documents.order_id
    ) as seen where "leftOut" is not null
    order by at, rank, number limit ${limit}`);
  return rows;
}

type Row = Omit<TaxDocument, 'at' | 'lines'> & {
  readonly ms: number;
  readonly lines:
    | (Omit<TaxLine, 'itemCode' | 'unitType'> & {
        readonly itemCode: string | null;
        readonly unitType: string | null;
        readonly soldBy: string | null;
      })[]
    | null;
} & Record<string, unknown>;

function documentsOf(
  { from, before }: Span,
  page?: { readonly after: DocumentCursor | undefined; readonly limit: number },
): SQL {
  const part = (kind: TaxDocument['kind'], rank: number, columns: SQL) => {
    const after = page?.after;
    const least = after?.at ?? from;
    const later = after
      ? sql`and (issued_at, ${rank}::int, number) > (${after.at.toISOString()}::timestamptz, ${after.kind === 'sale' ? 0 : 1}::int, ${after.number}::bigint)`
      : sql``;
    const bounds = sql`issued_at >= ${least.toISOString()}::timestamptz and issued_at < ${before.toISOString()}::timestamptz`;
    const limited = page ? sql`order by issued_at, number limit ${page.limit}` : sql``;
    const table = sql.identifier(kind === 'sale' ? 'invoices' : 'credit_notes');
    return sql`(select ${kind}::text as kind, ${rank}::int as rank, number, order_id, issued_at as at, ${columns}
      from (select * from ${table} where ${bounds} ${later} ${limited}) as issued)`;
  };
  const ofOrder = (column: SQL) => sql`(select ${column} from orders where orders.id = order_id)`;
  const sale = sql`${ofOrder(sql`total_piastres`)} as total, ${ofOrder(sql`shipping_piastres`)} as shipping`;
  const credit = sql`total_piastres as total, shipping_piastres as shipping`;
  return sql`${part('sale', 0, sale)} union all ${part('credit', 1, credit)}`;
}

/** Why a document is in no file; the receipt of one that was in a file stays. */
function leftOut({ span, companies }: ChosenDocuments): SQL {
  return sql`case
    when exists (
      select from tax_receipts where tax_receipts.kind = documents.kind and tax_receipts.number = documents.number
    ) then null
    when ${hasNumber(companies)} then 'company'
    when orders.total_piastres >= ${BUYER_ID_FROM} then 'buyer_id_needed'
    when documents.kind = 'sale' then null
    when coalesce((
      select bool_or(pieces = 0 and total_piastres > 0) or not bool_or(pieces > 0) from credit_note_lines
      where credit_note_lines.number = documents.number
    ), true) then 'no_pieces'
    when exists (select from tax_receipts where tax_receipts.kind = 'sale' and tax_receipts.order_id = documents.order_id)
      or exists (
        select from invoices where invoices.order_id = documents.order_id
          and issued_at >= ${span.from.toISOString()}::timestamptz
      ) then null
    else 'sale_not_in_file' end`;
}
