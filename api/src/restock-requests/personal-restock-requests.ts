import type { Locale } from '@dp/contract/locale.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { restockRequestsOf } from './restock-request-store.ts';
import { restockRequests } from './restock-request-tables.ts';

/** Gives one customer's requests to another whose account takes over. */
export async function moveRestockRequests(tx: Db, from: number, into: number): Promise<void> {
  await tx
    .update(restockRequests)
    .set({ customerId: into })
    .where(eq(restockRequests.customerId, from));
}

/** Deletes a customer's requests, and those for their contacts. */
export async function eraseRestockRequests(
  tx: Db,
  customerId: number,
  contacts: readonly string[],
): Promise<void> {
  await tx.delete(restockRequests).where(restockRequestsOf(customerId, contacts));
}

/** The products that a customer waits for, for the export of their data. */
export async function exportRestockRequests(
  db: Db,
  customerId: number,
  contacts: readonly string[],
  locale: Locale,
) {
  const name = sql.raw(locale === 'ar' ? 'products.name_ar' : 'products.name_en');
  const { rows } = await db.execute<{ sku: string; name: string; contact: string; at: Date }>(sql`
    select products.sku, ${name} as name, recipient as contact, asked_at as at
    from ${restockRequests} join products on products.id = product_id
    where ${restockRequestsOf(customerId, contacts)}
    order by ${restockRequests.id}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }));
}
