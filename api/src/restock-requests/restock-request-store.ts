import type { Locale } from '@dp/contract/locale.ts';
import { inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Channel } from '../messages/channels.ts';
import { restockRequests } from './restock-request-tables.ts';

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

/** A request whose product can be bought, with the product's name in the language of the request. */
export interface FulfilledRequest extends Record<string, unknown> {
  readonly id: string;
  readonly productId: number;
  readonly product: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly customerId: number | null;
  readonly locale: Locale;
}

/**
 * Locks the oldest requests whose product can be bought, at most so many. Those that another process has locked are
 * left to it.
 */
export async function lockFulfilledRequests(
  tx: Db,
  now: Date,
  most: number,
): Promise<FulfilledRequest[]> {
  const { rows } = await tx.execute<FulfilledRequest>(sql`
    select restock_requests.id, product_id as "productId", channel, recipient, customer_id as "customerId", locale,
      case locale when 'ar' then name_ar else name_en end as product
    from restock_requests join products on products.id = product_id
    where published and stock > 0 and (retry_at is null or retry_at <= ${now.toISOString()})
    order by restock_requests.id limit ${most}
    for update of restock_requests skip locked`);
  return rows;
}

/** Ends requests whose messages are queued. */
export async function deleteRestockRequests(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(restockRequests).where(isOneOf(ids));
}

/** Leaves requests for later. */
export async function postponeRestockRequests(
  tx: Db,
  ids: readonly string[],
  retryAt: Date,
): Promise<void> {
  if (ids.length > 0) await tx.update(restockRequests).set({ retryAt }).where(isOneOf(ids));
}

const isOneOf = (ids: readonly string[]) => inArray(restockRequests.id, ids.map(Number));

/** Deletes the requests that were made before a moment. */
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
