import { shareOf, toEgp } from '@dp/contract/money.ts';
import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { orderLines } from '../orders/order-line-tables.ts';

/** The lines of an order with what was paid for their pieces, the discount taken off: a refund may be for some of them. */
export async function readRefundLines(db: Db, orderId: number): Promise<OrderMoney['lines']> {
  const rows = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return rows.map((line) => {
    const { productId, nameAr, nameEn, quantity, totalPiastres, discountSharePiastres } = line;
    const paidPiastres = totalPiastres - discountSharePiastres;
    const paid = Array.from({ length: quantity }, (_, before) =>
      toEgp(shareOf(paidPiastres, { units: before + 1, quantity }, 'down')),
    );
    return { product_id: productId, name: { ar: nameAr, en: nameEn }, paid };
  });
}
