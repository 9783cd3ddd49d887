import type { Db } from '../database/database.ts';
import { takeInvoiceNumber } from './invoice-store.ts';
import type { Seller } from './seller.ts';

/**
 * Issues an order's invoice, with the seller as they are now. Its number follows the last one without a gap, because the counter is a row
 * that is taken and given back together with the rest of the transaction; the next invoice waits for it.
 */
export async function issueInvoice(
  tx: Db,
  invoice: { orderId: number; seller: Seller; at: Date },
): Promise<void> {
  await takeInvoiceNumber(tx, invoice);
}

/** An invoice's number as people see it, such as INV-000042. */
export function invoiceNumber(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}
