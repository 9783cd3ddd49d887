import { and, count, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { outbox } from './message-tables.ts';

/** Number of messages that are queued or failed. */
export async function countUnsentMessages(db: Db): Promise<{ state: string; count: number }[]> {
  return db
    .select({ state: outbox.status, count: count() })
    .from(outbox)
    .where(inArray(outbox.status, ['queued', 'failed']))
    .groupBy(outbox.status);
}

/** Removes every message to or about a shopper, sent or not, for a deleted account. */
export async function eraseMessagesOf(
  db: Db,
  customerId: number,
  contacts: readonly string[],
): Promise<void> {
  await db
    .delete(outbox)
    .where(or(eq(outbox.customerId, customerId), inArray(outbox.recipient, [...contacts])));
}

/** Removes single messages, by what `queueMessage` returned. */
export async function eraseMessages(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(outbox).where(inArray(outbox.id, [...ids]));
}

/** Gives the messages about one customer to another whose account takes over. */
export async function moveMessages(tx: Db, from: number, into: number): Promise<void> {
  await tx.update(outbox).set({ customerId: into }).where(eq(outbox.customerId, from));
}

/**
 * What the shop has sent to or about a customer and still has, the newest first. A code that still works is left out:
 * with it, who reads this could be the customer.
 */
export async function listMessagesTo(
  db: Db,
  customerId: number,
  contacts: readonly string[],
  now: Date,
) {
  return db
    .select({
      channel: outbox.channel,
      to: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      at: outbox.createdAt,
    })
    .from(outbox)
    .where(
      and(
        or(eq(outbox.customerId, customerId), inArray(outbox.recipient, [...contacts])),
        or(isNull(outbox.expiresAt), lte(outbox.expiresAt, now)),
      ),
    )
    .orderBy(desc(outbox.id));
}
