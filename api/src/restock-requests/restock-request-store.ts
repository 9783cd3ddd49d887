import { inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { restockRequests } from './restock-request-tables.ts';

export type RestockRequest = typeof restockRequests.$inferSelect;

/** Stores a request; a repeated one changes its language only. */
export async function insertRestockRequest(
  tx: Db,
  request: typeof restockRequests.$inferInsert,
): Promise<void> {
  await tx
    .insert(restockRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [restockRequests.productId, restockRequests.recipient],
      set: { locale: request.locale },
    });
}

/** Deletes a contact's oldest requests beyond the latest `most`. */
export async function dropOldRestockRequests(
  tx: Db,
  recipient: string,
  most: number,
): Promise<void> {
  await tx.execute(sql`
    delete from restock_requests where recipient = ${recipient} and id <= (
      select id from restock_requests where recipient = ${recipient}
      order by id desc offset ${most} limit 1
    )`);
}

/**
 * Deletes and returns the oldest requests whose product can be bought, at most so many. Those that another process
 * has taken are left to it.
 */
export async function takeFulfilledRequests(tx: Db, most: number): Promise<RestockRequest[]> {
  const fulfilled = sql`select restock_requests.id
    from restock_requests join products on products.id = product_id
    where published and stock > 0
    order by restock_requests.id limit ${most}
    for update of restock_requests skip locked`;
  const taken = await tx
    .delete(restockRequests)
    .where(sql`${restockRequests.id} in (${fulfilled})`)
    .returning();
  return taken.sort((a, b) => a.id - b.id);
}

export async function deleteRestockRequestsBefore(db: Db, at: Date): Promise<void> {
  await db.delete(restockRequests).where(lt(restockRequests.askedAt, at));
}

/** Those that a customer made, or that somebody made for one of these contacts. */
export function restockRequestsOf(
  customerId: number,
  contacts: readonly string[],
): SQL | undefined {
  return or(
    sql`${restockRequests.customerId} = ${customerId}`,
    contacts.length === 0 ? undefined : inArray(restockRequests.recipient, [...contacts]),
  );
}
