import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { TaxDocument } from './document-rows.ts';
import { taxReceipts } from './tax-receipt-tables.ts';

export type TaxReceipt = typeof taxReceipts.$inferSelect;

/** Keeps others from making receipts until the transaction ends, so that each chain has one end. */
export async function lockReceipts(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${taxReceipts} in share row exclusive mode`);
}

/** Receipts of some documents, and of the sales of their orders. */
export async function readReceipts(
  tx: Db,
  documents: readonly Pick<TaxDocument, 'orderId'>[],
): Promise<TaxReceipt[]> {
  const orders = [...new Set(documents.map(({ orderId }) => orderId))];
  return tx.select().from(taxReceipts).where(inArray(taxReceipts.orderId, orders));
}

/** The end of a device's chain; its uuid is empty before the first receipt. */
export async function readChainEnd(tx: Db, device: string) {
  const [last] = await tx
    .select({ place: taxReceipts.place, uuid: taxReceipts.uuid })
    .from(taxReceipts)
    .where(eq(taxReceipts.device, device))
    .orderBy(desc(taxReceipts.place))
    .limit(1);
  return last ?? { place: 0, uuid: '' };
}

export async function insertReceipts(tx: Db, receipts: readonly TaxReceipt[]): Promise<void> {
  if (receipts.length > 0) await tx.insert(taxReceipts).values([...receipts]);
}

/** Forgets a device's receipts from the first of some documents on. */
export async function forgetReceipts(
  tx: Db,
  device: string,
  since: { readonly from: Date; readonly before: Date },
): Promise<void> {
  const issuedIn = (table: 'invoices' | 'credit_notes', kind: TaxReceipt['kind']) => sql`
    select tax_receipts.place from ${taxReceipts} join ${sql.identifier(table)} as issued on issued.number = tax_receipts.number
    where tax_receipts.kind = ${kind} and tax_receipts.device = ${device} and issued.issued_at >= ${since.from.toISOString()}::timestamptz
      and issued.issued_at < ${since.before.toISOString()}::timestamptz`;
  await tx
    .delete(taxReceipts)
    .where(
      and(
        eq(taxReceipts.device, device),
        sql`${taxReceipts.place} >= (select min(place) from (${issuedIn('invoices', 'sale')} union all ${issuedIn('credit_notes', 'credit')}) as made)`,
      ),
    );
}
