import type { ProviderName } from '@dp/contract/payments.ts';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { paymentEvents } from './payment-tables.ts';

export type PaymentEventRow = typeof paymentEvents.$inferSelect;

/**
 * Stores what a provider sent.
 *
 * @returns the row; of a duplicate the one that was stored first.
 */
export async function insertPaymentEvent(
  db: Db,
  event: typeof paymentEvents.$inferInsert,
): Promise<PaymentEventRow> {
  const [row] = await db.insert(paymentEvents).values(event).onConflictDoNothing().returning();
  if (row) return row;
  const [first] = await db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, event.provider), eq(paymentEvents.digest, event.digest)));
  if (!first) throw new Error('A stored payment event is gone.');
  return first;
}

/** Locks an event that is not processed yet; undefined when another process was faster. */
export async function lockOpenEvent(tx: Db, id: number): Promise<PaymentEventRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.processedAt)))
    .for('update');
  return row;
}

export async function closeEvent(
  tx: Db,
  id: number,
  decided: { readonly attemptId: number | null; readonly outcome: string; readonly at: Date },
): Promise<void> {
  const { attemptId, outcome, at } = decided;
  await tx
    .update(paymentEvents)
    .set({ attemptId, outcome, processedAt: at })
    .where(eq(paymentEvents.id, id));
}

/** Verified events of some providers whose process ended before it decided on them. */
export function listOpenEvents(
  db: Db,
  { before, providers }: { readonly before: Date; readonly providers: readonly ProviderName[] },
  limit: number,
): Promise<PaymentEventRow[]> {
  const { processedAt, receivedAt, provider } = paymentEvents;
  return db
    .select()
    .from(paymentEvents)
    .where(and(isNull(processedAt), lte(receivedAt, before), inArray(provider, [...providers])))
    .orderBy(asc(paymentEvents.id))
    .limit(limit);
}
