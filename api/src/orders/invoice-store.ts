import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Seller } from './seller.ts';

/** Adds an order's invoice under the next number; the counter's row stays locked until the transaction ends. */
export async function takeInvoiceNumber(
  db: Db,
  { orderId, seller, at }: { orderId: number; seller: Seller; at: Date },
): Promise<void> {
  await db.execute(sql`
    with next as (update invoice_counter set last = last + 1 returning last)
    insert into invoices (order_id, number, issued_at, seller)
    select ${orderId}, last, ${at.toISOString()}::timestamptz, ${JSON.stringify(seller)}::jsonb
    from next`);
}
