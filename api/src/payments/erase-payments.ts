import { DAY_MS } from '@dp/contract/durations.ts';
import { inArray, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { paymentAttempts, paymentEvents, refunds } from './payment-tables.ts';
import { deleteOldReceipts, deleteReceipts } from './transfer-receipts.ts';

/** How long what providers and shoppers sent is stored whole: longer than any dispute about a payment. */
const EVIDENCE_KEPT_MS = 400 * DAY_MS;

/** Erases who paid from the payments of these orders, receipts too; sums, references and states stay. */
export async function erasePayments(tx: Db, orderIds: readonly number[]): Promise<void> {
  const own = inArray(paymentAttempts.orderId, [...orderIds]);
  await tx
    .update(paymentAttempts)
    .set({ senderName: null, senderEnd: null, source: null })
    .where(own);
  const attempts = await tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(own);
  const ids = attempts.map(({ id }) => id);
  await deleteReceipts(tx, ids);
  // Words of staff about a person; what proves a payout stays with the sums.
  await tx
    .update(refunds)
    .set({ reason: '' })
    .where(inArray(refunds.orderId, [...orderIds]));
  await tx
    .update(paymentEvents)
    .set({ body: '', query: '' })
    .where(inArray(paymentEvents.attemptId, ids));
}

/** Deletes what providers and shoppers sent long ago, and receipts of transfers that were never reported. */
export async function deleteOldPaymentEvidence(db: Db, at: Date): Promise<void> {
  await deleteOldReceipts(db, { at, keptMs: EVIDENCE_KEPT_MS });
  const before = new Date(at.getTime() - EVIDENCE_KEPT_MS);
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}
