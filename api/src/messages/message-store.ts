import { DAY_MS } from '@dp/contract/durations.ts';
import { and, asc, desc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { OutboxChannel } from './channels.ts';
import { outbox } from './message-tables.ts';

export type NewOutboxRow = typeof outbox.$inferInsert;
export type OutboxRow = typeof outbox.$inferSelect;

/** Adds a message; returns its id. */
export async function insertMessage(db: Db, message: NewOutboxRow): Promise<number> {
  const [row] = await db.insert(outbox).values(message).returning({ id: outbox.id });
  if (!row) throw new Error('The message was not inserted.');
  return row.id;
}

/** The messages a worker claims: queued and due ones of its channels. */
interface Due {
  readonly channels: readonly OutboxChannel[];
  readonly at: Date;
}

/**
 * How long a message may wait, in milliseconds: all its tries take eight hours. Who still waits then has a channel
 * without a sender, or a shop that was down, and would be told what is long out of date.
 */
export const MESSAGE_LIFE_MS = DAY_MS;

function isDue({ channels, at }: Due) {
  return and(
    eq(outbox.status, 'queued'),
    gt(outbox.createdAt, new Date(at.getTime() - MESSAGE_LIFE_MS)),
    lte(outbox.nextAttemptAt, at),
    inArray(outbox.channel, [...channels]),
  );
}

/** Whether any message is due. An idle worker only reads, which a hung connection hardly delays (decision 055). */
export async function hasDueMessages(db: Db, due: Due): Promise<boolean> {
  const [message] = await db.select({ id: outbox.id }).from(outbox).where(isDue(due)).limit(1);
  return message !== undefined;
}

/**
 * Claims due messages for this process until `leaseEnd`: if not marked by then, because the process died,
 * they are due again. Messages claimed by another process are skipped.
 */
export async function claimDueMessages(
  db: Db,
  claim: Due & { readonly leaseEnd: Date; readonly limit: number },
): Promise<OutboxRow[]> {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: outbox.id })
        .from(outbox)
        .where(isDue(claim))
        .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
        .limit(claim.limit)
        .for('update', { skipLocked: true }),
    );
  return db
    .with(due)
    .update(outbox)
    .set({ nextAttemptAt: claim.leaseEnd })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** Stores a delivery's outcome. A message erased during the delivery stays erased. */
export async function updateMessage(
  db: Db,
  id: number,
  outcome: Partial<
    Pick<NewOutboxRow, 'status' | 'attempts' | 'lastError' | 'nextAttemptAt' | 'sentAt'>
  >,
): Promise<void> {
  await db.update(outbox).set(outcome).where(eq(outbox.id, id));
}

/** The newest messages. */
export async function listNewestMessages(db: Db, limit: number): Promise<OutboxRow[]> {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(limit);
}

/** One message. */
export async function findMessage(db: Db, id: number): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/** Deletes queued messages about an order; returns when each was due. */
export async function deleteQueuedAboutOrder(db: Db, orderId: number): Promise<(Date | null)[]> {
  const rows = await db
    .delete(outbox)
    .where(and(eq(outbox.orderId, orderId), eq(outbox.status, 'queued')))
    .returning({ nextAttemptAt: outbox.nextAttemptAt });
  return rows.map(({ nextAttemptAt }) => nextAttemptAt);
}

/** Whether a message about an order was delivered, or stored in a shop without senders. */
export async function hasSentAboutOrder(db: Db, orderId: number): Promise<boolean> {
  const [message] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.orderId, orderId), inArray(outbox.status, ['sent', 'kept'])))
    .limit(1);
  return message !== undefined;
}

/** Gives up messages that have been waiting to be sent since before a moment. */
export async function expireMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'failed', lastError: 'expired', nextAttemptAt: null })
    .where(and(lt(outbox.createdAt, moment), eq(outbox.status, 'queued')));
}

/** Deletes messages created before a moment that are sent, failed or only stored. */
export async function deleteMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(and(lt(outbox.createdAt, moment), inArray(outbox.status, ['sent', 'failed', 'kept'])));
}
