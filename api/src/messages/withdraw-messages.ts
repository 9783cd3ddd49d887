import type { Db } from '../database/database.ts';
import { deleteQueuedAboutOrder, hasSentAboutOrder } from './message-store.ts';

/**
 * Withdraws what is still queued about an order that is cancelled.
 *
 * @returns whether nobody has heard of the order: something was withdrawn, and nothing was sent before or
 *   is with a sender at this moment (a message that is being handed over is due only later).
 */
export async function withdrawMessages(tx: Db, orderId: number, at: Date): Promise<boolean> {
  const withdrawn = await deleteQueuedAboutOrder(tx, orderId);
  const unsent = withdrawn.length > 0 && withdrawn.every((due) => due !== null && due <= at);
  return unsent && !(await hasSentAboutOrder(tx, orderId));
}
