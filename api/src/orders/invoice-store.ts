import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Seller } from './seller.ts';

/**
 * Issues an order's invoice with the current seller. Numbers have no gaps, because the counter is a row that
 * is rolled back with the rest of the transaction; the next invoice waits for it.
 */
export async function issueInvoice(
  db: Db,
  { orderId, seller, at }: { orderId: number; seller: Seller; at: Date },
): Promise<void> {
  await db.execute(sql`
    with next as (update invoice_counter set last = last + 1 returning last)
    insert into invoices (order_id, number, issued_at, seller)
    select ${orderId}, last, ${at.toISOString()}::timestamptz, ${JSON.stringify(seller)}::jsonb
    from next`);
}
